package sanmai.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a replaced file keeps, and which files beside it stay untouched. */
class AtomicFileTest {
    private static final String TOKEN = "0123456789abcdef";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void begin() throws IOException {
        assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"), "no modes here");
        file = folder.resolve("a.kif");
    }

    private static void replace(Path path, String text) throws IOException {
        AtomicFile.replace(path, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String mode(Path path) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private void assertRefused(String reason, Path path) {
        IOException e = assertThrows(IOException.class, () -> replace(path, "new"));
        assertTrue(FileProblems.reason(e).contains(reason), FileProblems.reason(e));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-r-----", "rw-rw-rw-", "rwxr-x--x"})
    void permissionsAreKept(String mode) throws IOException {
        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
        replace(file, "new");
        assertEquals("new", Files.readString(file));
        assertEquals(mode, mode(file));
    }

    @Test
    void aNewFileHasTheUsualPermissions() throws IOException {
        replace(file, "new");
        assertEquals(mode(Files.createFile(folder.resolve("usual"))), mode(file));
    }

    @Test
    void aPrivateFileIsNeverReadableForOthers() throws IOException {
        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        AtomicFile.replace(file, out -> {
            out.write('n');
            out.flush();
            try (Stream<Path> files = Files.list(folder)) {
                List<Path> withContents =
                        files.filter(path -> path.toFile().length() > 0).toList();
                assertEquals(2, withContents.size(), "the old file and the new one");
                withContents.forEach(path -> assertEquals("rw-------", mode(path)));
            }
        });
    }

    @Test
    void aReadOnlyFileIsRefusedEvenForTheSuperuser() throws IOException {
        Files.writeString(file, "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assertRefused("is read-only", file);
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("a.kif"), names());
    }

    @Test
    void theTargetOfALinkIsReplaced() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path target = Files.writeString(elsewhere.resolve("target"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("elsewhere/target"));
        Files.createSymbolicLink(file, link);
        replace(file, "new");
        assertEquals("new", Files.readString(target));
        assertTrue(Files.isSymbolicLink(file) && Files.isSymbolicLink(link));
        assertEquals(List.of("a.kif", "elsewhere", "link"), names());
    }

    @Test
    void aLinkToNowhereIsRefused() throws IOException {
        Files.createSymbolicLink(file, Path.of("nowhere"));
        assertRefused("is a link to nowhere, which is not there", file);
        assertTrue(Files.isSymbolicLink(file));
        assertEquals(List.of("a.kif"), names());
    }

    @Test
    void otherFilesBesideItAreLeftAlone() throws IOException {
        Files.createFile(folder.resolve(".a.kif.sanmai-lock"));
        List<String> others = List.of(
                "a.kif.new",
                "a.kif.lock",
                "a.kif~",
                ".a.kif.sanmai-new",
                ".a.kif.12.sanmai-new",
                ".b.kif." + TOKEN + ".sanmai-new",
                "a.kif." + TOKEN + ".sanmai-new");
        for (String other : others) {
            Files.writeString(folder.resolve(other), "precious");
        }
        Path victim = Files.writeString(folder.resolve("victim"), "precious");
        Files.createSymbolicLink(folder.resolve(".a.kif." + TOKEN + ".sanmai-new"), victim);
        replace(file, "new");
        for (String other : others) {
            assertEquals("precious", Files.readString(folder.resolve(other)), other);
        }
        assertEquals("precious", Files.readString(victim));
        assertEquals(others.size() + 3, names().size(), names().toString());
    }

    @Test
    void leftoversOfAKilledRunAreDeleted() throws IOException {
        Files.createFile(folder.resolve(".a.kif.sanmai-lock"));
        Files.writeString(folder.resolve(".a.kif." + TOKEN + ".sanmai-new"), "half");
        replace(file, "new");
        assertEquals(List.of("a.kif"), names());
        Files.createFile(folder.resolve(".a.kif.sanmai-lock"));
        Files.writeString(folder.resolve(".a.kif." + TOKEN + ".sanmai-new"), "half");
        AtomicFile.delete(file);
        assertEquals(List.of(), names());
    }

    @Test
    void aForeignFileInThePlaceOfTheLockIsRefused() throws IOException {
        Path lock = folder.resolve(".a.kif.sanmai-lock");
        Files.writeString(lock, "precious");
        assertRefused("exists, but is not a lock file of Sanmai", file);
        assertEquals("precious", Files.readString(lock));
        Files.move(lock, folder.resolve("victim"));
        Files.createSymbolicLink(lock, Path.of("victim"));
        assertRefused("exists, but is not a lock file of Sanmai", file);
        assertEquals("precious", Files.readString(folder.resolve("victim")));
        assertEquals(List.of(".a.kif.sanmai-lock", "victim"), names());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "棋"})
    void filesWithTheLongestNamesCanBeReplaced(String letter) throws IOException {
        int count = 255 / letter.getBytes(StandardCharsets.UTF_8).length;
        file = folder.resolve(letter.repeat(count));
        replace(file, "old");
        replace(file, "new");
        assertEquals("new", Files.readString(file));
        assertEquals(List.of(letter.repeat(count)), names());
    }

    @Test
    void afterAFailureTheFileIsAsItWas() throws IOException {
        Files.writeString(file, "old");
        assertThrows(
                IOException.class,
                () -> AtomicFile.replace(file, out -> {
                    out.write('n');
                    throw new IOException("full");
                }));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("a.kif"), names());
        assertFalse(Files.isSymbolicLink(file));
    }

    @Test
    void anErrorLeavesNothingBeside() throws IOException {
        assertThrows(
                OutOfMemoryError.class,
                () -> AtomicFile.replace(file, out -> {
                    throw new OutOfMemoryError("Java heap space");
                }));
        assertEquals(List.of(), names());
    }

    @Test
    void aLongNameIsCutBetweenWholeSigns() throws IOException {
        assumeTrue("UTF-8".equals(System.getProperty("sun.jnu.encoding")), "no such names here");
        Path path = folder.resolve("a".repeat(29) + "\uD842\uDFB7" + "\u6F22".repeat(60) + ".kif");
        replace(path, "new");
        assertEquals("new", Files.readString(path));
    }
}
