package sanmai.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * What the side that begins a line of moves has won after some of them.
 *
 * @param plies the number of moves
 * @param value the material that it has won, by captures and promotions, less what it has lost; in centipawns
 * @param won the pieces that it has taken, without those that it has lost as well
 * @param lost the pieces that it has lost, without those that it has taken as well
 */
record LineGain(int plies, int value, List<PieceType> won, List<PieceType> lost) {
    /** Less is no material: a pawn. */
    static final int LEAST = PieceValues.ENGINE.ofCapture(Piece.code(Color.BLACK, PieceType.PAWN)) + 1;

    /** Copies the lists. */
    LineGain {
        won = List.copyOf(won);
        lost = List.copyOf(lost);
    }

    /**
     * The gain after the first moves that the rest of the line does not take back: empty if it is no more than a pawn. Only
     * quiet places count: nobody is in check there, and no exchange wins more than a pawn.
     */
    static Optional<LineGain> lasting(Position position, Line line) {
        List<LineGain> quiet = quiet(position, line);
        int first = quiet.size();
        while (first > 0 && quiet.get(first - 1).value >= LEAST) {
            first--;
        }
        return first == quiet.size() ? Optional.empty() : Optional.of(quiet.get(first));
    }

    /** The gains at the quiet places of a line of legal moves. The position is as before afterwards. */
    static List<LineGain> quiet(Position position, Line line) {
        Color side = position.turn();
        List<LineGain> gains = new ArrayList<>();
        List<PieceType> won = new ArrayList<>();
        List<PieceType> lost = new ArrayList<>();
        int value = 0;
        for (int i = 0; i < line.size(); i++) {
            int move = line.code(i);
            int taken = position.pieceAt(Move.to(move));
            boolean isOwn = position.turn() == side;
            value += (isOwn ? 1 : -1) * PieceValues.ENGINE.gain(position, move);
            if (taken != Piece.NONE) {
                exchange(Piece.type(taken).unpromoted(), isOwn ? won : lost, isOwn ? lost : won);
            }
            position.doMove(move);
            if (!position.isInCheck() && Exchange.best(position) < LEAST) {
                gains.add(new LineGain(i + 1, value, won, lost));
            }
        }
        line.forEach(move -> position.undoMove());
        return gains;
    }

    private static void exchange(PieceType type, List<PieceType> taker, List<PieceType> other) {
        if (!other.remove(type)) {
            taker.add(type);
        }
    }
}
