package sanmai.experiment.journal;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import sanmai.report.Json;

/**
 * A file of finished results, written as a run goes, from which a later run takes what is done. It has one line of JSON
 * for each result, below a line with the conditions under which all of them were obtained: results of different
 * conditions must not be mixed.
 *
 * @param <T> a result, a record
 */
public final class Journal<T> {
    private final Path file;
    private final List<T> entries = new ArrayList<>();

    private Journal(Path file) {
        this.file = file;
    }

    /**
     * Opens a journal, which is begun if there is no such file. A last line without an end is what an interrupted writer
     * left; it is dropped.
     *
     * @param conditions a record of all that results depend on, beside what they name themselves
     * @param type the type of the results
     * @param check throws an {@link IllegalArgumentException} with the reason if a result is none, or one too many
     * @throws JournalException if the file cannot be read or written, holds something else, or results of other
     *     conditions
     */
    public static <T> Journal<T> open(Path file, Object conditions, Class<T> type, Consumer<T> check) {
        Journal<T> journal = new Journal<>(file);
        try {
            String text = journal.readOrBegin(Json.line(conditions));
            List<String> lines = text.lines().toList();
            journal.compare(lines.get(0), conditions);
            for (int i = 1; i < lines.size(); i++) {
                journal.entries.add(journal.entry(lines.get(i), i + 1, type, check));
            }
            return journal;
        } catch (CharacterCodingException e) {
            throw new JournalException(file, "not a text in UTF-8");
        } catch (IOException e) {
            throw new JournalException(file, "cannot be read or written (" + e + ")");
        }
    }

    /**
     * What a journal holds.
     *
     * @param conditions the conditions of its results
     * @param entries the results in the order of the file
     * @param <C> conditions, a record
     * @param <T> a result, a record
     */
    public record Contents<C, T>(C conditions, List<T> entries) {
        public Contents {
            entries = List.copyOf(entries);
        }
    }

    /**
     * Reads a journal whose conditions are not known beforehand, and leaves the file alone. A last line without an end is
     * passed over.
     *
     * @param conditionsType the type of the conditions
     * @param checkConditions throws an {@link IllegalArgumentException} with the reason if they are none
     * @param type the type of the results
     * @param check throws an {@link IllegalArgumentException} with the reason if a result is none, or one too many
     * @throws JournalException if the file cannot be read or holds something else
     */
    static <C, T> Contents<C, T> read(
            Path file, Class<C> conditionsType, Consumer<C> checkConditions, Class<T> type, Consumer<T> check) {
        Journal<T> journal = new Journal<>(file);
        try {
            String text = Files.readString(file);
            List<String> lines =
                    text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
            if (lines.isEmpty()) {
                throw new JournalException(file, "there are no results in it");
            }
            C conditions = journal.conditions(lines.get(0), conditionsType);
            checkConditions.accept(conditions);
            for (int i = 1; i < lines.size(); i++) {
                journal.entries.add(journal.entry(lines.get(i), i + 1, type, check));
            }
            return new Contents<>(conditions, journal.entries);
        } catch (CharacterCodingException e) {
            throw new JournalException(file, "not a text in UTF-8");
        } catch (NoSuchFileException e) {
            throw new JournalException(file, "there is no such file");
        } catch (IOException e) {
            throw new JournalException(file, "cannot be read (" + e + ")");
        }
    }

    private <C> C conditions(String line, Class<C> type) {
        try {
            return Json.read(line, type);
        } catch (IllegalArgumentException e) {
            throw new JournalException(file, 1, e.getMessage());
        }
    }

    private String readOrBegin(String firstLine) throws IOException {
        String text;
        try {
            text = Files.readString(file);
        } catch (NoSuchFileException e) {
            text = "";
        }
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (whole.isEmpty()) {
            if (!text.isEmpty() && !firstLine.startsWith(text)) {
                throw new JournalException(file, 1, "not the beginning of such a file: \"" + excerpt(text) + "\"");
            }
            whole = firstLine + "\n";
        }
        if (!whole.equals(text)) {
            Files.writeString(file, whole);
        }
        return whole;
    }

    private void compare(String line, Object conditions) {
        Object theirs = conditions(line, conditions.getClass());
        if (!theirs.equals(conditions)) {
            throw new JournalException(
                    file, 1, "results of other conditions: " + excerpt(line) + " instead of " + Json.line(conditions));
        }
    }

    private T entry(String line, int number, Class<T> type, Consumer<T> check) {
        try {
            T entry = Json.read(line, type);
            check.accept(entry);
            return entry;
        } catch (IllegalArgumentException e) {
            throw new JournalException(file, number, e.getMessage());
        }
    }

    private static String excerpt(String text) {
        return text.length() <= 200 ? text : text.substring(0, 200) + "...";
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
        // Not a channel: those are closed under a thread that is interrupted, and the result would be lost.
        try (OutputStream out = new FileOutputStream(file.toFile(), true)) {
            out.write((Json.line(entry) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new JournalException(file, "cannot be written (" + e + ")");
        }
        entries.add(entry);
    }
}
