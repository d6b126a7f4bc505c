import java.util.*;

public class Main {
    private static class Operation {
        String kind;
        String word;
    }

    private static int[] runTrie(Deque<Operation> operations) {
        NavigableSet<String> words = new TreeSet<>();
        List<Integer> results = new ArrayList<>();
        while (!operations.isEmpty()) {
            Operation operation = operations.removeFirst();
            String word = operation.word;
            long count = words.tailSet(word).stream().filter(w -> w.startsWith(word)).count();
            switch (operation.kind) {
                case "insert" -> words.add(word);
                case "search" -> results.add(words.contains(word) ? 1 : 0);
                case "starts_with" -> results.add(count > 0 ? 1 : 0);
                default -> results.add((int) count);
            }
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }

    public static void main(String[] args) {
        String text = "search car insert card insert cart search car starts_with car insert care insert card "
                + "count_prefix car count_prefix card search carts starts_with d insert car "
                + "count_prefix car search car search ca";
        String[] parts = text.split(" ");
        Deque<Operation> operations = new ArrayDeque<>();
        for (int i = 0; i < parts.length; i += 2) {
            Operation operation = new Operation();
            operation.kind = parts[i];
            operation.word = parts[i + 1];
            operations.add(operation);
        }
        StringJoiner line = new StringJoiner(" ");
        for (int result : runTrie(operations)) {
            line.add("" + result);
        }
        System.out.println(line);
    }
}
