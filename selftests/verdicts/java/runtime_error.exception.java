class Main {
    static int editDistance(String a, String b) {
        return a.charAt(a.length()) + b.charAt(0);
    }

    public static void main(String[] args) {
        System.out.println(editDistance("understand", "distance"));
    }
}
