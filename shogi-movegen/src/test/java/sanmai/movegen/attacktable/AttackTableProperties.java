package sanmai.movegen.attacktable;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.PseudoLegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * What must be true of an attack table and its moves in every position. One generator serves all positions on purpose.
 */
final class AttackTableProperties {
    private final AttackTableMoves tableMoves = new AttackTableMoves();
    private final LegalMoves legalMoves = new LegalMoves();
    private final PseudoLegalMoves pseudoLegalMoves = new PseudoLegalMoves();
    private final MoveList list = new MoveList();

    /** Compares a board that has come to a position by moves with the position and with a board set up anew. */
    void check(Position position, AttackTableBoard board) {
        checkState(position, board);
        checkAttackers(position, board);
        checkMoves(position, board);
        checkState(position, board);
    }

    /** Everything that a board remembers is as if it had been set up anew. */
    static void checkState(Position position, AttackTableBoard board) {
        AttackTableBoard fresh = AttackTableBoard.of(position);
        assertEquals(position.turn(), board.turn(), "the side to move");
        assertEquals(position.isInCheck(), board.isInCheck(), "whether it is in check");
        for (Color color : Color.values()) {
            assertEquals(position.hand(color), board.hand(color.ordinal()), "the hand of " + color);
            assertEquals(position.king(color.ordinal()), board.king(color.ordinal()), "the king of " + color);
        }
        for (int square = 0; square < Square.COUNT; square++) {
            int index = Mailbox.index(square);
            assertEquals(position.pieceAt(square), board.pieceAt(square), "the piece on " + Square.name(square));
            assertEquals(fresh.board()[index], board.board()[index], "the move from " + Square.name(square));
            int expected = fresh.state().table[index];
            int actual = board.state().table[index];
            if (expected != actual) {
                assertEquals(
                        Integer.toBinaryString(expected),
                        Integer.toBinaryString(actual),
                        "the word of " + Square.name(square));
            }
        }
    }

    /** The number of attackers of each square is that of the bitboards. */
    static void checkAttackers(Position position, AttackTableBoard board) {
        int[][] expected = new int[2][Square.COUNT];
        for (int from = 0; from < Square.COUNT; from++) {
            int piece = position.pieceAt(from);
            if (piece != Piece.NONE) {
                for (int to :
                        Attacks.of(piece, from, position.occupancy()).squares().toArray()) {
                    expected[piece >>> Piece.COLOR_SHIFT][to]++;
                }
            }
        }
        for (Color color : Color.values()) {
            int us = color.ordinal();
            int[] actual = IntStream.range(0, Square.COUNT)
                    .map(square -> board.attackers(us, square))
                    .toArray();
            assertArrayEquals(expected[us], actual, "the attackers of " + color);
        }
    }

    private void checkMoves(Position position, AttackTableBoard board) {
        legalMoves.generate(position, list);
        int[] legal = sorted(list.stream());
        tableMoves.generate(board, list);
        assertMoves(legal, sorted(list.stream()), "the legal moves");
        pseudoLegalMoves.generate(position, list);
        int[] pseudoLegal = sorted(list.stream());
        tableMoves.generatePseudoLegal(board, list);
        int[] actual = list.stream().toArray();
        assertMoves(pseudoLegal, sorted(Arrays.stream(actual)), "the pseudo-legal moves");
        int[] judged = sorted(Arrays.stream(actual).filter(move -> tableMoves.isLegal(board, move)));
        assertMoves(legal, judged, "the pseudo-legal moves that are legal");
    }

    /** Makes each legal move and takes it back, and compares after both. */
    void checkEachMove(Position position, AttackTableBoard board) {
        MoveList moves = new MoveList();
        legalMoves.generate(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            try {
                position.doMove(move);
                board.doMove(move);
                checkState(position, board);
                checkAttackers(position, board);
                position.undoMove();
                board.undoMove();
                checkState(position, board);
            } catch (AssertionError e) {
                throw new AssertionError("after " + Move.usi(move) + ": " + e.getMessage(), e);
            }
        }
    }

    private static int[] sorted(IntStream moves) {
        return moves.sorted().toArray();
    }

    /** Both sorted, so a move that is listed twice makes a difference. */
    private static void assertMoves(int[] expected, int[] actual, String what) {
        if (!Arrays.equals(expected, actual)) {
            assertArrayEquals(usi(expected), usi(actual), what);
            assertArrayEquals(expected, actual, what + ": moves that look alike");
        }
    }

    private static String[] usi(int[] moves) {
        return Arrays.stream(moves).mapToObj(Move::usi).sorted().toArray(String[]::new);
    }
}
