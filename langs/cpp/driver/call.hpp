// Calls a function with arguments that are read into the types it declares.
#pragma once

#include "read.hpp"
#include "write.hpp"

namespace algoreval {

// The compiler must not see through it and move work out of the time between the clocks.
template <class Call>
__attribute__((noipa)) decltype(auto) invoke(Call& call) {
    return call();
}

template <class Call>
void perform(Call call) {
    if constexpr (std::is_void_v<decltype(call())>) {
        start_clock();
        invoke(call);
        stop_clock();
        write_none();
    } else {
        start_clock();
        decltype(auto) result = invoke(call);
        stop_clock();
        write<std::decay_t<decltype(result)>>(result);
    }
}

template <class T>
T argument() {
    begin_argument();
    return read<T>();
}

// What a callable declares: `call` reads all arguments and calls it.
template <class R, class... Declared>
struct Signature {
    static constexpr Size arity = sizeof...(Declared);

    template <class F>
    static void call(F& function) {
        call_with(Left<Declared...>(), function);
    }

private:
    template <class...>
    struct Left {};

    template <class F, class... Read>
    static void call_with(Left<>, F& function, Read&&... read) {
        perform([&]() -> R { return function(static_cast<Read&&>(read)...); });
    }

    // An argument that is taken by value is moved: copying it is no part of the call.
    template <class F, class Next, class... Later, class... Read>
    static void call_with(Left<Next, Later...>, F& function, Read&&... read) {
        std::decay_t<Next> value = argument<std::decay_t<Next>>();
        call_with(Left<Later...>(), function, static_cast<Read&&>(read)...,
                  static_cast<Next&&>(value));
    }
};

template <class T, class Method>
struct Bound {
    T object{};
    Method method;

    template <class... A>
    decltype(auto) operator()(A&&... arguments) {
        return (object.*method)(static_cast<A&&>(arguments)...);
    }
};

template <class R, class... A>
Signature<R, A...> signature(R (*)(A...));
template <class T, class R, class... A>
Signature<R, A...> signature(R (T::*)(A...));
template <class T, class R, class... A>
Signature<R, A...> signature(R (T::*)(A...) const);
// A lambda or another object that can be called.
template <class T>
decltype(signature(&T::operator())) signature(T*);

template <class T>
constexpr Size arity(T function) {
    return decltype(signature(function))::arity;
}

template <class T>
void call_deduced(T* function) {
    decltype(signature(function))::call(*function);
}

// A method of a fresh object.
template <class T, class Method>
void call_deduced(Method T::*method) {
    Bound<T, Method T::*> bound{T(), method};
    decltype(signature(method))::call(bound);
}

}  // namespace algoreval
