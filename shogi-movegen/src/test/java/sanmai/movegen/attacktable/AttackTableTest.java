package sanmai.movegen.attacktable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.positions.RuleCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;
import sanmai.testing.CornerSetups;
import sanmai.testing.RandomGames;

class AttackTableTest {
    private static final long SEED = 20050900L;
    private static final int CORNERS = 20_000;

    private final AttackTableProperties properties = new AttackTableProperties();

    @Test
    void randomGamesPlayedMoveByMove() {
        Follower follower = new Follower();
        RandomGames.visit(SEED, Math.max(1, RandomGames.POSITIONS / 2), (position, random) -> {
            AttackTableBoard board = follower.follow(position);
            properties.check(position, board);
        });
        assertTrue(follower.longest > 50, "longest game: " + follower.longest);
    }

    @Test
    void everyMoveOfRandomGamesMadeAndTakenBack() {
        Follower follower = new Follower();
        RandomGames.visit(SEED + 1_000_000, Math.max(1, RandomGames.POSITIONS / 20), (position, random) -> {
            AttackTableBoard board = follower.follow(position);
            properties.checkEachMove(position, board);
        });
    }

    @Test
    void gamesTakenBackToTheirStart() {
        Follower follower = new Follower();
        RandomGames.visit(SEED + 2_000_000, Math.max(1, RandomGames.POSITIONS / 8), (position, random) -> {
            AttackTableBoard board = follower.follow(position);
            if (random.nextInt(60) == 0) {
                Position back = position.copy();
                AttackTableBoard boardBack = replayed(position);
                while (back.movesMade() > 0) {
                    back.undoMove();
                    boardBack.undoMove();
                    AttackTableProperties.checkState(back, boardBack);
                }
                assertThrows(IllegalStateException.class, boardBack::undoMove);
            }
            AttackTableProperties.checkState(position, board);
        });
    }

    /** A board that has come to a position by the moves of its game. */
    private static AttackTableBoard replayed(Position position) {
        Position start = position.copy();
        while (start.movesMade() > 0) {
            start.undoMove();
        }
        AttackTableBoard board = AttackTableBoard.of(start);
        for (int i = 0; i < position.movesMade(); i++) {
            board.doMove(position.moveMade(i));
        }
        return board;
    }

    /** Keeps a board beside the positions of random games, which come one move after the other. */
    private static final class Follower {
        private AttackTableBoard board;
        private int longest;

        AttackTableBoard follow(Position position) {
            int made = position.movesMade();
            if (made == 0) {
                board = AttackTableBoard.of(position);
            } else {
                board.doMove(position.moveMade(made - 1));
            }
            assertEquals(made, board.movesMade());
            longest = Math.max(longest, made);
            return board;
        }
    }

    @Test
    void kingsThatCanHardlyMove() {
        int played = 0;
        for (long seed = SEED; seed < SEED + CORNERS; seed++) {
            PositionSetup setup = CornerSetups.setup(new SplittableRandom(seed));
            if (setup.problems().stream().allMatch(problem -> problem.reason().isHarmless())) {
                Position position = setup.toPosition(SetupProblem.Reason.HARMLESS);
                try {
                    properties.check(position, AttackTableBoard.of(position));
                } catch (AssertionError e) {
                    throw new AssertionError("seed " + seed + ", " + Sfen.of(setup) + ": " + e.getMessage(), e);
                }
                played++;
            }
        }
        assertTrue(played > CORNERS / 20, "only " + played + " positions");
    }

    static List<RuleCase> rules() {
        return SuiteFormat.RULES.shipped().cases();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyRule(RuleCase rule) {
        Position position = Sfen.position(rule.sfen());
        AttackTableBoard board = AttackTableBoard.of(position);
        MoveList list = new MoveList();
        new AttackTableMoves().generate(board, list);
        boolean listed = list.stream().mapToObj(Move::usi).anyMatch(rule.move()::equals);
        assertEquals(rule.isLegal(), listed, rule.comment() + ": whether " + rule.move() + " is among " + list);
        properties.check(position, board);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Two rooks in a row protect each other; a slide ends on the first piece.
                "9/9/9/9/4R3R/9/9/9/9 b - 1 | 5e | BLACK | 1",
                "9/9/9/9/4R3R/9/9/9/9 b - 1 | 3e | BLACK | 2",
                "9/9/9/9/R3p3R/9/9/9/9 b - 1 | 5e | BLACK | 2",
                "9/9/9/9/R3p3R/9/9/9/9 b - 1 | 5f | WHITE | 1",
                // Pieces that move like a gold, and knights, around one square.
                "9/9/9/3+P+S+P3/3G1G3/3+PL+P3/3N1N3/9/9 b - 1 | 5e | BLACK | 8",
                "9/9/3n1n3/3+p1+p3/3g1g3/9/9/9/9 b - 1 | 5e | WHITE | 6",
                "9/9/9/9/9/9/9/9/8K b - 1 | 2h | BLACK | 1",
                "9/9/9/9/9/9/9/9/8K b - 1 | 1i | BLACK | 0"
            })
    void countsAttackers(String sfen, String square, Color color, int attackers) {
        AttackTableBoard board = AttackTableBoard.of(Sfen.position(sfen, SetupProblem.Reason.HARMLESS));
        assertEquals(attackers, board.attackers(color.ordinal(), Square.code(square)));
    }
}
