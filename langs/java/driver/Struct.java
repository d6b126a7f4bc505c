package driver;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.List;

/** A record, a class of the program's own that holds as many values, or a pair of the library. */
final class Struct extends Reader {
    private final Constructor<?> constructor;
    private final Reader[] parts;
    /** Where the values go, if not to the constructor. */
    private final List<Field> fields;

    private Struct(Constructor<?> constructor, Reader[] parts, List<Field> fields) {
        this.constructor = constructor;
        this.parts = parts;
        this.fields = fields;
        constructor.setAccessible(true);
    }

    static Reader of(Type type, Class<?> raw, Shape shape) {
        boolean isPair = raw.isAssignableFrom(SimpleEntry.class);
        if (!shape.kind().equals("(") || !isPair && !(raw.getClassLoader() instanceof Program)) {
            throw misfit(raw);
        }
        Class<?> made = isPair ? SimpleEntry.class : raw;
        for (Constructor<?> constructor : made.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == shape.parts().length) {
                try {
                    Type[] types = isPair
                            ? new Type[] {Generics.argument(type, 0), Generics.argument(type, 1)}
                            : constructor.getGenericParameterTypes();
                    return new Struct(constructor, all(types, shape.parts(), type), null);
                } catch (Misfit misfit) {
                    continue; // another one may take such values
                }
            }
        }
        if (isPair) {
            throw misfit(raw);
        }
        return ofFields(type, raw, shape);
    }

    private static Reader ofFields(Type type, Class<?> raw, Shape shape) {
        List<Field> fields = fields(raw);
        if (fields.size() != shape.parts().length) {
            throw misfit(raw);
        }
        Type[] types = new Type[fields.size()];
        for (int i = 0; i < types.length; i++) {
            types[i] = fields.get(i).getGenericType();
        }
        try {
            Constructor<?> constructor = raw.getDeclaredConstructor();
            return new Struct(constructor, all(types, shape.parts(), type), fields);
        } catch (NoSuchMethodException error) {
            throw misfit(raw);
        }
    }

    /** What an object holds, in the order of declaration. */
    static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                field.setAccessible(true);
                fields.add(field);
            }
        }
        return fields;
    }

    @Override
    Object read(Tokens tokens) throws ReflectiveOperationException {
        int size = tokens.size();
        Object[] values = readAll(parts, tokens);
        if (fields == null) {
            return constructor.newInstance(values);
        }
        Object made = constructor.newInstance();
        for (int i = 0; i < size; i++) {
            fields.get(i).set(made, values[i]);
        }
        return made;
    }
}
