import java.util.Comparator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

/**
 * The Huffman code: the two rarest trees are merged into one until a single tree is left, and the
 * way from its root to a character is the character's code. O(n + k log k), k distinct characters.
 */
public class Main {
    /** A leaf has one character and no branches; an inner node keeps the smallest below it. */
    record Tree(int count, char smallest, Tree zero, Tree one) {}

    static String[] huffmanCodes(String text) {
        Map<Character, Integer> counts = new TreeMap<>();
        for (char c : text.toCharArray()) {
            counts.merge(c, 1, Integer::sum);
        }

        PriorityQueue<Tree> trees = new PriorityQueue<>(
                Comparator.comparingInt(Tree::count).thenComparing(Tree::smallest));
        counts.forEach((character, count) -> trees.add(new Tree(count, character, null, null)));
        while (trees.size() > 1) {
            Tree zero = trees.remove();
            Tree one = trees.remove();
            char smallest = (char) Math.min(zero.smallest, one.smallest);
            trees.add(new Tree(zero.count + one.count, smallest, zero, one));
        }

        Map<Character, String> codes = new TreeMap<>(); // in ascending order of the characters
        if (counts.size() == 1) {
            codes.put(trees.remove().smallest, "0"); // the way to the root would be empty
        } else if (counts.size() > 1) {
            collect(trees.remove(), "", codes);
        }
        return codes.values().toArray(new String[0]);
    }

    /** Adds the codes of all characters below the tree, which itself is reached by the prefix. */
    static void collect(Tree tree, String prefix, Map<Character, String> codes) {
        if (tree.zero == null) {
            codes.put(tree.smallest, prefix);
            return;
        }
        collect(tree.zero, prefix + "0", codes);
        collect(tree.one, prefix + "1", codes);
    }
}
