// Row and column i stand for i characters, so the last of them is at i - 1, not at i.

public class Main {
    static int editDistance(String a, String b) {
        // previous[j]: the distance between the current prefix of a and the first j characters of b
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j; // from the empty prefix of a: insert them all
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substitution = previous[j - 1] + (a.charAt(i) == b.charAt(j) ? 0 : 1);
                int deletion = previous[j] + 1;
                int insertion = current[j - 1] + 1;
                current[j] = Math.min(substitution, Math.min(deletion, insertion));
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
