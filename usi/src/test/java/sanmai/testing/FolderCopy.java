package sanmai.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Copies folders, for tests that change what is in them. */
public final class FolderCopy {
    private FolderCopy() {}

    /** Copies a folder with all that is in it, permissions too, and returns the copy, which must not be there yet. */
    public static Path make(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : (Iterable<Path>) all::iterator) {
                Files.copy(path, to.resolve(from.relativize(path).toString()));
            }
        }
        return to;
    }
}
