package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.minimax.Minimax;

/** Commands that race against the ends of searches, within this process. */
@Timeout(7200)
class SchedulesTest {
    private static final int ROUNDS = Integer.getInteger("sanmai.random.schedules", 400);
    private static final int ROUNDS_OF_A_SESSION = 20;
    private static final int MAX_LINES = 15;

    @Test
    void everyGoHasOneAnswerUnderRandomSchedules() {
        for (int round = 0; round < ROUNDS; round += ROUNDS_OF_A_SESSION) {
            session(round);
        }
    }

    /** Some rounds, and an end at some time in one more. */
    private static void session(int seed) {
        Random random = new Random(seed);
        InProcessEngine engine = new InProcessEngine(
                random.nextBoolean() ? new Minimax() : new AlphaBeta(NetEvaluationFactory.shipped()));
        engine.say("setoption name USI_Hash value 1");
        RandomSchedule schedule = new RandomSchedule(random, engine);
        try {
            for (int i = 0; i < ROUNDS_OF_A_SESSION; i++) {
                schedule.run(1 + random.nextInt(MAX_LINES));
                schedule.finish();
            }
            schedule.run(1 + random.nextInt(MAX_LINES));
            boolean quits = random.nextBoolean();
            if (quits) {
                engine.say("quit");
            }
            List<String> rest = new ArrayList<>(engine.hangUp());
            schedule.check(rest, !quits);
            assertEquals(List.of(), engine.hangUp());
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage() + "; " + schedule, e);
        }
    }
}
