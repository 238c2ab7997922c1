package sanmai.cli.papers.minimax;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sanmai.cli.console.UserError;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.Suite;
import sanmai.positions.SuiteFormat;
import sanmai.positions.SuiteFormatException;
import sanmai.shogi.SetupProblem;

/** The collection of positions of an experiment. */
final class PositionFile {
    private PositionFile() {}

    /**
     * The positions of a file, or the shipped ones if there is none. All of them can be played.
     *
     * @throws UserError if the file cannot be read, or a line is no position
     */
    static List<TreePosition> read(Path file) {
        Suite<PositionCase> suite = suite(file);
        List<TreePosition> tasks = new ArrayList<>();
        for (PositionCase line : suite.cases()) {
            try {
                Sfen.position(line.sfen(), SetupProblem.Reason.HARMLESS);
            } catch (NotationException e) {
                throw new UserError("--positions: " + suite.name() + ":" + line.lineNumber() + ": " + e.getMessage());
            }
            tasks.add(new TreePosition(tasks.size() + 1, line.name(), line.sfen()));
        }
        return tasks;
    }

    private static Suite<PositionCase> suite(Path file) {
        try {
            return file == null ? SuiteFormat.POSITIONS.shipped() : SuiteFormat.POSITIONS.read(file);
        } catch (SuiteFormatException e) {
            throw new UserError("--positions: " + e.getMessage());
        }
    }
}
