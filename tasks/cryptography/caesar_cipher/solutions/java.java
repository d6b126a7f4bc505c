/**
 * The Caesar cipher: each letter is replaced by the one that stands some places further on in the
 * alphabet. O(n).
 */
public class Main {
    static String caesarEncrypt(String text, int shift) {
        char[] characters = text.toCharArray();
        for (int i = 0; i < characters.length; i++) {
            char c = characters[i];
            if (c >= 'a' && c <= 'z') {
                characters[i] = move('a', c, shift);
            } else if (c >= 'A' && c <= 'Z') {
                characters[i] = move('A', c, shift);
            }
        }
        return new String(characters);
    }

    /** The letter that stands shift places behind the given one, in the alphabet from first on. */
    static char move(char first, char letter, int shift) {
        // Unlike %, floorMod has no negative results, so a shift backwards wraps around too.
        return (char) (first + Math.floorMod(letter - first + shift, 26));
    }
}
