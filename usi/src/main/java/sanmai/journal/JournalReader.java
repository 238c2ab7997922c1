package sanmai.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sanmai.files.FileProblems;
import sanmai.files.WholeLines;
import sanmai.report.Json;
import sanmai.text.PrintableText;

/**
 * Reads the lines of a journal.
 *
 * @param file the journal
 * @param format what it should hold
 * @param check throws an {@link IllegalArgumentException} with the reason if a result is not valid, or is there already
 * @param <T> a result, a record
 */
record JournalReader<T>(Path file, JournalFormat<T> format, Consumer<T> check) {
    private static final int LONGEST_EXCERPT = 200;

    /**
     * Reads a journal whose conditions are not known beforehand, and leaves the file alone. A last line without an end
     * is ignored.
     *
     * @param checkConditions throws an {@link IllegalArgumentException} if results of these conditions are not wanted
     * @throws JournalException if the file cannot be read or holds something else
     */
    JournalContents<T> read(Consumer<Conditions> checkConditions) {
        try (WholeLines lines = WholeLines.of(file)) {
            Optional<String> first = lines.next();
            if (first.isEmpty()) {
                throw new JournalException(file, "has no results");
            }
            Conditions conditions = conditions(first.get());
            checkConditions.accept(conditions);
            return new JournalContents<>(conditions, entries(lines));
        } catch (IOException e) {
            throw new JournalException(file, FileProblems.reason(e));
        }
    }

    /** Reads the first line. */
    Conditions conditions(String line) {
        try {
            Conditions conditions = Json.read(line, Conditions.class);
            if (conditions.command().equals(format.command())
                    && List.copyOf(conditions.values().keySet()).equals(format.names())) {
                return conditions;
            }
        } catch (IllegalArgumentException e) {
            // Not the first line of any journal.
        }
        throw new JournalException(file, 1, "not the conditions of a run of " + format.command());
    }

    /** Reads the lines behind the first. */
    List<T> entries(WholeLines lines) throws IOException {
        List<T> entries = new ArrayList<>();
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            entries.add(entry(line.get(), entries.size() + 2));
        }
        return entries;
    }

    private T entry(String line, int number) {
        try {
            T entry = Json.read(line, format.result());
            check.accept(entry);
            return entry;
        } catch (IllegalArgumentException e) {
            throw new JournalException(file, number, e.getMessage());
        }
    }

    static String excerpt(String text) {
        return PrintableText.oneLine(text, LONGEST_EXCERPT);
    }
}
