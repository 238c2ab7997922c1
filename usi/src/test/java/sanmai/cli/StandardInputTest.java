package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StandardInputTest {
    @Test
    void theFilesOfJavaAndTheJarsOfTheProgramAreNoInput() {
        assertTrue(StandardInput.isOurs(Path.of(System.getProperty("java.home"), "lib", "modules")));
        String jar = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .findFirst()
                .orElseThrow();
        assertTrue(StandardInput.isOurs(Path.of(jar)));
    }

    @Test
    void otherFilesAndPipesAreInput(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("commands.txt"), "usi");
        assertFalse(StandardInput.isOurs(file));
        assertFalse(StandardInput.isOurs(folder.resolve("none")));
    }
}
