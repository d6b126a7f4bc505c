import java.util.ArrayList;
import java.util.List;

class StringMatcher {
    private int[] borders;

    public List<Integer> kmpSearch(final String text, final String pattern) {
        prepare(pattern);
        List<Integer> found = new ArrayList<>();
        int matched = 0;
        for (int i = 0; i < text.length(); i++) {
            while (matched > 0 && text.charAt(i) != pattern.charAt(matched)) {
                matched = borders[matched - 1];
            }
            if (text.charAt(i) == pattern.charAt(matched)) {
                matched++;
            }
            if (matched == pattern.length()) {
                found.add(i - matched + 1);
                matched = borders[matched - 1];
            }
        }
        return found;
    }

    private void prepare(String pattern) {
        if (borders != null) {
            throw new IllegalStateException("this object has been used");
        }
        borders = new int[pattern.length()];
        for (int i = 1, length = 0; i < pattern.length(); i++) {
            while (length > 0 && pattern.charAt(i) != pattern.charAt(length)) {
                length = borders[length - 1];
            }
            if (pattern.charAt(i) == pattern.charAt(length)) {
                length++;
            }
            borders[i] = length;
        }
    }
}

public class Application {
    public static void main(String[] args) {
        List<Integer> found = new StringMatcher().kmpSearch("aabbaabaabaaabaaabababaaabaa", "aabaaab");
        StringBuilder line = new StringBuilder();
        for (int position : found) {
            line.append(line.length() == 0 ? "" : " ").append(position);
        }
        System.out.println(found.isEmpty() ? "NONE" : line);
    }
}
