// What bits.py says, for the compiler. Every room is compiled with it.
#pragma once

typedef unsigned __int128 places_t;
typedef unsigned long long word_t;

static inline int count(places_t places) {
    return __builtin_popcountll((word_t)places) + __builtin_popcountll((word_t)(places >> 64));
}
static inline places_t only(int place) { return (places_t)1 << place; }
static inline bool has(places_t places, int place) { return places >> place & 1; }
static inline int lowest(places_t places) {
    word_t low = (word_t)places;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((word_t)(places >> 64));
}

static inline int first(places_t places) { return lowest(places); }

// for (int place : each(places)); Cython writes the loop.
struct each {
    struct iterator {
        places_t rest;
        int operator*() const { return lowest(rest); }
        iterator &operator++() { rest &= rest - 1; return *this; }
        bool operator!=(const iterator &other) const { return rest != other.rest; }
    };
    places_t places;
    each(places_t places = 0) : places(places) {}
    iterator begin() const { return {places}; }
    iterator end() const { return {0}; }
};

struct Answers {
    int used;
    int answers[1024];
    Answers() : used(0) {}
    void add(int answer) { answers[used++] = answer; }
    void add_each(places_t places, int first = 0) {
        for (int place : each(places)) add(first + place);
    }
    int total() const { return used; }
    void clear() { used = 0; }
    int take(int index) {
        int taken = answers[index];
        answers[index] = answers[--used];
        return taken;
    }
    int operator[](int index) const { return answers[index]; }
};
