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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.files.ConditionDifferences;

class JournalTest {
    private static final String FIRST_LINE = "{\"jdk\":\"17\",\"flags\":[]}\n";

    /** What results depend on. */
    record Where(String jdk, List<String> flags) implements RunConditions<Where> {
        @Override
        public void validate() {
            if (jdk == null || flags == null) {
                throw new IllegalArgumentException("no JDK or no flags");
            }
        }

        @Override
        public void compare(Where other, ConditionDifferences differences) {
            differences.in("the JDK", jdk, other.jdk).in("the list of flags", flags, other.flags);
        }
    }

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
        return Journal.open(file, new Where("17", List.of()), Result.class, result -> {
            if (result.name() == null || result.value() <= 0) {
                throw new IllegalArgumentException("no name or no value");
            }
        });
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
    void whatWasAddedIsThereNextTime() {
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
            value = {"nonsense", "5", "{\"jdk\":\"25\",\"flags\":[]}", "{\"jdk\":\"17\"}"})
    void resultsOfOtherConditionsAreNotMixed(String firstLine) throws IOException {
        String message = refusal(firstLine + "\n");
        assertTrue(message.startsWith(file + ":1: "), message);
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
