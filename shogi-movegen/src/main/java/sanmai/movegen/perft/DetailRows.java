package sanmai.movegen.perft;

import java.util.ArrayList;
import java.util.List;

/** Adds up the details of parts by depth, and passes on what another listener is to hear. */
final class DetailRows implements PerftListener {
    private final PerftListener next;
    private final List<PerftDetails> rows = new ArrayList<>();

    DetailRows(PerftListener next) {
        this.next = next;
    }

    @Override
    public void uniquePositions(int plies, long positions) {
        next.uniquePositions(plies, positions);
    }

    @Override
    public void partCounted(PerftPart part, PartLeaves leaves, long nanos) {
        PerftDetails.addRows(rows, leaves.details());
        next.partCounted(part, leaves, nanos);
    }

    @Override
    public void partCounted(int done, int total) {
        next.partCounted(done, total);
    }

    @Override
    public void moveCounted(MoveCount move) {
        next.moveCounted(move);
    }

    /** The sums by depth, from {@link PerftSettings#firstDetailDepth} on. */
    List<PerftDetails> rows() {
        return rows;
    }
}
