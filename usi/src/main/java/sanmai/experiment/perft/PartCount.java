package sanmai.experiment.perft;

import sanmai.experiment.journal.JournalFormat;
import sanmai.movegen.perft.PerftPart;

/**
 * A part of a tree that has been counted: a line of the journal.
 *
 * @param part the number of the part, from 1
 * @param moves the moves that lead to it
 * @param nodes its leaves
 * @param nanos the time of its thread, in ns of wall time
 */
public record PartCount(int part, String moves, long nodes, long nanos) {
    /** Journals of counted parts. */
    public static final JournalFormat<PerftConditions, PartCount> FORMAT = new JournalFormat<>(
            PerftConditions.class,
            PartCount.class,
            count -> PerftTree.nameOf(count.validated().part()));

    /** What a journal keeps of a part that has been counted. */
    public static PartCount of(PerftPart part, long nodes, long nanos) {
        return new PartCount(part.number(), part.toString(), nodes, nanos);
    }

    private PartCount validated() {
        if (part < 1 || moves == null || nodes < 0 || nanos < 0) {
            throw new IllegalArgumentException("not the count of a part of a tree");
        }
        return this;
    }
}
