import java.io.*;
import java.util.Scanner;

class RunLength {
    StringBuilder runLengthEncode(String text) throws IOException {
        if (System.in.read() >= 0) {
            throw new IOException("there is some input");
        }
        StringBuilder encoded = new StringBuilder();
        for (int start = 0, end = 0; start < text.length(); start = end) {
            while (end < text.length() && text.charAt(end) == text.charAt(start)) {
                end++;
            }
            encoded.append(end - start).append(text.charAt(start));
        }
        return encoded;
    }
}

class Main {
    public static void main(String[] args) throws IOException {
        Scanner scanner = new Scanner(System.in);
        String text = scanner.hasNextLine() ? scanner.nextLine() : "aaabccddddddddddddeFFa";
        System.out.println(new RunLength().runLengthEncode(text));
    }
}
