class Main {
    static int editDistance(String a, String b) {
        int step = 0;
        while (!a.equals(b)) {
            step ^= 1;
        }
        return step;
    }

    public static void main(String[] args) {
        System.out.println(editDistance("understand", "distance"));
    }
}
