package sanmai.shogi;

import com.google.common.collect.ImmutableList;
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
                if (setup.pieceAt(square) == Piece.code(color, PieceType.KING)) {
                    if (king != Square.NONE) {
                        report(
                                Reason.TWO_KINGS,
                                square,
                                color.label() + " has kings on " + Square.name(king) + " and " + Square.name(square));
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
                    report(
                            Reason.TOO_MANY_PIECES,
                            Square.NONE,
                            count + " pieces " + type.letters() + ", but a set has " + type.countInASet());
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
                    if (setup.pieceAt(square) == Piece.code(color, PieceType.PAWN)) {
                        if (pawn != Square.NONE) {
                            report(
                                    Reason.TWO_PAWNS,
                                    square,
                                    color.label() + " has two pawns on a file, " + Square.name(pawn) + " and "
                                            + Square.name(square));
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
                report(Reason.DEAD_PIECE, square, Piece.sfen(piece) + " on " + Square.name(square) + " can never move");
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
                for (int to : Attacks.of(piece, from, occupancy).squares().toArray()) {
                    if (setup.pieceAt(to) == Piece.code(them, PieceType.KING)) {
                        report(
                                Reason.OPPONENT_IN_CHECK,
                                to,
                                setup.turn().label() + " is to move and could take the king on " + Square.name(to)
                                        + " from " + Square.name(from));
                    }
                }
            }
        }
    }

    private void report(Reason reason, int square, String message) {
        problems.add(new SetupProblem(reason, square, message));
    }
}
