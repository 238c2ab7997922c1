package sanmai.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sanmai.files.AppendFile;
import sanmai.files.FileProblems;
import sanmai.files.WholeLines;
import sanmai.report.Json;

/**
 * A file to which a run adds each finished result, so that a later run need not repeat the work. It has one line of
 * JSON for each result, below a line with the conditions under which all of them were obtained: results of different
 * conditions must not be mixed.
 *
 * @param <T> a result, a record
 */
public final class Journal<T> implements Closeable {
    private final Path file;
    private final AppendFile lines;
    private final List<T> entries;

    private Journal(Path file, AppendFile lines, List<T> entries) {
        this.file = file;
        this.lines = lines;
        this.entries = entries;
    }

    /**
     * Opens a journal, or begins it if there is no such file. A last line without an end was left by an interrupted
     * writer, and is cut off. The caller holds the {@link sanmai.files.WriteLock} of the file.
     *
     * @param reader reads the file
     * @param here what the results of this run depend on
     * @throws JournalException if the file cannot be read or written, holds something else, or results of other
     *     conditions
     */
    static <T> Journal<T> open(JournalReader<T> reader, Conditions here) {
        Path file = reader.file();
        try {
            if (Files.notExists(file)) {
                return begin(file, here);
            }
            try (WholeLines lines = WholeLines.of(file)) {
                Optional<String> first = lines.next();
                if (first.isEmpty()) {
                    requireBeginning(file, lines.torn(), here);
                    return begin(file, here);
                }
                requireSame(file, reader.conditions(first.get()), here);
                List<T> entries = reader.entries(lines);
                return new Journal<>(file, AppendFile.open(file, lines.length()), entries);
            }
        } catch (IOException e) {
            throw new JournalException(file, FileProblems.reason(e));
        }
    }

    private static <T> Journal<T> begin(Path file, Conditions here) throws IOException {
        AppendFile lines = AppendFile.open(file, 0);
        try {
            lines.append(line(here));
        } catch (IOException e) {
            lines.close();
            throw e;
        }
        return new Journal<>(file, lines, new ArrayList<>());
    }

    private static void requireBeginning(Path file, String torn, Conditions here) {
        if (!Json.line(here).startsWith(torn)) {
            throw new JournalException(
                    file, 1, "not the beginning of such a file: \"" + JournalReader.excerpt(torn) + "\"");
        }
    }

    private static void requireSame(Path file, Conditions there, Conditions here) {
        String differences = there.differences("there", here, "here");
        if (!differences.isEmpty()) {
            throw new JournalException(file, 1, "results of other conditions: " + differences);
        }
    }

    private static byte[] line(Object record) {
        return (Json.line(record) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** The results in the order of the file. */
    public List<T> entries() {
        return Collections.unmodifiableList(entries);
    }

    /**
     * Adds a result, also to the file.
     *
     * @throws JournalException if the file cannot be written
     */
    public void add(T entry) {
        try {
            lines.append(line(entry));
        } catch (IOException e) {
            throw new JournalException(file, "cannot be written: " + FileProblems.reason(e));
        }
        entries.add(entry);
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException e) {
            throw new JournalException(file, "cannot be closed: " + FileProblems.reason(e));
        }
    }
}
