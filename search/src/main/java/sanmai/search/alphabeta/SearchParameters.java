package sanmai.search.alphabeta;

/** The numbers that decide which branches are cut or shortened. Scores are in hundredths of a pawn, depths in plies. */
final class SearchParameters {
    /** By depth and number of the move: by how many 1024ths of a ply a late quiet move is searched less deep. */
    private static final int[] LOGARITHM = new int[256];

    static {
        for (int i = 1; i < LOGARITHM.length; i++) {
            LOGARITHM[i] = (int) Math.round(Math.log(i) * 1024);
        }
    }

    private SearchParameters() {}

    /** How many plies a quiet move is searched less deep, the more the later it comes and the deeper it would be. */
    static int reduction(int depth, int number) {
        long product = (long) LOGARITHM[depth] * LOGARITHM[Math.min(number, LOGARITHM.length - 1)];
        return (int) (768 * 1024L + product * 10 / 21 >> 20);
    }

    /** How many quiet moves are looked at before the others are left out. */
    static int quietsAtMost(int depth, boolean improving) {
        int most = 7 + 3 * depth * depth;
        return improving ? most : most / 2;
    }

    /** By how much the evaluation must exceed beta for the position not to be searched. */
    static int ofBeta(int depth, boolean improving) {
        return 90 * (improving ? depth - 1 : depth);
    }

    /** By how much the evaluation must fall short of alpha for captures alone to be searched. */
    static int ofRazor(int depth) {
        return 300 + 250 * depth * depth;
    }

    /** By how much the evaluation must fall short of alpha for a quiet move to be left out. */
    static int ofQuiet(int depth) {
        return 60 + 50 * depth;
    }

    /** The same for all quiet moves of a node of this depth, whatever is known of them. */
    static int ofAnyQuiet(int depth) {
        return ofQuiet(depth - 1) + 120;
    }

    /** By how much less deep the reply to a null move is searched. */
    static int ofNullMove(int depth, int aboveBeta) {
        return 3 + depth / 4 + Math.min(aboveBeta / 250, 3);
    }

    /** What a capture may lose and still be searched. */
    static int lossOfCapture(int depth) {
        return -180 * depth;
    }

    /** What a quiet move may lose and still be searched. */
    static int lossOfQuiet(int depth) {
        return -60 * depth * depth;
    }

    /** By how much all other moves must fall short of the known one for it to be extended. */
    static int ofSingular(int depth) {
        return 2 * depth;
    }

    /** How much a move is rewarded that cut off a branch of this depth. */
    static int bonus(int depth) {
        return Math.min(16 * depth * depth + 64 * depth, 1600);
    }
}
