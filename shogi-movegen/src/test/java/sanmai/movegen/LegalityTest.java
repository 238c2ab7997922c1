package sanmai.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.positions.RuleCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.testing.RandomGames;

class LegalityTest {
    private static final long SEED = 81L;

    static List<RuleCase> rules() {
        return SuiteFormat.RULES.shipped().cases();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyRule(RuleCase rule) {
        Position position = Sfen.position(rule.sfen());
        assertEquals(rule.verdict(), verdict(rule.move(), position), rule.comment());
        MoveList list = LegalMoves.of(position);
        assertEquals(rule.isLegal(), contains(list.stream(), rule.move()), "whether it is among " + list);
        assertEquals(rule.isLegal(), contains(Arrays.stream(ReferenceMoves.of(position)), rule.move()), "reference");
    }

    private static boolean contains(IntStream moves, String usi) {
        return moves.mapToObj(Move::usi).anyMatch(usi::equals);
    }

    private static String verdict(String usi, Position position) {
        try {
            UsiMove.parse(usi, position);
            return RuleCase.LEGAL;
        } catch (NotationException e) {
            return e.illegalMove().map(IllegalMove::name).orElse(e.getMessage());
        }
    }

    @Test
    void everyReasonHasACase() {
        Set<String> verdicts = SuiteFormat.RULES.shipped().cases().stream()
                .map(RuleCase::verdict)
                .collect(Collectors.toSet());
        Set<String> expected =
                Arrays.stream(IllegalMove.values()).map(Enum::name).collect(Collectors.toSet());
        expected.add(RuleCase.LEGAL);
        assertEquals(expected, verdicts);
    }

    @Test
    void everyEncodableMoveIsLegalIfAndOnlyIfItIsListed() {
        SplittableRandom choice = new SplittableRandom(SEED);
        long positions = Math.max(1_000, RandomGames.POSITIONS / 4);
        RandomGames.visit(SEED, positions, (position, random) -> {
            if (choice.nextInt(50) == 0) {
                checkEveryMove(position);
            }
        });
    }

    private static void checkEveryMove(Position position) {
        Set<Integer> legal =
                Arrays.stream(ReferenceMoves.of(position)).boxed().collect(Collectors.toCollection(HashSet::new));
        PositionSetup before = PositionSetup.of(position);
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                int piece = Piece.code(color, type);
                for (int to = 0; to < Square.COUNT; to++) {
                    checkMove(position, Move.dropCode(piece, to), legal);
                    checkMove(position, Move.dropCode(piece, to) | Move.PROMOTION, legal);
                    for (int from = 0; from < Square.COUNT; from++) {
                        checkMove(position, Move.code(piece, from, to), legal);
                        checkMove(position, Move.code(piece, from, to) | Move.PROMOTION, legal);
                    }
                }
            }
        }
        checkMove(position, Move.NONE, legal);
        assertEquals(before, PositionSetup.of(position), "the position afterwards");
    }

    private static void checkMove(Position position, int move, Set<Integer> legal) {
        Optional<IllegalMove> problem = Legality.problem(position, move);
        if (problem.isEmpty() != legal.contains(move)) {
            throw new AssertionError("move " + Integer.toHexString(move) + " of "
                    + (Move.piece(move) == 0 ? "no piece" : Piece.sfen(Move.piece(move))) + " from " + Move.from(move)
                    + " to " + Move.to(move) + ", drop " + Move.isDrop(move) + ", promotion " + Move.isPromotion(move)
                    + ": " + problem);
        }
    }
}
