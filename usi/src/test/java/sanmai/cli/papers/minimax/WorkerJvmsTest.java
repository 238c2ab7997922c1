package sanmai.cli.papers.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Scanner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.papers.ChildJvmException;

@Timeout(120)
class WorkerJvmsTest {
    /** A worker that answers as the name of its generator says. */
    static final class Program {
        public static void main(String[] arguments) {
            Scanner in = new Scanner(System.in, StandardCharsets.UTF_8);
            while (in.hasNextLine()) {
                String question = in.nextLine();
                boolean cold = arguments[0].equals("cold");
                String figures = arguments[0].equals("garbage")
                        ? "%&/(="
                        : "{\"nodes\":1,\"leaves\":" + (arguments[0].equals("impossible") ? 2 : 1)
                                + ",\"value\":7,\"cpuNanos\":1,\"wallNanos\":1}";
                System.out.println("answer " + (question.startsWith("warm-up") ? cold ? "brr" : "warm" : figures));
            }
        }
    }

    private static WorkerJvms workers() {
        return new WorkerJvms(Program.class, "answer ", 0, plies -> Duration.ofSeconds(60));
    }

    @Test
    void aWorkerAnswersWithFigures() throws Exception {
        Combination honest = new Combination("honest", Combination.NONE);
        try (WorkerJvms workers = workers()) {
            workers.prepare(honest);
            assertEquals(
                    new TreeFigures(1, 1, 7, 1, 1),
                    workers.search(honest, 3, Trees.tasks(1).get(0)));
        }
    }

    @ParameterizedTest
    @CsvSource({"cold, brr", "garbage, not the JSON", "impossible, leaves"})
    void nonsenseIsAFailureWithLastWords(String generator, String reason) throws Exception {
        Combination combination = new Combination(generator, Combination.NONE);
        try (WorkerJvms workers = workers()) {
            ChildJvmException failure = assertThrows(ChildJvmException.class, () -> {
                workers.prepare(combination);
                workers.search(combination, 3, Trees.tasks(1).get(0));
            });
            assertTrue(failure.getMessage().startsWith("gave no answer: "), failure.getMessage());
            assertTrue(failure.getMessage().contains(reason), failure.getMessage());
            List<String> words = failure.lastWords();
            assertTrue(words.get(words.size() - 1).startsWith("answer "), words.toString());
        }
    }
}
