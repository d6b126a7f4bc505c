public class Main {
    static String search(String text, String pattern) {
        StringBuilder found = new StringBuilder();
        for (int i = text.indexOf(pattern); i >= 0; i = text.indexOf(pattern, i + 1)) {
            found.append(i).append(' ');
        }
        return found.length() == 0 ? "NONE" : found.toString();
    }

    public static void main(String[] args) {
        System.out.println(search("aabbaabaabaaabaaabababaaabaa", "aabaaab"));
    }
}
