package sanmai.movegen;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Picks the moves that give check. For every way of moving the squares from which it attacks the other king are found
 * once for the position; a move gives check if its piece lands on one of them, or if it leaves a line on which it alone
 * stood between the king and a slider. (A slider cannot be its own screen: it would have attacked the king before.)
 */
final class GivesCheck {
    private static final int LANCE = PieceType.LANCE.code();
    private static final int BISHOP = PieceType.BISHOP.code();
    private static final int ROOK = PieceType.ROOK.code();
    private static final int HORSE = PieceType.HORSE.code();
    private static final int DRAGON = PieceType.DRAGON.code();

    /** By piece type, four ints each: the squares from which it would attack the king. */
    private final int[] checkSquares = new int[16 * 4];

    private final Screens screens = new Screens();
    private int king;

    /** Takes the moves that do not give check out of a list of legal moves. */
    void keepChecks(Position newPosition, MoveList list) {
        int n = 0;
        if (newPosition.king(newPosition.turnOrdinal() ^ 1) != Square.NONE) {
            read(newPosition);
            int[] moves = list.array();
            for (int i = 0; i < list.size(); i++) {
                if (givesCheck(moves[i])) {
                    moves[n++] = moves[i];
                }
            }
        }
        list.resize(n);
    }

    /** Whether a legal move of the position last {@linkplain #read read} gives check. */
    boolean givesCheck(int move) {
        int to = Move.to(move);
        int placed = Piece.typeCode(Piece.movesLike(Move.placedPiece(move)));
        if ((checkSquares[placed * 4 + Square.word(to)] & Square.bit(to)) != 0) {
            return true;
        }
        if (Move.isDrop(move)) {
            return false;
        }
        int from = Move.from(move);
        boolean screen = screens.contains(from);
        int onLine = Lines.lineWord(Lines.entry(king, from) + Square.word(to)) & Square.bit(to);
        return screen && onLine == 0;
    }

    /** Reads a position in which the side not to move has a king. */
    void read(Position p) {
        int us = p.turnOrdinal();
        int theirs = (us ^ 1) << Piece.COLOR_SHIFT;
        king = p.king(us ^ 1);
        screens.read(p, us ^ 1);
        int rook = Attacks.rookKey(king, p.maps());
        int bishop = Attacks.bishopKey(king, p.maps());
        int lance = Attacks.lanceKey(us ^ 1, king, p.maps());
        for (int type = 1; type < 16; type++) {
            int steps = Attacks.stepEntry(theirs | type, king);
            for (int w = 0; w < 3; w++) {
                checkSquares[type * 4 + w] = Attacks.stepWord(steps + w);
            }
        }
        for (int w = 0; w < 3; w++) {
            checkSquares[LANCE * 4 + w] = Attacks.lanceWord(lance, us ^ 1, king, w);
            checkSquares[BISHOP * 4 + w] = Attacks.bishopWord(bishop, king, w);
            checkSquares[HORSE * 4 + w] |= Attacks.bishopWord(bishop, king, w);
            checkSquares[ROOK * 4 + w] = Attacks.rookWord(rook, king, w);
            checkSquares[DRAGON * 4 + w] |= Attacks.rookWord(rook, king, w);
        }
    }
}
