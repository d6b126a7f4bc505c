// After an occurrence the search starts afresh and misses those that overlap it.

import java.util.ArrayList;
import java.util.List;

public class Main {
    static int[] kmpSearch(String text, String pattern) {
        int[] border = borders(pattern);
        List<Integer> positions = new ArrayList<>();
        int matched = 0; // how many characters of the pattern end at the current position
        for (int i = 0; i < text.length(); i++) {
            while (matched > 0 && text.charAt(i) != pattern.charAt(matched)) {
                matched = border[matched - 1];
            }
            if (text.charAt(i) == pattern.charAt(matched)) {
                matched++;
            }
            if (matched == pattern.length()) {
                positions.add(i - pattern.length() + 1);
                matched = 0;
            }
        }
        return positions.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Entry i: the length of the longest proper prefix of pattern[0..i] that also ends it. */
    static int[] borders(String pattern) {
        int[] border = new int[pattern.length()];
        int length = 0;
        for (int i = 1; i < pattern.length(); i++) {
            while (length > 0 && pattern.charAt(i) != pattern.charAt(length)) {
                length = border[length - 1];
            }
            if (pattern.charAt(i) == pattern.charAt(length)) {
                length++;
            }
            border[i] = length;
        }
        return border;
    }
}
