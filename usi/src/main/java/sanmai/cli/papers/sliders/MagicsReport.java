package sanmai.cli.papers.sliders;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import sanmai.cli.console.Console;
import sanmai.core.Square;
import sanmai.core.sliders.magic.factors.FactorLine;
import sanmai.core.sliders.magic.search.SearchMethod;
import sanmai.core.sliders.magic.search.SmallestFactors;
import sanmai.report.Speed;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;

/** Prints what searches for factors found: lines as it goes, and a summary at the end. */
final class MagicsReport {
    private static final String FIND = "%-11s %-2s %-7s %5s%1s %16s %16s %7s %8s";

    private static final List<Column> FOUND = List.of(
            Column.text("slider", 11),
            Column.text("method", 7),
            Column.number("squares"),
            Column.number("relevant"),
            Column.number("bits"),
            Column.number("most"),
            Column.number("proved"),
            Column.number("sets"));

    private static final List<Column> COST = List.of(
            Column.text("slider", 11),
            Column.text("method", 7),
            Column.number("reduced B"),
            Column.number("homogeneous B"),
            Column.number("steps"),
            Column.number("seconds"));

    private final Console console;
    private final MagicsCommand.Format format;
    private final boolean list;
    private final Map<String, Sum> sums = new LinkedHashMap<>();
    private boolean complete = true;

    MagicsReport(Console console, MagicsCommand.Format format, boolean list) {
        this.console = console;
        this.format = format;
        this.list = list;
    }

    /** All finds of one method for one slider. */
    private static final class Sum {
        private final SmallestFactors first;
        private final SearchMethod method;
        private int squares;
        private int missing;
        private int proved;
        private int relevant;
        private int bits;
        private int maxBits;
        private long sets;
        private long bytes;
        private long steps;
        private long nanos;

        Sum(SmallestFactors first, SearchMethod method) {
            this.first = first;
            this.method = method;
        }

        void add(SmallestFactors find) {
            squares++;
            missing += find.factors().isPresent() ? 0 : 1;
            proved += find.provedSmallest() ? 1 : 0;
            relevant += find.relevant();
            bits += find.bits();
            maxBits = Math.max(maxBits, find.bits());
            sets += find.sets();
            bytes += find.tableBytes();
            steps += find.steps();
            nanos += find.nanos();
        }

        List<String> found() {
            return List.of(
                    first.slider().toString(),
                    method.toString(),
                    missing == 0 ? Integer.toString(squares) : squares - missing + "/" + squares,
                    Integer.toString(relevant),
                    Integer.toString(bits),
                    Integer.toString(maxBits),
                    Integer.toString(proved),
                    Long.toString(sets));
        }

        List<String> cost() {
            long homogeneous = squares * SmallestFactors.ENTRY_BYTES << maxBits;
            return List.of(
                    first.slider().toString(),
                    method.toString(),
                    Long.toString(bytes),
                    Long.toString(homogeneous),
                    Long.toString(steps),
                    Speed.seconds(nanos));
        }
    }

    /** Prints what comes before the first find. */
    void begin(String commandLine) {
        if (format == MagicsCommand.Format.TSV) {
            console.print("# Magic factors, made by: " + commandLine);
            console.print("# " + FactorLine.HEADING);
        }
    }

    /** The finds of each method for one slider on one square. */
    void add(List<SearchMethod> methods, List<SmallestFactors> finds) {
        boolean found = finds.stream().anyMatch(find -> find.factors().isPresent());
        complete &= found;
        for (int i = 0; i < finds.size(); i++) {
            SmallestFactors find = finds.get(i);
            SearchMethod method = methods.get(i);
            sums.computeIfAbsent(find.slider() + " " + method, key -> new Sum(find, method))
                    .add(find);
            if (format == MagicsCommand.Format.TEXT && list) {
                print(find, method);
            }
        }
        if (format == MagicsCommand.Format.TSV) {
            console.print(MagicsCommand.best(finds)
                    .map(FactorLine::toString)
                    .orElse("# none for " + finds.get(0).slider() + " on "
                            + Square.name(finds.get(0).square())));
        }
    }

    private void print(SmallestFactors find, SearchMethod method) {
        String low = find.factors()
                .map(factors -> Long.toHexString(factors.lowFactor()))
                .orElse("-");
        String high = find.factors()
                .map(factors -> Long.toHexString(factors.highFactor()))
                .orElse("-");
        String of = (find.factors().isPresent() ? find.bits() : "-") + "/" + find.relevant();
        console.print(String.format(
                Locale.ROOT,
                FIND,
                find.slider(),
                Square.name(find.square()),
                method,
                of,
                find.provedSmallest() ? "!" : "",
                low,
                high,
                shortened(find.steps()),
                Speed.seconds(find.nanos())));
    }

    /** Prints the summary. */
    void end(boolean interrupted) {
        if (format == MagicsCommand.Format.TSV) {
            if (interrupted) {
                console.print("# interrupted");
            }
            return;
        }
        if (interrupted) {
            console.print("interrupted; so far:");
        }
        table(FOUND, sums.values().stream().map(Sum::found).toList());
        console.print("");
        table(COST, sums.values().stream().map(Sum::cost).toList());
        console.print("");
        console.print("relevant, bits: summed over the squares; most: of one square; proved: squares");
        console.print("where fewer fail; sets: different sets of attacked squares; B: bytes of tables");
        console.print("at 12 for an entry; steps: factors tried (random) or bits guessed (optimal)");
    }

    private void table(List<Column> columns, List<List<String>> rows) {
        console.print(new TextTable(columns, rows).lines());
    }

    /** A count in few characters. */
    private static String shortened(long count) {
        if (count < 1_000_000) {
            return Long.toString(count);
        }
        return count < 10_000_000_000L ? count / 1_000_000 + "M" : count / 1_000_000_000 + "G";
    }

    /** Whether every square has factors. */
    boolean isComplete() {
        return complete;
    }
}
