// What bits.py says, for the compiler. Every room is compiled with it.
#pragma once
#include <cstring>
#include <stdexcept>

typedef unsigned __int128 places_t;
typedef unsigned long long word_t;

// Only the debug build looks (a legal game never errs); Python sees an IndexError.
static inline void insist(bool fine, const char *what) {
#ifdef PALAVER_DEBUG
    if (!fine) throw std::out_of_range(what);
#endif
}
static inline int checked_index(int index, int length) {
    insist(0 <= index && index < length, "no such place in an array");
    return index;
}

static inline int count(places_t places) {
    return __builtin_popcountll((word_t)places) + __builtin_popcountll((word_t)(places >> 64));
}
static inline places_t only(int place) {
    insist(0 <= place && place < 128, "no such place in a set");
    return (places_t)1 << place;
}
static inline bool has(places_t places, int place) {
    insist(0 <= place && place < 128, "no such place in a set");
    return places >> place & 1;
}
static inline int first(places_t places) {
    insist(places != 0, "the first of none");
    word_t low = (word_t)places;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((word_t)(places >> 64));
}

// for (int place : each(places)); Cython writes the loop.
struct each {
    struct iterator {
        places_t rest;
        int operator*() const { return first(rest); }
        iterator &operator++() { rest &= rest - 1; return *this; }
        bool operator!=(const iterator &other) const { return rest != other.rest; }
    };
    places_t places;
    each(places_t places = 0) : places(places) {}
    iterator begin() const { return {places}; }
    iterator end() const { return {0}; }
};

// Held by the stack; 1,024 is several times what any room's largest question allows.
struct Answers {
    static const int most = 1024;
    int used;
    int answers[most];
    Answers() : used(0) {}
    void add(int answer) {
        insist(used < most, "more answers than there is room for");
        answers[used++] = answer;
    }
    void add_each(places_t places, int first = 0) {
        for (int place : each(places)) add(first + place);
    }
    int total() const { return used; }
    void clear() { used = 0; }
    int take(int index) {
        insist(0 <= index && index < used, "no such answer");
        int taken = answers[index];
        answers[index] = answers[--used];
        return taken;
    }
    int operator[](int index) const {
        insist(0 <= index && index < used, "no such answer");
        return answers[index];
    }
};

// Numbers at the address of somebody else's array.
template <class N> struct Numbers {
    N *numbers;
    int length;
    Numbers(word_t address = 0, int length = 0) : numbers((N *)address), length(length) {}
    void put(int place, int number) { numbers[inside(place)] = (N)number; }
    int get(int place) const { return numbers[inside(place)]; }
    void wipe(int begin, int end) {
        insist(0 <= begin && end <= length, "beyond the row");
        memset(numbers + begin, 0, (end - begin) * sizeof(N));
    }
    void fill(int begin, int end, int number) {
        insist(0 <= begin && end <= length, "beyond the row");
        for (int place = begin; place < end; place++) numbers[place] = (N)number;
    }
    void copy(int at, const int *source, int begin, int amount) {
        insist(0 <= at && at + amount <= length, "beyond the row");
        for (int i = 0; i < amount; i++) numbers[at + i] = (N)source[begin + i];
    }
    void mark(places_t places, int first, int number) {
        // Half by half: on 128 bits at once a row of The Heart of Africa takes twice as long.
        mark_word((word_t)places, first, number);
        mark_word((word_t)(places >> 64), first + 64, number);
    }
    void mark_word(word_t rest, int first, int number) {
        for (; rest; rest &= rest - 1) put(first + __builtin_ctzll(rest), number);
    }
    int inside(int place) const {
        insist(0 <= place && place < length, "beyond the row");
        return place;
    }
};
typedef Numbers<short> Figures;
typedef Numbers<signed char> Marks;
