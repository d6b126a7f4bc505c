package driver;

import java.io.BufferedReader;
import java.io.FileReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What is asked for: the names that the function may have, and the parameters' types. */
record Signature(String[] names, String[] types, Shape[] shapes) {
    /** Made of the file that driver.txt.j2 gives. */
    static Signature of(String path) throws IOException {
        List<String> types = new ArrayList<>();
        List<Shape> shapes = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new FileReader(path))) {
            String[] names = lines.readLine().split(" ");
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Tokens words = new Tokens(line);
                types.add(words.next());
                shapes.add(Shape.of(words));
            }
            return new Signature(names, types.toArray(new String[0]), shapes.toArray(new Shape[0]));
        }
    }

    boolean hasName(String name) {
        for (String known : names) {
            if (known.equals(name)) {
                return true;
            }
        }
        return false;
    }
}
