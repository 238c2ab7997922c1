package sanmai.usi.engine;

import java.io.IOException;
import java.nio.file.Path;

/** Finds the book that the options {@code BookDir} and {@code BookFile} name. */
@FunctionalInterface
public interface BookFiles {
    /**
     * The file of a book.
     *
     * @param directory the directory where it is looked for first
     * @param name the name or path that the user gave
     * @throws IOException if there is no such file; the message tells the user why
     */
    Path find(String directory, String name) throws IOException;
}
