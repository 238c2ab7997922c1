package sanmai.shogi;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.ROOK;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;

/**
 * A position in play: the pieces on the board and in hand, the side to move, and the moves that led here, which can be
 * taken back. The one mutable type of the rules; not safe for use by several threads ({@link #copy()} hands one over).
 *
 * <p>Positions come from {@link PositionSetup#toPosition()}, {@link Handicap} or the SFEN reader. They keep their
 * {@linkplain #key() key} up to date with every move, and remember what {@link Repetition} asks for.
 *
 * <p>Colours are ordinals and pieces are {@linkplain Piece codes} in the methods that generators use. A <em>set</em> of
 * squares is named by a piece code too: the code of a {@linkplain Piece#movesLike way of moving} such as Black's gold,
 * which stands for all pieces that move like it.
 */
public final class Position {
    /** The maps that every move updates: those that the chosen slider scheme reads. */
    private static final MapSet KEPT_MAPS = Attacks.maps();

    /** By piece: where its way of moving has word 0 in {@link #sets}. */
    private static final int[] SET = IntStream.range(0, Piece.LIMIT)
            .map(piece -> Piece.movesLike(piece) << 2)
            .toArray();

    private final byte[] board = new byte[Square.COUNT];
    private final int[] sets = new int[Piece.LIMIT << 2];
    private final MutableOccupancy occupancy = new MutableOccupancy();

    /** The square of each king: Black's in the low byte, White's in the next. */
    private int kings = Square.NONE | Square.NONE << 8;

    private final int firstMoveNumber;

    /** The state of the present position. */
    private StateInfo now;

    Position(PositionSetup setup) {
        now = StateInfo.first(setup.turn().ordinal());
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = setup.pieceAt(square);
            if (piece != Piece.NONE) {
                board[square] = (byte) piece;
                toggle(piece >>> Piece.COLOR_SHIFT, piece, square);
                now.key ^= Zobrist.of(piece, square);
                if (Piece.typeCode(piece) == KING) {
                    placeKing(piece >>> Piece.COLOR_SHIFT, square);
                }
            }
        }
        now.hands = setup.hand(Color.BLACK) | (long) setup.hand(Color.WHITE) << Integer.SIZE;
        firstMoveNumber = setup.moveNumber();
    }

    private Position(Position other) {
        System.arraycopy(other.board, 0, board, 0, board.length);
        System.arraycopy(other.sets, 0, sets, 0, sets.length);
        for (int square = 0; square < Square.COUNT; square++) {
            if (board[square] != Piece.NONE) {
                occupancy.toggle(board[square] >>> Piece.COLOR_SHIFT, square, KEPT_MAPS);
            }
        }
        kings = other.kings;
        firstMoveNumber = other.firstMoveNumber;
        now = other.now.copy();
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
     * other move leaves the position in disorder, and nothing is said: moves from outside go through a notation reader or
     * a {@code sanmai.game.Game} first.
     */
    public void doMove(int move) {
        if (Move.isDrop(move)) {
            drop(now.turn, move, Move.piece(move), Move.to(move));
        } else {
            advance(now.turn, move, Move.piece(move), Move.placedPiece(move), Move.from(move), Move.to(move));
        }
    }

    private void drop(int us, int move, int piece, int to) {
        board[to] = (byte) piece;
        toggle(us, piece, to);
        now = now.push(move, Zobrist.of(piece, to), -StateInfo.inHand(us, Hand.one(Piece.typeCode(piece))));
    }

    private void advance(int us, int move, int piece, int placed, int from, int to) {
        int captured = board[to];
        board[from] = Piece.NONE;
        board[to] = (byte) placed;
        toggle(us, piece, from);
        toggle(us, placed, to);
        if (Piece.typeCode(piece) == KING) {
            placeKing(us, to);
        }
        long key = Zobrist.of(piece, from) ^ Zobrist.of(placed, to);
        if (captured == Piece.NONE) {
            now = now.push(move, key, 0);
        } else {
            toggle(us ^ 1, captured, to);
            key ^= Zobrist.of(captured, to);
            now = now.push(move | captured << Move.BITS, key, StateInfo.inHand(us, Hand.oneOf(captured)));
        }
    }

    /**
     * Puts the piece that the last move captured into the hand of the side that lost it, which is to move. Taking the move
     * back undoes this too. For mate solvers: a mate without that piece shows that an interposition was useless.
     */
    public void giveBackCapture() {
        now.giveBackCapture();
    }

    /** As {@link #giveBackCapture}, but takes the piece out of the game. */
    public void discardCapture() {
        now.discardCapture();
    }

    /**
     * Takes back the last move.
     *
     * @throws IllegalStateException if no move has been made since the position was set up
     */
    public void undoMove() {
        StateInfo before = now.previous;
        if (before == null) {
            throw new IllegalStateException("no move to take back");
        }
        int move = now.move();
        int captured = now.captured();
        now = before;
        if (Move.isDrop(move)) {
            board[Move.to(move)] = Piece.NONE;
            toggle(before.turn, Move.piece(move), Move.to(move));
        } else {
            retreat(before.turn, Move.piece(move), Move.placedPiece(move), Move.from(move), Move.to(move), captured);
        }
    }

    /**
     * Makes a null move: the other side is to move, and nothing else changes. For searches; the rules know no passing.
     * {@link Repetition} does not look back beyond it. The side to move must not be in check, and a null move is taken back
     * with {@link #undoNullMove}.
     */
    public void doNullMove() {
        now = now.push(Move.NONE, 0, 0);
    }

    /**
     * Takes back the last move, which must have been a {@linkplain #doNullMove null move}.
     *
     * @throws IllegalStateException if it was not
     */
    public void undoNullMove() {
        if (!now.isAfterNullMove()) {
            throw new IllegalStateException("the last move was not a null move");
        }
        now = now.previous;
    }

    private void retreat(int us, int piece, int placed, int from, int to, int captured) {
        board[to] = (byte) captured;
        board[from] = (byte) piece;
        toggle(us, placed, to);
        toggle(us, piece, from);
        if (captured != Piece.NONE) {
            toggle(us ^ 1, captured, to);
        }
        if (Piece.typeCode(piece) == KING) {
            placeKing(us, from);
        }
    }

    /** Puts a piece on a square, or takes it away, in every set of squares that it belongs to. */
    private void toggle(int color, int piece, int square) {
        sets[SET[piece] + Square.word(square)] ^= Square.bit(square);
        occupancy.toggle(color, square, KEPT_MAPS);
    }

    private void placeKing(int color, int square) {
        int shift = color << 3;
        kings = kings & ~(0xFF << shift) | square << shift;
    }

    // ---- Questions ----

    /** The side to move. */
    public Color turn() {
        return Color.of(turnOrdinal());
    }

    /** The side to move as an ordinal: 0 is Black. */
    public int turnOrdinal() {
        return now.turn;
    }

    /** The piece on a square as its {@linkplain Piece code}; {@link Piece#NONE} if it is empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** Whether a legal move takes a piece. */
    public boolean isCapture(int move) {
        return !Move.isDrop(move) && board[Move.to(move)] != Piece.NONE;
    }

    /** Whether a legal move takes a piece or promotes a pawn: what most searches call no quiet move. */
    public boolean isCaptureOrPawnPromotion(int move) {
        return Move.isPawnPromotion(move) || isCapture(move);
    }

    /** Whether a legal move takes and promotes nothing. */
    public boolean isQuiet(int move) {
        return !Move.isPromotion(move) && !isCapture(move);
    }

    /** The squares of all pieces of this kind and colour. */
    public Bitboard pieces(Color color, PieceType type) {
        int piece = Piece.code(color, type);
        IntStream moversLikeIt = set(Piece.movesLike(piece)).squares();
        return Bitboard.of(moversLikeIt.filter(square -> board[square] == piece).toArray());
    }

    /** The squares of all pieces of this colour. */
    public Bitboard pieces(Color color) {
        return occupancy.squares(color.ordinal());
    }

    /** All squares on which pieces stand. */
    public Bitboard occupied() {
        return occupancy.squares();
    }

    /** The hand of a side, to be read with {@link Hand}. */
    public int hand(Color color) {
        return hand(color.ordinal());
    }

    /** The hand of the side with this ordinal. */
    public int hand(int color) {
        return now.hand(color);
    }

    /** The square of a side's king, by the side's ordinal; {@link Square#NONE} if it has none. */
    public int king(int color) {
        return kings >>> (color << 3) & 0xFF;
    }

    /** The number of the next move: that of the set-up plus the moves made since. */
    public int moveNumber() {
        return firstMoveNumber + movesMade();
    }

    /** The number of moves made since the set-up, null moves included: the number that can be taken back. */
    public int movesMade() {
        return now.ply;
    }

    /** A move made since the set-up, 0 being the first; {@link Move#NONE} if it was a {@linkplain #doNullMove null move}. */
    public int moveMade(int index) {
        return stateAfter(index).move();
    }

    /** The piece that a move made since the set-up captured; {@link Piece#NONE} if it captured nothing. */
    public int capturedPiece(int index) {
        return stateAfter(index).captured();
    }

    /**
     * A 64-bit number of the whole position: board, hands and side to move. Equal positions have equal keys, in every
     * run; different positions almost never do. The move number does not count.
     */
    public long key() {
        return boardKey() ^ Zobrist.ofHands(now.hands);
    }

    /** The {@link #key()} after a legal move, without making it: an entry of a hash table can be fetched early. */
    public long keyAfter(int move) {
        int to = Move.to(move);
        long key = boardKey() ^ Zobrist.WHITE_TO_MOVE ^ Zobrist.of(Move.placedPiece(move), to);
        long hands = now.hands;
        if (Move.isDrop(move)) {
            hands -= StateInfo.inHand(now.turn, Hand.one(Piece.typeCode(Move.piece(move))));
        } else {
            key ^= Zobrist.of(Move.piece(move), Move.from(move));
            int captured = board[to];
            if (captured != Piece.NONE) {
                key ^= Zobrist.of(captured, to);
                hands += StateInfo.inHand(now.turn, Hand.oneOf(captured));
            }
        }
        return key ^ Zobrist.ofHands(hands);
    }

    /** The part of the {@link #key()} for the board and the side to move. */
    public long boardKey() {
        return now.key ^ (now.turn == 0 ? 0 : Zobrist.WHITE_TO_MOVE);
    }

    /** The state of the present position, which leads to all before it. */
    StateInfo state() {
        return now;
    }

    private StateInfo stateAfter(int index) {
        return now.back(now.ply - 1 - Objects.checkIndex(index, now.ply));
    }

    /** Whether the king of the side to move is attacked. A side without a king is never in check. */
    public boolean isInCheck() {
        return isInCheck(turnOrdinal());
    }

    /** Whether the king of the side with this ordinal is attacked. */
    public boolean isInCheck(int color) {
        int king = king(color);
        return king != Square.NONE && Attackers.exist(this, king, color ^ 1);
    }

    // ---- Words, for generators ----

    /** Word {@code w} of the set of squares of all pieces that move like this piece. */
    public int word(int set, int w) {
        return sets[(set << 2) + w];
    }

    /** Word {@code w} of the squares of a colour's rooks and dragons, which slide alike. */
    public int rooksAndDragons(int color, int w) {
        return word(color << Piece.COLOR_SHIFT | ROOK, w) | word(color << Piece.COLOR_SHIFT | DRAGON, w);
    }

    /** Word {@code w} of the squares of a colour's bishops and horses, which slide alike. */
    public int bishopsAndHorses(int color, int w) {
        return word(color << Piece.COLOR_SHIFT | BISHOP, w) | word(color << Piece.COLOR_SHIFT | HORSE, w);
    }

    /** The set of squares of all pieces that move like this piece. */
    public Bitboard set(int set) {
        return new Bitboard(word(set, 0), word(set, 1), word(set, 2));
    }

    /** The occupied squares, in the maps that the chosen slider scheme reads. They change with the position. */
    public Occupancy occupancy() {
        return occupancy;
    }

    /**
     * Whether the other has the same board, hands and side to move, as {@link Repetition} compares positions. Its move
     * number and the moves that led to it do not count; compare {@linkplain PositionSetup#of set-ups} for the number. A
     * position that is a key of a map must not be changed.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && now.turn == that.now.turn
                && now.hands == that.now.hands
                && Arrays.equals(board, that.board);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /** A picture of the board and the hands. */
    @Override
    public String toString() {
        return PositionPicture.draw(PositionSetup.of(this));
    }
}
