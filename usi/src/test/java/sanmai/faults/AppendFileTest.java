package sanmai.faults;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.faults.Disk.Fault;
import sanmai.files.AppendFile;

class AppendFileTest {
    private static final byte[] RECORD = {1, 2, 3, 4};

    @TempDir
    private Path folder;

    private final Disk disk = new Disk();

    private Path file(String name) {
        return new FaultyFileSystem(disk).getPath(folder.toString(), name);
    }

    /** Several threads may write: no record may follow a torn record of another thread. */
    @Test
    void nothingStandsBehindATornRecord() throws IOException {
        disk.begin(Fault.FULL_IN_A_WRITE, 3);
        try (AppendFile file = AppendFile.open(file("results"), 0)) {
            file.append(RECORD);
            IOException full = assertThrows(IOException.class, () -> file.append(RECORD));
            assertEquals("No space left on device", full.getMessage());
            disk.begin(); // Somebody has made room.
            IOException later = assertThrows(IOException.class, () -> file.append(RECORD));
            assertEquals(full.getMessage(), later.getMessage());
        }
        assertArrayEquals(RECORD, Files.readAllBytes(folder.resolve("results")));
    }

    @Test
    void whatIsBehindTheWholeRecordsIsCutWithoutWriting() throws IOException {
        Files.write(folder.resolve("results"), new byte[] {1, 2, 3, 4, 5, 6});
        disk.begin(Fault.FULL, 1);
        AppendFile.open(file("results"), 4).close();
        assertArrayEquals(RECORD, Files.readAllBytes(folder.resolve("results")));
        assertEquals(1, disk.changes());
    }
}
