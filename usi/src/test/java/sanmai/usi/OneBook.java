package sanmai.usi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sanmai.usi.engine.BookFiles;

/**
 * One book, which is written when it is asked for.
 *
 * @param name the only name that finds it
 * @param lines the lines of its file
 */
record OneBook(String name, List<String> lines) implements BookFiles {
    @Override
    public Path find(String directory, String wanted) throws IOException {
        if (!wanted.equals(name)) {
            throw new IOException("there is no such file");
        }
        Path file = Files.createTempFile("book", ".db");
        file.toFile().deleteOnExit();
        return Files.write(file, lines);
    }
}
