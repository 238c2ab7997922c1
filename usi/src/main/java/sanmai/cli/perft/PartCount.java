package sanmai.cli.perft;

import java.util.List;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
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
 * @param details what the last moves do, if that was asked for, for each depth from {@link
 *     sanmai.movegen.perft.PerftSettings#firstDetailDepth} to that of the tree
 */
public record PartCount(int part, String moves, long nodes, long nanos, List<PerftDetails> details) {
    /** The position. */
    static final String SFEN = "--sfen";

    /** The depth in plies. */
    static final String DEPTH = "DEPTH";

    /** Whether leaves are counted by what their last moves do: on or off. */
    static final String DETAILS = "--details";

    static final String ON = "on";

    /** The number of plies after which positions are counted once; 0 if lines are counted. */
    static final String UNIQUE = "--unique";

    /**
     * Journals of counted parts. The number of threads and the memory for hashing change no count; other hash keys change none
     * either, but a count that is repeated with other keys must not go on from one with the usual keys.
     */
    public static final JournalFormat<PartCount> FORMAT = new JournalFormat<>(
            "sanmai perft",
            List.of(
                    Version.CONDITION,
                    SlidersOption.CONDITION,
                    SFEN,
                    DEPTH,
                    "--leaves",
                    DETAILS,
                    UNIQUE,
                    "--hash-seed"),
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
