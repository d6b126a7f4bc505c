package driver;

import java.lang.reflect.Type;
import java.util.Optional;

/** Makes values of a type that the program declares out of those of the type asked for. */
abstract class Reader {
    /** The next value. Throws Misfit if the declared type cannot hold it. */
    abstract Object read(Tokens tokens) throws ReflectiveOperationException;

    /** Throws Misfit if the declared type is made for other values. */
    static Reader of(Type type, Shape shape) {
        Class<?> raw = Generics.raw(type);
        if (shape.kind().equals("?")) {
            return new Perhaps(type, raw, shape.parts()[0]);
        }
        if (!shape.isSequence()) {
            return new Scalar(raw, shape);
        }
        Reader sequence = Sequence.of(type, raw, shape);
        return sequence != null ? sequence : Struct.of(type, raw, shape);
    }

    static Reader[] all(Type[] types, Shape[] shapes, Type context) {
        Reader[] readers = new Reader[shapes.length];
        for (int i = 0; i < shapes.length; i++) {
            readers[i] = of(Generics.resolved(types[i], context), shapes[i]);
        }
        return readers;
    }

    static Object[] readAll(Reader[] readers, Tokens tokens) throws ReflectiveOperationException {
        Object[] values = new Object[readers.length];
        for (int i = 0; i < readers.length; i++) {
            values[i] = readers[i].read(tokens);
        }
        return values;
    }

    static Misfit misfit(Class<?> raw) {
        return new Misfit(raw.getName() + " does not hold such values");
    }

    /** What may be missing: null, or an Optional if that is declared. */
    private static final class Perhaps extends Reader {
        private final boolean wrapped;
        private final Reader present;

        Perhaps(Type type, Class<?> raw, Shape shape) {
            if (raw.isPrimitive()) {
                throw misfit(raw);
            }
            wrapped = raw == Optional.class;
            present = of(wrapped ? Generics.argument(type, 0) : type, shape);
        }

        @Override
        Object read(Tokens tokens) throws ReflectiveOperationException {
            boolean missing = tokens.again().next().equals("N");
            Object value = missing ? null : present.read(tokens);
            if (missing) {
                tokens.next();
            }
            return wrapped ? Optional.ofNullable(value) : value;
        }
    }
}
