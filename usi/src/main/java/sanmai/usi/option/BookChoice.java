package sanmai.usi.option;

/**
 * The book that a user has chosen.
 *
 * @param directory the directory where it is looked for first
 * @param file its name or path; {@link EngineOptions#NO_BOOK} for no book
 * @param onTheFly whether positions are looked up in the file instead of reading it into memory
 */
public record BookChoice(String directory, String file, boolean onTheFly) {
    /** No book. */
    public static final BookChoice NONE = new BookChoice("", EngineOptions.NO_BOOK, false);

    /** The shipped book. */
    public static final BookChoice SHIPPED = new BookChoice("", EngineOptions.SHIPPED_BOOK, false);

    /** Whether it is the shipped book. */
    public boolean isShipped() {
        return equals(SHIPPED);
    }
}
