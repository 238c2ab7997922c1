package sanmai.notation.usi;

import sanmai.notation.reading.FormatLines;
import sanmai.notation.reading.FormatRules;
import sanmai.notation.reading.GameReader;
import sanmai.notation.record.RecordTree;

/**
 * Games and positions as lines of USI, one game a line: {@code position startpos moves 7g7f ...}, {@code position sfen
 * ... moves ...}, the same without the word {@code position}, bare SFEN without any word, and moves from the even start
 * with the word {@code moves} or without. A line without moves is a game of no moves; behind moves, a word such as
 * {@code resign} or {@code win} says how the game ended. Empty lines are skipped, and so are comments: from {@code #} or
 * {@code //} at the beginning of a word to the end of the line.
 */
public class UsiRecord extends FormatRules {
    private static final String MOVE = "([1-9][a-i][1-9][a-i]\\+?|[PLNSGBR]\\*[1-9][a-i])";

    private static final FormatLines LINES = FormatLines.of(
            "(position|startpos|sfen|moves)(\\s|$)|[1-9A-Za-z+]+(/[1-9A-Za-z+]+){2}|" + MOVE + "(\\s|$)");

    /** The format. */
    public UsiRecord() {
        this("USI", "usi");
    }

    /** A format that is read as USI. */
    protected UsiRecord(String title, String fileNameEnding) {
        super(title, LINES, fileNameEnding);
    }

    /** Whether a word has the form of a move. */
    static boolean isMove(String word) {
        return word.matches(MOVE);
    }

    /** Reads a line as a game: a problem ends its line, not the others. */
    @Override
    public final GameReader reader() {
        return new LineReader(UsiLine::read);
    }

    /** Writes the main line of a record as a position command: its start and its moves. USI has nothing else. */
    @Override
    public String write(RecordTree record) {
        return "position " + UsiPosition.write(record.start(), record.mainLine().moves()) + '\n';
    }
}
