package sanmai.positions;

import java.io.Reader;
import java.util.List;

/**
 * A text that is no position or no legal move, and how it is to be refused.
 *
 * @param kind whether the text was meant as a position or as a move
 * @param text the text itself, its escapes resolved
 * @param position the SFEN of the position in which the move is to be made; empty for positions
 * @param reason the name of the reason
 * @param offset where in the text it is wrong, in chars from 0
 * @param details the names of the further reasons; empty if there are none
 * @param lineNumber the line in its file, from 1
 */
public record MalformedCase(
        Kind kind, String text, String position, String reason, int offset, List<String> details, int lineNumber) {
    /** What a text was meant as. */
    public enum Kind {
        SFEN,
        MOVE
    }

    private static final String SHIPPED = "malformed.tsv";

    /** Stands for a column that does not apply. */
    private static final String NONE = "-";

    private static final String NAMES = "[A-Z][A-Z_]*(,[A-Z][A-Z_]*)*";

    public MalformedCase {
        details = List.copyOf(details);
    }

    /** The cases that come with Sanmai. */
    public static List<MalformedCase> shipped() {
        return Table.shipped(SHIPPED, MalformedCase::row);
    }

    /**
     * Reads cases and closes the reader.
     *
     * @param sourceName what messages call them
     * @throws SuiteFormatException if a line is no case
     */
    public static List<MalformedCase> parse(String sourceName, Reader reader) {
        return Table.rows(sourceName, reader, MalformedCase::row);
    }

    private static MalformedCase row(TableRow line) {
        String[] columns = line.columns(6, 6);
        Kind kind = kind(line, columns[0]);
        boolean needsPosition = kind == Kind.MOVE;
        if (columns[2].equals(NONE) == needsPosition) {
            throw line.error(needsPosition ? "a move needs a position" : "a position needs no other position");
        }
        String text = Escapes.resolve(line, columns[1]);
        return new MalformedCase(
                kind,
                text,
                needsPosition ? line.text("position", columns[2]) : "",
                names(line, "reason", columns[3]).get(0),
                (int) line.number("offset", columns[4], 0, text.length()),
                columns[5].equals(NONE) ? List.of() : names(line, "detail", columns[5]),
                line.number());
    }

    private static Kind kind(TableRow line, String column) {
        return switch (column) {
            case "sfen" -> Kind.SFEN;
            case "move" -> Kind.MOVE;
            default ->
                throw line.error("the kind \"" + SuiteFormatException.quoted(column) + "\" is neither sfen nor move");
        };
    }

    private static List<String> names(TableRow line, String what, String column) {
        if (!column.matches(NAMES)) {
            throw line.error("the " + what + " \"" + SuiteFormatException.quoted(column) + "\" is no name in capitals");
        }
        return List.of(column.split(","));
    }

    @Override
    public String toString() {
        return "line " + lineNumber + ": " + SuiteFormatException.quoted(text);
    }
}
