package sanmai.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files for readers that want one; they are overwritten again and again. */
public final class ScratchFile {
    private static final Path FOLDER = folder();

    private ScratchFile() {}

    private static Path folder() {
        try {
            Path folder = Files.createTempDirectory("sanmai-fuzz");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A name for a file that does not exist. */
    static Path absent(String name) throws IOException {
        Path file = FOLDER.resolve(name);
        Files.deleteIfExists(file);
        return file;
    }

    /** A file with this content. */
    public static Path of(String name, byte[] content) throws IOException {
        Path file = FOLDER.resolve(name);
        file.toFile().deleteOnExit();
        return Files.write(file, content);
    }
}
