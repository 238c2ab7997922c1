package sanmai.cli.perft;

import java.util.List;
import sanmai.journal.JournalFormat;
import sanmai.movegen.perft.PartLeaves;
import sanmai.movegen.perft.PerftDetails;
import sanmai.movegen.perft.PerftPart;

/**
 * A part of a tree that has been counted: a line of the journal.
 *
 * @param part the number of the part, from 1
 * @param moves the moves that lead to it
 * @param nodes its leaves
 * @param nanos the time of its thread, in ns of wall time
 * @param details what the last moves do, if that was asked for, for each depth from {@link PerftPart#FIRST_DETAIL_DEPTH} to that
 *     of the tree
 */
public record PartCount(int part, String moves, long nodes, long nanos, List<PerftDetails> details) {
    /** Journals of counted parts. */
    public static final JournalFormat<PerftConditions, PartCount> FORMAT = new JournalFormat<>(
            PerftConditions.class,
            PartCount.class,
            count -> PerftTree.nameOf(count.validated().part()));

    /** Copies the list. */
    public PartCount {
        details = List.copyOf(details);
    }

    /** What a journal keeps of a part that has been counted. */
    public static PartCount of(PerftPart part, PartLeaves leaves, long nanos) {
        return new PartCount(part.number(), part.toString(), leaves.nodes(), nanos, leaves.details());
    }

    private PartCount validated() {
        if (part < 1 || nodes < 0 || nanos < 0 || !hasConsistentDetails()) {
            throw new IllegalArgumentException("not the count of a part of a tree");
        }
        return this;
    }

    private boolean hasConsistentDetails() {
        return details.stream().allMatch(PerftDetails::isConsistent)
                && (details.isEmpty() || details.get(details.size() - 1).nodes() == nodes);
    }
}
