package sanmai.movegen.perft;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.movegen.DetailSums;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.PseudoLegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Counts the details of moves in the plainest way: makes each pseudo-legal move and examines the position. Slow, and as
 * independent of {@link sanmai.movegen.DetailCounter} as can be. Not safe for use by several threads.
 */
final class MadeDetails {
    private final PseudoLegalMoves generator = new PseudoLegalMoves();
    private final MoveList moves = new MoveList();
    private final LegalMoves answers = new LegalMoves();
    private final MoveList answerList = new MoveList();

    /** Adds the legal moves of the side to move. */
    void add(Position position, DetailSums sums) {
        generator.generate(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (generator.isLegal(position, move)) {
                addLegal(position, move, sums);
            } else if (Move.isDrop(move) && Piece.typeCode(Move.piece(move)) == PAWN) {
                sums.refusedDropPawnMates += leavesKingSafe(position, move) ? 1 : 0;
            }
        }
    }

    private static boolean leavesKingSafe(Position position, int move) {
        int us = position.turnOrdinal();
        position.doMove(move);
        boolean safe = !position.isInCheck(us);
        position.undoMove();
        return safe;
    }

    private void addLegal(Position position, int move, DetailSums sums) {
        sums.nodes++;
        sums.captures += position.isCapture(move) ? 1 : 0;
        sums.promotions += Move.isPromotion(move) ? 1 : 0;
        sums.drops += Move.isDrop(move) ? 1 : 0;
        position.doMove(move);
        if (position.isInCheck()) {
            sums.checks++;
            sums.doubleChecks += checkers(position) > 1 ? 1 : 0;
            sums.mates += answers.none(position, answerList) ? 1 : 0;
        }
        position.undoMove();
    }

    private static int checkers(Position position) {
        int us = position.turnOrdinal();
        int king = position.king(us);
        int checkers = 0;
        for (int from = 0; from < Square.COUNT; from++) {
            int piece = position.pieceAt(from);
            if (piece != Piece.NONE && piece >>> Piece.COLOR_SHIFT != us) {
                int attacked = Attacks.word(piece, from, position.occupancy(), Square.word(king));
                checkers += (attacked & Square.bit(king)) != 0 ? 1 : 0;
            }
        }
        return checkers;
    }
}
