package driver;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;

/** What a declared type says of the values in it. */
final class Generics {
    private Generics() {}

    /** The type with its variables replaced as far as the context, a type that uses it, tells. */
    static Type resolved(Type type, Type context) {
        if (type instanceof WildcardType wildcard) {
            return resolved(wildcard.getUpperBounds()[0], context);
        }
        if (!(type instanceof TypeVariable<?> variable)) {
            return type;
        }
        if (context instanceof ParameterizedType use) {
            TypeVariable<?>[] variables = raw(context).getTypeParameters();
            for (int i = 0; i < variables.length; i++) {
                if (variables[i].equals(variable)) {
                    return use.getActualTypeArguments()[i];
                }
            }
        }
        return raw(variable.getBounds()[0]);
    }

    static Class<?> raw(Type type) {
        if (type instanceof Class<?> raw) {
            return raw;
        }
        if (type instanceof ParameterizedType use) {
            return (Class<?>) use.getRawType();
        }
        if (type instanceof GenericArrayType array) {
            return Array.newInstance(raw(array.getGenericComponentType()), 0).getClass();
        }
        return raw(resolved(type, null));
    }

    /** The type of an array's or a collection's elements. */
    static Type element(Type type) {
        if (type instanceof GenericArrayType array) {
            return resolved(array.getGenericComponentType(), null);
        }
        Class<?> raw = raw(type);
        return raw.isArray() ? raw.getComponentType() : argument(type, 0);
    }

    static Type argument(Type type, int place) {
        if (type instanceof ParameterizedType use) {
            Type[] arguments = use.getActualTypeArguments();
            return place < arguments.length ? resolved(arguments[place], null) : Object.class;
        }
        return Object.class;
    }
}
