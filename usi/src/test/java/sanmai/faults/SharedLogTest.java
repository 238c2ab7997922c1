package sanmai.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.faults.Disk.Fault;
import sanmai.usi.protocol.DialogueLog;

/** Two engines that log to one file. */
class SharedLogTest {
    @TempDir
    private Path folder;

    private final Disk disk = new Disk();

    private DialogueLog log() {
        DialogueLog log = new DialogueLog(new FaultyFileSystem(disk).getPath(folder.toString()));
        log.writeTo("log.txt");
        return log;
    }

    @Test
    void aFullDiskCutsNoLinesOfAnother() throws IOException {
        DialogueLog first = log();
        DialogueLog second = log();
        first.said("one");
        second.said("two");
        disk.begin(Fault.FULL, 1);
        first.said("three");
        assertTrue(first.problem().orElseThrow().endsWith("No space left on device"));
        disk.begin();
        first.said("four");
        second.close();
        List<String> lines = Files.readAllLines(folder.resolve("log.txt"));
        assertEquals(2, lines.size(), lines.toString());
        assertTrue(lines.get(0).endsWith("<< one") && lines.get(1).endsWith("<< two"), lines.toString());
    }
}
