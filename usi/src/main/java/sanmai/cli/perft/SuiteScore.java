package sanmai.cli.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sanmai.journal.Conditions;
import sanmai.report.Speed;

/** The results of the lines of perft suites as text, one after the other, and the numbers of right and wrong ones. */
public final class SuiteScore {
    private int suite;
    private String heading = "";
    private int passed;
    private int failed;
    private int unreadable;

    /**
     * Adds the next readable result. Several in a row may be of one position.
     *
     * @return the lines about it
     */
    public List<String> add(LineResult result) {
        List<String> lines = new ArrayList<>();
        SuiteLine line = result.line();
        if (line.suite() != suite || !line.sfen().equals(heading)) {
            suite = line.suite();
            heading = line.sfen();
            lines.add(line.name() + "  " + heading);
        }
        lines.add(String.format(
                Locale.ROOT,
                "  %2d  %15d  %-6s  %9s s",
                line.depth(),
                line.expected(),
                result.isRight() ? "ok" : "FAILED",
                Speed.seconds(result.nanos())));
        if (result.isRight()) {
            passed++;
        } else {
            failed++;
            lines.addAll(failure(result));
        }
        return lines;
    }

    /** Counts a line that cannot be read. */
    public void addUnreadable() {
        unreadable++;
    }

    private static List<String> failure(LineResult result) {
        SuiteLine line = result.line();
        String source = line.source().isEmpty() ? "" : ", counted by " + line.source();
        List<String> lines = new ArrayList<>();
        String where = " (line " + line.lineNumber() + source + ")";
        if (result.nodes() != line.expected()) {
            lines.add("      expected " + line.expected() + ", got " + result.nodes() + where);
        }
        for (String name : result.wrongDetails()) {
            lines.add("      expected " + name + "=" + line.details().get(name) + ", got "
                    + result.details().get(name) + where);
        }
        result.moves().forEach(move -> lines.add("      " + move));
        return lines;
    }

    /** The summary, with the score in its last line. */
    public List<String> summary(Conditions conditions, boolean endedEarly) {
        List<String> lines = new ArrayList<>();
        if (endedEarly) {
            lines.add("interrupted");
        }
        String skipped = conditions.text(LineResult.SKIPPED);
        if (!skipped.equals("0")) {
            lines.add(
                    "skipped " + skipped + " counts of more than " + conditions.text(LineResult.MAX_NODES) + " nodes");
        }
        if (unreadable > 0) {
            lines.add("could not read " + unreadable + " (see the messages)");
        }
        lines.add(passed + " passed, " + failed + " failed");
        return lines;
    }

    /** Whether a line could not be read. */
    public boolean hasUnreadable() {
        return unreadable > 0;
    }

    /** Whether a count was wrong. */
    public boolean hasFailed() {
        return failed > 0;
    }
}
