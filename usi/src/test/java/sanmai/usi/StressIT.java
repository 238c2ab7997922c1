package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Random schedules and fuzzing against a process: a tenth of those within this process. */
@Timeout(7200)
class StressIT {
    private static final int PART = 10;
    private static final int ROUNDS = Integer.getInteger("sanmai.random.schedules", 400) / PART;
    private static final int LINES = Integer.getInteger("sanmai.random.lines", 20_000) / PART;
    private static final int ROUNDS_OF_A_PROCESS = 10;

    /** A small hash table, since every new game clears it. */
    private static final String LITTLE_MEMORY = "setoption name USI_Hash value 1";

    private static final int MAX_LINES = 15;

    @Test
    void everyGoHasOneAnswerAndNoProcessIsLeft() {
        for (int seed = 0; seed < ROUNDS; seed += ROUNDS_OF_A_PROCESS) {
            Random random = new Random(seed);
            try (EngineProcess engine = EngineProcess.launched()) {
                engine.say(LITTLE_MEMORY);
                RandomSchedule schedule = new RandomSchedule(random, engine);
                try {
                    race(random, engine, schedule);
                } catch (AssertionError | RuntimeException e) {
                    throw new AssertionError("seed " + seed + ": " + e.getMessage() + "; " + schedule, e);
                }
            }
        }
    }

    private static void race(Random random, EngineProcess engine, RandomSchedule schedule) {
        for (int i = 0; i < ROUNDS_OF_A_PROCESS; i++) {
            schedule.run(1 + random.nextInt(MAX_LINES));
            schedule.finish();
        }
        schedule.run(1 + random.nextInt(MAX_LINES));
        boolean quits = random.nextBoolean();
        if (quits) {
            engine.say("quit");
        } else {
            engine.hangUp();
        }
        engine.assertEndsCleanly();
        schedule.check(engine.rest(), !quits);
    }

    @Test
    void garbageLeavesTheEngineInOrder() {
        try (EngineProcess engine = EngineProcess.launched()) {
            engine.say(LITTLE_MEMORY);
            new Fuzzer(engine).send(LINES, 1);
            assertEquals(List.of(), engine.errors());
            engine.hangUp();
            engine.assertEndsCleanly();
        }
    }

    @Test
    void endsEvenIfItsOutputIsNotRead() throws IOException, InterruptedException {
        Process engine = new ProcessBuilder(EngineProcess.launcher().toString()).start();
        try (Writer toEngine = engine.outputWriter()) {
            // More than any pipe holds, so the engine is stuck in one of the answers.
            for (int i = 0; i < 200; i++) {
                toEngine.write("usi\n");
            }
            toEngine.write("quit\n");
        }
        assertTrue(engine.waitFor(120, TimeUnit.SECONDS), "the engine goes on");
    }
}
