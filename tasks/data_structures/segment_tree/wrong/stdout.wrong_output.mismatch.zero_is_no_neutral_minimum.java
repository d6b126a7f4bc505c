// A node outside the range counts as 0, which is less than any minimum above zero.

import java.util.ArrayList;
import java.util.List;

public class Main {
    record ArrayOp(String kind, int a, int b) {}

    static int[] runSegmentTree(int[] values, ArrayOp[] operations) {
        Node root = new Node(values, 0, values.length - 1);
        List<Integer> answers = new ArrayList<>();
        for (ArrayOp operation : operations) {
            int a = operation.a();
            int b = operation.b();
            switch (operation.kind()) {
                case "set" -> root.set(a, b);
                case "sum" -> answers.add(root.sum(a, b));
                case "min" -> answers.add(root.min(a, b));
                default -> throw new IllegalArgumentException("unknown operation " + operation);
            }
        }
        return answers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** A part of the array, from one index to another; both are included. */
    static class Node {
        final int from;
        final int to;
        final Node left; // null for a single entry, like right
        final Node right;
        int sum;
        int min;

        Node(int[] values, int from, int to) {
            this.from = from;
            this.to = to;
            if (from == to) {
                left = null;
                right = null;
                sum = values[from];
                min = values[from];
            } else {
                int middle = (from + to) / 2;
                left = new Node(values, from, middle);
                right = new Node(values, middle + 1, to);
                update();
            }
        }

        void update() {
            sum = left.sum + right.sum;
            min = Math.min(left.min, right.min);
        }

        void set(int index, int value) {
            if (from == to) {
                sum = value;
                min = value;
                return;
            }
            (index <= left.to ? left : right).set(index, value);
            update();
        }

        int sum(int a, int b) {
            if (b < from || to < a) {
                return 0;
            }
            return a <= from && to <= b ? sum : left.sum(a, b) + right.sum(a, b);
        }

        int min(int a, int b) {
            if (b < from || to < a) {
                return 0;
            }
            return a <= from && to <= b ? min : Math.min(left.min(a, b), right.min(a, b));
        }
    }
}
