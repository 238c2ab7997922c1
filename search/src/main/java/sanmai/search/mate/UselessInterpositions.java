package sanmai.search.mate;

import java.util.Arrays;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Whether the defender has no evasions but useless interpositions (muda-ai) that are taken with mate, one after the
 * other. They are useless by each definition of {@link MateCounting}. Allocates nothing after construction.
 */
final class UselessInterpositions {
    /** The most pieces that are interposed one after the other; more would be on two long lines at least. */
    private static final int MAX_DEPTH = 16;

    private final MateCounting counting;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList[] evasions = new MoveList[MAX_DEPTH];
    private final MoveList[] captures = new MoveList[MAX_DEPTH];

    /** A test that finds useless interpositions only if this way of counting leaves them out. */
    UselessInterpositions(MateCounting counting) {
        this.counting = counting;
        Arrays.setAll(evasions, i -> new MoveList());
        Arrays.setAll(captures, i -> new MoveList());
    }

    /**
     * Whether all evasions are useless interpositions; true if there are no evasions.
     *
     * @param position a position in check; it is the same afterwards
     */
    boolean areAllEvasions(Position position) {
        return counting != MateCounting.ALL && Interposition.isPossible(position) && isMated(position, 0);
    }

    /** The way of counting. */
    MateCounting counting() {
        return counting;
    }

    /** Whether a mate of any length may make interpositions useless in a position in check. */
    boolean mayHaveAnyLength(Position position) {
        return counting == MateCounting.KOMORING && Interposition.isPossible(position);
    }

    private boolean isMated(Position position, int depth) {
        if (depth == MAX_DEPTH) {
            return false;
        }
        MoveList moves = evasions[depth];
        generator.generate(position, moves);
        int checker = Interposition.distantChecker(position);
        for (int i = 0; i < moves.size(); i++) {
            if (checker == Square.NONE || Interposition.distance(position, moves.get(i), checker) == 0) {
                return false;
            }
        }
        for (int i = 0; i < moves.size(); i++) {
            if (!isDropOnSameSquare(moves, i) && !isTakenWithMate(position, moves.get(i), checker, depth)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether an earlier move of the list drops on the same square: the kind of the dropped piece makes no difference.
     */
    private static boolean isDropOnSameSquare(MoveList moves, int index) {
        int move = moves.get(index);
        for (int i = 0; Move.isDrop(move) && i < index; i++) {
            if (Move.isDrop(moves.get(i)) && Move.to(moves.get(i)) == Move.to(move)) {
                return true;
            }
        }
        return false;
    }

    private boolean isTakenWithMate(Position position, int interposition, int checker, int depth) {
        position.doMove(interposition);
        MoveList moves = captures[depth];
        generator.generate(position, moves);
        boolean mates = false;
        for (int i = 0; i < moves.size() && !mates; i++) {
            int move = moves.get(i);
            if (Interposition.isTaken(interposition, move, checker)) {
                position.doMove(move);
                counting.free(position);
                mates = position.isInCheck() && isMated(position, depth + 1);
                position.undoMove();
            }
        }
        position.undoMove();
        return mates;
    }
}
