package sanmai.movegen.perft;

import java.util.ArrayList;
import java.util.List;
import sanmai.movegen.DetailSums;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Counts parts of one tree on one thread: their leaves, or the details of the leaves at several depths. */
abstract class PartCounter {
    final int depth;
    private final Position position;

    private PartCounter(Position position, int depth) {
        this.position = position;
        this.depth = depth;
    }

    /** A counter of leaves. */
    static PartCounter ofNodes(Position position, int depth, PerftWalker walker) {
        return new PartCounter(position, depth) {
            @Override
            PartLeaves below(int plies) {
                return new PartLeaves(walker.count(depth - plies), List.of());
            }
        };
    }

    /** A counter of details. */
    static PartCounter ofDetails(Position position, int depth, DetailWalker walker) {
        return new PartCounter(position, depth) {
            @Override
            PartLeaves below(int plies) {
                List<PerftDetails> details = new ArrayList<>();
                DetailSums sums = new DetailSums();
                // The shallow trees take little time compared with the deepest, which uses their table entries.
                for (int d = Math.min(depth, PerftPart.FIRST_DETAIL_DEPTH); d <= depth; d++) {
                    sums.clear();
                    walker.add(d - plies, sums);
                    if (d >= PerftPart.FIRST_DETAIL_DEPTH) {
                        details.add(PerftDetails.of(sums));
                    }
                }
                return new PartLeaves(sums.nodes, details);
            }
        };
    }

    /** Counts a part. If the thread is interrupted, it ends with an exception, and the position is left in disorder. */
    PartLeaves count(PerftPart part) {
        if (part.move() != Move.NONE) {
            position.doMove(part.move());
        }
        if (part.reply() != Move.NONE) {
            position.doMove(part.reply());
        }
        PartLeaves leaves = below(part.plies());
        for (int ply = 0; ply < part.plies(); ply++) {
            position.undoMove();
        }
        return leaves;
    }

    /** Counts below the position, which is {@code plies} below the root. */
    abstract PartLeaves below(int plies);
}
