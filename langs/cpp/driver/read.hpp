// Reads arguments as values of whatever types a program declares.
#pragma once

#include "shapes.hpp"

namespace algoreval {

template <class T>
T read();

struct Reader {
    template <class T>
    operator T() const {
        return read<T>();
    }
};

// In braces, parts are read in their order.
template <class T, Size... i>
T read_parts(std::index_sequence<i...>) {
    read_open(sizeof...(i));
    return T{(void(i), Reader())...};
}

template <class T, Size... i>
void read_tuple(T& tuple, std::index_sequence<i...>) {
    read_open(sizeof...(i));
    ((std::get<i>(tuple) = read<std::decay_t<decltype(std::get<i>(tuple))>>()), ...);
}

template <class T>
T read_integral() {
    constexpr bool is_wide = sizeof(T) >= sizeof(long long);
    constexpr int bits = is_wide ? 63 : 8 * sizeof(T) - std::is_signed_v<T>;
    constexpr long long high = static_cast<long long>((1ULL << bits) - 1);
    return static_cast<T>(read_integer(std::is_signed_v<T> ? -high - 1 : 0, high));
}

template <class T>
T read_list() {
    using Item = typename T::value_type;
    T list;
    if constexpr (std::is_same_v<Item, char>) {
        if (next_is('\'')) {
            const Text text = read_text();
            return T(text.data, text.data + text.size);
        }
    }
    for (Size left = read_open(); left > 0; --left) list.push_back(read<Item>());
    return list;
}

// The next tokens as a value. Throws if they do not fit.
template <class T>
T read() {
    if constexpr (std::is_same_v<T, bool>) {
        return read_bool();
    } else if constexpr (std::is_same_v<T, char>) {
        return read_char();
    } else if constexpr (std::is_integral_v<T>) {
        return read_integral<T>();
    } else if constexpr (std::is_floating_point_v<T>) {
        return static_cast<T>(read_float());
    } else if constexpr (is_text_pointer<T>) {
        return read_text().data;
    } else if constexpr (is_text<T>) {
        const Text text = read_text();
        return T(text.data, text.size);
    } else if constexpr (is_optional<T>) {
        return read_none() ? T() : T(read<typename T::value_type>());
    } else if constexpr (grows<T>) {
        return read_list<T>();
    } else if constexpr (tuple_parts<T> > 0) {
        T tuple{};
        read_tuple(tuple, std::make_index_sequence<tuple_parts<T>>());
        return tuple;
    } else if constexpr (members<T>() > 0) {
        return read_parts<T>(std::make_index_sequence<members<T>()>());
    } else {
        static_assert(never<T>, "a parameter has a type that no argument can be turned into");
    }
}

}  // namespace algoreval
