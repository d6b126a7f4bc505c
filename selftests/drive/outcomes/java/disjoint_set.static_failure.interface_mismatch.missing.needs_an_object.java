import java.util.*;

public class Main {
    record SetOp(String kind, int a, int b) {}

    private final int[] sets;

    // An object for n numbers has to be made first.
    Main(int n) {
        sets = new int[n];
        Arrays.setAll(sets, i -> i);
    }

    List<Long> runDisjointSet(int n, List<SetOp> operations) {
        List<Long> results = new ArrayList<>();
        for (SetOp operation : operations) {
            int a = sets[operation.a];
            int b = sets[operation.b];
            switch (operation.kind) {
                case "count" -> results.add(Arrays.stream(sets).distinct().count());
                case "size" -> results.add(Arrays.stream(sets).filter(set -> set == a).count());
                case "connected" -> results.add(a == b ? 1L : 0L);
                default -> {
                    results.add(a == b ? 0L : 1L);
                    Arrays.setAll(sets, i -> sets[i] == b ? a : sets[i]);
                }
            }
        }
        return results;
    }

    public static void main(String[] args) {
        String text = "count 0 0 union 0 1 union 2 3 connected 0 2 union 1 3 connected 0 2 size 3 0 union 0 2 "
                + "union 5 6 count 0 0 union 6 1 size 5 0 connected 4 7 size 4 0 count 0 0";
        Scanner words = new Scanner(text);
        List<SetOp> operations = new ArrayList<>();
        while (words.hasNext()) {
            operations.add(new SetOp(words.next(), words.nextInt(), words.nextInt()));
        }
        StringJoiner line = new StringJoiner(" ");
        new Main(8).runDisjointSet(8, operations).forEach(result -> line.add(result.toString()));
        System.out.println(line);
    }
}
