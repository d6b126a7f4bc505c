package driver;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Says values as words; algoreval/wire.py tells what they mean. */
final class Writer {
    private static final String HEXADECIMAL = "0123456789ABCDEF";
    private static final Map<Class<?>, List<Field>> FIELDS = new HashMap<>();

    private final StringBuilder out;

    private Writer(StringBuilder out) {
        this.out = out;
    }

    /** Adds a value to the line. Throws Misfit if there is no word for it. */
    static void write(Object value, StringBuilder out) {
        new Writer(out).write(value);
    }

    static void writeText(String text, StringBuilder out) {
        out.append(" '");
        for (byte part : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (part & 0xFF);
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '-' && c <= '9' && c != '/'
                    || c == '_') {
                out.append(c);
            } else {
                out.append('%');
                out.append(HEXADECIMAL.charAt(c >> 4)).append(HEXADECIMAL.charAt(c & 15));
            }
        }
    }

    private void write(Object value) {
        if (value == null) {
            out.append(" N");
        } else if (value instanceof Integer || value instanceof Long || value instanceof Short
                || value instanceof Byte || value instanceof BigInteger) {
            out.append(' ').append(value);
        } else if (value instanceof Double || value instanceof Float) {
            writeFraction(((Number) value).doubleValue());
        } else if (value instanceof Boolean truth) {
            out.append(truth ? " T" : " F");
        } else if (value instanceof CharSequence || value instanceof Character) {
            writeText(value.toString(), out);
        } else if (value instanceof char[] text) {
            writeText(new String(text), out);
        } else if (value.getClass().isArray()) {
            int size = Array.getLength(value);
            open('[', size);
            for (int i = 0; i < size; i++) {
                write(Array.get(value, i));
            }
        } else {
            writeObject(value);
        }
    }

    private void writeFraction(double value) {
        if (Double.isNaN(value)) {
            out.append(" nan");
        } else if (Double.isInfinite(value)) {
            out.append(value > 0 ? " inf" : " -inf");
        } else {
            out.append(' ').append(value);
        }
    }

    private void writeObject(Object value) {
        if (value instanceof Collection<?> items) {
            open(value instanceof Set ? '{' : '[', items.size());
            for (Object item : items) {
                write(item);
            }
        } else if (value instanceof Map<?, ?> map) {
            open(':', map.size());
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                write(entry.getKey());
                write(entry.getValue());
            }
        } else if (value instanceof Map.Entry<?, ?> pair) {
            open('(', 2);
            write(pair.getKey());
            write(pair.getValue());
        } else if (value instanceof Optional<?> perhaps) {
            write(perhaps.orElse(null));
        } else if (value.getClass().getClassLoader() instanceof Program) {
            writeFields(value);
        } else {
            throw new Misfit("a " + value.getClass().getName() + " cannot be told");
        }
    }

    private void writeFields(Object value) {
        List<Field> fields = FIELDS.get(value.getClass());
        if (fields == null) {
            fields = Struct.fields(value.getClass());
            FIELDS.put(value.getClass(), fields);
        }
        open('(', fields.size());
        for (Field field : fields) {
            try {
                write(field.get(value));
            } catch (IllegalAccessException error) {
                throw new Misfit(error.getMessage());
            }
        }
    }

    private void open(char bracket, int size) {
        out.append(' ').append(bracket).append(size);
    }
}
