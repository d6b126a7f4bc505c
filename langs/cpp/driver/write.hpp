// Writes results of whatever types a program declares.
#pragma once

#include "shapes.hpp"

namespace algoreval {

template <class T>
void write(const T& value);

template <class... T>
void write_parts(const T&... parts) {
    write_open('(', sizeof...(parts));
    (write(parts), ...);
}

template <class T, Size... i>
void write_tuple(const T& tuple, std::index_sequence<i...>) {
    write_parts(std::get<i>(tuple)...);
}

template <class T>
void write_members(const T& value) {
    constexpr Size n = members<T>();
    if constexpr (n == 1) {
        const auto& [a] = value;
        write_parts(a);
    } else if constexpr (n == 2) {
        const auto& [a, b] = value;
        write_parts(a, b);
    } else if constexpr (n == 3) {
        const auto& [a, b, c] = value;
        write_parts(a, b, c);
    } else if constexpr (n == 4) {
        const auto& [a, b, c, d] = value;
        write_parts(a, b, c, d);
    } else if constexpr (n == 5) {
        const auto& [a, b, c, d, e] = value;
        write_parts(a, b, c, d, e);
    } else {
        const auto& [a, b, c, d, e, f] = value;
        write_parts(a, b, c, d, e, f);
    }
}

template <class T>
void write_items(const T& items) {
    Size size = 0;
    for (auto at = items.begin(); at != items.end(); ++at) ++size;
    write_open(is_map<T> ? ':' : is_set<T> ? '{' : '[', size);
    for (auto at = items.begin(); at != items.end(); ++at) {
        if constexpr (is_map<T>) {
            write(at->first);
            write(at->second);
        } else {
            write<typename T::value_type>(*at);
        }
    }
}

template <class T>
void write(const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        write_bool(value);
    } else if constexpr (std::is_same_v<T, char>) {
        write_text(&value, 1);
    } else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
        write_integer(value);
    } else if constexpr (std::is_integral_v<T>) {
        write_natural(value);
    } else if constexpr (std::is_floating_point_v<T>) {
        write_float(value);
    } else if constexpr (is_text_pointer<T>) {
        value ? write_text(value, __builtin_strlen(value)) : write_none();
    } else if constexpr (is_text<T>) {
        write_text(value.data(), value.size());
    } else if constexpr (is_optional<T>) {
        value ? write(*value) : write_none();
    } else if constexpr (is_complex<T>) {
        write_parts(value.real(), value.imag());
    } else if constexpr (is_iterable<T>) {
        write_items(value);
    } else if constexpr (tuple_parts<T> > 0) {
        write_tuple(value, std::make_index_sequence<tuple_parts<T>>());
    } else if constexpr (members<T>() > 0) {
        write_members(value);
    } else {
        static_assert(never<T>, "the result has a type that cannot be told");
    }
}

}  // namespace algoreval
