package sanmai.cli.papers;

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

@Timeout(120)
class JvmConversationTest {
    private static final Duration LONG = Duration.ofSeconds(60);

    /** A program that does what it is asked for. */
    static final class Program {
        public static void main(String[] arguments) throws InterruptedException {
            System.out.println("chatter of the JVM");
            if (arguments.length > 0) {
                System.out.println("answer " + arguments[0]);
            }
            Scanner in = new Scanner(System.in, StandardCharsets.UTF_8);
            while (in.hasNextLine()) {
                String question = in.nextLine();
                switch (question) {
                    case "die" -> throw new IllegalStateException("out of ideas");
                    case "leave" -> System.exit(0);
                    case "be interrupted" -> System.exit(130);
                    case "hang" -> Thread.sleep(100_000);
                    case "babble" -> System.out.println("answer one\nanswer two");
                    default -> System.out.println("answer " + question + " " + System.getProperty("test.flag"));
                }
            }
        }
    }

    private static JvmConversation conversation() throws ChildJvmException {
        return new JvmConversation(Program.class, List.of("-Dtest.flag=up"), List.of(), "answer ");
    }

    @Test
    void everyQuestionHasItsAnswer() throws Exception {
        try (JvmConversation conversation = conversation()) {
            for (int i = 0; i < 100; i++) {
                assertEquals(i + " up", conversation.ask("" + i, LONG));
            }
        }
    }

    @Test
    void anAnswerMayComeWithoutAQuestion() throws Exception {
        try (JvmConversation conversation =
                new JvmConversation(Program.class, List.of(), List.of("at once"), "answer ")) {
            assertEquals("at once", conversation.answer(LONG));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "die,   ended with exit code 1, out of ideas",
        "leave, ended with exit code 0, chatter",
        "hang,  has not answered for 3 s, chatter",
    })
    void aJvmThatFailsLeavesItsLastWords(String question, String reason, String word) throws Exception {
        try (JvmConversation conversation = conversation()) {
            assertEquals("first up", conversation.ask("first", LONG));
            Duration patience = question.equals("hang") ? Duration.ofSeconds(3) : LONG;
            ChildJvmException failure =
                    assertThrows(ChildJvmException.class, () -> conversation.ask(question, patience));
            assertEquals(reason, failure.getMessage());
            String words = String.join("\n", failure.lastWords());
            assertTrue(words.contains(word), words);
            assertThrows(ChildJvmException.class, () -> conversation.ask("and now?", LONG));
        }
    }

    @Test
    void anAnswerWithoutAQuestionIsAFailure() throws Exception {
        try (JvmConversation conversation = conversation()) {
            assertEquals("one", conversation.ask("babble", LONG));
            ChildJvmException failure = assertThrows(ChildJvmException.class, () -> {
                // It is heard at once, or a question later.
                while (true) {
                    conversation.ask("next", LONG);
                }
            });
            assertEquals("said something without being asked", failure.getMessage());
        }
    }

    @Test
    void ctrlCReachesTheOtherJvmFirst() throws Exception {
        try (JvmConversation conversation = conversation()) {
            assertThrows(InterruptedException.class, () -> conversation.ask("be interrupted", LONG));
        }
    }

    @Test
    void anInterruptedParentDoesNotWait() throws Exception {
        try (JvmConversation conversation = conversation()) {
            Thread.currentThread().interrupt();
            assertThrows(InterruptedException.class, () -> conversation.ask("hang", LONG));
        }
    }
}
