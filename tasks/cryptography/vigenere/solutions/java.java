/**
 * The Vigenere cipher: each letter moves by as many places as its key letter says, and the key is
 * repeated along the letters of the text. O(n).
 */
public class Main {
    static String vigenereEncrypt(String text, String key) {
        int[] shifts = key.toUpperCase().chars().map(letter -> letter - 'A').toArray();
        StringBuilder encrypted = new StringBuilder(text.length());
        int letters = 0; // encrypted so far; other characters use up no key letter
        for (char c : text.toCharArray()) {
            if (Character.isLetter(c)) {
                char first = Character.isUpperCase(c) ? 'A' : 'a';
                int shift = shifts[letters % shifts.length];
                encrypted.append((char) (first + (c - first + shift) % 26));
                letters++;
            } else {
                encrypted.append(c);
            }
        }
        return encrypted.toString();
    }
}
