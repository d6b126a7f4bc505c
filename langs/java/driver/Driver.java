package driver;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;

/**
 * Calls a method of a program, again and again: {@code Driver JAR SIGNATURE}. See
 * algoreval/driver.py for the protocol.
 */
final class Driver implements Runnable {
    private static final int LONGEST_MESSAGE = 300;

    private final String jar;
    private final String signature;
    private BufferedReader questions;
    private OutputStream answers;
    private String secret;

    private Driver(String jar, String signature) {
        this.jar = jar;
        this.signature = signature;
    }

    public static void main(String[] args) throws InterruptedException {
        Driver driver = new Driver(args[0], args[1]);
        String stack = System.getenv("ALGOREVAL_STACK_MIB");
        if (stack == null) {
            driver.run();
        } else {
            Thread thread = new Thread(null, driver, "main", Long.parseLong(stack) << 20);
            thread.start();
            thread.join();
        }
    }

    @Override
    public void run() {
        try {
            FileInputStream in = new FileInputStream(descriptor(3));
            questions = new BufferedReader(new InputStreamReader(in, StandardCharsets.ISO_8859_1));
            answers = new FileOutputStream(descriptor(4));
            secret = questions.readLine();
            serve();
        } catch (IOException | ReflectiveOperationException error) {
            System.err.println(error);
            Runtime.getRuntime().halt(1);
        }
        // The program's own threads and what it wanted to do at its end are of no interest.
        Runtime.getRuntime().halt(0);
    }

    /** Opened by its number, not anew by its path, for which the program may have no permission. */
    private static FileDescriptor descriptor(int number) throws ReflectiveOperationException {
        Constructor<FileDescriptor> constructor =
                FileDescriptor.class.getDeclaredConstructor(int.class);
        constructor.setAccessible(true);
        return constructor.newInstance(number);
    }

    private void serve() throws IOException {
        Program program = new Program(jar);
        Thread.currentThread().setContextClassLoader(program);
        Function function;
        try {
            function = Function.find(program, Signature.of(signature));
        } catch (Misfit misfit) {
            say(message("mismatch", misfit.getMessage()));
            return;
        }
        say(new StringBuilder("ready"));
        for (String line = questions.readLine(); line != null; line = questions.readLine()) {
            say(answer(function, new Tokens(line)));
        }
    }

    private static StringBuilder answer(Function function, Tokens words) {
        try {
            boolean timed = words.next().equals("time");
            StringBuilder answer = new StringBuilder("value");
            Object result = timed
                    ? Clock.measured(function, words, Integer.parseInt(words.next()), answer)
                    : function.call(function.target(), function.arguments(words));
            return told(result, answer);
        } catch (Misfit misfit) {
            return message("bad", misfit.getMessage());
        } catch (Throwable error) {
            return complaint(error);
        }
    }

    private static StringBuilder told(Object result, StringBuilder answer) {
        try {
            Writer.write(result, answer);
            return answer;
        } catch (Misfit misfit) {
            return message("bad", "result: " + misfit.getMessage());
        } catch (Throwable error) {
            return message("bad", "result: " + error);
        }
    }

    private static StringBuilder complaint(Throwable error) {
        Throwable told = error;
        while ((told instanceof InvocationTargetException
                        || told instanceof ExceptionInInitializerError)
                && told.getCause() != null) {
            told = told.getCause();
        }
        StringBuilder answer = message("exception", told.getClass().getName());
        String words;
        try {
            words = told.getMessage();
        } catch (RuntimeException unreadable) {
            words = null;
        }
        Writer.writeText(cut(words == null ? "" : words), answer);
        return answer;
    }

    private static StringBuilder message(String kind, String words) {
        StringBuilder answer = new StringBuilder(kind);
        Writer.writeText(cut(words), answer);
        return answer;
    }

    private static String cut(String words) {
        return words.substring(0, Math.min(words.length(), LONGEST_MESSAGE));
    }

    private void say(StringBuilder answer) throws IOException {
        answer.insert(0, ' ').insert(0, secret).append('\n');
        answers.write(answer.toString().getBytes(StandardCharsets.ISO_8859_1));
    }
}
