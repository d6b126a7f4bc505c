import java.util.List;

record Word(String text) {}

public class Hello {
    public static void main(String[] args) {
        var words = List.of(new Word("hello"));
        System.out.println(switch (words.size()) {
            case 1 -> words.get(0).text();
            default -> "";
        });
    }
}
