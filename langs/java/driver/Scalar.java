package driver;

import java.lang.reflect.Array;

/** One number, text or truth value. */
final class Scalar extends Reader {
    private final Class<?> made;

    Scalar(Class<?> declared, Shape shape) {
        Class<?> natural = natural(shape);
        if (declared.isAssignableFrom(natural)) {
            made = natural;
            return;
        }
        made = declared.isPrimitive() && declared != void.class ? boxed(declared) : declared;
        if (made != natural && !isOtherwise(shape)) {
            throw misfit(declared);
        }
    }

    private static Class<?> natural(Shape shape) {
        return switch (shape.kind()) {
            case "str" -> String.class;
            case "bool" -> Boolean.class;
            case "float" -> Double.class;
            case "long" -> Long.class;
            default -> Integer.class;
        };
    }

    private static Class<?> boxed(Class<?> primitive) {
        return Array.get(Array.newInstance(primitive, 1), 0).getClass();
    }

    /** Whether the values can be made although the type is not the one that they mostly have. */
    private boolean isOtherwise(Shape shape) {
        if (shape.kind().equals("str")) {
            return made == char[].class || made == Character.class;
        }
        boolean isFraction = made == Double.class || made == Float.class;
        boolean isWhole = made == Integer.class || made == Long.class || made == Short.class
                || made == Byte.class;
        return isFraction && !shape.kind().equals("bool") || isWhole && shape.isInteger();
    }

    @Override
    Object read(Tokens tokens) {
        if (made == String.class) {
            return tokens.text();
        }
        if (made == char[].class) {
            return tokens.text().toCharArray();
        }
        if (made == Character.class) {
            String text = tokens.text();
            if (text.length() != 1) {
                throw new Misfit("a char does not hold \"" + text + '"');
            }
            return text.charAt(0);
        }
        String word = tokens.next();
        try {
            return number(word);
        } catch (NumberFormatException error) {
            throw new Misfit(made.getSimpleName() + " does not hold " + word);
        }
    }

    private Object number(String word) {
        if (made == Integer.class) {
            return Integer.valueOf(word);
        }
        if (made == Long.class) {
            return Long.valueOf(word);
        }
        if (made == Double.class) {
            return fraction(word);
        }
        if (made == Boolean.class) {
            return word.equals("T");
        }
        if (made == Float.class) {
            return (float) fraction(word);
        }
        return made == Short.class ? (Object) Short.valueOf(word) : Byte.valueOf(word);
    }

    private static double fraction(String word) {
        return switch (word) {
            case "nan" -> Double.NaN;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(word);
        };
    }
}
