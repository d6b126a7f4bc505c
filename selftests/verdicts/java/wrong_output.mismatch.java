class Main {
    static int editDistance(String a, String b) {
        return Math.abs(a.length() - b.length());
    }

    public static void main(String[] args) {
        System.out.println(editDistance("understand", "distance"));
    }
}
