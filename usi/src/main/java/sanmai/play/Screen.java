package sanmai.play;

/** Shows a game to its player. */
@FunctionalInterface
public interface Screen {
    /** Shows one or more lines, without the last line end. */
    void show(String text);

    /** The text in a colour that stands out; the text itself where there are no colours. */
    default String emphasised(String text) {
        return text;
    }
}
