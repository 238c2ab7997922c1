package sanmai.positions;

/**
 * A question about one rule of the game, with its answer: is this move legal here, and if not, why? The columns are name,
 * SFEN, move, verdict and comment.
 *
 * @param name the case's name
 * @param sfen the position
 * @param move the move in USI
 * @param verdict {@value #LEGAL}, or the name of the reason why the move is illegal
 * @param comment what the case is about
 * @param lineNumber the line in its file, from 1
 */
public record RuleCase(String name, String sfen, String move, String verdict, String comment, int lineNumber) {
    /** The verdict on a legal move. */
    public static final String LEGAL = "legal";

    static RuleCase of(TableRow row) {
        String[] columns = row.columns(5, 5);
        String verdict = columns[3];
        if (!verdict.equals(LEGAL) && !verdict.matches("[A-Z][A-Z_]*")) {
            throw row.error(
                    "the verdict \"" + SuiteFormatException.quoted(verdict) + "\" is neither legal nor a reason");
        }
        return new RuleCase(
                row.text("name", columns[0]),
                row.text("SFEN", columns[1]),
                row.text("move", columns[2]),
                verdict,
                row.text("comment", columns[4]),
                row.number());
    }

    /** Whether the move is legal. */
    public boolean isLegal() {
        return verdict.equals(LEGAL);
    }

    @Override
    public String toString() {
        return name + ": " + move;
    }
}
