package sanmai.cli.command;

import java.io.PrintWriter;
import java.util.Locale;
import sanmai.cli.console.Complaints;
import sanmai.cli.console.ExitCodes;
import sanmai.experiment.perft.LineResult;
import sanmai.experiment.perft.SuiteConditions;
import sanmai.experiment.perft.SuiteLine;
import sanmai.report.Speed;

/** Prints what came of each line of perft suites, and keeps the score. */
final class SuiteReport {
    private final PrintWriter out;
    private final Complaints complaints;
    private int suite;
    private String heading = "";
    private int passed;
    private int failed;
    private int unreadable;

    /** Prints results, and complains elsewhere about what cannot be read. */
    SuiteReport(PrintWriter out, Complaints complaints) {
        this.out = out;
        this.complaints = complaints;
    }

    /** The next result, of which several in a row may be of one position. */
    void add(LineResult result) {
        SuiteLine line = result.line();
        if (!line.isReadable()) {
            unreadable++;
            complaints.say(line.problem());
            return;
        }
        if (line.suite() != suite || !line.sfen().equals(heading)) {
            suite = line.suite();
            heading = line.sfen();
            out.println(line.name() + "  " + heading);
        }
        String verdict = result.isRight() ? "ok" : "FAILED";
        out.println(String.format(
                Locale.ROOT,
                "  %2d  %15d  %-6s  %9s s",
                line.depth(),
                line.expected(),
                verdict,
                Speed.seconds(result.nanos())));
        if (result.isRight()) {
            passed++;
        } else {
            failed++;
            printFailure(result);
        }
        out.flush();
    }

    private void printFailure(LineResult result) {
        SuiteLine line = result.line();
        String source = line.source().isEmpty() ? "" : ", counted by " + line.source();
        out.println("      expected " + line.expected() + ", got " + result.nodes() + " (line " + line.lineNumber()
                + source + ")");
        result.moves().forEach(move -> out.println("      " + move));
    }

    /** Prints the score, in the last line. */
    void printSummary(SuiteConditions conditions, boolean endedEarly) {
        if (endedEarly) {
            out.println("interrupted");
        }
        if (conditions.skipped() > 0) {
            out.println("skipped " + conditions.skipped() + " counts of more than " + conditions.maxNodes() + " nodes");
        }
        if (unreadable > 0) {
            out.println("could not read " + unreadable + " (see the messages)");
        }
        out.println(passed + " passed, " + failed + " failed");
        out.flush();
    }

    /** The exit code: what could not be read outweighs what was found wrong, because more may be wrong in it. */
    int exitCode() {
        if (unreadable > 0) {
            return ExitCodes.USER_ERROR;
        }
        return failed > 0 ? ExitCodes.FAILURE : ExitCodes.OK;
    }
}
