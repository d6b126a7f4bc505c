package driver;

/** Says what does not have the type or the shape that was asked for. */
@SuppressWarnings("serial")
final class Misfit extends RuntimeException {
    Misfit(String message) {
        super(message, null, false, false);
    }
}
