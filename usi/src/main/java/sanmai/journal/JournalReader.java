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

/**
 * Reads the lines of a journal.
 *
 * @param <T> a result, a record
 */
final class JournalReader<T> {
    private static final int LONGEST_EXCERPT = 200;

    private final Path file;
    private final Class<T> type;
    private final Consumer<T> check;
    private final List<T> entries = new ArrayList<>();

    /** A reader of a file whose results are of this type, and pass this check. */
    JournalReader(Path file, Class<T> type, Consumer<T> check) {
        this.file = file;
        this.type = type;
        this.check = check;
    }

    /**
     * Reads a journal whose conditions are not known beforehand, and leaves the file alone. A last line without an end is
     * passed over.
     *
     * @param conditionsType the type of the conditions
     * @param checkConditions throws an {@link IllegalArgumentException} with the reason if they are none
     * @throws JournalException if the file cannot be read or holds something else
     */
    <C extends RunConditions<C>> JournalContents<C, T> read(Class<C> conditionsType, Consumer<C> checkConditions) {
        try (WholeLines lines = WholeLines.of(file)) {
            Optional<String> first = lines.next();
            if (first.isEmpty()) {
                throw new JournalException(file, "there are no results in it");
            }
            C conditions = conditions(first.get(), conditionsType);
            checkConditions.accept(conditions);
            readEntries(lines);
            return new JournalContents<>(conditions, entries);
        } catch (IOException e) {
            throw new JournalException(file, FileProblems.reason(e));
        }
    }

    <C extends RunConditions<C>> C conditions(String line, Class<C> conditionsType) {
        RunOf run = conditionsType.getAnnotation(RunOf.class);
        if (run != null && !Json.text(line, "experiment").equals(Optional.of(run.value()))) {
            throw new JournalException(file, 1, "not the conditions of a run of " + run.value());
        }
        try {
            C conditions = Json.read(line, conditionsType);
            conditions.validate();
            return conditions;
        } catch (IllegalArgumentException e) {
            throw new JournalException(file, 1, e.getMessage());
        }
    }

    /** Reads the lines behind the first. */
    void readEntries(WholeLines lines) throws IOException {
        int number = 2;
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            entries.add(entry(line.get(), number));
            number++;
        }
    }

    private T entry(String line, int number) {
        try {
            T entry = Json.read(line, type);
            check.accept(entry);
            return entry;
        } catch (IllegalArgumentException e) {
            throw new JournalException(file, number, e.getMessage());
        }
    }

    /** The results read so far. */
    List<T> entries() {
        return entries;
    }

    static String excerpt(String text) {
        return text.length() <= LONGEST_EXCERPT ? text : text.substring(0, LONGEST_EXCERPT) + "...";
    }
}
