package sanmai.movegen;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Picks the moves that give check. The squares from which slides attack the other king are found once for the position; a
 * move gives check if its piece lands on one of them or on one from which it steps to the king, or if it leaves a line on
 * which it alone stood between the king and a slider. (A slider cannot be its own blocker: it would have attacked the king
 * before.)
 */
final class GivesCheck {
    /** By piece type, four ints each: the squares from which its slides would attack the king. Most types have none. */
    private final int[] slides = new int[16 * 4];

    private final KingBlockers blockers = new KingBlockers();
    private int king;

    /** The king's side: the code of one of its pieces is this number plus the code of the type. */
    private int kingSide;

    /** Takes the moves that do not give check out of a list of legal moves of the position last {@linkplain #read read}. */
    void keepChecks(MoveList list) {
        int n = 0;
        int[] moves = list.array();
        for (int i = 0; i < list.size(); i++) {
            if (givesCheck(moves[i])) {
                moves[n++] = moves[i];
            }
        }
        list.resize(n);
    }

    /** Whether a legal move of the position last {@linkplain #read read} gives check. */
    boolean givesCheck(int move) {
        return givesDirectCheck(move) || uncovers(move);
    }

    /** Whether the piece that a legal move moves attacks the king afterwards. */
    boolean givesDirectCheck(int move) {
        int placed = Piece.typeCode(Piece.movesLike(Move.placedPiece(move)));
        int to = Move.to(move);
        return (squares(placed, Square.word(to)) & Square.bit(to)) != 0;
    }

    /** Whether a legal move lets a slider behind the piece attack the king. */
    boolean uncovers(int move) {
        if (Move.isDrop(move)) {
            return false;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        boolean blocker = blockers.contains(from);
        int onLine = Lines.throughWord(Lines.entry(king, from) + Square.word(to)) & Square.bit(to);
        return blocker && onLine == 0;
    }

    /** Word {@code w} of the squares from which a piece of a type that stands for its way of moving attacks the king. */
    int squares(int type, int w) {
        // A piece attacks the king from where a piece of the king's side would attack it.
        return slides[type * 4 + w] | Attacks.stepWord(Attacks.stepEntry(kingSide | type, king) + w);
    }

    /**
     * Those of the targets where moves on the board may give check: all if they can uncover a slider, else those from which a
     * piece of some kind attacks the king.
     *
     * @param info of the position last read
     * @param targets where moves may go
     * @param narrowed may become the answer; it may be the targets themselves
     */
    Targets targets(CheckInfo info, Targets targets, Targets narrowed) {
        if (hasBlocker(info.position.occupancy(), info.us)) {
            return targets;
        }
        narrowed.keep(targets, squaresOfAnyKind(0), squaresOfAnyKind(1), squaresOfAnyKind(2));
        return narrowed;
    }

    /** Word {@code w} of the squares from which a piece of some kind attacks the king. */
    int squaresOfAnyKind(int w) {
        return slides[LANCE * 4 + w]
                | slides[BISHOP * 4 + w]
                | slides[ROOK * 4 + w]
                | Attacks.stepWord(Attacks.stepEntry(kingSide | KING, king) + w)
                | Attacks.stepWord(Attacks.stepEntry(kingSide | KNIGHT, king) + w);
    }

    /** Whether a side, by its ordinal, has a piece that alone stands between the king and a slider. */
    boolean hasBlocker(Occupancy occupancy, int side) {
        return blockers.intersect(occupancy, side);
    }

    /** Reads a position in which the side not to move has a king. */
    void read(Position p) {
        int us = p.turnOrdinal();
        kingSide = (us ^ 1) << Piece.COLOR_SHIFT;
        king = p.king(us ^ 1);
        blockers.read(p, us ^ 1);
        Occupancy occupancy = p.occupancy();
        int rook = Attacks.rookKey(king, occupancy);
        int bishop = Attacks.bishopKey(king, occupancy);
        int lance = Attacks.lanceKey(us ^ 1, king, occupancy);
        for (int w = 0; w < 3; w++) {
            slides[LANCE * 4 + w] = Attacks.lanceWord(lance, us ^ 1, king, occupancy, w);
            slides[BISHOP * 4 + w] = Attacks.bishopWord(bishop, king, occupancy, w);
            slides[HORSE * 4 + w] = slides[BISHOP * 4 + w];
            slides[ROOK * 4 + w] = Attacks.rookWord(rook, king, occupancy, w);
            slides[DRAGON * 4 + w] = slides[ROOK * 4 + w];
        }
    }
}
