package sanmai.cli.papers.minimax;

/** Depths in words. */
final class Plies {
    private Plies() {}

    /** Such as {@code 3 plies}. */
    static String words(int plies) {
        return plies == 1 ? "1 ply" : plies + " plies";
    }
}
