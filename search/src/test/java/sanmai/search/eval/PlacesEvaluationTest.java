package sanmai.search.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.movegen.LegalMoves;
import sanmai.search.Play;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;
import sanmai.shogi.notation.Sfen;

class PlacesEvaluationTest {
    private static final long SEED = Long.getLong("test.seed", 20260102);

    private static int fromScratch(Position position) {
        Evaluation evaluation = new PlacesEvaluation();
        evaluation.set(position);
        return evaluation.score(position);
    }

    /** With and without questions on the way, since a question completes what a king's move has left open. */
    private static void follow(Position position, SplittableRandom random, int plies) {
        Evaluation evaluation = new PlacesEvaluation();
        evaluation.set(position);
        LegalMoves generator = new LegalMoves();
        MoveList list = new MoveList();
        int made = 0;
        for (int i = 0; i < plies; i++) {
            generator.generate(position, list);
            if (list.size() == 0 || made > 0 && random.nextInt(3) == 0) {
                if (made == 0) {
                    break;
                }
                position.undoMove();
                evaluation.pop();
                made--;
            } else {
                int move = list.get(random.nextInt(list.size()));
                evaluation.push(position, move);
                position.doMove(move);
                made++;
            }
            if (random.nextBoolean()) {
                assertEquals(fromScratch(position), evaluation.score(position), Sfen.of(position));
            }
        }
    }

    @Test
    void movesAndTheirWayBackAreFollowed() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 100; game++) {
            follow(Play.random(random, 150), random, 300);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k4/9/9/9/9/9/9/9/9 b RBGSNLP2g 1",
                "4k4/9/9/9/4p4/9/9/9/9 w RBGSNLP2g 1",
                "9/9/9/9/4p4/9/9/9/4K4 w Gg 1",
                "9/9/2r6/9/4p4/9/6B2/9/9 b Gg 1"
            })
    void kingsMayBeMissing(String sfen) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 20; game++) {
            follow(Sfen.position(sfen, SetupProblem.Reason.HARMLESS), random, 50);
        }
    }

    @Test
    void bothSidesAreJudgedAlike() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 300; game++) {
            Position position = Play.random(random, 200);
            Position turned = PositionSetup.of(position).turned().toPosition();
            assertEquals(fromScratch(position), fromScratch(turned), Sfen.of(position));
        }
    }

    @Test
    void aPieceMoreIsBetterAndAnAttackedKingWorse() {
        int even = fromScratch(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b - 1"));
        int gold = fromScratch(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b G 1"));
        assertTrue(gold > even + 400, even + " " + gold);
        int far = fromScratch(Sfen.position("4k4/9/9/9/9/9/9/9/G3K4 b - 1"));
        int near = fromScratch(Sfen.position("4k4/9/4G4/9/9/9/9/9/4K4 b - 1"));
        assertTrue(near > far, far + " " + near);
    }
}
