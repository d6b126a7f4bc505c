// A value is copied whole, though behind the end of the known match nothing is known.

import java.util.stream.IntStream;

public class Main {
    static int[] zSearch(String text, String pattern) {
        int[] z = zArray((pattern + '\0' + text).toCharArray());
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
            int length = i < right ? z[i - left] : 0;
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
