import java.util.*;

public class Main {
    static List<Integer> treeCenter(int n, List<String> edges) {
        List<Set<Integer>> neighbours = new ArrayList<>();
        for (int u = 0; u < n; u++) {
            neighbours.add(new HashSet<>());
        }
        for (String edge : edges) {
            String[] ends = edge.split("-");
            neighbours.get(Integer.parseInt(ends[0])).add(Integer.parseInt(ends[1]));
            neighbours.get(Integer.parseInt(ends[1])).add(Integer.parseInt(ends[0]));
        }
        SortedSet<Integer> left = new TreeSet<>();
        for (int u = 0; u < n; u++) {
            left.add(u);
        }
        while (left.size() > 2) {
            List<Integer> leaves = left.stream().filter(u -> neighbours.get(u).size() == 1).toList();
            for (int u : leaves) {
                left.remove(u);
                neighbours.get(u).forEach(v -> neighbours.get(v).remove(u));
            }
        }
        return new ArrayList<>(left);
    }

    public static void main(String[] args) {
        String edges = "9-3 3-6 6-1 1-8 8-5 10-8 6-2 2-4 1-0 8-7";
        treeCenter(11, List.of(edges.split(" "))).forEach(u -> System.out.print(u + " "));
    }
}
