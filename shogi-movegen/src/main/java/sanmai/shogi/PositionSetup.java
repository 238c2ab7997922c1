package sanmai.shogi;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/**
 * A position as a value: pieces on the board, hands, the side to move and the move number, without a history. Immutable. A set-up may
 * be impossible; {@link #problems()} says why, and {@link #toPosition()} refuses it.
 */
public final class PositionSetup {
    /** The largest move number that a position in a text may have. */
    public static final int MAX_MOVE_NUMBER = 1_000_000;

    /** Far more than there are pieces; the sum of both hands still fits into an int. */
    private static final int MAX_IN_HAND = 1_000_000_000;

    private final byte[] board;
    private final int[][] hands;
    private final Color turn;
    private final int moveNumber;

    private PositionSetup(Builder builder) {
        board = builder.board.clone();
        hands = new int[][] {builder.hands[0].clone(), builder.hands[1].clone()};
        turn = builder.turn;
        moveNumber = builder.moveNumber;
    }

    /** A builder with an empty board and empty hands, Black to move, move number 1. */
    public static Builder builder() {
        return new Builder();
    }

    /** The set-up of a position in play. */
    public static PositionSetup of(Position position) {
        Builder builder = builder().turn(position.turn());
        builder.moveNumber = position.moveNumber();
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, position.pieceAt(square));
        }
        for (Color color : Color.values()) {
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                builder.hand(color, PieceType.ofCode(kind), Hand.count(position.hand(color), kind));
            }
        }
        return builder.build();
    }

    /** A builder with everything that this set-up has. */
    public Builder toBuilder() {
        Builder builder = builder().turn(turn);
        builder.moveNumber = moveNumber;
        System.arraycopy(board, 0, builder.board, 0, board.length);
        for (Color color : Color.values()) {
            builder.hands[color.ordinal()] = hands[color.ordinal()].clone();
        }
        return builder;
    }

    /** The piece on a square; empty if there is none. */
    public Optional<Piece> pieceAt(Square square) {
        int piece = pieceAt(square.code());
        return piece == Piece.NONE ? Optional.empty() : Optional.of(Piece.of(piece));
    }

    /** The piece on a square, by its code, as its {@linkplain Piece code}; {@link Piece#NONE} if it is empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** The number of pieces of a kind in a side's hand. */
    public int inHand(Color color, PieceType type) {
        return hands[color.ordinal()][type.code()];
    }

    /** The number of pieces of a kind that can be in hand: on the board, promoted or not, and in both hands. */
    public int count(PieceType type) {
        int count = inHand(Color.BLACK, type) + inHand(Color.WHITE, type);
        for (int piece : board) {
            count += piece != Piece.NONE && Piece.type(piece).unpromoted() == type ? 1 : 0;
        }
        return count;
    }

    /** The side to move. */
    public Color turn() {
        return turn;
    }

    /** The number of the next move, from 1. */
    public int moveNumber() {
        return moveNumber;
    }

    /** The packed hand of a side; only for a set-up that does not hold too many pieces. */
    int hand(Color color) {
        int hand = Hand.EMPTY;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            hand += hands[color.ordinal()][kind] * Hand.one(kind);
        }
        return hand;
    }

    /** Every reason why this set-up is no position; none if it is one. */
    public List<SetupProblem> problems() {
        return SetupCheck.problems(this);
    }

    /** Whether a position can be made of this set-up. */
    public boolean isPossible() {
        return problems().isEmpty();
    }

    /**
     * The position that can be played from this set-up.
     *
     * @throws ImpossiblePositionException if there are {@linkplain #problems() problems}; it lists all of them
     */
    public Position toPosition() {
        return toPosition(Set.of());
    }

    /**
     * The position that can be played from this set-up, some problems being tolerated. Dead pieces and two pawns on a
     * file never arise in a game, but do no harm; positions with the other problems cannot be played.
     *
     * @throws ImpossiblePositionException if there are other {@linkplain #problems() problems}; it lists those
     * @throws IllegalArgumentException if a reason is to be tolerated that {@linkplain SetupProblem.Reason#isHarmless()
     *     does harm}
     */
    public Position toPosition(Set<SetupProblem.Reason> tolerated) {
        if (!tolerated.stream().allMatch(SetupProblem.Reason::isHarmless)) {
            throw new IllegalArgumentException("not all of these can be tolerated: " + tolerated);
        }
        List<SetupProblem> problems = problems().stream()
                .filter(problem -> !tolerated.contains(problem.reason()))
                .toList();
        if (!problems.isEmpty()) {
            throw new ImpossiblePositionException(problems);
        }
        return new Position(this);
    }

    /** Whether moves can be made: all {@linkplain #problems() problems} are harmless. */
    public boolean isPlayable() {
        return problems().stream().allMatch(problem -> problem.reason().isHarmless());
    }

    /**
     * The position that can be played from this set-up, although it may have harmless {@linkplain #problems() problems}.
     *
     * @throws ImpossiblePositionException if there are other problems; it lists those
     */
    public Position toPlayable() {
        return toPosition(SetupProblem.Reason.HARMLESS);
    }

    /** The set-up turned by 180 degrees with the colours swapped: the same game seen by the other side. */
    public PositionSetup rotated180() {
        Builder builder = builder().turn(turn.opposite());
        builder.moveNumber = moveNumber;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = board[square];
            builder.piece(Square.rotated180(square), piece == Piece.NONE ? piece : piece ^ 1 << Piece.COLOR_SHIFT);
        }
        builder.hands[0] = hands[1].clone();
        builder.hands[1] = hands[0].clone();
        return builder.build();
    }

    /** Whether the other has the same board, hands, side to move and move number. */
    @Override
    public boolean equals(Object other) {
        return other instanceof PositionSetup that
                && Arrays.equals(board, that.board)
                && Arrays.deepEquals(hands, that.hands)
                && turn == that.turn
                && moveNumber == that.moveNumber;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(board) * 31 + Arrays.deepHashCode(hands);
    }

    /** A picture of the board and the hands. */
    @Override
    public String toString() {
        return PositionPicture.draw(this);
    }

    /** Collects a set-up. Not safe for use by several threads. */
    public static final class Builder {
        private final byte[] board = new byte[Square.COUNT];
        private final int[][] hands = new int[2][PieceType.HAND_KINDS + 1];
        private Color turn = Color.BLACK;
        private int moveNumber = 1;

        private Builder() {}

        /**
         * Puts a piece, by its code, on a square in place of what stood there; {@link Piece#NONE} clears it.
         *
         * @throws IllegalArgumentException if there is no such square or piece
         */
        public Builder piece(int square, int piece) {
            if (piece != Piece.NONE) {
                Piece.of(piece);
            }
            board[Square.of(square).code()] = (byte) piece;
            return this;
        }

        /** The piece on a square as its code; {@link Piece#NONE} if it is empty. */
        public int pieceAt(int square) {
            return board[square];
        }

        /**
         * Sets the number of pieces of a kind that {@linkplain PieceType#canBeInHand() can be in hand} in a side's hand.
         *
         * @throws IllegalArgumentException if the kind cannot, or the number is below 0 or above 1,000,000,000
         */
        public Builder hand(Color color, PieceType type, int count) {
            hands[color.ordinal()][kind(type)] = inHand(count);
            return this;
        }

        /**
         * Adds pieces of a kind that {@linkplain PieceType#canBeInHand() can be in hand} to a side's hand.
         *
         * @throws IllegalArgumentException if the kind cannot, or the hand would have less than 0 or more than 1,000,000,000
         */
        public Builder addToHand(Color color, PieceType type, int count) {
            return hand(color, type, inHand((long) hands[color.ordinal()][kind(type)] + count));
        }

        private static int inHand(long count) {
            if (count < 0 || count > MAX_IN_HAND) {
                throw new IllegalArgumentException(count + " pieces in hand");
            }
            return (int) count;
        }

        private static int kind(PieceType type) {
            if (!type.canBeInHand()) {
                throw new IllegalArgumentException("a piece of the kind " + type + " is never in hand");
            }
            return type.code();
        }

        /** Sets the side to move. */
        public Builder turn(Color color) {
            turn = color;
            return this;
        }

        /**
         * Sets the number of the next move.
         *
         * @throws IllegalArgumentException if it is below 1 or above {@link #MAX_MOVE_NUMBER}
         */
        public Builder moveNumber(int number) {
            if (number < 1 || number > MAX_MOVE_NUMBER) {
                throw new IllegalArgumentException(
                        "the move number " + number + " is not between 1 and " + MAX_MOVE_NUMBER);
            }
            moveNumber = number;
            return this;
        }

        /** The set-up as it is now. */
        public PositionSetup build() {
            return new PositionSetup(this);
        }
    }
}
