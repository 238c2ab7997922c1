package sanmai.positions;

import java.util.List;

/**
 * A text that is no position or no legal move, and how a reader must refuse it. The columns are kind, text, position,
 * reason, offset and details.
 *
 * @param kind whether the text was meant as a position in SFEN, as one drawn in kanji, as a move of USI, or as a move in Japanese
 * @param text the text, its escapes resolved
 * @param position the SFEN of the position in which the move would be made; empty if the text was meant as a position
 * @param reason the name of the reason
 * @param offset where the text is wrong, in chars from 0
 * @param details the names of the further reasons; empty if there are none
 * @param lineNumber the line in its file, from 1
 */
public record MalformedCase(
        Kind kind, String text, String position, String reason, int offset, List<String> details, int lineNumber) {
    /** What a text was meant as. */
    public enum Kind {
        SFEN,
        BOD,
        MOVE,
        JAPANESE_MOVE
    }

    /** Stands for a column that does not apply. */
    private static final String NONE = "-";

    private static final String NAMES = "[A-Z][A-Z_]*(,[A-Z][A-Z_]*)*";

    /** Copies the list. */
    public MalformedCase {
        details = List.copyOf(details);
    }

    static MalformedCase of(TableRow row) {
        String[] columns = row.columns(6, 6);
        Kind kind = kind(row, columns[0]);
        boolean needsPosition = kind != Kind.SFEN && kind != Kind.BOD;
        if (columns[2].equals(NONE) == needsPosition) {
            throw row.error(
                    needsPosition ? "a move needs a position" : "the position must be -, since the text is a position");
        }
        String text = Escapes.resolve(row, columns[1]);
        return new MalformedCase(
                kind,
                text,
                needsPosition ? row.text("position", columns[2]) : "",
                names(row, "reason", columns[3]).get(0),
                (int) row.number("offset", columns[4], 0, text.length()),
                columns[5].equals(NONE) ? List.of() : names(row, "detail", columns[5]),
                row.number());
    }

    private static Kind kind(TableRow row, String column) {
        return switch (column) {
            case "sfen" -> Kind.SFEN;
            case "bod" -> Kind.BOD;
            case "move" -> Kind.MOVE;
            case "japanese" -> Kind.JAPANESE_MOVE;
            default ->
                throw row.error("the kind \"" + SuiteFormatException.quoted(column)
                        + "\" is none of sfen, bod, move, japanese");
        };
    }

    private static List<String> names(TableRow row, String what, String column) {
        if (!column.matches(NAMES)) {
            throw row.error("the " + what + " \"" + SuiteFormatException.quoted(column) + "\" is no name in capitals");
        }
        return List.of(column.split(","));
    }

    @Override
    public String toString() {
        return "line " + lineNumber + ": " + SuiteFormatException.quoted(text);
    }
}
