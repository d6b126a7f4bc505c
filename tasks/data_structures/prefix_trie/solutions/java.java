import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A trie: a tree in which each step is a letter, so words that begin alike share the path of their
 * common beginning. Every operation takes time in proportion to the length of its word.
 */
public class Main {
    record WordOp(String kind, String word) {}

    static int[] runTrie(WordOp[] operations) {
        Trie trie = new Trie();
        List<Integer> answers = new ArrayList<>();
        for (WordOp operation : operations) {
            String word = operation.word();
            switch (operation.kind()) {
                case "insert" -> trie.insert(word);
                case "search" -> answers.add(trie.contains(word) ? 1 : 0);
                case "starts_with" -> answers.add(trie.count(word) > 0 ? 1 : 0);
                case "count_prefix" -> answers.add(trie.count(word));
                default -> throw new IllegalArgumentException("unknown operation " + operation);
            }
        }
        return answers.stream().mapToInt(Integer::intValue).toArray();
    }

    static class Trie {
        static class Node {
            final Map<Character, Node> children = new HashMap<>(4);
            boolean isWord;
            int words; // that begin with the letters on the path to this node
        }

        final Node root = new Node();

        void insert(String word) {
            if (contains(word)) {
                return; // the counters on its path know of it already
            }
            Node node = root;
            for (char letter : word.toCharArray()) {
                node = node.children.computeIfAbsent(letter, unused -> new Node());
                node.words++;
            }
            node.isWord = true;
        }

        boolean contains(String word) {
            Node node = find(word);
            return node != null && node.isWord;
        }

        /** The number of words that begin with a prefix. */
        int count(String prefix) {
            Node node = find(prefix);
            return node == null ? 0 : node.words;
        }

        /** The end of the path with these letters, or null. */
        Node find(String prefix) {
            Node node = root;
            for (int i = 0; i < prefix.length() && node != null; i++) {
                node = node.children.get(prefix.charAt(i));
            }
            return node;
        }
    }
}
