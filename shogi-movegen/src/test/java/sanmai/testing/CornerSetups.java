package sanmai.testing;

import java.util.SplittableRandom;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.PositionSetup;

/**
 * Random set-ups in which a pawn can be dropped in front of a king that has nearly nowhere to go. Games and other random
 * set-ups hardly ever come to a mate by a dropped pawn; here about one in ten is.
 */
public final class CornerSetups {
    private static final PieceType[] HELPERS = {
        PieceType.LANCE,
        PieceType.KNIGHT,
        PieceType.SILVER,
        PieceType.BISHOP,
        PieceType.ROOK,
        PieceType.GOLD,
        PieceType.TOKIN,
        PieceType.HORSE,
        PieceType.DRAGON
    };

    private static final int LANCE = Piece.code(Color.WHITE, PieceType.LANCE);

    private CornerSetups() {}

    /** A random set-up with the side to move holding a pawn; it may be impossible. */
    public static PositionSetup setup(SplittableRandom random) {
        int king = Square.at(random.nextInt(3), random.nextInt(9));
        int pawn = Direction.SOUTH.from(king);
        int[] board = new int[Square.COUNT];
        for (Direction direction : Direction.values()) {
            int flight = direction.from(king);
            if (flight != Square.NONE && random.nextInt(6) != 0) {
                // Half of the own pieces around the king are lances, which cannot take the pawn.
                board[flight] = random.nextBoolean() ? LANCE : helper(Color.WHITE, random);
            }
        }
        for (int i = 2 + random.nextInt(5); i > 0; i--) {
            Color color = random.nextInt(3) == 0 ? Color.WHITE : Color.BLACK;
            board[near(king, random)] = helper(color, random);
        }
        board[Square.at(8, random.nextInt(9))] = Piece.code(Color.BLACK, PieceType.KING);
        board[king] = Piece.code(Color.WHITE, PieceType.KING);
        board[pawn] = Piece.NONE;
        if (random.nextInt(4) != 0) {
            board[Direction.SOUTH.from(pawn)] = Piece.code(Color.BLACK, PieceType.GOLD);
        }
        PositionSetup.Builder builder = PositionSetup.builder().hand(Color.BLACK, PieceType.PAWN, 1);
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, board[square]);
        }
        PositionSetup setup = builder.build();
        return random.nextBoolean() ? setup : setup.rotated180();
    }

    private static int helper(Color color, SplittableRandom random) {
        return Piece.code(color, HELPERS[random.nextInt(HELPERS.length)]);
    }

    /** A square at most three rows and columns away. */
    private static int near(int square, SplittableRandom random) {
        int row = Math.min(8, Math.max(0, Square.row(square) - 2 + random.nextInt(6)));
        int column = Math.min(8, Math.max(0, Square.column(square) - 3 + random.nextInt(7)));
        return Square.at(row, column);
    }
}
