package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * One launched engine for all tests of a class. After each test nothing may be left to say, and every option gets its
 * default again.
 */
final class SharedEngine implements EngineUnderTest, BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private static final Pattern DECLARED = Pattern.compile("option name (\\S+) type \\S+ default (\\S+).*");

    private final List<String> defaults = new ArrayList<>();
    private EngineProcess process;

    @Override
    public void beforeAll(ExtensionContext context) {
        process = EngineProcess.launched();
        process.say("usi");
        for (String line : process.hearUntil("usiok")) {
            Matcher option = DECLARED.matcher(line);
            if (option.matches()) {
                defaults.add("setoption name " + option.group(1) + " value " + option.group(2));
            }
        }
    }

    @Override
    public void afterEach(ExtensionContext context) {
        say("stop");
        defaults.forEach(this::say);
        // Counted when everything else has ended.
        say("position startpos", "go perft 0");
        List<String> rest = hearUntil("Nodes searched: 1"::equals, "the end of all that goes on");
        assertEquals(
                List.of("Nodes searched: 1"),
                rest.stream().filter(EngineLines::answersGo).toList(),
                "answers to no go");
    }

    @Override
    public void afterAll(ExtensionContext context) {
        try (EngineProcess ending = process) {
            ending.say("quit");
            ending.assertEndsCleanly();
            assertEquals(List.of(), ending.rest());
        }
    }

    @Override
    public void send(byte[] bytes) {
        process.send(bytes);
    }

    /** The next line that is not empty; empty lines are signs of life on a busy machine. */
    @Override
    public Optional<String> nextLine() {
        Optional<String> next = process.nextLine();
        while (next.isPresent() && next.get().isEmpty()) {
            next = process.nextLine();
        }
        next.ifPresent(line -> assertTrue(EngineLines.isHarmless(line), line));
        return next;
    }

    @Override
    public String diagnosis() {
        return process.diagnosis();
    }

    /** Waits until the engine uses almost no processor time; fails if it does not come to rest. */
    void assertRests() {
        assertRests(process);
    }

    /** The same of any engine. */
    static void assertRests(EngineProcess process) {
        Duration before = cpuTime(process);
        for (int i = 0; i < 40; i++) {
            sleep(500);
            Duration now = cpuTime(process);
            if (now.minus(before).toMillis() <= 50) {
                return;
            }
            before = now;
        }
        fail("the engine goes on using processor time; " + process.diagnosis());
    }

    private static Duration cpuTime(EngineProcess process) {
        return process.handle().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Checks that these lines have no answer and no effect on a running search. */
    void assertSilent(String... lines) {
        say(lines);
        List<String> heard = hearAll();
        assertEquals(
                List.of("readyok"),
                heard.stream()
                        .filter(line -> !line.startsWith("info depth")
                                && !EngineLines.PROGRESS.matcher(line).matches())
                        .toList());
    }
}
