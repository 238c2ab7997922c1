package sanmai.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS) // Links need special rights there.
class FileIdentityTest {
    @TempDir
    private Path folder;

    private void assertSame(Path one, Path other) {
        assertEquals(FileIdentity.of(one), FileIdentity.of(other));
    }

    private void assertOther(Path one, Path other) {
        assertNotEquals(FileIdentity.of(one), FileIdentity.of(other));
    }

    @Test
    void allNamesOfAFileHaveOneIdentity() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "a");
        Path other = Files.writeString(folder.resolve("b"), "a");
        Files.createDirectory(folder.resolve("below"));
        assertOther(file, other);
        assertSame(file, folder.resolve("below/../a"));
        assertSame(file, Files.createSymbolicLink(folder.resolve("link"), Path.of("a")));
        assertSame(file, Files.createSymbolicLink(folder.resolve("link2"), Path.of("link")));
        assertSame(file, Files.createLink(folder.resolve("hard"), file));
        Path round = Files.createSymbolicLink(folder.resolve("round"), folder);
        assertSame(file, round.resolve("a"));
    }

    @Test
    void missingFilesThatDifferInCaseAreTheSame() throws IOException {
        assertSame(folder.resolve("a.kif"), folder.resolve("A.KIF"));
        assertSame(folder.resolve("が.kif"), folder.resolve("か\u3099.kif"));
        assertOther(folder.resolve("a.kif"), folder.resolve("b.kif"));
        assertOther(folder.resolve("a.kif"), folder.resolve("no/a.kif"));
        Path round = Files.createSymbolicLink(folder.resolve("round"), folder);
        assertSame(folder.resolve("a.kif"), round.resolve("a.kif"));
        Files.createFile(folder.resolve("a.kif"));
        assertEquals(
                Files.exists(folder.resolve("A.kif")),
                FileIdentity.of(folder.resolve("a.kif")).equals(FileIdentity.of(folder.resolve("A.kif"))));
    }
}
