package sanmai.search.alphabeta.ordering;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Static exchange evaluation (SEE): what a move wins or loses if both sides go on taking on its square, each with its
 * least valuable piece, and each may stop (the swap algorithm). Sliders behind others join in (x-rays). Pins and
 * further promotions are not looked at.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class StaticExchangeEvaluation {
    /** More than the values of all other pieces together: a king is the last piece to take. */
    private static final int KING_VALUE = 30_000;

    private static final int MAX_ATTACKERS = 40;

    /** By square and word: from where rooks, bishops, and lances of each colour attack it on an empty board. */
    private static final int[] ROOK_LINES = new int[Square.COUNT * 4];

    private static final int[] BISHOP_LINES = new int[Square.COUNT * 4];
    private static final int[] LANCE_LINES = new int[2 * Square.COUNT * 4];

    /** By colour, square and word: from where steps and knights' jumps reach it. */
    private static final int[] NEAR = new int[2 * Square.COUNT * 4];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            put(ROOK_LINES, square, Attacks.onEmptyBoard(ROOK, square));
            put(BISHOP_LINES, square, Attacks.onEmptyBoard(BISHOP, square));
            put(LANCE_LINES, square, Attacks.onEmptyBoard(Piece.code(Color.WHITE, PieceType.LANCE), square));
            put(
                    LANCE_LINES,
                    Square.COUNT + square,
                    Attacks.onEmptyBoard(Piece.code(Color.BLACK, PieceType.LANCE), square));
            for (int side = 0; side < 2; side++) {
                // What reaches a square is where the other side's piece would go from there.
                int theirs = (side ^ 1) << Piece.COLOR_SHIFT;
                for (int w = 0; w < 3; w++) {
                    NEAR[(side * Square.COUNT + square) * 4 + w] =
                            Attacks.stepWord(Attacks.stepEntry(theirs | KING, square) + w)
                                    | Attacks.stepWord(Attacks.stepEntry(theirs | KNIGHT, square) + w);
                }
            }
        }
    }

    /** The squares of the attackers, whether blocked or not; {@link Square#NONE} for those that have taken. */
    private final int[] squares = new int[MAX_ATTACKERS];

    private final int[] values = new int[MAX_ATTACKERS];
    private final int[] colors = new int[MAX_ATTACKERS];
    private int count;

    /** The occupied squares, without those of the move's piece and of pieces that have taken. */
    private final int[] occupied = new int[3];

    /** By the number of pieces taken: the gain of the side that took last. */
    private final int[] gains = new int[MAX_ATTACKERS + 1];

    private static void put(int[] table, int entry, Bitboard set) {
        for (int w = 0; w < 3; w++) {
            table[entry * 4 + w] = set.word(w);
        }
    }

    /**
     * Whether the value of a legal move reaches a threshold in centipawns. Often the exchange need not be played out:
     * the move takes too little, or enough even if the piece that takes is lost for nothing, or what takes that piece
     * is worth too little.
     */
    public boolean isAtLeast(Position position, int move, int threshold) {
        int gain = PieceValues.ENGINE.gain(position, move);
        int rest = gain - atStake(move);
        if (gain < threshold) {
            return false;
        }
        if (rest >= threshold) {
            return true;
        }
        int taker = firstTaker(position, move);
        return taker < 0 || rest + values[taker] >= threshold && playOut(position, move, gain, taker) >= threshold;
    }

    private static int atStake(int move) {
        return valueOf(Move.placedPiece(move));
    }

    private static int valueOf(int piece) {
        return Piece.typeCode(piece) == KING ? KING_VALUE : PieceValues.ENGINE.ofCapture(piece);
    }

    /** What a legal move wins, in centipawns; negative if it loses. */
    public int value(Position position, int move) {
        int gain = PieceValues.ENGINE.gain(position, move);
        int taker = firstTaker(position, move);
        return taker < 0 ? gain : playOut(position, move, gain, taker);
    }

    /** The index of the opponent's least valuable piece that takes back after a move; -1 if there is none. */
    private int firstTaker(Position position, int move) {
        readOccupied(position, Move.isDrop(move) ? Square.NONE : Move.from(move));
        readSide(position, position.turnOrdinal() ^ 1, Move.to(move));
        return leastValuable(Move.to(move), position.turnOrdinal() ^ 1);
    }

    /** The value of a move with this gain if this attacker takes back. */
    private int playOut(Position position, int move, int gain, int taker) {
        int to = Move.to(move);
        int side = position.turnOrdinal() ^ 1;
        int stake = atStake(move);
        int next = taker;
        int n = 0;
        gains[0] = gain;
        readSide(position, side ^ 1, to); // Only here: in most exchanges nothing takes back.
        while (next >= 0) {
            int square = squares[next];
            squares[next] = Square.NONE;
            occupied[Square.word(square)] &= ~Square.bit(square);
            int reply = leastValuable(to, side ^ 1);
            if (values[next] == KING_VALUE && reply >= 0) {
                break; // A king cannot take what is protected.
            }
            n++;
            gains[n] = stake - gains[n - 1];
            stake = values[next];
            side ^= 1;
            next = reply;
        }
        for (; n > 0; n--) {
            gains[n - 1] = Math.min(gains[n - 1], -gains[n]);
        }
        return gains[0];
    }

    /** The index of the least valuable attacker of a side that nothing blocks; -1 if there is none. */
    private int leastValuable(int to, int side) {
        int best = -1;
        for (int i = 0; i < count; i++) {
            if (colors[i] == side
                    && squares[i] != Square.NONE
                    && (best < 0 || values[i] < values[best])
                    && isOpen(squares[i], to)) {
                best = i;
            }
        }
        return best;
    }

    private boolean isOpen(int from, int to) {
        int line = Lines.entry(from, to);
        return (Lines.betweenWord(line) & occupied[0]
                        | Lines.betweenWord(line + 1) & occupied[1]
                        | Lines.betweenWord(line + 2) & occupied[2])
                == 0;
    }

    private void readOccupied(Position p, int mover) {
        count = 0;
        occupied[0] = p.occupancy().word(0);
        occupied[1] = p.occupancy().word(1);
        occupied[2] = p.occupancy().word(2);
        if (mover != Square.NONE) {
            occupied[Square.word(mover)] &= ~Square.bit(mover);
        }
    }

    private void readSide(Position p, int side, int to) {
        readSide(p, side, to, 0);
        readSide(p, side, to, 1);
        readSide(p, side, to, 2);
    }

    private void readSide(Position p, int side, int to, int w) {
        int ours = side << Piece.COLOR_SHIFT;
        int lines = to * 4 + w;
        int colored = (side * Square.COUNT + to) * 4 + w;
        int sliders = ROOK_LINES[lines] & p.rooksAndDragons(side, w)
                | BISHOP_LINES[lines] & p.bishopsAndHorses(side, w)
                | LANCE_LINES[colored] & p.word(ours | LANCE, w);
        int near = NEAR[colored] & p.occupancy().word(side, w);
        for (int left = (sliders | near) & occupied[w]; left != 0; left &= left - 1) {
            int square = Square.first(w, left);
            int piece = p.pieceAt(square);
            if ((sliders & left & -left) != 0 || steps(piece, square, to)) {
                squares[count] = square;
                values[count] = valueOf(piece);
                colors[count] = side;
                count++;
            }
        }
    }

    private static boolean steps(int piece, int square, int to) {
        return (Attacks.stepWord(Attacks.stepEntry(piece, square) + Square.word(to)) & Square.bit(to)) != 0;
    }
}
