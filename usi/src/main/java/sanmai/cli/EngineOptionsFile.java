package sanmai.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sanmai.files.FileProblems;
import sanmai.files.NativeTextReader;

/** The file beside the program with other defaults for the engine's options. */
final class EngineOptionsFile {
    static final String NAME = "engine_options.txt";

    /** A larger file holds no options, and has this name by mistake. */
    private static final int MAX_BYTES = 1 << 20;

    private EngineOptionsFile() {}

    /**
     * The lines of the file; none if there is no file. If it cannot be read, the only line says why, and is reported as
     * no option.
     */
    static ImmutableList<String> lines(Path home) {
        Path file = home.resolve(NAME);
        if (!Files.exists(file)) {
            return ImmutableList.of();
        }
        if (!Files.isRegularFile(file)) {
            return ImmutableList.of(NAME + " is no file");
        }
        try {
            if (Files.size(file) > MAX_BYTES) {
                return ImmutableList.of(NAME + " is too large");
            }
            try (BufferedReader reader = new BufferedReader(new NativeTextReader(Files.newInputStream(file)))) {
                return reader.lines().collect(ImmutableList.toImmutableList());
            }
        } catch (IOException e) {
            return ImmutableList.of(NAME + " cannot be read: " + FileProblems.reason(e));
        }
    }
}
