package sanmai.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JournalTest {
    private static final String FIRST_LINE =
            "{\"command\":\"sanmai test\",\"values\":{\"the JDK\":\"17\",\"--seed\":\"1\"}}\n";

    private static final JournalFormat<Result> FORMAT =
            new JournalFormat<>("sanmai test", List.of("the JDK", "--seed"), Result.class, JournalTest::nameOf);

    /** A result. */
    record Result(String name, int value) {}

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void setUp() {
        file = folder.resolve("journal");
    }

    private Journal<Result> open() {
        return FORMAT.open(file, FORMAT.conditions(17, 1), result -> {});
    }

    private static String nameOf(Result result) {
        if (result.value() <= 0) {
            throw new IllegalArgumentException("no value");
        }
        return result.name();
    }

    private String refusal(String contents) throws IOException {
        Files.writeString(file, contents);
        String message = assertThrows(JournalException.class, this::open).getMessage();
        assertEquals(contents, Files.readString(file), "what is not understood is left alone");
        return message;
    }

    @Test
    void anInterruptedThreadStillKeepsItsResult() {
        Journal<Result> journal = open();
        Thread.currentThread().interrupt();
        journal.add(new Result("a", 1));
        assertTrue(Thread.interrupted());
        assertEquals(List.of(new Result("a", 1)), open().entries());
    }

    @Test
    void addedResultsAreReadNextTime() {
        Journal<Result> journal = open();
        assertEquals(List.of(), journal.entries());
        journal.add(new Result("a", 1));
        journal.add(new Result("b", 2));
        assertEquals(journal.entries(), open().entries());
        open().add(new Result("c", 3));
        assertEquals(List.of(new Result("a", 1), new Result("b", 2), new Result("c", 3)), open().entries());
    }

    @Test
    void aTornLastLineIsDropped() throws IOException {
        open().add(new Result("a", 1));
        String whole = Files.readString(file);
        Files.writeString(file, whole + "{\"name\":\"b\",\"va");
        Journal<Result> journal = open();
        assertEquals(List.of(new Result("a", 1)), journal.entries());
        journal.add(new Result("c", 3));
        assertEquals(2, open().entries().size());
        Files.writeString(file, FIRST_LINE.substring(0, 9));
        assertEquals(List.of(), open().entries());
    }

    @Test
    void aLineMayBeTornInTheMiddleOfACharacter() throws IOException {
        open().add(new Result("a", 1));
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, "{\"name\":\"\u5c06".getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(channel.size() - 1);
        }
        assertEquals(List.of(new Result("a", 1)), open().entries());
        assertArrayEquals(whole, Files.readAllBytes(file));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"nonsense", "''", "{}", "[1, 2]", "{\"name\":\"a\"}", "{\"name\":\"a\",\"value\":\"x\"}"})
    void garbageIsNamedByFileAndLine(String garbage) throws IOException {
        String message = refusal(FIRST_LINE + "{\"name\":\"a\",\"value\":1}\n" + garbage + "\n");
        assertTrue(message.startsWith(file + ":3: "), message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense",
                "5",
                "{\"command\":\"sanmai test\",\"values\":{\"the JDK\":\"17\"}}",
                "{\"command\":\"sanmai test\",\"values\":{\"the JDK\":\"17\",\"--seed\":1}}",
                "{\"command\":\"sanmai perft\",\"values\":{\"the JDK\":\"17\",\"--seed\":\"1\"}}"
            })
    void theFirstLineOfAnotherFileIsRefused(String firstLine) throws IOException {
        assertEquals(file + ":1: not the conditions of a run of sanmai test", refusal(firstLine + "\n"));
    }

    @Test
    void resultsOfOtherConditionsAreNotMixed() throws IOException {
        assertEquals(
                file + ":1: results of other conditions: the JDK is 25 there, 17 here; --seed is 2 there, 1 here",
                refusal(FIRST_LINE.replace("17", "25").replace("\"1\"", "\"2\"")));
    }

    @Test
    void ofFingerprintsOnlyTheNameIsReported() {
        JournalFormat<Result> format =
                new JournalFormat<>("sanmai test", List.of("the lines"), Result.class, JournalTest::nameOf);
        format.open(file, format.conditions(Conditions.fingerprint(Stream.of("a"))), found -> {})
                .close();
        Conditions others = format.conditions(Conditions.fingerprint(Stream.of("b")));
        assertEquals(
                file + ":1: results of other conditions: the lines are not the same there as here",
                assertThrows(JournalException.class, () -> format.open(file, others, found -> {}))
                        .getMessage());
    }

    @Test
    void anotherKindOfFileIsLeftAlone() throws IOException {
        assertTrue(refusal("my diary").contains("my diary"));
        Files.write(file, "caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
        String message = assertThrows(JournalException.class, this::open).getMessage();
        assertTrue(message.contains("UTF-8"), message);
        file = folder;
        assertThrows(JournalException.class, this::open);
    }
}
