package sanmai.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.movegen.MoveCounter;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

/** What must be true of every position in play, whatever moves led to it. */
public final class PositionProperties {
    private final MoveCounter counter = new MoveCounter();

    /** Everything that follows from the board, the hands and the side to move is as if the position were set up anew. */
    public void checkAgainstFreshPosition(Position position) {
        PositionSetup setup = PositionSetup.of(position);
        assertSame(setup.toPosition(SetupProblem.Reason.HARMLESS), position);
        String sfen = Sfen.of(position);
        assertEquals(setup, Sfen.parse(sfen), "the set-up read from SFEN");
        assertEquals(sfen, Sfen.of(Sfen.parse(sfen)), "the SFEN written again");
        for (int w = 0; w < 3; w++) {
            assertEquals(position.occupied().word(w), position.occupancy().word(w), "word of the occupied squares");
        }
        checkSets(position);
    }

    private static void checkSets(Position position) {
        Bitboard all = Bitboard.EMPTY;
        for (Color color : Color.values()) {
            Bitboard side = Bitboard.EMPTY;
            for (PieceType type : PieceType.values()) {
                Bitboard pieces = Bitboard.EMPTY;
                for (int square = 0; square < Square.COUNT; square++) {
                    pieces = position.pieceAt(square) == Piece.code(color, type) ? pieces.with(square) : pieces;
                }
                assertEquals(pieces, position.pieces(color, type), color + " " + type);
                side = side.or(pieces);
            }
            assertEquals(side, position.pieces(color), "all of " + color);
            all = all.or(side);
        }
        assertEquals(all, position.occupied(), "occupied squares");
    }

    /** Every legal move keeps everything up to date, is read back from its text, and leaves nothing when taken back. */
    public void checkMoves(Position position) {
        Position before = PositionSetup.of(position).toPosition(SetupProblem.Reason.HARMLESS);
        int movesMade = position.movesMade();
        for (int move : ReferenceMoves.of(position)) {
            assertEquals(move, UsiMove.parse(Move.usi(move), position), Move.usi(move) + " read from USI");
            int victim = position.pieceAt(Move.to(move));
            long keyAfter = position.keyAfter(move);
            position.doMove(move);
            assertEquals(position.key(), keyAfter, "key after " + Move.usi(move));
            assertSame(PositionSetup.of(position).toPosition(SetupProblem.Reason.HARMLESS), position);
            assertNotEquals(before.key(), position.key(), "key after " + Move.usi(move));
            assertEquals(movesMade + 1, position.movesMade());
            assertEquals(move, position.moveMade(movesMade));
            assertEquals(victim, position.capturedPiece(movesMade));
            position.undoMove();
            assertSame(before, position);
            assertEquals(movesMade, position.movesMade());
        }
    }

    /** A copy and its original go their own ways. */
    public void checkCopy(Position position) {
        int[] moves = ReferenceMoves.of(position);
        if (moves.length == 0) {
            return;
        }
        String sfen = Sfen.of(position);
        Position copy = position.copy();
        assertSame(position, copy);
        assertEquals(position.movesMade(), copy.movesMade());
        copy.doMove(moves[0]);
        assertEquals(sfen, Sfen.of(position), "the original after a move of the copy");
        copy.undoMove();
        position.doMove(moves[moves.length - 1]);
        assertEquals(sfen, Sfen.of(copy), "the copy after a move of the original");
        while (copy.movesMade() > 0) {
            copy.undoMove();
        }
        position.undoMove();
        assertEquals(sfen, Sfen.of(position), "the original after the copy has gone back to its start");
        checkAgainstFreshPosition(copy);
    }

    /** Seen from the other side it is the same game. */
    public void checkTurned(Position position) {
        PositionSetup setup = PositionSetup.of(position);
        Position turned = setup.rotated180().toPosition(SetupProblem.Reason.HARMLESS);
        assertEquals(setup, setup.rotated180().rotated180(), "turned twice");
        assertEquals(counter.count(position), counter.count(turned), "moves from the other side");
        assertEquals(position.isInCheck(), turned.isInCheck(), "check from the other side");
        assertEquals(
                position.pieces(position.turn()).rotated180(),
                turned.pieces(turned.turn()),
                "pieces from the other side");
    }

    /** Compares all that can be asked of two positions, their histories aside. */
    private static void assertSame(Position expected, Position actual) {
        assertEquals(PositionSetup.of(expected), PositionSetup.of(actual), "the set-up");
        assertEquals(expected.key(), actual.key(), "the key");
        assertEquals(expected.boardKey(), actual.boardKey(), "the board key");
        for (int set = 0; set < Piece.LIMIT; set++) {
            assertEquals(expected.set(set), actual.set(set), "set " + set);
        }
        for (OccupancyMap map : OccupancyMap.values()) {
            assertEquals(expected.occupancy().map(map), actual.occupancy().map(map), "map " + map);
        }
        for (Color color : Color.values()) {
            assertEquals(expected.king(color.ordinal()), actual.king(color.ordinal()), "king of " + color);
            assertEquals(expected.hand(color), actual.hand(color), "hand of " + color);
            assertEquals(expected.isInCheck(color.ordinal()), actual.isInCheck(color.ordinal()), "check to " + color);
        }
    }
}
