package sanmai.testing;

import java.util.Optional;
import java.util.SplittableRandom;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

/**
 * Random set-ups that no game reaches: full hands, nearly empty boards, promoted pieces everywhere, missing kings. Each
 * set-up has its own mixture, so that all of these turn up.
 */
public final class RandomSetups {
    private RandomSetups() {}

    /** A random position; its pieces may be dead or two pawns on a file. */
    public static Position position(SplittableRandom random) {
        Optional<Position> position;
        do {
            position = tryPosition(random);
        } while (position.isEmpty());
        return position.get();
    }

    private static Optional<Position> tryPosition(SplittableRandom random) {
        PositionSetup setup = setup(random);
        boolean playable =
                setup.problems().stream().allMatch(problem -> problem.reason().isHarmless());
        return playable ? Optional.of(setup.toPosition(SetupProblem.Reason.HARMLESS)) : Optional.empty();
    }

    /** A random set-up with at most a full set of pieces; it may be impossible. */
    public static PositionSetup setup(SplittableRandom random) {
        PositionSetup.Builder builder = PositionSetup.builder();
        int[] board = new int[Square.COUNT];
        int[][] hands = new int[2][PieceType.HAND_KINDS + 1];
        double onBoard = random.nextDouble() * random.nextDouble();
        double inHand = random.nextDouble();
        double promoted = random.nextDouble();
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            PieceType type = PieceType.ofCode(kind);
            for (int i = 0; i < type.countInASet(); i++) {
                Color color = Color.of(random.nextInt(2));
                if (random.nextDouble() < onBoard) {
                    PieceType placed = random.nextDouble() < promoted ? type.promoted() : type;
                    board[random.nextInt(Square.COUNT)] = Piece.code(color, placed);
                } else if (random.nextDouble() < inHand) {
                    hands[color.ordinal()][kind]++;
                }
            }
        }
        for (Color color : Color.values()) {
            if (random.nextInt(8) != 0) {
                board[random.nextInt(Square.COUNT)] = Piece.code(color, PieceType.KING);
            }
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                builder.hand(color, PieceType.ofCode(kind), hands[color.ordinal()][kind]);
            }
        }
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, board[square]);
        }
        return builder.turn(Color.of(random.nextInt(2)))
                .moveNumber(1 + random.nextInt(300))
                .build();
    }
}
