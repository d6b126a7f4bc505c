/**
 * The run-length encoding: one walk through the text that counts equal characters and writes the
 * count where the run ends. O(n).
 */
public class Main {
    static String runLengthEncode(String text) {
        StringBuilder encoded = new StringBuilder();
        int length = 0; // of the current run, up to and including position i
        for (int i = 0; i < text.length(); i++) {
            length++;
            // The end of the text ends the last run, as another character would.
            if (i + 1 == text.length() || text.charAt(i + 1) != text.charAt(i)) {
                encoded.append(length).append(text.charAt(i));
                length = 0;
            }
        }
        return encoded.toString();
    }
}
