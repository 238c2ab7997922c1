package sanmai.cli.perft;

import com.google.common.collect.ContiguousSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sanmai.cli.option.PositionText;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.files.MissingResults;
import sanmai.journal.Conditions;
import sanmai.journal.JournalContents;
import sanmai.notation.NotationException;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;
import sanmai.positions.SuiteFormatException;
import sanmai.report.Json;

/**
 * The lines of some suites, numbered from 1 through all of them. Lines that cannot be read are numbered too, so that
 * all parts of a run have the same numbers, and one part reports the line.
 */
public final class SuiteLines {
    private final long maxNodes;
    private final List<SuiteLine> lines = new ArrayList<>();
    private int skipped;

    private SuiteLines(long maxNodes) {
        this.maxNodes = maxNodes;
    }

    /**
     * Reads suites.
     *
     * @param files the suites; the shipped one if there are none
     * @param maxNodes lines with greater counts are skipped
     */
    public static SuiteLines read(List<Path> files, long maxNodes) {
        SuiteLines lines = new SuiteLines(maxNodes);
        if (files.isEmpty()) {
            lines.add(1, "shipped suite", SuiteFormat.PERFT.shipped().cases());
        }
        for (int i = 0; i < files.size(); i++) {
            try {
                lines.add(
                        i + 1,
                        files.get(i).toString(),
                        SuiteFormat.PERFT.read(files.get(i)).cases());
            } catch (SuiteFormatException e) {
                lines.lines.add(SuiteLine.unreadable(lines.next(), i + 1, e.getMessage()));
            }
        }
        return lines;
    }

    private void add(int suite, String file, List<PerftCase> cases) {
        String unreadableSfen = null;
        for (PerftCase line : cases) {
            if (line.sfen().equals(unreadableSfen)) {
                continue; // One message about a position is enough.
            }
            if (line.nodes() > maxNodes) {
                skipped++;
                continue;
            }
            Optional<String> problem = problem(line.sfen());
            if (problem.isPresent()) {
                lines.add(SuiteLine.unreadable(next(), suite, file + ":" + line.lineNumber() + ": " + problem.get()));
                unreadableSfen = line.sfen();
            } else {
                lines.add(SuiteLine.of(next(), suite, line));
            }
        }
    }

    /** What is wrong with a position, if anything is. */
    private static Optional<String> problem(String sfen) {
        try {
            PositionText.read(sfen);
            return Optional.empty();
        } catch (NotationException e) {
            return Optional.of(e.getMessage());
        }
    }

    private int next() {
        return lines.size() + 1;
    }

    /**
     * Checks a result from a journal.
     *
     * @throws IllegalArgumentException if there is no such line; the message says which
     */
    public void requireOwn(LineResult result) {
        if (result.number() > lines.size() || !lines.get(result.number() - 1).equals(result.line())) {
            throw new IllegalArgumentException("the suites have no such line " + LineResult.nameOf(result.number()));
        }
    }

    /** What the results of the lines depend on. */
    Conditions conditions() {
        return LineResult.FORMAT.conditions(
                Version.text(), SlidersOption.current(), maxNodes, skipped, lines.size(), fingerprint(lines.stream()));
    }

    private static String fingerprint(Stream<SuiteLine> lines) {
        return Conditions.fingerprint(lines.map(Json::line));
    }

    /** The number of skipped lines. */
    public int skipped() {
        return skipped;
    }

    /** The lines in their order, without those that were skipped. */
    public List<SuiteLine> lines() {
        return List.copyOf(lines);
    }

    /**
     * Joins the journals of parts of a check into the results that one run would have had, in their order.
     *
     * @param files at least one
     * @throws sanmai.journal.JournalException if a file cannot be read or holds something else
     * @throws IllegalArgumentException if they do not belong together, or lines are missing; the message says why
     */
    public static JournalContents<LineResult> merge(List<Path> files) {
        JournalContents<LineResult> contents = LineResult.FORMAT.join(files);
        Conditions conditions = contents.conditions();
        int total = conditions.number(LineResult.LINES);
        List<LineResult> results = contents.entries().stream()
                .sorted(Comparator.comparingInt(LineResult::number))
                .toList();
        if (!results.isEmpty()) {
            int last = results.get(results.size() - 1).number();
            if (last > total) {
                throw new IllegalArgumentException(
                        LineResult.nameOf(last) + " is more than the suites' " + total + " lines");
            }
        }
        MissingResults.refuse(
                results.stream().mapToInt(LineResult::number),
                ContiguousSet.closedOpen(1, total + 1),
                "lines",
                LineResult::nameOf);
        if (!fingerprint(results.stream().map(LineResult::line)).equals(conditions.text(LineResult.CONTENTS))) {
            throw new IllegalArgumentException("the lines in " + files.get(0) + " are not those of its suites");
        }
        return new JournalContents<>(conditions, results);
    }
}
