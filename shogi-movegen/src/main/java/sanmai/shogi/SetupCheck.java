package sanmai.shogi;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.IntStream;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.SetupProblem.Reason;

/** Finds every reason why a set-up is no position. */
final class SetupCheck {
    private final PositionSetup setup;
    private final ImmutableList.Builder<SetupProblem> problems = ImmutableList.builder();

    private SetupCheck(PositionSetup setup) {
        this.setup = setup;
    }

    static ImmutableList<SetupProblem> problems(PositionSetup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.kings();
        check.counts();
        check.twoPawns();
        check.deadPieces();
        check.opponentInCheck();
        return check.problems.build();
    }

    private void kings() {
        for (Color color : Color.values()) {
            int king = Square.NONE;
            for (int square = 0; square < Square.COUNT; square++) {
                if (setup.pieceAt(square) == Piece.of(color, PieceType.KING)) {
                    if (king != Square.NONE) {
                        report(Reason.TWO_KINGS, square, "%s has kings on %s and %s", color, king, square);
                    }
                    king = square;
                }
            }
        }
    }

    private void counts() {
        for (PieceType type : PieceType.values()) {
            if (type.canBeInHand()) {
                int count = setup.count(type);
                if (count > type.countInASet()) {
                    String message = String.format(
                            Locale.ROOT, "%d pieces %s, but a set has %d", count, type.letters(), type.countInASet());
                    problems.add(new SetupProblem(Reason.TOO_MANY_PIECES, Square.NONE, message));
                }
            }
        }
    }

    private void twoPawns() {
        for (Color color : Color.values()) {
            for (int column = 0; column < 9; column++) {
                int pawn = Square.NONE;
                for (int row = 0; row < 9; row++) {
                    int square = Square.at(row, column);
                    if (setup.pieceAt(square) == Piece.of(color, PieceType.PAWN)) {
                        if (pawn != Square.NONE) {
                            report(
                                    Reason.TWO_PAWNS,
                                    square,
                                    "%s has two pawns on a file, %s and %s",
                                    color,
                                    pawn,
                                    square);
                        }
                        pawn = square;
                    }
                }
            }
        }
    }

    private void deadPieces() {
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = setup.pieceAt(square);
            if (piece != Piece.NONE && neverMoves(piece, square)) {
                String message =
                        String.format(Locale.ROOT, "%s on %s can never move", Piece.sfen(piece), Square.name(square));
                problems.add(new SetupProblem(Reason.DEAD_PIECE, square, message));
            }
        }
    }

    private static boolean neverMoves(int piece, int square) {
        return Attacks.onEmptyBoard(piece, square).isEmpty();
    }

    private void opponentInCheck() {
        Color them = setup.turn().opposite();
        Occupancy occupancy = Occupancy.of(Bitboard.of(IntStream.range(0, Square.COUNT)
                .filter(square -> setup.pieceAt(square) != Piece.NONE)
                .toArray()));
        for (int from = 0; from < Square.COUNT; from++) {
            int piece = setup.pieceAt(from);
            if (piece != Piece.NONE && Piece.color(piece) == setup.turn()) {
                for (int to : Attacks.of(piece, from, occupancy)) {
                    if (setup.pieceAt(to) == Piece.of(them, PieceType.KING)) {
                        String message = String.format(
                                Locale.ROOT,
                                "%s is to move and could take the king on %s from %s",
                                name(setup.turn()),
                                Square.name(to),
                                Square.name(from));
                        problems.add(new SetupProblem(Reason.OPPONENT_IN_CHECK, to, message));
                    }
                }
            }
        }
    }

    private void report(Reason reason, int square, String format, Color color, int first, int second) {
        String message = String.format(Locale.ROOT, format, name(color), Square.name(first), Square.name(second));
        problems.add(new SetupProblem(reason, square, message));
    }

    private static String name(Color color) {
        return color.name().charAt(0) + color.name().substring(1).toLowerCase(Locale.ROOT);
    }
}
