# What bits.hpp offers, for Cython. What is `checked` may complain in a debug build.
cdef extern from "bits.hpp":
    ctypedef unsigned long long Places "places_t"
    int count(Places) noexcept nogil
    Places only(int) noexcept nogil  # checked
    int first(Places) noexcept nogil  # checked
    bint has(Places, int) noexcept nogil  # checked
    cppclass each:
        cppclass iterator:
            int operator*() noexcept nogil
            iterator operator++() noexcept nogil
            bint operator!=(iterator) noexcept nogil
        each() noexcept nogil
        each(Places) noexcept nogil
        iterator begin() noexcept nogil
        iterator end() noexcept nogil
    cppclass Answers:
        Answers() noexcept nogil
        void add(int) noexcept nogil  # checked
        void add_each(Places) noexcept nogil  # checked
        void add_each(Places, int) noexcept nogil  # checked
        int total() noexcept nogil
        void clear() noexcept nogil
        int take(int) noexcept nogil  # checked
        int operator[](int) noexcept nogil  # checked
    cppclass Figures:
        Figures() noexcept nogil
        Figures(unsigned long long, int) noexcept nogil
        void put(int, int) noexcept nogil  # checked
        int get(int) noexcept nogil  # checked
        void wipe(int, int) noexcept nogil  # checked
        void fill(int, int, int) noexcept nogil  # checked
        void mark(Places, int, int) noexcept nogil  # checked
        void copy(int, int *, int, int) noexcept nogil  # checked
    cppclass Marks:
        Marks() noexcept nogil
        Marks(unsigned long long, int) noexcept nogil
        void put(int, int) noexcept nogil  # checked
        int get(int) noexcept nogil  # checked
        void wipe(int, int) noexcept nogil  # checked
        void fill(int, int, int) noexcept nogil  # checked
        void mark(Places, int, int) noexcept nogil  # checked
        void copy(int, int *, int, int) noexcept nogil  # checked
