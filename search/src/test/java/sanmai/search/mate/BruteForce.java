package sanmai.search.mate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.Legality;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * The definition of a mate problem, in code that is as plain as possible: every legal move is made to see whether it gives
 * check, every check and every evasion is tried to a fixed depth. Remembers positions by their key, hands included.
 */
final class BruteForce {
    /** The answer if the question needs too many moves. */
    static final int TOO_MUCH = -1;

    /** The answer if there is no mate within the plies asked about. */
    static final int NONE = 0;

    /** Which moves the attacker has. */
    enum Rules {
        /** Those of the game. */
        GAME,
        /** A dropped pawn may mate. */
        PAWN_MATES,
        /** Pawns, lances, bishops and rooks promote where they can. */
        PROMOTIONS
    }

    private final boolean slowest;
    private final Rules rules;
    private final long maxMoves;
    private final LegalMoves generator = new LegalMoves();
    private final Map<Long, Boolean> known = new HashMap<>();
    private long moves;
    private int rootPly;

    /**
     * A solver with a limit of moves.
     *
     * @param slowest whether to take the moves from the reference generator
     */
    BruteForce(long maxMoves, boolean slowest) {
        this(maxMoves, slowest, Rules.GAME);
    }

    /** A solver for other rules than those of the game. */
    BruteForce(long maxMoves, boolean slowest, Rules rules) {
        this.maxMoves = maxMoves;
        this.slowest = slowest;
        this.rules = rules;
    }

    /** The plies of the shortest mate, {@link #NONE} if it has more than {@code maxPlies}, or {@link #TOO_MUCH}. */
    int shortestMate(Position position, int maxPlies) {
        moves = 0;
        rootPly = position.movesMade();
        try {
            for (int plies = 1; plies <= maxPlies; plies += 2) {
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
        boolean mates = false;
        for (int move : attackersMoves(position)) {
            make(position, move);
            mates = position.isInCheck() && defenderIsMated(position, plies - 1);
            position.undoMove();
            if (mates) {
                break;
            }
        }
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
        if (++moves > maxMoves) {
            while (position.movesMade() > rootPly) {
                position.undoMove();
            }
            throw new ArithmeticException();
        }
        position.doMove(move);
    }

    private int[] attackersMoves(Position position) {
        int[] legal = legalMoves(position);
        return switch (rules) {
            case GAME -> legal;
            case PAWN_MATES -> withPawnInFrontOfTheKing(position, legal);
            case PROMOTIONS ->
                Arrays.stream(legal).filter(move -> !isRefusal(move, legal)).toArray();
        };
    }

    private static boolean isRefusal(int move, int[] legal) {
        PieceType type = Piece.type(Move.piece(move));
        boolean seldom =
                type == PieceType.PAWN || type == PieceType.LANCE || type == PieceType.BISHOP || type == PieceType.ROOK;
        return seldom
                && !Move.isDrop(move)
                && !Move.isPromotion(move)
                && Arrays.stream(legal).anyMatch(other -> other == (move | Move.PROMOTION));
    }

    private static int[] withPawnInFrontOfTheKing(Position position, int[] legal) {
        int us = position.turnOrdinal();
        int king = position.king(us ^ 1);
        int square = us == 0 ? king + 9 : king - 9;
        if (king == Square.NONE || square < 0 || square >= Square.COUNT) {
            return legal;
        }
        int move = Move.dropCode(Piece.code(Color.of(us), PieceType.PAWN), square);
        boolean mates = Legality.problem(position, move).equals(Optional.of(IllegalMove.DROP_PAWN_MATE));
        return mates
                ? IntStream.concat(Arrays.stream(legal), IntStream.of(move)).toArray()
                : legal;
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
