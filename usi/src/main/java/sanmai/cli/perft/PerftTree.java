package sanmai.cli.perft;

import com.google.common.collect.ContiguousSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sanmai.files.MissingResults;
import sanmai.journal.Conditions;
import sanmai.journal.JournalContents;
import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftDetails;
import sanmai.movegen.perft.PerftPart;
import sanmai.movegen.perft.PerftSettings;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** A tree and its parts, which have the same numbers, from 1, in every process. */
public final class PerftTree {
    private final Position position;
    private final int depth;
    private final PerftSettings settings;
    private final List<PerftPart> parts;

    /** The number of depths of which each part has details. */
    private final int detailRows;

    /**
     * The tree {@code depth} plies below a position.
     *
     * @param settings how it is counted
     */
    public PerftTree(Position position, int depth, PerftSettings settings) {
        this.position = position;
        this.depth = depth;
        this.settings = settings;
        parts = settings.parts(position.copy(), depth);
        detailRows = settings.details() ? Math.max(0, depth - settings.firstDetailDepth() + 1) : 0;
    }

    /** All parts in their order. */
    public List<PerftPart> parts() {
        return parts;
    }

    /** The name of a part for messages. */
    static String nameOf(int part) {
        return "part " + part;
    }

    /** The same with the moves that lead to it; shares of unique positions have none. */
    private static String nameOf(PerftPart part) {
        String moves = part.toString();
        return moves.isEmpty() ? nameOf(part.number()) : nameOf(part.number()) + ", " + moves;
    }

    /**
     * Checks a count from a journal.
     *
     * @throws IllegalArgumentException if the tree has no such part, or the count does not have the details that are
     *     wanted; the message says which part
     */
    public void requireOwn(PartCount count) {
        if (count.part() > parts.size()
                || !parts.get(count.part() - 1).toString().equals(count.moves())) {
            throw new IllegalArgumentException(
                    "the tree has no " + nameOf(count.part()) + " \"" + count.moves() + "\"");
        }
        if (Math.max(count.nodes(), count.nanos()) > Long.MAX_VALUE / parts.size()) {
            throw new IllegalArgumentException(nameOf(count.part()) + " has numbers that are too great to be added up");
        }
        if (count.details().size() != detailRows) {
            throw new IllegalArgumentException(nameOf(count.part()) + " has details of "
                    + count.details().size() + " depths instead of " + detailRows);
        }
    }

    /**
     * The details of a tree by depth.
     *
     * @param deep the sums over parts
     * @param complete whether these are all parts; the shallowest trees, which no parts have, are counted then
     */
    public List<DetailRow> detailRows(List<PerftDetails> deep, boolean complete) {
        List<DetailRow> rows = new ArrayList<>();
        List<PerftDetails> shallow =
                complete ? new Perft(settings.withThreads(1).withHash(0)).shallowDetails(position, depth) : List.of();
        for (int i = 0; i < shallow.size(); i++) {
            rows.add(new DetailRow(i + 1, shallow.get(i)));
        }
        for (int i = 0; i < deep.size(); i++) {
            rows.add(new DetailRow(settings.firstDetailDepth() + i, deep.get(i)));
        }
        return rows;
    }

    /** The leaves of each part that was counted, by number. */
    public static Map<Integer, Long> nodes(List<PartCount> counts) {
        return counts.stream().collect(Collectors.toMap(PartCount::part, PartCount::nodes));
    }

    /**
     * What one run would have counted.
     *
     * @param moves the leaves below each move at the root, in the order of the moves' USI text; empty if unique positions were
     *     counted, to which several moves lead
     * @param nodes all leaves
     * @param nanos the times of all parts together, in ns
     * @param details what the last moves do; empty if that was not asked for
     */
    public record Total(Optional<List<MoveCount>> moves, long nodes, long nanos, Optional<PerftReport> details) {}

    /**
     * Joins the journals of parts of a count.
     *
     * @param files at least one
     * @throws sanmai.journal.JournalException if a file cannot be read or holds something else
     * @throws IllegalArgumentException if they do not belong together, or parts are missing; the message says why
     */
    public static Total merge(List<Path> files) {
        JournalContents<PartCount> contents = PartCount.FORMAT.join(files);
        PerftTree tree = of(contents.conditions(), files.get(0));
        List<PartCount> counts = contents.entries();
        counts.forEach(tree::requireOwn);
        MissingResults.refuse(
                counts.stream().mapToInt(PartCount::part),
                ContiguousSet.closedOpen(1, tree.parts.size() + 1),
                "parts of the tree",
                part -> nameOf(tree.parts.get(part - 1)));
        Map<Integer, Long> nodes = nodes(counts);
        Map<Integer, Long> sums = new LinkedHashMap<>();
        tree.parts.forEach(part -> sums.merge(part.move(), nodes.get(part.number()), Math::addExact));
        List<MoveCount> moves = sums.entrySet().stream()
                .filter(sum -> sum.getKey() != Move.NONE)
                .map(sum -> new MoveCount(sum.getKey(), sum.getValue()))
                .toList();
        long nanos = counts.stream().mapToLong(PartCount::nanos).sum();
        return new Total(
                tree.settings.uniquePlies() == 0 ? Optional.of(moves) : Optional.empty(),
                counts.stream().mapToLong(PartCount::nodes).sum(),
                nanos,
                tree.report(contents.conditions(), counts, nanos));
    }

    private Optional<PerftReport> report(Conditions conditions, List<PartCount> counts, long nanos) {
        if (!hasDetails(conditions)) {
            return Optional.empty();
        }
        List<PerftDetails> deep = new ArrayList<>();
        counts.forEach(count -> PerftDetails.addRows(deep, count.details()));
        return Optional.of(new PerftReport(conditions.text(PartCount.SFEN), true, nanos, detailRows(deep, true)));
    }

    private static boolean hasDetails(Conditions conditions) {
        return conditions.text(PartCount.DETAILS).equals(PartCount.ON);
    }

    private static PerftTree of(Conditions conditions, Path file) {
        try {
            int depth = number(conditions, PartCount.DEPTH, Perft.MAX_DEPTH);
            int unique = number(conditions, PartCount.UNIQUE, Math.max(0, depth - 1));
            Position position = Sfen.position(conditions.text(PartCount.SFEN), SetupProblem.Reason.HARMLESS);
            PerftSettings settings =
                    PerftSettings.DEFAULT.withDetails(hasDetails(conditions)).withUniquePlies(unique);
            return new PerftTree(position, depth, settings);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    private static int number(Conditions conditions, String name, int most) {
        int number = conditions.number(name);
        if (number > most) {
            throw new IllegalArgumentException(name + " " + number + ": must be between 0 and " + most);
        }
        return number;
    }
}
