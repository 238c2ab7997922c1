package sanmai.movegen.perft;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.movegen.DetailSums;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Counts parts of one tree on one thread: their leaves, or the details of the leaves at several depths. */
abstract class PartCounter {
    final int depth;
    private final Position position;
    private final @Nullable UniquePositions unique;

    private PartCounter(Position position, int depth, @Nullable UniquePositions unique) {
        this.position = position;
        this.depth = depth;
        this.unique = unique;
    }

    /**
     * A counter of leaves.
     *
     * @param unique the positions of which parts are shares; null if parts are lines
     */
    static PartCounter ofNodes(Position position, int depth, @Nullable UniquePositions unique, PerftWalker walker) {
        return new PartCounter(position, depth, unique) {
            @Override
            PartLeaves below(int plies) {
                return new PartLeaves(walker.count(depth - plies), List.of());
            }
        };
    }

    /**
     * A counter of details.
     *
     * @param unique the positions of which parts are shares; null if parts are lines
     * @param firstDepth the least depth that has details
     */
    static PartCounter ofDetails(
            Position position, int depth, @Nullable UniquePositions unique, int firstDepth, DetailWalker walker) {
        return new PartCounter(position, depth, unique) {
            @Override
            PartLeaves below(int plies) {
                List<PerftDetails> details = new ArrayList<>();
                DetailSums sums = new DetailSums();
                // The shallow trees take little time compared with the deepest, which uses their table entries.
                for (int d = Math.min(depth, firstDepth); d <= depth; d++) {
                    sums.clear();
                    walker.add(d - plies, sums);
                    if (d >= firstDepth) {
                        details.add(PerftDetails.of(sums));
                    }
                }
                return new PartLeaves(sums.nodes, details);
            }

            @Override
            List<PerftDetails> noDetails() {
                return Collections.nCopies(Math.max(0, depth - firstDepth + 1), PerftDetails.of(new DetailSums()));
            }
        };
    }

    /** Counts a part. If the thread is interrupted, it ends with an exception, and the position is left in disorder. */
    PartLeaves count(PerftPart part) {
        return unique == null ? belowLine(part) : belowShare(unique, part.number());
    }

    private PartLeaves belowShare(UniquePositions positions, int share) {
        long nodes = 0;
        List<PerftDetails> details = new ArrayList<>(noDetails());
        for (int place = positions.firstOf(share); place < positions.firstOf(share + 1); place++) {
            positions.enter(place, position);
            PartLeaves leaves = below(positions.plies());
            positions.leave(position);
            long lines = positions.occurrences(place);
            nodes = Math.addExact(nodes, Math.multiplyExact(lines, leaves.nodes()));
            PerftDetails.addRows(
                    details,
                    leaves.details().stream().map(row -> row.times(lines)).toList());
        }
        return new PartLeaves(nodes, details);
    }

    private PartLeaves belowLine(PerftPart part) {
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

    /** The details of no leaves: a row for each depth, or nothing if details are not wanted. */
    List<PerftDetails> noDetails() {
        return List.of();
    }

    /** Counts below the position, which is {@code plies} below the root. */
    abstract PartLeaves below(int plies);
}
