package sanmai.search.mate;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.movegen.ReferenceMoves;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The definitions of a mate without useless interpositions and of other solutions, in code that is as plain as possible:
 * every move is made and every line is tried, and nothing is remembered.
 */
final class CookOracle {
    /** The greatest number of moves made for one question. */
    private static final int MAX_MOVES = 10_000;

    private final MateCounting counting;
    private long moves;

    CookOracle(MateCounting counting) {
        this.counting = counting;
    }

    /** Says that a question needs too many moves. */
    static final class TooMuchException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** Whether the defender, who is to move, is mated. */
    boolean isMated(Position position) {
        int[] evasions = ReferenceMoves.of(position);
        return position.isInCheck()
                && Arrays.stream(evasions)
                        .allMatch(move -> counting == MateCounting.USEFUL && isUselessInterposition(position, move));
    }

    /** Whether some piece, not the king, moves between the king and a checker, which takes it and mates. */
    private boolean isUselessInterposition(Position position, int move) {
        int king = position.king(position.turnOrdinal());
        if (!Move.isDrop(move) && Move.from(move) == king || position.isCapture(move)) {
            return false;
        }
        Set<Integer> checkers = checkers(position, king);
        position.doMove(move);
        boolean useless = false;
        for (int capture : ReferenceMoves.of(position)) {
            boolean takes = !Move.isDrop(capture)
                    && Move.to(capture) == Move.to(move)
                    && checkers.contains(Move.from(capture))
                    && Lines.between(Move.from(capture), king).contains(Move.to(move));
            if (takes) {
                position.doMove(capture);
                useless |= isMated(position);
                position.undoMove();
            }
        }
        position.undoMove();
        return useless;
    }

    /** The squares of the other side's pieces that attack a king. */
    private static Set<Integer> checkers(Position position, int king) {
        return IntStream.range(0, Square.COUNT)
                .filter(square -> position.pieceAt(square) != Piece.NONE)
                .filter(square -> Piece.color(position.pieceAt(square)) != position.turn())
                .filter(square -> Attacks.of(position.pieceAt(square), square, position.occupancy())
                        .contains(king))
                .boxed()
                .collect(Collectors.toSet());
    }

    /** Whether the attacker mates within some plies without coming back to a position. */
    boolean mates(Position position, int plies, long forbiddenKey) {
        moves = 0;
        return attackerMates(position.copy(), plies, forbiddenKey);
    }

    /** Whether a check mates within some plies, itself included, without coming back to the position before it. */
    boolean matesBy(int check, Position position, int plies) {
        moves = 0;
        return matesBy(check, position.copy(), plies, position.key());
    }

    private boolean attackerMates(Position position, int plies, long forbiddenKey) {
        return plies > 0
                && position.key() != forbiddenKey
                && Arrays.stream(ReferenceMoves.of(position))
                        .anyMatch(move -> matesBy(move, position, plies, forbiddenKey));
    }

    private boolean matesBy(int check, Position position, int plies, long forbiddenKey) {
        make(position, check);
        boolean mates = position.isInCheck()
                && (isMated(position) || plies > 2 && allEvasionsFail(position, plies - 1, forbiddenKey));
        position.undoMove();
        return mates;
    }

    private boolean allEvasionsFail(Position position, int plies, long forbiddenKey) {
        for (int evasion : ReferenceMoves.of(position)) {
            make(position, evasion);
            boolean mates = attackerMates(position, plies - 1, forbiddenKey);
            position.undoMove();
            if (!mates) {
                return false;
            }
        }
        return true;
    }

    private void make(Position position, int move) {
        if (++moves > MAX_MOVES) {
            throw new TooMuchException();
        }
        position.doMove(move);
    }
}
