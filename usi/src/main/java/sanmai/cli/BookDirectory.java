package sanmai.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import sanmai.usi.engine.BookFiles;

/** Books beside the program, or anywhere else if the user gives the whole path. */
record BookDirectory(Path home) implements BookFiles {
    /** The number of bytes, from the beginning of a file, that tell whether it is a text. */
    private static final int LOOKED_AT = 1 << 12;

    @Override
    public Stream<String> open(String name) throws IOException {
        try {
            Path file = home.resolve(name);
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw new IOException("that is no file but a directory, a pipe or a device");
            }
            requireText(file);
            // Strange bytes become replacement characters, which are no moves, instead of ending the reading.
            BufferedReader reader =
                    new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8));
            return reader.lines().onClose(() -> close(reader));
        } catch (NoSuchFileException e) {
            throw new IOException("there is no file " + e.getFile(), e);
        } catch (InvalidPathException e) {
            throw new IOException("that is no path: " + e.getReason(), e);
        }
    }

    @Override
    public long bytes(String name) throws IOException {
        return Files.size(home.resolve(name));
    }

    /** Looks at the beginning: texts have no control characters but white space. */
    private static void requireText(Path file) throws IOException {
        byte[] beginning;
        try (InputStream in = Files.newInputStream(file)) {
            beginning = in.readNBytes(LOOKED_AT);
        }
        for (byte b : beginning) {
            if (b >= 0 && Character.isISOControl(b) && !Character.isWhitespace(b)) {
                throw new IOException("that is no text");
            }
        }
    }

    private static void close(BufferedReader reader) {
        try {
            reader.close();
        } catch (IOException e) {
            // Reading is complete.
        }
    }
}
