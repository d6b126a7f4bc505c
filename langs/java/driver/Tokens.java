package driver;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** The words of a line, one after the other; algoreval/wire.py says what they mean. */
final class Tokens {
    private final String line;
    private int place;

    Tokens(String line) {
        this.line = line;
    }

    String next() {
        int end = line.indexOf(' ', place);
        String word = line.substring(place, end < 0 ? line.length() : end);
        place += word.length() + 1;
        return word;
    }

    /** The same line from the word that comes next here, as often as it is wanted. */
    Tokens again() {
        Tokens copy = new Tokens(line);
        copy.place = place;
        return copy;
    }

    /** How many values follow as the parts of one. */
    int size() {
        String word = next();
        char bracket = word.charAt(0);
        if (bracket != '[' && bracket != '(') {
            throw new Misfit("got " + word + " where a sequence is due");
        }
        return Integer.parseInt(word.substring(1));
    }

    String text() {
        String word = next();
        if (word.charAt(0) != '\'') {
            throw new Misfit("got " + word + " where a text is due");
        }
        if (word.indexOf('%') < 0) {
            return word.substring(1);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 1; i < word.length(); i++) {
            if (word.charAt(i) == '%') {
                bytes.write(Integer.parseInt(word.substring(i + 1, i + 3), 16));
                i += 2;
            } else {
                bytes.write(word.charAt(i));
            }
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
