package sanmai.cli.perft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import sanmai.journal.Conditions;
import sanmai.report.Speed;

/** The results of the lines of perft suites as text, one after the other, and the numbers of right and wrong ones. */
public final class SuiteScore {
    private final boolean isVerbose;

    /** The results of one position, which stand together in a suite; those of the position before are printed. */
    private final List<LineResult> position = new ArrayList<>();

    private int passed;
    private int failed;
    private int unreadable;

    /**
     * No results yet.
     *
     * @param isVerbose whether there is a line for each depth, with the time, and the counts below each move where the
     *     number is wrong; otherwise each position has one line
     */
    public SuiteScore(boolean isVerbose) {
        this.isVerbose = isVerbose;
    }

    /**
     * Adds the next readable result. Several in a row may be of one position.
     *
     * @return the lines that can be printed now
     */
    public List<String> add(LineResult result) {
        passed += result.isRight() ? 1 : 0;
        failed += result.isRight() ? 0 : 1;
        List<String> lines = new ArrayList<>();
        if (!position.isEmpty() && !isSamePosition(position.get(0).line(), result.line())) {
            lines.addAll(endPosition());
        }
        if (isVerbose) {
            lines.addAll(details(result, position.isEmpty()));
        }
        position.add(result);
        return lines;
    }

    private static boolean isSamePosition(SuiteLine one, SuiteLine other) {
        return one.suite() == other.suite() && one.sfen().equals(other.sfen());
    }

    /** The line of a position: its greatest depth if all depths are right, otherwise the first that is wrong. */
    private List<String> endPosition() {
        List<LineResult> wrong =
                position.stream().filter(result -> !result.isRight()).toList();
        Optional<LineResult> shown = wrong.isEmpty()
                ? position.stream().max(Comparator.comparingInt(LineResult::depth))
                : wrong.stream().findFirst();
        position.clear();
        return isVerbose
                ? List.of()
                : shown.map(result -> line(result, wrong)).stream().toList();
    }

    private static String line(LineResult shown, List<LineResult> wrong) {
        String verdict = wrong.isEmpty()
                ? "ok"
                : "FAILED: "
                        + wrong.stream()
                                .flatMap(result -> failures(result).stream())
                                .collect(Collectors.joining("; "));
        return shown.line().name() + "  depth " + shown.depth() + "  nodes " + shown.nodes() + "  " + verdict;
    }

    private static List<String> details(LineResult result, boolean isFirst) {
        SuiteLine line = result.line();
        List<String> lines = new ArrayList<>();
        if (isFirst) {
            lines.add(line.name() + "  " + line.sfen());
        }
        lines.add(String.format(
                Locale.ROOT,
                "  %2d  %15d  %-6s  %9s s",
                line.depth(),
                line.expected(),
                result.isRight() ? "ok" : "FAILED",
                Speed.seconds(result.nanos())));
        failures(result).forEach(failure -> lines.add("      " + failure));
        result.moves().forEach(move -> lines.add("      " + move));
        return lines;
    }

    /** Counts a line that cannot be read. */
    public void addUnreadable() {
        unreadable++;
    }

    private static List<String> failures(LineResult result) {
        SuiteLine line = result.line();
        String source = line.source().isEmpty() ? "" : ", counted by " + line.source();
        String where = " (line " + line.lineNumber() + source + ")";
        List<String> failures = new ArrayList<>();
        if (result.nodes() != line.expected()) {
            failures.add("expected " + line.expected() + ", got " + result.nodes() + where);
        }
        for (String name : result.wrongDetails()) {
            failures.add("expected " + name + "=" + line.details().get(name) + ", got "
                    + result.details().get(name) + where);
        }
        return failures;
    }

    /** The end: what is left of the last position, and a summary with the score in its last line. */
    public List<String> summary(Conditions conditions, boolean endedEarly) {
        List<String> lines = new ArrayList<>(endPosition());
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
