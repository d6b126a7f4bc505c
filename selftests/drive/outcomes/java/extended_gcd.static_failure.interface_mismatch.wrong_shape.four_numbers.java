public class Main {
    // The last number says how often it divided.
    static int[] extendedGcd(int a, int b) {
        if (b == 0) {
            return new int[] {Math.abs(a), Integer.signum(a), 0, 0};
        }
        int[] rest = extendedGcd(b, a % b);
        return new int[] {rest[0], rest[2], rest[1] - a / b * rest[2], rest[3] + 1};
    }

    public static void main(String[] args) {
        int[] result = extendedGcd(899, 1914);
        System.out.println(result[0] + " " + result[1] + " " + result[2]);
    }
}
