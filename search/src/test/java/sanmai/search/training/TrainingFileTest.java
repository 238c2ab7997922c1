package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.search.Play;
import sanmai.shogi.Move;

class TrainingFileTest {
    private static final long SEED = 9;

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("games.psv");
    }

    private static List<TrainingRecord> records(int count) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<TrainingRecord> records = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            records.add(TrainingRecord.of(Play.random(random, 20), i, Move.NONE, i % 3 - 1));
        }
        return records;
    }

    private void append(List<TrainingRecord> records) throws IOException {
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                TrainingFile.Writer writer = TrainingFile.writer(out)) {
            for (TrainingRecord record : records) {
                writer.write(record);
            }
        }
    }

    private List<TrainingRecord> readAll() throws IOException {
        List<TrainingRecord> records = new ArrayList<>();
        try (TrainingFile.Reader reader = TrainingFile.read(file)) {
            Optional<TrainingRecord> record = reader.next();
            while (record.isPresent()) {
                records.add(record.get());
                assertEquals(records.size(), reader.done());
                record = reader.next();
            }
            assertEquals(records.size(), reader.records());
        }
        return records;
    }

    /** More records than the buffers hold. */
    @Test
    void writtenRecordsAreReadInOrder() throws IOException {
        List<TrainingRecord> records = records(10_000);
        append(records.subList(0, 4500));
        append(List.of());
        append(records.subList(4500, records.size()));
        assertEquals(400_000, Files.size(file));
        assertEquals(records, readAll(), "seed " + SEED);
    }

    @Test
    void anEmptyFileHasNoRecords() throws IOException {
        append(List.of());
        assertEquals(List.of(), readAll());
    }

    @Test
    void bytesComeAsTheyAre() throws IOException {
        byte[] bytes = new byte[2 * TrainingRecord.BYTES];
        new SplittableRandom(SEED).nextBytes(bytes);
        Files.write(file, bytes);
        byte[] read = new byte[bytes.length + 1];
        try (TrainingFile.Reader reader = TrainingFile.read(file)) {
            assertTrue(reader.next(read, 1));
            assertTrue(reader.next(read, 1 + TrainingRecord.BYTES));
            assertFalse(reader.next(read, 0));
            assertThrows(IndexOutOfBoundsException.class, () -> reader.next(read, 42));
        }
        assertArrayEquals(bytes, Arrays.copyOfRange(read, 1, read.length));
    }

    @Test
    void anIncompleteRecordIsRefused() throws IOException {
        append(records(3));
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 119));
        String expected = file + ": 119 bytes are 2 records of 40 bytes and 39 bytes more";
        assertEquals(
                expected,
                assertThrows(TrainingDataException.class, () -> TrainingFile.read(file))
                        .getMessage());
    }

    @Test
    void aBrokenRecordIsNamedAndCanBeSkipped() throws IOException {
        List<TrainingRecord> records = records(3);
        append(records);
        byte[] bytes = Files.readAllBytes(file);
        bytes[40] = (byte) (100 << 1);
        Files.write(file, bytes);
        try (TrainingFile.Reader reader = TrainingFile.read(file)) {
            assertEquals(Optional.of(records.get(0)), reader.next());
            TrainingDataException e = assertThrows(TrainingDataException.class, reader::next);
            assertEquals(
                    file + ": record 2 (at byte 40): a king is on square 100, but squares are 0 to 80", e.getMessage());
            assertEquals("a king is on square 100, but squares are 0 to 80", e.reason());
            assertEquals(Optional.of(records.get(2)), reader.next());
            assertEquals(Optional.empty(), reader.next());
        }
    }

    @Test
    void aFileThatBecomesShorterIsNoticed() throws IOException {
        append(records(10_000));
        try (TrainingFile.Reader reader = TrainingFile.read(file)) {
            reader.next();
            Files.write(file, new byte[0]);
            IOException e = assertThrows(EOFException.class, () -> {
                while (reader.next().isPresent()) {
                    assertTrue(reader.done() <= 10_000);
                }
            });
            assertEquals(file + " has become shorter than 10000 records", e.getMessage());
        }
    }

    @Test
    void missingFilesAndFoldersAreRefused() {
        assertThrows(NoSuchFileException.class, () -> TrainingFile.read(file));
        assertThrows(TrainingDataException.class, () -> TrainingFile.read(folder));
    }
}
