package sanmai.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.testing.RandomGames;

class LegalMovesTest {
    private static final long POSITIONS = RandomGames.POSITIONS / 4;

    private final LegalMoves legalMoves = new LegalMoves();
    private final MoveList list = new MoveList();

    private static final int STAGES = 5;

    @Test
    void theStagesAreThoseOfTheReference() {
        RandomGames.visit(101, POSITIONS, (position, random) -> {
            int[] legal = ReferenceMoves.of(position);
            legalMoves.read(position);
            assertEquals(position.isInCheck(), legalMoves.isInCheck(), "check");
            // In any order, and more than once: a stage must not narrow the next one.
            int first = random.nextInt(STAGES);
            for (int stage = first; stage <= first + STAGES; stage++) {
                compareStage(position, legal, stage % STAGES);
            }
        });
    }

    private void compareStage(Position position, int[] legal, int stage) {
        switch (stage) {
            case 0 -> {
                legalMoves.all(list);
                compare(legal, move -> true, "all");
            }
            case 1 -> {
                legalMoves.capturesAndPawnPromotions(list);
                compare(legal, move -> takes(position, move) || promotesPawn(move), "captures and promotions");
            }
            case 2 -> {
                legalMoves.quiets(list);
                compare(legal, move -> !takes(position, move), "quiets");
            }
            case 3 -> {
                legalMoves.checks(list);
                compare(legal, move -> givesCheck(position, move), "checks");
            }
            default -> {
                legalMoves.quietChecks(list);
                compare(legal, move -> !takes(position, move) && givesCheck(position, move), "quiet checks");
            }
        }
    }

    private void compare(int[] legal, IntPredicate belongs, String stage) {
        int[] expected = IntStream.of(legal).filter(belongs).sorted().toArray();
        int[] found = list.stream().sorted().toArray();
        assertEquals(usi(expected), usi(found), stage);
        assertEquals(expected.length, found.length, stage + ": moves listed twice");
    }

    private static Set<String> usi(int[] moves) {
        return Arrays.stream(moves).mapToObj(Move::usi).collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean takes(Position position, int move) {
        return !Move.isDrop(move) && position.pieceAt(Move.to(move)) != Piece.NONE;
    }

    private static boolean givesCheck(Position position, int move) {
        position.doMove(move);
        boolean check = position.isInCheck();
        position.undoMove();
        return check;
    }

    private static boolean promotesPawn(int move) {
        return Move.isPromotion(move) && Piece.type(Move.piece(move)) == PieceType.PAWN;
    }

    /** Moves of other positions, and numbers that are no moves of any. */
    @Test
    void legalMovesAreToldFromAllOthers() {
        int[] remembered = new int[500];
        RandomGames.visit(102, POSITIONS, (position, random) -> {
            int[] legal = ReferenceMoves.of(position);
            Set<Integer> set = IntStream.of(legal).boxed().collect(Collectors.toSet());
            legalMoves.read(position);
            for (int move : legal) {
                assertEquals(true, legalMoves.isLegal(move), () -> Move.usi(move));
                remember(remembered, move, random);
            }
            for (int move : remembered) {
                assertEquals(set.contains(move), legalMoves.isLegal(move), () -> Move.usi(move));
                int damaged = move ^ 1 << random.nextInt(Integer.SIZE);
                assertEquals(set.contains(damaged), legalMoves.isLegal(damaged), () -> Integer.toHexString(damaged));
            }
        });
    }

    private static void remember(int[] moves, int move, SplittableRandom random) {
        if (random.nextInt(20) == 0) {
            moves[random.nextInt(moves.length)] = move;
        }
    }

    @Test
    void checksAreKnownBeforeTheyAreGiven() {
        RandomGames.visit(103, POSITIONS, (position, random) -> {
            legalMoves.read(position);
            for (int move : ReferenceMoves.of(position)) {
                assertEquals(givesCheck(position, move), legalMoves.givesCheck(move), () -> Move.usi(move));
            }
        });
    }
}
