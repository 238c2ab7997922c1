package sanmai.search.mate;

import java.util.Optional;
import java.util.SplittableRandom;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/**
 * Random positions that look like mate problems: a king, some of its own pieces, some attackers around it, more of them
 * in hand. Half of them are turned, so that White attacks. Some attackers have no king, some one that can be checked.
 */
final class RandomProblems {
    private static final int[] WEIGHTS = {6, 3, 4, 4, 2, 2, 4};

    private RandomProblems() {}

    /** A random position in which the side to move might mate. */
    static Position position(SplittableRandom random) {
        Optional<Position> position;
        do {
            PositionSetup setup = setup(random);
            position = setup.isPossible() ? Optional.of(setup.toPosition()) : Optional.empty();
        } while (position.isEmpty());
        return position.get();
    }

    /** A random position in which the attacker holds a lance, bishop or rook to give check from afar with. */
    static Position positionWithSlider(SplittableRandom random) {
        PositionSetup setup = PositionSetup.of(crampedPosition(random));
        PieceType slider = new PieceType[] {PieceType.LANCE, PieceType.BISHOP, PieceType.ROOK}[random.nextInt(3)];
        PositionSetup.Builder builder = PositionSetup.builder().turn(setup.turn());
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, setup.pieceAt(square));
        }
        for (PieceType kind : Hand.KINDS) {
            int more = kind == slider ? 1 : 0;
            builder.hand(setup.turn(), kind, setup.inHand(setup.turn(), kind) + more);
            builder.hand(setup.turn().opposite(), kind, random.nextInt(2));
        }
        PositionSetup result = builder.build();
        return result.isPossible() ? result.toPosition() : positionWithSlider(random);
    }

    /**
     * A random position in which the king has nearly nowhere to go and the attacker holds a pawn: here dropped pawns mate
     * although they must not, and pieces that do not promote leave the king a square so that they may be dropped.
     */
    static Position crampedPosition(SplittableRandom random) {
        Optional<Position> position;
        do {
            PositionSetup setup = crampedSetup(random);
            position = setup.isPossible() ? Optional.of(setup.toPosition()) : Optional.empty();
        } while (position.isEmpty());
        return position.get();
    }

    private static PositionSetup crampedSetup(SplittableRandom random) {
        int[] left = fullSet();
        int[] board = new int[Square.COUNT];
        int king = Square.at(random.nextInt(2), random.nextInt(9));
        place(board, king, Piece.code(Color.WHITE, PieceType.KING));
        for (Direction direction : Direction.values()) {
            int flight = direction.from(king);
            boolean front = direction == Direction.SOUTH;
            if (flight != Square.NONE && !front && random.nextInt(3) == 0) {
                PieceType type = random.nextBoolean() ? PieceType.LANCE : PieceType.KNIGHT;
                left[type.code()]--;
                place(board, flight, Piece.code(Color.WHITE, type));
            }
        }
        scatter(board, left, king, Color.BLACK, 2 + random.nextInt(4), random);
        PositionSetup.Builder builder = PositionSetup.builder();
        hand(builder, left, Color.BLACK, random.nextInt(2), random);
        builder.hand(Color.BLACK, PieceType.PAWN, 1);
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, board[square]);
        }
        PositionSetup setup = builder.build();
        return random.nextBoolean() ? setup : setup.rotated180();
    }

    private static int[] fullSet() {
        int[] left = new int[PieceType.HAND_KINDS + 1];
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            left[kind] = PieceType.ofCode(kind).countInASet();
        }
        return left;
    }

    private static PositionSetup setup(SplittableRandom random) {
        int[] left = fullSet();
        int[] board = new int[Square.COUNT];
        int rows = random.nextInt(5) == 0 ? 9 : 3;
        int king = Square.at(random.nextInt(rows), random.nextInt(9));
        place(board, king, Piece.code(Color.WHITE, PieceType.KING));
        switch (random.nextInt(4)) {
            case 0 -> place(board, Square.at(8, random.nextInt(9)), Piece.code(Color.BLACK, PieceType.KING));
            case 1 -> place(board, near(king, 3, random), Piece.code(Color.BLACK, PieceType.KING));
            default -> {
                // The attacker of a mate problem needs no king.
            }
        }
        scatter(board, left, king, Color.WHITE, random.nextInt(7), random);
        scatter(board, left, king, Color.BLACK, 1 + random.nextInt(4), random);
        PositionSetup.Builder builder = PositionSetup.builder();
        hand(builder, left, Color.BLACK, random.nextInt(5), random);
        switch (random.nextInt(4)) {
            case 0 -> {
                for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                    builder.hand(Color.WHITE, PieceType.ofCode(kind), left[kind]);
                }
            }
            case 1 -> hand(builder, left, Color.WHITE, random.nextInt(4), random);
            default -> {
                // No hand.
            }
        }
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, board[square]);
        }
        PositionSetup setup = builder.build();
        return random.nextBoolean() ? setup : setup.rotated180();
    }

    private static void place(int[] board, int square, int piece) {
        board[square] = board[square] == Piece.NONE ? piece : board[square];
    }

    private static void scatter(int[] board, int[] left, int king, Color color, int count, SplittableRandom random) {
        for (int i = 0; i < count; i++) {
            int kind = kind(random);
            int square = near(king, color == Color.WHITE ? 2 : 4, random);
            if (left[kind] > 0 && board[square] == Piece.NONE) {
                left[kind]--;
                PieceType type = PieceType.ofCode(kind);
                board[square] = Piece.code(color, random.nextInt(3) == 0 ? type.promoted() : type);
            }
        }
    }

    private static void hand(
            PositionSetup.Builder builder, int[] left, Color color, int count, SplittableRandom random) {
        int[] hand = new int[PieceType.HAND_KINDS + 1];
        for (int i = 0; i < count; i++) {
            int kind = kind(random);
            if (left[kind] > 0) {
                left[kind]--;
                hand[kind]++;
            }
        }
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            builder.hand(color, PieceType.ofCode(kind), hand[kind]);
        }
    }

    private static int kind(SplittableRandom random) {
        int sum = 0;
        for (int weight : WEIGHTS) {
            sum += weight;
        }
        int rest = random.nextInt(sum);
        int kind = 1;
        while (rest >= WEIGHTS[kind - 1]) {
            rest -= WEIGHTS[kind - 1];
            kind++;
        }
        return kind;
    }

    private static int near(int square, int distance, SplittableRandom random) {
        int row = Square.row(square) - distance + random.nextInt(2 * distance + 1);
        int column = Square.column(square) - distance + random.nextInt(2 * distance + 1);
        return Square.at(Math.min(8, Math.max(0, row)), Math.min(8, Math.max(0, column)));
    }
}
