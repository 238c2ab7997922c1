package sanmai.positions;

import java.io.Reader;
import java.util.List;

/**
 * One rule of the game as a question with its answer: is this move legal here, and if not, why?
 *
 * @param name the case's name
 * @param sfen the position
 * @param move the move in USI
 * @param verdict {@value #LEGAL}, or the name of the reason why it is not
 * @param comment what the case is about
 * @param lineNumber the line in its file, from 1
 */
public record RuleCase(String name, String sfen, String move, String verdict, String comment, int lineNumber) {
    /** The verdict on a legal move. */
    public static final String LEGAL = "legal";

    private static final String SHIPPED = "rules.tsv";

    /** The cases that come with Sanmai. */
    public static List<RuleCase> shipped() {
        return Table.shipped(SHIPPED, RuleCase::row);
    }

    /**
     * Reads cases and closes the reader.
     *
     * @param sourceName what messages call them
     * @throws SuiteFormatException if a line is no case
     */
    public static List<RuleCase> parse(String sourceName, Reader reader) {
        return Table.rows(sourceName, reader, RuleCase::row);
    }

    private static RuleCase row(TableRow line) {
        String[] columns = line.columns(5, 5);
        String verdict = columns[3];
        if (!verdict.equals(LEGAL) && !verdict.matches("[A-Z][A-Z_]*")) {
            throw line.error(
                    "the verdict \"" + SuiteFormatException.quoted(verdict) + "\" is neither legal nor a reason");
        }
        return new RuleCase(
                line.text("name", columns[0]),
                line.text("SFEN", columns[1]),
                line.text("move", columns[2]),
                verdict,
                line.text("comment", columns[4]),
                line.number());
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
