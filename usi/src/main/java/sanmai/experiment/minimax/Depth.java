package sanmai.experiment.minimax;

/** Depths in words. */
final class Depth {
    private Depth() {}

    /** Such as {@code 3 plies}. */
    static String words(int plies) {
        return plies == 1 ? "1 ply" : plies + " plies";
    }
}
