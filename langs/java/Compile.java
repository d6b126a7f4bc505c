import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles one source file into one jar that {@code java -jar} runs: {@code Compile FILE JAR}.
 *
 * <p>{@code Compile FILE} stays: for each line of its input, in base64 a source that might stand in
 * the file, it answers "= ok", the jar and the compiler's words in base64, or "= no". Each
 * compilation has all of its own: task, files, class loader.
 *
 * <p>As with {@code java FILE}, the public class may have any name. The jar starts the class Main if
 * that holds {@code public static void main(String[])}, else a public class that does, else the
 * first one in the file that does.
 */
final class Compile {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws IOException {
        Path source = Path.of(args[0]);
        if (args.length == 1) {
            stay(source);
            return;
        }
        byte[] jar = compile(Files.readString(source), source, System.err);
        if (jar == null) {
            System.exit(1);
        }
        Files.write(Path.of(args[1]), jar);
    }

    private static void stay(Path path) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String source = new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8);
            System.out.println("= " + answer(source, path));
        }
    }

    private static String answer(String source, Path path) {
        ByteArrayOutputStream words = new ByteArrayOutputStream();
        byte[] jar;
        try {
            jar = compile(source, path, words);
        } catch (IOException | StackOverflowError | RuntimeException error) {
            jar = null;
        }
        Base64.Encoder encoder = Base64.getEncoder();
        return jar == null
                ? "no"
                : "ok " + encoder.encodeToString(jar) + " " + encoder.encodeToString(words.toByteArray());
    }

    /** The jar, or null after errors that are told. */
    private static byte[] compile(String text, Path path, OutputStream told) throws IOException {
        PrintWriter words = new PrintWriter(told, true);
        try (Classes classes = new Classes(COMPILER.getStandardFileManager(null, null, null))) {
            boolean compiled =
                    COMPILER.getTask(
                                    words,
                                    classes,
                                    null,
                                    List.of("-proc:none", "-nowarn", "-Xmaxerrs", "5"),
                                    null,
                                    List.of(new Source(text, path)))
                            .call();
            if (!compiled) {
                return null;
            }
            String start = choose(classes);
            if (start == null) {
                words.println("error: no class holds public static void main(String[] args)");
                return null;
            }
            return jar(start, classes);
        }
    }

    private static String choose(Classes classes) {
        ClassLoader loader = classes.loader();
        String chosen = null;
        int best = 0;
        for (String name : classes.written.keySet()) {
            int rank = rank(loader, name);
            if (rank > best) {
                chosen = name;
                best = rank;
            }
        }
        return chosen;
    }

    /** How well a class serves: 4 is Main, 3 public, 2 any other with main, 1 nested, 0 none. */
    private static int rank(ClassLoader loader, String name) {
        try {
            // Loaded, not initialised: no code of the program runs.
            Class<?> type = Class.forName(name, false, loader);
            var main = type.getMethod("main", String[].class);
            if (!Modifier.isStatic(main.getModifiers())
                    || main.getReturnType() != void.class) {
                return 0;
            }
            if (type.getEnclosingClass() != null) {
                return 1;
            }
            if (type.getSimpleName().equals("Main")) {
                return 4;
            }
            return Modifier.isPublic(type.getModifiers()) ? 3 : 2;
        } catch (ReflectiveOperationException | LinkageError error) {
            return 0;
        }
    }

    private static byte[] jar(String start, Classes classes) throws IOException {
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, start);
        try (JarOutputStream out = new JarOutputStream(jar)) {
            entry(out, "META-INF/MANIFEST.MF");
            manifest.write(out);
            for (Map.Entry<String, ByteArrayOutputStream> type : classes.written.entrySet()) {
                entry(out, type.getKey().replace('.', '/') + ".class");
                type.getValue().writeTo(out);
            }
        }
        return jar.toByteArray();
    }

    private static void entry(JarOutputStream out, String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        // The same program gives the same jar, whenever it is made.
        entry.setTimeLocal(LocalDateTime.of(1980, 1, 1, 0, 0));
        out.putNextEntry(entry);
    }

    /** The program's file, which may hold a public class of any name. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;
        private final Path path;

        Source(String text, Path path) {
            super(URI.create("memory:///" + path.getFileName()), Kind.SOURCE);
            this.text = text;
            this.path = path;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public String getName() {
            return path.getFileName().toString();
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }
    }

    /** Compiled classes, kept in memory in the order of the file, which the compiler follows. */
    private static final class Classes extends ForwardingJavaFileManager<JavaFileManager> {
        final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

        Classes(JavaFileManager below) {
            super(below);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            ByteArrayOutputStream content = new ByteArrayOutputStream();
            written.put(name, content);
            return new SimpleJavaFileObject(URI.create("memory:///" + written.size()), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return content;
                }
            };
        }

        ClassLoader loader() {
            return new ClassLoader() {
                @Override
                protected Class<?> findClass(String name) throws ClassNotFoundException {
                    ByteArrayOutputStream content = written.get(name);
                    if (content == null) {
                        throw new ClassNotFoundException(name);
                    }
                    return defineClass(name, content.toByteArray(), 0, content.size());
                }
            };
        }
    }
}
