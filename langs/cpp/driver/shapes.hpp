// What can be told of a type without knowing it: is it a list, a text, how many members has it?
//
// Comes after the program, so that no header supplies what it forgot; std::tuple_size and the like
// are of no use to a program that has not included them itself.
#pragma once

#include <type_traits>
#include <utility>

#include "runtime.hpp"

namespace algoreval {

template <class T, class = void>
constexpr bool is_iterable = false;
template <class T>
constexpr bool is_iterable<T, std::void_t<decltype(std::declval<const T&>().begin()),
                                          decltype(std::declval<const T&>().end()),
                                          typename T::value_type>> = true;

template <class T, class = void>
constexpr bool is_text = false;
template <class T>
constexpr bool is_text<T, std::void_t<typename T::traits_type, decltype(T("", Size()))>> = true;

template <class T, class = void>
constexpr bool grows = false;
template <class T>
constexpr bool grows<T, std::void_t<decltype(std::declval<T&>().push_back(
                            std::declval<typename T::value_type>()))>> = true;

template <class T, class = void>
constexpr bool is_set = false;
template <class T>
constexpr bool is_set<T, std::void_t<typename T::key_type>> = is_iterable<T>;

template <class T, class = void>
constexpr bool is_map = false;
template <class T>
constexpr bool is_map<T, std::void_t<typename T::mapped_type>> = is_set<T>;

template <class T, class = void>
constexpr bool is_optional = false;
template <class T>
constexpr bool is_optional<T, std::void_t<decltype(std::declval<const T&>().has_value()),
                                          typename T::value_type>> = true;

template <class T, class = void>
constexpr bool is_complex = false;
template <class T>
constexpr bool is_complex<T, std::void_t<decltype(std::declval<const T&>().real() +
                                                  std::declval<const T&>().imag())>> = true;

template <class T, class = void>
constexpr Size tuple_parts = 0;
template <class T>
constexpr Size tuple_parts<T, std::void_t<decltype(std::tuple_size<T>::value)>> =
    std::tuple_size<T>::value;

template <class T>
constexpr bool is_text_pointer = std::is_same_v<T, char*> || std::is_same_v<T, const char*>;

// Converts to anything: where so many of them make a struct, it has so many members.
struct Anything {
    template <class T>
    operator T() const;
};

template <class, class T, Size... i>
constexpr bool is_made_of = false;
template <class T, Size... i>
constexpr bool is_made_of<std::void_t<decltype(T{(void(i), Anything())...})>, T, i...> = true;

template <class T, Size... i>
constexpr bool takes_parts(std::index_sequence<i...>) {
    return is_made_of<void, T, i...>;
}

constexpr Size most_members = 6;

template <class T, Size n = most_members>
constexpr Size members() {
    if constexpr (n == 0 || !std::is_class_v<T>) {
        return 0;
    } else if constexpr (takes_parts<T>(std::make_index_sequence<n>())) {
        return n;
    } else {
        return members<T, n - 1>();
    }
}

template <class>
constexpr bool never = false;

}  // namespace algoreval
