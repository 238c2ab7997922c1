package sanmai.cli.option;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.cli.console.UserError;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.Suite;
import sanmai.positions.SuiteFormat;
import sanmai.positions.SuiteFormatException;
import sanmai.shogi.SetupProblem;

/** Files of positions, such as an option {@code --positions} names. */
public final class PositionCollection {
    private PositionCollection() {}

    /**
     * The positions of a file, or the shipped ones if there is none. All of them can be played.
     *
     * @throws UserError if the file cannot be read, or a line is no position
     */
    public static List<PositionCase> read(@Nullable Path file) {
        Suite<PositionCase> suite = suite(file);
        for (PositionCase line : suite.cases()) {
            try {
                Sfen.position(line.sfen(), SetupProblem.Reason.HARMLESS);
            } catch (NotationException e) {
                throw new UserError("--positions: " + suite.name() + ":" + line.lineNumber() + ": " + e.getMessage());
            }
        }
        return suite.cases();
    }

    /** Whether a file has the form of a collection. */
    public static boolean isOne(Path file) {
        try {
            SuiteFormat.POSITIONS.read(file);
            return true;
        } catch (SuiteFormatException e) {
            return false;
        }
    }

    private static Suite<PositionCase> suite(@Nullable Path file) {
        try {
            return file == null ? SuiteFormat.POSITIONS.shipped() : SuiteFormat.POSITIONS.read(file);
        } catch (SuiteFormatException e) {
            throw new UserError("--positions: " + e.getMessage());
        }
    }
}
