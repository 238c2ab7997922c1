package sanmai.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class WriteLockTest {
    private static final int ROUNDS = 60;

    /** Another process that wants to write a file. */
    static final class Writer {
        public static void main(String[] arguments) throws Exception {
            Path file = Path.of(arguments[1]);
            switch (arguments[0]) {
                case "try" -> {
                    try (WriteLock lock = WriteLock.of(file)) {
                        System.out.println("has it " + (lock != null));
                    } catch (IOException e) {
                        System.out.println(e.getMessage());
                    }
                }
                case "hold" -> {
                    WriteLock.of(file);
                    System.out.println("has it");
                    System.out.flush();
                    Thread.sleep(100_000);
                }
                default -> count(file);
            }
        }

        /** Adds 1 to the number in the file again and again. */
        private static void count(Path file) throws Exception {
            for (int done = 0; done < ROUNDS; ) {
                try (WriteLock lock = WriteLock.of(file)) {
                    long number = Long.parseLong(Files.readString(file));
                    Thread.sleep(1);
                    Files.writeString(file, Long.toString(number + 1));
                    done += lock == null ? 0 : 1;
                } catch (IOException e) {
                    if (!e.getMessage().contains("another run is writing it")) {
                        throw e;
                    }
                }
            }
            System.out.println("counted");
        }
    }

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void setUp() {
        file = folder.resolve("results");
    }

    private static String classPath() {
        return Stream.of(WriteLock.class, Writer.class)
                .map(type -> new File(
                        type.getProtectionDomain().getCodeSource().getLocation().getPath()))
                .map(File::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Process process(String what, Path file) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath(),
                        Writer.class.getName(),
                        what,
                        file.toString())
                .redirectErrorStream(true)
                .start();
    }

    /** Lets another process try to take the lock; returns what it prints. */
    private String otherProcess() throws IOException, InterruptedException {
        Process process = process("try", file);
        String line = firstLine(process);
        process.waitFor();
        return line;
    }

    private static String firstLine(Process process) throws IOException {
        BufferedReader reader = process.inputReader();
        return "" + reader.readLine();
    }

    private void assertRefused(Path file) {
        IOException refused = assertThrows(IOException.class, () -> WriteLock.of(file));
        assertEquals(file + ": another run is writing it", refused.getMessage());
    }

    private void assertTaken() throws Exception {
        assertRefused(file);
        assertEquals(file + ": another run is writing it", otherProcess());
    }

    @Test
    void oneRunWritesAtATime() throws Exception {
        try (WriteLock lock = WriteLock.of(file)) {
            assertTrue(lock != null);
            assertTaken();
            assertTaken(); // The refused attempt has not released the lock.
        }
        assertFalse(Files.exists(folder.resolve(".results.sanmai-lock")));
        assertEquals("has it true", otherProcess());
        WriteLock.of(file).close();
        assertEquals(List.of(), Files.list(folder).toList());
    }

    @Test
    void theLockOutlivesReadingAndReplacingTheFile() throws Exception {
        try (WriteLock lock = WriteLock.of(file)) {
            assertTrue(lock != null);
            try (AppendFile lines = AppendFile.open(file, 0)) {
                lines.append(new byte[] {1});
            }
            Files.readString(file);
            assertTaken();
        }
    }

    @Test
    void aKilledProcessHasNoLock() throws Exception {
        Process holder = process("hold", file);
        assertEquals("has it", firstLine(holder));
        assertRefused(file);
        holder.destroyForcibly().waitFor();
        assertTrue(
                Files.exists(folder.resolve(".results.sanmai-lock")), "a killed process cannot delete its lock file");
        WriteLock.of(file).close();
    }

    @Test
    void processesNeverWriteAtTheSameTime() throws Exception {
        Files.writeString(file, "0");
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            processes.add(process("count", file));
        }
        for (Process process : processes) {
            assertEquals("counted", firstLine(process));
        }
        assertEquals(Integer.toString(3 * ROUNDS), Files.readString(file));
    }

    @Test
    void twoNamesOfOneFileShareTheLock() throws IOException {
        Files.writeString(file, "");
        Path link = folder.resolve("link");
        try {
            Files.createSymbolicLink(link, file);
        } catch (IOException | UnsupportedOperationException e) {
            assumeTrue(false, "no links here");
        }
        try (WriteLock lock = WriteLock.of(link)) {
            assertTrue(lock != null);
            assertRefused(file);
            assertRefused(folder.resolve(".").resolve("results"));
            WriteLock.of(folder.resolve("other")).close();
        }
    }

    @Test
    void anInterruptedThreadCanLockAndUnlock() throws IOException {
        Thread.currentThread().interrupt();
        WriteLock.of(file).close();
        assertTrue(Thread.interrupted());
        assertFalse(Files.exists(folder.resolve(".results.sanmai-lock")));
    }

    @Test
    void aRefusedLockSaysWhy() throws IOException {
        for (Path path : List.of(folder, folder.resolve("no/such"), Path.of("/"))) {
            IOException refused = assertThrows(IOException.class, () -> WriteLock.of(path));
            assertTrue(refused.getMessage().startsWith(path + ": "), refused.getMessage());
        }
        Files.createDirectory(folder.resolve(".results.sanmai-lock"));
        assertThrows(IOException.class, () -> WriteLock.of(file));
    }
}
