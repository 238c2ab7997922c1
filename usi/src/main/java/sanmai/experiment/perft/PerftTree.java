package sanmai.experiment.perft;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sanmai.experiment.journal.JournalContents;
import sanmai.experiment.journal.JournalFormat;
import sanmai.experiment.journal.PartNumbers;
import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftPart;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** A tree and its parts, which are numbered from 1 alike in every process. */
public final class PerftTree {
    private final List<PerftPart> parts;

    /** The tree {@code depth} plies below a position. */
    public PerftTree(Position position, int depth) {
        parts = PerftPart.of(position.copy(), depth);
    }

    /** All parts in their order. */
    public List<PerftPart> parts() {
        return parts;
    }

    /** The name of a part for messages. */
    static String nameOf(int part) {
        return "part " + part;
    }

    /**
     * Accepts a count from a journal.
     *
     * @throws IllegalArgumentException if the tree has no such part; the message says which
     */
    public void requireOwn(PartCount count) {
        if (count.part() > parts.size()
                || !parts.get(count.part() - 1).toString().equals(count.moves())) {
            throw new IllegalArgumentException(
                    "the tree has no " + nameOf(count.part()) + " \"" + count.moves() + "\"");
        }
    }

    /** The leaves of each part that was counted, by number. */
    public static Map<Integer, Long> nodes(List<PartCount> counts) {
        return counts.stream().collect(Collectors.toMap(PartCount::part, PartCount::nodes));
    }

    /**
     * What one run would have counted.
     *
     * @param moves the leaves below each move at the root, in the order of the moves' USI text
     * @param nodes all leaves
     * @param nanos the times of all parts together, in ns
     */
    public record Total(List<MoveCount> moves, long nodes, long nanos) {}

    /**
     * Joins the journals of parts of a count.
     *
     * @param files at least one
     * @throws sanmai.experiment.journal.JournalException if a file cannot be read or holds something else
     * @throws IllegalArgumentException if they do not belong together, or parts are missing; the message says why
     */
    public static Total merge(List<Path> files) {
        JournalContents<PerftConditions, PartCount> contents = JournalFormat.join(PartCount.FORMAT, files);
        PerftTree tree = of(contents.conditions(), files.get(0));
        List<PartCount> counts = contents.entries();
        counts.forEach(tree::requireOwn);
        PartNumbers.requireAll(
                counts,
                PartCount::part,
                tree.parts.size(),
                "parts of the tree",
                part -> nameOf(part) + ", " + tree.parts.get(part - 1));
        Map<Integer, Long> nodes = nodes(counts);
        Map<Integer, Long> sums = new LinkedHashMap<>();
        tree.parts.forEach(part -> sums.merge(part.move(), nodes.get(part.number()), Long::sum));
        List<MoveCount> moves = sums.entrySet().stream()
                .filter(sum -> sum.getKey() != Move.NONE)
                .map(sum -> new MoveCount(sum.getKey(), sum.getValue()))
                .toList();
        return new Total(
                moves,
                counts.stream().mapToLong(PartCount::nodes).sum(),
                counts.stream().mapToLong(PartCount::nanos).sum());
    }

    private static PerftTree of(PerftConditions conditions, Path file) {
        if (conditions.depth() > Perft.MAX_DEPTH) {
            throw new IllegalArgumentException(file + ": depth " + conditions.depth() + " is too great");
        }
        try {
            return new PerftTree(Sfen.position(conditions.sfen(), SetupProblem.Reason.HARMLESS), conditions.depth());
        } catch (NotationException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }
}
