package sanmai.testing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.MoveCounter;
import sanmai.movegen.PseudoLegalMoves;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** What must be true of the generators in every position. The generators are used again and again on purpose. */
public final class GeneratorProperties {
    private final LegalMoves legalMoves = new LegalMoves();
    private final PseudoLegalMoves pseudoLegalMoves = new PseudoLegalMoves();
    private final MoveCounter counter = new MoveCounter();
    private final MoveList list = new MoveList();

    /** Compares every generator with the reference and with each other. */
    public void check(Position position) {
        int[] reference = sorted(Arrays.stream(ReferenceMoves.of(position)));
        assertMoves(reference, staged(position, LegalMoves::all), "all legal moves");
        legalMoves.generate(position, list);
        assertMoves(reference, sorted(list.stream()), "the legal moves without a stage");
        assertEquals(reference.length, counter.count(position), "the count");
        assertEquals(reference.length == 0, legalMoves.none(position, list), "whether there is no move");
        checkStages(position, reference);
        checkPseudoLegal(position, reference);
    }

    private void checkStages(Position position, int[] legal) {
        int[] captures = keep(legal, move -> position.pieceAt(Move.to(move)) != 0);
        int[] quiets = keep(legal, move -> position.pieceAt(Move.to(move)) == 0);
        assertMoves(captures, staged(position, LegalMoves::captures), "the captures");
        assertMoves(quiets, staged(position, LegalMoves::quiets), "the quiet moves");
        int[] checks = keep(legal, move -> {
            position.doMove(move);
            boolean check = position.isInCheck();
            position.undoMove();
            return check;
        });
        assertMoves(checks, staged(position, LegalMoves::checks), "the checks");
    }

    private void checkPseudoLegal(Position position, int[] legal) {
        pseudoLegalMoves.generate(position, list);
        int[] pseudoLegal = list.stream().toArray();
        assertMoves(
                legal,
                sorted(Arrays.stream(pseudoLegal).filter(move -> pseudoLegalMoves.isLegal(position, move))),
                "the pseudo-legal moves that are legal");
    }

    private int[] staged(Position position, BiConsumer<LegalMoves, MoveList> stage) {
        legalMoves.read(position);
        stage.accept(legalMoves, list);
        return sorted(list.stream());
    }

    private static int[] keep(int[] moves, IntPredicate kept) {
        return Arrays.stream(moves).filter(kept).toArray();
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
