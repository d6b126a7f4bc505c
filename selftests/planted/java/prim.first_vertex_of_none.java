import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Mistake: a tree is grown from vertex 0 even if there is none. */
public class Main {
    /** An edge as seen from one of its ends. */
    record Link(int to, int weight) {}

    static int primMstWeight(int n, int[][] edges) {
        List<List<Link>> links = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            links.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            links.get(edge[0]).add(new Link(edge[1], edge[2]));
            links.get(edge[1]).add(new Link(edge[0], edge[2]));
        }

        boolean[] inTree = new boolean[n];
        int total = growTree(0, links, inTree);
        for (int root = 1; root < n; root++) {
            if (!inTree[root]) {
                total += growTree(root, links, inTree);
            }
        }
        return total;
    }

    /** Adds the component of root to the forest; returns the weight of its tree. */
    static int growTree(int root, List<List<Link>> links, boolean[] inTree) {
        int weight = 0;
        PriorityQueue<Link> leading = new PriorityQueue<>(Comparator.comparingInt(Link::weight));
        inTree[root] = true;
        leading.addAll(links.get(root));
        while (!leading.isEmpty()) {
            Link lightest = leading.remove();
            int v = lightest.to();
            if (inTree[v]) {
                continue; // an edge inside the tree would close a cycle
            }
            inTree[v] = true;
            weight += lightest.weight();
            leading.addAll(links.get(v));
        }
        return weight;
    }
}
