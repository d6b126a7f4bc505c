package driver;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedList;
import java.util.Set;

/** An array or a collection, for a list as well as for a struct. */
final class Sequence extends Reader {
    /** Of an array's elements; null for a collection. */
    private final Class<?> component;
    /** Of a collection; null for an array. */
    private final Constructor<?> constructor;
    /** One for all elements of a list, one for each of a struct. */
    private final Reader[] parts;
    private final boolean isList;

    private Sequence(Class<?> made, Reader[] parts, boolean isList) {
        component = made.getComponentType();
        constructor = made.isArray() ? null : constructor(made);
        this.parts = parts;
        this.isList = isList;
    }

    /** Null if the declared type is no sequence. */
    static Reader of(Type type, Class<?> raw, Shape shape) {
        Class<?> made = made(raw);
        if (made == null) {
            return null;
        }
        Type[] types = new Type[shape.parts().length];
        Arrays.fill(types, Generics.element(type));
        return new Sequence(made, all(types, shape.parts(), type), shape.kind().equals("["));
    }

    private static Class<?> made(Class<?> raw) {
        if (raw.isArray()) {
            return raw;
        }
        if (raw.isAssignableFrom(ArrayList.class)) {
            return ArrayList.class;
        }
        if (raw.isAssignableFrom(LinkedList.class)) {
            return LinkedList.class;
        }
        // A set would lose what occurs twice.
        boolean isMade = Collection.class.isAssignableFrom(raw)
                && !Set.class.isAssignableFrom(raw)
                && !Modifier.isAbstract(raw.getModifiers());
        return isMade ? raw : null;
    }

    private static Constructor<?> constructor(Class<?> made) {
        try {
            Constructor<?> constructor = made.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException error) {
            throw misfit(made);
        }
    }

    @Override
    Object read(Tokens tokens) throws ReflectiveOperationException {
        int size = tokens.size();
        if (component != null) {
            Object array = Array.newInstance(component, size);
            for (int i = 0; i < size; i++) {
                Array.set(array, i, parts[isList ? 0 : i].read(tokens));
            }
            return array;
        }
        @SuppressWarnings("unchecked")
        Collection<Object> collection = (Collection<Object>) constructor.newInstance();
        for (int i = 0; i < size; i++) {
            collection.add(parts[isList ? 0 : i].read(tokens));
        }
        return collection;
    }
}
