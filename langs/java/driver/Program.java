package driver;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The classes of a jar. They see the library's, and none of the driver's. */
final class Program extends ClassLoader {
    private static final String SUFFIX = ".class";

    private final ZipFile jar;

    Program(String path) throws IOException {
        super(getPlatformClassLoader());
        jar = new ZipFile(path);
    }

    /** All classes that can be loaded, in the order of the source; none is initialised. */
    List<Class<?>> classes() {
        List<Class<?>> classes = new ArrayList<>();
        for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
            String path = entries.nextElement().getName();
            if (path.endsWith(SUFFIX)) {
                String name = path.substring(0, path.length() - SUFFIX.length()).replace('/', '.');
                try {
                    classes.add(loadClass(name));
                } catch (ClassNotFoundException | LinkageError error) {
                    continue; // it would not be found either if the program ran by itself
                }
            }
        }
        return classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        ZipEntry entry = jar.getEntry(name.replace('.', '/') + SUFFIX);
        if (entry == null) {
            throw new ClassNotFoundException(name);
        }
        try {
            byte[] content = jar.getInputStream(entry).readAllBytes();
            return defineClass(name, content, 0, content.length);
        } catch (IOException error) {
            throw new ClassNotFoundException(name, error);
        }
    }
}
