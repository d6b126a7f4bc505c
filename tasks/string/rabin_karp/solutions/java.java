import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The Rabin-Karp search: a window moves over the text, and its hash is updated in constant time.
 * Only a window with the hash of the pattern is compared with it. O(n + m) expected.
 */
public class Main {
    static final long BASE = 257;
    static final long MODULUS = 2147483647; // a prime, small enough for products in a long

    static int[] rabinKarpSearch(String text, String pattern) {
        byte[] haystack = text.getBytes(StandardCharsets.US_ASCII);
        byte[] needle = pattern.getBytes(StandardCharsets.US_ASCII);
        int windows = haystack.length - needle.length + 1;
        if (windows <= 0) {
            return new int[0];
        }
        long wanted = hash(needle, needle.length);
        long[] hashes = windowHashes(haystack, needle.length, windows);
        return IntStream.range(0, windows)
                .filter(i -> hashes[i] == wanted)
                // Equal hashes do not prove that the strings are equal.
                .filter(i -> Arrays.equals(
                        haystack, i, i + needle.length, needle, 0, needle.length))
                .toArray();
    }

    /** The hash of the first characters, read as the digits of a number. */
    static long hash(byte[] characters, int length) {
        long value = 0;
        for (int i = 0; i < length; i++) {
            value = (value * BASE + characters[i]) % MODULUS;
        }
        return value;
    }

    static long[] windowHashes(byte[] text, int length, int windows) {
        long leading = 1; // the weight of the first character of a window
        for (int i = 1; i < length; i++) {
            leading = leading * BASE % MODULUS;
        }
        long[] hashes = new long[windows];
        hashes[0] = hash(text, length);
        for (int i = 1; i < windows; i++) {
            long rest = hashes[i - 1] - text[i - 1] * leading;
            // floorMod, since the rest is negative as a rule, and % would keep the sign.
            hashes[i] = Math.floorMod(rest * BASE % MODULUS + text[i + length - 1], MODULUS);
        }
        return hashes;
    }
}
