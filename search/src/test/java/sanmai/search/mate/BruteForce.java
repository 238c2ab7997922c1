package sanmai.search.mate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.ReferenceMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * The definition of a mate problem, written down as plainly as possible: every legal move is made to see whether it gives
 * check, every check and every evasion is tried to a fixed depth. Remembers positions by their key, hands included.
 */
final class BruteForce {
    /** The answer if too many moves would have to be made. */
    static final int TOO_MUCH = -1;

    /** The answer if there is no mate within so many plies. */
    static final int NONE = 0;

    private final boolean slowest;
    private final long mostMoves;
    private final LegalMoves generator = new LegalMoves();
    private final Map<Long, Boolean> known = new HashMap<>();
    private long moves;

    /**
     * A solver that gives up after so many moves.
     *
     * @param slowest whether to take the moves from the reference generator
     */
    BruteForce(long mostMoves, boolean slowest) {
        this.mostMoves = mostMoves;
        this.slowest = slowest;
    }

    /** The plies of the shortest mate, {@link #NONE} if it has more than so many, or {@link #TOO_MUCH}. */
    int shortestMate(Position position, int mostPlies) {
        moves = 0;
        try {
            for (int plies = 1; plies <= mostPlies; plies += 2) {
                known.clear();
                if (attackerMates(position, plies)) {
                    return plies;
                }
            }
            return NONE;
        } catch (ArithmeticException e) {
            return TOO_MUCH;
        }
    }

    private boolean attackerMates(Position position, int plies) {
        if (plies < 1) {
            return false;
        }
        Boolean answer = known.get(position.key() + plies);
        if (answer != null) {
            return answer;
        }
        int depth = position.movesMade();
        boolean mates = false;
        for (int move : legalMoves(position)) {
            make(position, move);
            mates = position.isInCheck() && defenderIsMated(position, plies - 1);
            position.undoMove();
            if (mates) {
                break;
            }
        }
        assert depth == position.movesMade();
        known.put(position.key() + plies, mates);
        return mates;
    }

    private boolean defenderIsMated(Position position, int plies) {
        for (int move : legalMoves(position)) {
            if (plies < 2) {
                return false;
            }
            make(position, move);
            boolean mated = attackerMates(position, plies - 1);
            position.undoMove();
            if (!mated) {
                return false;
            }
        }
        return true;
    }

    private void make(Position position, int move) {
        if (++moves > mostMoves) {
            while (position.movesMade() > 0) {
                position.undoMove();
            }
            throw new ArithmeticException();
        }
        position.doMove(move);
    }

    private int[] legalMoves(Position position) {
        if (slowest) {
            return ReferenceMoves.of(position);
        }
        MoveList list = new MoveList();
        generator.generate(position, list);
        return Arrays.copyOf(list.array(), list.size());
    }
}
