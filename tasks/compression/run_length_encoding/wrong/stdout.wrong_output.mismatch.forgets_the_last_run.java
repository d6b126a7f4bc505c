// Wrong: a run is written only when another character follows it, so the last one is lost.

public class Main {
    static String runLengthEncode(String text) {
        StringBuilder encoded = new StringBuilder();
        int length = 0; // of the current run, up to and including position i
        for (int i = 0; i < text.length(); i++) {
            length++;
            if (i + 1 < text.length() && text.charAt(i + 1) != text.charAt(i)) {
                encoded.append(length).append(text.charAt(i));
                length = 0;
            }
        }
        return encoded.toString();
    }
}
