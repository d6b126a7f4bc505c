import java.util.*;

public class Main {
    record SetOp(String kind, int a, int b) {}

    static Map<Integer, Set<Integer>> sets = new HashMap<>();
    static List<Integer> results = new ArrayList<>();

    static List<Integer> runDisjointSet(int n, List<SetOp> operations) {
        for (int i = 0; i < n; i++) {
            sets.putIfAbsent(i, new HashSet<>(Set.of(i)));
        }
        for (SetOp op : operations) {
            Set<Integer> a = sets.get(op.a());
            Set<Integer> b = sets.get(op.b());
            switch (op.kind()) {
                case "count":
                    Set<Set<Integer>> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
                    distinct.addAll(sets.values());
                    results.add(distinct.size());
                    break;
                case "size":
                    results.add(a.size());
                    break;
                case "connected":
                    results.add(a == b ? 1 : 0);
                    break;
                default:
                    results.add(a == b ? 0 : 1);
                    a.addAll(b);
                    for (int member : b) {
                        sets.put(member, a);
                    }
            }
        }
        return results;
    }

    public static void main(String[] args) {
        sets.clear();
        results.clear();
        String text = "count 0 0 union 0 1 union 2 3 connected 0 2 union 1 3 connected 0 2 size 3 0 union 0 2 "
                + "union 5 6 count 0 0 union 6 1 size 5 0 connected 4 7 size 4 0 count 0 0";
        Scanner words = new Scanner(text);
        List<SetOp> operations = new ArrayList<>();
        while (words.hasNext()) {
            operations.add(new SetOp(words.next(), words.nextInt(), words.nextInt()));
        }
        StringJoiner line = new StringJoiner(" ");
        runDisjointSet(8, operations).forEach(result -> line.add(result.toString()));
        System.out.println(line);
    }
}
