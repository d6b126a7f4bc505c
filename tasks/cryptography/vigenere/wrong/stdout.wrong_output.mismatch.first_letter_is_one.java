// Wrong: the key letter A is taken for 1 place instead of 0.

public class Main {
    static String vigenereEncrypt(String text, String key) {
        int[] shifts = key.toUpperCase().chars().map(letter -> letter - 'A' + 1).toArray();
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
