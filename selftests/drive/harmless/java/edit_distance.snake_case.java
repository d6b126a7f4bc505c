import java.util.function.IntBinaryOperator;

public class Main {
    private static final IntBinaryOperator LEAST = Math::min;

    private static long edit_distance(CharSequence a, char[] b) {
        int[] previous = new int[b.length + 1];
        for (int j = 0; j <= b.length; j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length + 1];
            current[0] = i;
            for (int j = 1; j <= b.length; j++) {
                int replaced = previous[j - 1] + (a.charAt(i - 1) == b[j - 1] ? 0 : 1);
                int one = LEAST.applyAsInt(previous[j], current[j - 1]) + 1;
                current[j] = LEAST.applyAsInt(replaced, one);
            }
            previous = current;
        }
        return previous[b.length];
    }

    public static void main(String... args) {
        System.out.println(edit_distance("understand", "distance".toCharArray()));
    }
}
