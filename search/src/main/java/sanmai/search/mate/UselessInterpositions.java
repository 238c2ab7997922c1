package sanmai.search.mate;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Attackers;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Whether the defender has no evasions but useless interpositions (muda-ai), by the definition of {@link
 * MateCounting#WITHOUT_USELESS_INTERPOSITIONS}. Allocates nothing after construction.
 */
final class UselessInterpositions {
    /** The most pieces that are interposed one after the other; more would be on two long lines at least. */
    private static final int MAX_DEPTH = 16;

    private final boolean exist;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList[] evasions;
    private final MoveList[] captures;

    /** A test that finds useless interpositions only if this way of counting leaves them out. */
    UselessInterpositions(MateCounting counting) {
        exist = counting == MateCounting.WITHOUT_USELESS_INTERPOSITIONS;
        int depths = exist ? MAX_DEPTH : 0;
        evasions = lists(depths);
        captures = lists(depths);
    }

    private static MoveList[] lists(int count) {
        MoveList[] lists = new MoveList[count];
        for (int i = 0; i < count; i++) {
            lists[i] = new MoveList();
        }
        return lists;
    }

    /**
     * Whether all evasions are useless interpositions; true if there are no evasions.
     *
     * @param position a position in check; it is the same afterwards
     */
    boolean areAllEvasions(Position position) {
        return exist && Interposition.isPossible(position) && isMated(position, 0);
    }

    private boolean isMated(Position position, int depth) {
        if (depth == MAX_DEPTH) {
            return false;
        }
        MoveList moves = evasions[depth];
        generator.generate(position, moves);
        int checker = distantChecker(position);
        for (int i = 0; i < moves.size(); i++) {
            if (checker == Square.NONE || !isInterposition(position, moves.get(i), checker)) {
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
     * A slider that gives check from a distance; in a double check no interposition is legal, so the other checker does
     * not matter.
     */
    private static int distantChecker(Position p) {
        int us = p.turnOrdinal();
        int king = p.king(us);
        for (int w = 0; w < 3; w++) {
            int sliders = Attackers.sliders(p, king, us ^ 1, w) & ~Attacks.stepWord(Attacks.stepEntry(KING, king) + w);
            if (sliders != 0) {
                return w * Square.COUNT / 3 + Integer.numberOfTrailingZeros(sliders);
            }
        }
        return Square.NONE;
    }

    private static boolean isInterposition(Position p, int move, int checker) {
        int king = p.king(p.turnOrdinal());
        boolean isKing = !Move.isDrop(move) && Move.from(move) == king;
        return !isKing && Lines.between(checker, king).contains(Move.to(move));
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
            if (!Move.isDrop(move) && Move.from(move) == checker && Move.to(move) == Move.to(interposition)) {
                position.doMove(move);
                mates = position.isInCheck() && isMated(position, depth + 1);
                position.undoMove();
            }
        }
        position.undoMove();
        return mates;
    }
}
