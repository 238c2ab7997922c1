package sanmai.cli.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class JvmForkTest {
    /** A program that does what its argument says. */
    static final class Program {
        public static void main(String[] arguments) throws InterruptedException {
            System.out.println("chatter of the JVM");
            System.err.println("a word on stderr, " + System.getProperty("test.flag"));
            switch (arguments[0]) {
                case "answer" -> System.out.println("result 42 " + System.getProperty("test.flag"));
                case "die" -> throw new IllegalStateException("out of ideas");
                case "mumble" -> System.out.println("no result");
                case "be interrupted" -> System.exit(130);
                default -> Thread.sleep(100_000);
            }
        }
    }

    private static JvmFork fork(String argument) {
        return new JvmFork(Program.class, List.of("-Dtest.flag=up"), List.of(argument), "result ");
    }

    @Test
    void theLineWithTheResultIsFoundAmongOthers() throws Exception {
        assertEquals("42 up", fork("answer").run());
    }

    @Test
    void aForkThatDiesLeavesItsLastWords() {
        ChildJvmException failure = assertThrows(ChildJvmException.class, fork("die")::run);
        assertTrue(failure.getMessage().contains("exit code 1"), failure.getMessage());
        String words = String.join("\n", failure.lastWords());
        assertTrue(words.contains("out of ideas") && words.contains("a word on stderr, up"), words);
    }

    @Test
    void aForkWithoutAResultHasFailed() {
        ChildJvmException failure = assertThrows(ChildJvmException.class, fork("mumble")::run);
        assertTrue(failure.getMessage().contains("without a result"), failure.getMessage());
    }

    @Test
    void ctrlCReachesTheForkFirst() {
        assertThrows(InterruptedException.class, fork("be interrupted")::run);
    }

    @Test
    void anInterruptedParentDoesNotWait() {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, fork("sleep")::run);
        assertFalse(Thread.currentThread().isInterrupted());
    }

    @Test
    void flagsOfTheJvmAreInheritedButNotItsDebugger() {
        assertEquals(
                List.of("-XX:+UseSerialGC", "-Xmx1g", "-Dfile.encoding=UTF-8"),
                JvmFork.inheritedFlags(List.of(
                        "-XX:+UseSerialGC",
                        "-agentlib:jdwp=transport=dt_socket",
                        "-javaagent:x.jar",
                        "-Xmx1g",
                        "-Dsanmai.sliders=rotated",
                        "-Dfile.encoding=UTF-8")));
    }
}
