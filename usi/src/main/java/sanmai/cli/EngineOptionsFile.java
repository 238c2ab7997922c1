package sanmai.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.files.NativeTextReader;

/** The file beside the program with other defaults for the engine's options. */
final class EngineOptionsFile {
    static final String NAME = "engine_options.txt";

    /** A larger file holds no options, and has this name by mistake. */
    private static final int MAX_BYTES = 1 << 20;

    private EngineOptionsFile() {}

    /**
     * The lines of the file; none if there is no file.
     *
     * @throws IOException if it cannot be read; see {@link FileProblems#reason}
     */
    static ImmutableList<String> lines(Path home) throws IOException {
        Path file = home.resolve(NAME);
        if (!Files.exists(file)) {
            return ImmutableList.of();
        }
        InputStream bytes = new ByteArrayInputStream(InputFile.bytes(file, MAX_BYTES));
        try (BufferedReader reader = new BufferedReader(new NativeTextReader(bytes))) {
            return reader.lines().collect(ImmutableList.toImmutableList());
        }
    }
}
