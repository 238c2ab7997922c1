package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.search.minimax.Minimax;
import sanmai.usi.protocol.LineReader;

/** Fuzzing within this process. */
@Timeout(7200)
class FuzzTest {
    private static final int LINES = Integer.getInteger("sanmai.random.lines", 20_000);

    @Test
    void garbageLeavesTheEngineInOrder() {
        try (InProcessEngine engine = new InProcessEngine(new Minimax())) {
            new Fuzzer(engine).send(LINES, 1);
        }
    }

    // A generous limit: in quadratic time each of them would take minutes.
    @Test
    @Timeout(120)
    void longLinesDoNotBlockTheEngine() {
        FuzzInput garbage = new FuzzInput(new Random(1));
        try (InProcessEngine engine = new InProcessEngine(new Minimax())) {
            for (int kind = 0; kind < FuzzInput.LONG_LINES; kind++) {
                // One that is read to its end, and one that is cut.
                engine.send(garbage.longLine(kind, LineReader.LONGEST_LINE - 100));
                engine.send(garbage.longLine(kind, 1 << 20));
                engine.say("stop");
                assertTrue(engine.hearAll().stream().allMatch(EngineLines::isHarmless), "kind " + kind);
            }
        }
    }
}
