import java.util.stream.IntStream;

/**
 * Search by the Z-algorithm. The Z-array of a string tells for each position how long a prefix of
 * the string starts there; in pattern + text, a prefix as long as the pattern is an occurrence.
 * O(n + m).
 */
public class Main {
    // Printable strings cannot contain it, so no prefix reaches from the pattern into the text.
    static final char SEPARATOR = '\0';

    static int[] zSearch(String text, String pattern) {
        int[] z = zArray((pattern + SEPARATOR + text).toCharArray());
        int offset = pattern.length() + 1;
        return IntStream.range(0, text.length())
                .filter(i -> z[offset + i] == pattern.length())
                .toArray();
    }

    static int[] zArray(char[] string) {
        int[] z = new int[string.length];
        int left = 0;
        int right = 0; // string[left..right-1] is the prefix found so far that ends last
        for (int i = 1; i < string.length; i++) {
            int length = 0;
            if (i < right) {
                // This part of the string was seen at i - left, but only up to right.
                length = Math.min(z[i - left], right - i);
            }
            while (i + length < string.length && string[length] == string[i + length]) {
                length++;
            }
            z[i] = length;
            if (i + length > right) {
                left = i;
                right = i + length;
            }
        }
        return z;
    }
}
