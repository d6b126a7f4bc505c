public class Main {
    static String runLengthEncode(String text) {
        StringBuilder encoded = new StringBuilder();
        String rest = text;
        do {
            int end = 0;
            while (end < rest.length() && rest.charAt(end) == rest.charAt(0)) {
                end++;
            }
            encoded.append(end == 0 ? "" : end + rest.substring(0, 1));
            rest = rest.substring(end);
        } while (encoded.length() == 0 || !rest.isEmpty());
        return encoded.toString();
    }

    public static void main(String[] args) {
        System.out.println(runLengthEncode("aaabccddddddddddddeFFa"));
    }
}
