# What bits.hpp offers, for Cython.
cdef extern from "bits.hpp":
    ctypedef unsigned long long Places "places_t"
    int count(Places) noexcept nogil
    Places only(int) noexcept nogil
    int first(Places) noexcept nogil
    bint has(Places, int) noexcept nogil
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
        void add(int) noexcept nogil
        void add_each(Places) noexcept nogil
        void add_each(Places, int) noexcept nogil
        int total() noexcept nogil
        void clear() noexcept nogil
        int take(int) noexcept nogil
        int operator[](int) noexcept nogil
