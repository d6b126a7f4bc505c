package driver;

/**
 * A type that was asked for.
 *
 * @param kind "[" for a list, "(" for a struct, "?" for what may be missing, or a scalar: int,
 *     index, long, float, bool, str
 */
record Shape(String kind, Shape[] parts) {
    /** The shape that the next words spell: one for each kind, "(2" for a struct of two. */
    static Shape of(Tokens words) {
        String word = words.next();
        if (word.charAt(0) == '(') {
            return new Shape("(", parts(words, Integer.parseInt(word.substring(1))));
        }
        return new Shape(word, parts(words, word.equals("[") || word.equals("?") ? 1 : 0));
    }

    private static Shape[] parts(Tokens words, int count) {
        Shape[] parts = new Shape[count];
        for (int i = 0; i < count; i++) {
            parts[i] = of(words);
        }
        return parts;
    }

    boolean isSequence() {
        return kind.equals("[") || kind.equals("(");
    }

    boolean isInteger() {
        return kind.equals("int") || kind.equals("index") || kind.equals("long");
    }
}
