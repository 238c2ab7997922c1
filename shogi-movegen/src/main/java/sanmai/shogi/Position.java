package sanmai.shogi;

import java.util.Arrays;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.OccupancyMaps;

/**
 * A position in play: the pieces on the board and in hand, the side to move, and the moves that led here, which can be
 * taken back. The one mutable type of the rules; not safe for use by several threads ({@link #copy()} hands one over).
 *
 * <p>Positions come from {@link PositionSetup#toPosition()}, {@link Handicap} or the SFEN reader. They keep their
 * {@linkplain #key() key} up to date with every move, and remember what {@link Repetition} asks for.
 *
 * <p>Colours are ordinals and pieces are {@linkplain Piece codes} in the methods that generators use. A <em>set</em> of
 * squares is named by a piece code too: the code of a {@linkplain Piece#movesLike way of moving} such as Black's gold,
 * which stands for all pieces that move like it, or {@link #all(int)} for every piece of a colour.
 */
public final class Position {
    private static final int KING = PieceType.KING.code();
    private static final int MOVE_MASK = (1 << Move.BITS) - 1;

    /** By piece: where its way of moving has word 0 in {@link #sets}. */
    private static final int[] SET = new int[Piece.LIMIT];

    static {
        for (int piece = 0; piece < Piece.LIMIT; piece++) {
            SET[piece] = Piece.movesLike(piece) << 2;
        }
    }

    private final byte[] board = new byte[Square.COUNT];
    private final int[] sets = new int[Piece.LIMIT << 2];
    private final OccupancyMaps occupied = new OccupancyMaps();

    /** Both hands: Black's in the lower half, White's in the upper one. */
    private long hands;

    private final int[] kings = {Square.NONE, Square.NONE};
    private int turn;
    private long boardKey;

    private final int firstMoveNumber;

    /** How many moves have been made since the set-up. */
    private int played;

    /**
     * Two longs for each move made: the board key before it; and from the lowest bit the move, its victim, and in the
     * upper half Black's hand before it.
     */
    private long[] history = new long[128];

    Position(PositionSetup setup) {
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = setup.pieceAt(square);
            if (piece != Piece.NONE) {
                put(piece, square);
                boardKey ^= Zobrist.of(piece, square);
                Attacks.toggle(occupied, square);
            }
        }
        hands = setup.hand(Color.BLACK) | (long) setup.hand(Color.WHITE) << Integer.SIZE;
        turn = setup.turn().ordinal();
        boardKey ^= turn == 0 ? 0 : Zobrist.WHITE_TO_MOVE;
        firstMoveNumber = setup.moveNumber();
    }

    private Position(Position other) {
        System.arraycopy(other.board, 0, board, 0, board.length);
        System.arraycopy(other.sets, 0, sets, 0, sets.length);
        for (int square = 0; square < Square.COUNT; square++) {
            if (board[square] != Piece.NONE) {
                Attacks.toggle(occupied, square);
            }
        }
        hands = other.hands;
        System.arraycopy(other.kings, 0, kings, 0, 2);
        turn = other.turn;
        boardKey = other.boardKey;
        firstMoveNumber = other.firstMoveNumber;
        played = other.played;
        history = other.history.clone();
    }

    /** The start position of an even game. */
    public static Position start() {
        return Handicap.NONE.position();
    }

    /** An independent copy, with its history. */
    public Position copy() {
        return new Position(this);
    }

    // ---- Moves ----

    /**
     * Makes a move, which must be legal, or pseudo-legal if the caller takes it back before it asks about checks. Any
     * other move leaves the position in disorder; moves from outside go through a notation reader first.
     */
    public void doMove(int move) {
        int to = Move.to(move);
        int victim = board[to];
        remember(move | victim << Move.BITS);
        if (Move.isDrop(move)) {
            drop(Move.piece(move), to);
        } else {
            advance(Move.piece(move), Move.placedPiece(move), Move.from(move), to, victim);
        }
        turn ^= 1;
    }

    private void remember(int moveAndVictim) {
        int n = played * 2;
        if (n == history.length) {
            history = Arrays.copyOf(history, n * 2);
        }
        history[n] = boardKey;
        history[n + 1] = hands << Integer.SIZE | moveAndVictim;
        played++;
    }

    private void drop(int piece, int to) {
        hands -= inTurn(Hand.one(Piece.typeCode(piece)));
        put(piece, to);
        Attacks.toggle(occupied, to);
        boardKey ^= Zobrist.of(piece, to) ^ Zobrist.WHITE_TO_MOVE;
    }

    private void advance(int piece, int placed, int from, int to, int victim) {
        long key = boardKey ^ Zobrist.of(piece, from) ^ Zobrist.of(placed, to) ^ Zobrist.WHITE_TO_MOVE;
        if (victim != Piece.NONE) {
            hands += inTurn(Hand.oneOf(victim));
            toggle(victim, to);
            key ^= Zobrist.of(victim, to);
        } else {
            Attacks.toggle(occupied, to);
        }
        boardKey = key;
        Attacks.toggle(occupied, from);
        board[from] = Piece.NONE;
        toggle(piece, from);
        put(placed, to);
    }

    /**
     * Takes back the last move.
     *
     * @throws IllegalStateException if no move has been made since the position was set up
     */
    public void undoMove() {
        int n = played - 1;
        if (n < 0) {
            throw new IllegalStateException("no move to take back");
        }
        played = n;
        turn ^= 1;
        boardKey = history[n * 2];
        int record = (int) history[n * 2 + 1];
        int move = record & MOVE_MASK;
        if (Move.isDrop(move)) {
            takeUp(Move.piece(move), Move.to(move));
        } else {
            retreat(Move.piece(move), Move.placedPiece(move), Move.from(move), Move.to(move), record >>> Move.BITS);
        }
    }

    private void takeUp(int piece, int from) {
        hands += inTurn(Hand.one(Piece.typeCode(piece)));
        toggle(piece, from);
        board[from] = Piece.NONE;
        Attacks.toggle(occupied, from);
    }

    private void retreat(int piece, int placed, int from, int to, int victim) {
        toggle(placed, to);
        board[to] = (byte) victim;
        if (victim != Piece.NONE) {
            hands -= inTurn(Hand.oneOf(victim));
            toggle(victim, to);
        } else {
            Attacks.toggle(occupied, to);
        }
        Attacks.toggle(occupied, from);
        put(piece, from);
    }

    private void put(int piece, int square) {
        board[square] = (byte) piece;
        toggle(piece, square);
        if (Piece.typeCode(piece) == KING) {
            kings[piece >>> Piece.COLOR_SHIFT] = square;
        }
    }

    private void toggle(int piece, int square) {
        int w = Square.word(square);
        int bit = Square.bit(square);
        sets[SET[piece] + w] ^= bit;
        sets[(piece >>> Piece.COLOR_SHIFT << Piece.COLOR_SHIFT + 2) + w] ^= bit;
    }

    /** Pieces in the hand of the side to move. */
    private long inTurn(int pieces) {
        return (long) pieces << (turn << 5);
    }

    // ---- Questions ----

    /** The side to move. */
    public Color turn() {
        return Color.of(turn);
    }

    /** The side to move as an ordinal: 0 is Black. */
    public int turnOrdinal() {
        return turn;
    }

    /** The piece on a square as its {@linkplain Piece code}; {@link Piece#NONE} if it is empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** The squares of all pieces of this kind and colour. */
    public Bitboard pieces(Color color, PieceType type) {
        int piece = Piece.of(color, type);
        Bitboard moversLikeIt = set(Piece.movesLike(piece));
        return Bitboard.of(
                moversLikeIt.squares().filter(square -> board[square] == piece).toArray());
    }

    /** The squares of all pieces of this colour. */
    public Bitboard pieces(Color color) {
        return set(all(color.ordinal()));
    }

    /** All squares on which pieces stand. */
    public Bitboard occupied() {
        return new Bitboard(occupied.word(0), occupied.word(1), occupied.word(2));
    }

    /** The hand of a side, to be read with {@link Hand}. */
    public int hand(Color color) {
        return hand(color.ordinal());
    }

    /** The hand of the side with this ordinal. */
    public int hand(int color) {
        return (int) (hands >>> (color << 5));
    }

    /** The square of a side's king, by the side's ordinal; {@link Square#NONE} if it has none. */
    public int king(int color) {
        return kings[color];
    }

    /** The number of the next move: that of the set-up plus the moves made since. */
    public int moveNumber() {
        return firstMoveNumber + played;
    }

    /** How many moves have been made since the set-up, so how many can be taken back. */
    public int movesMade() {
        return played;
    }

    /** A move made since the set-up, 0 being the first. */
    public int moveMade(int index) {
        return (int) history[index * 2 + 1] & MOVE_MASK;
    }

    /** The piece that a move made since the set-up captured; {@link Piece#NONE} if it captured nothing. */
    public int victimOf(int index) {
        return (int) history[index * 2 + 1] >>> Move.BITS;
    }

    /**
     * A 64-bit number of the whole position: board, hands and side to move. Equal positions have equal keys, in every
     * run; different positions almost never do. The move number does not count.
     */
    public long key() {
        return boardKey ^ Zobrist.ofHands(hands);
    }

    /** The part of the {@link #key()} for the board and the side to move. */
    public long boardKey() {
        return boardKey;
    }

    /** The {@link #boardKey()} before a move made since the set-up, 0 being the first. */
    long boardKeyBefore(int index) {
        return history[index * 2];
    }

    /** Black's hand before a move made since the set-up, 0 being the first. */
    int blackHandBefore(int index) {
        return (int) (history[index * 2 + 1] >>> Integer.SIZE);
    }

    /** Whether the king of the side to move is attacked. A side without a king is never in check. */
    public boolean isInCheck() {
        return isInCheck(turn);
    }

    /** Whether the king of the side with this ordinal is attacked. */
    public boolean isInCheck(int color) {
        int king = kings[color];
        return king != Square.NONE && Attackers.exist(this, king, color ^ 1);
    }

    // ---- Words, for generators ----

    /** The name of the set of every piece of a colour. */
    public static int all(int color) {
        return color << Piece.COLOR_SHIFT;
    }

    /** Word {@code w} of a set of squares. */
    public int word(int set, int w) {
        return sets[(set << 2) + w];
    }

    /** A set of squares. */
    public Bitboard set(int set) {
        return new Bitboard(word(set, 0), word(set, 1), word(set, 2));
    }

    /** The occupied squares, in the maps that the chosen slider scheme reads. Not to be changed by the caller. */
    public OccupancyMaps maps() {
        return occupied;
    }

    /** A picture of the board and the hands. */
    @Override
    public String toString() {
        return PositionPicture.draw(this);
    }
}
