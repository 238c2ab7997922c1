package sanmai.journal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import sanmai.files.ConditionDifferences;

/**
 * What the journals of one experiment hold.
 *
 * @param conditions the type of the conditions, a record
 * @param result the type of the results, a record
 * @param which checks a result that was read and says which one it is, in words that no other result shares; throws an
 *     {@link IllegalArgumentException} with the reason if it is none
 * @param <C> conditions
 * @param <T> a result
 */
public record JournalFormat<C extends RunConditions<C>, T>(
        Class<C> conditions, Class<T> result, Function<T, String> which) {
    /**
     * Opens a journal, which is begun if there is no such file.
     *
     * @throws JournalException if it cannot be read, written, or continued under these conditions
     */
    public Journal<T> open(Path file, C here) {
        return open(file, here, found -> {});
    }

    /**
     * Opens a journal of which more is known than its conditions say.
     *
     * @param own throws an {@link IllegalArgumentException} with the reason if a result is not one of this run
     * @throws JournalException if it cannot be read, written, or continued under these conditions
     */
    public Journal<T> open(Path file, C here, Consumer<T> own) {
        Map<String, Path> fileOfResult = new HashMap<>();
        return Journal.open(file, here, result, found -> {
            note(found, file, fileOfResult);
            own.accept(found);
        });
    }

    /**
     * Joins the journals of parts of a run.
     *
     * @param format of all of them
     * @param files at least one
     * @throws JournalException if a file cannot be read, holds something else, or a result that another one has
     * @throws IllegalArgumentException if their conditions are none or different; the
     *     message says which file and why
     */
    public static <C extends RunConditions<C>, T> JournalContents<C, T> join(
            JournalFormat<C, T> format, List<Path> files) {
        Map<String, Path> fileOfResult = new HashMap<>();
        List<C> conditions = new ArrayList<>();
        List<T> results = new ArrayList<>();
        for (Path file : files) {
            JournalReader<T> reader =
                    new JournalReader<>(file, format.result, found -> format.note(found, file, fileOfResult));
            JournalContents<C, T> contents = reader.read(format.conditions, found -> {
                conditions.add(found);
                requireSame(conditions.get(0), files.get(0), found, file);
            });
            results.addAll(contents.entries());
        }
        return new JournalContents<>(conditions.get(0), results);
    }

    private static <C extends RunConditions<C>> void requireSame(C first, Path firstFile, C other, Path otherFile) {
        ConditionDifferences differences = new ConditionDifferences("in " + otherFile, "in " + firstFile);
        other.compare(first, differences);
        if (!differences.words().isEmpty()) {
            throw new IllegalArgumentException(
                    otherFile + " has results of other conditions than " + firstFile + ": " + differences);
        }
    }

    private void note(T found, Path file, Map<String, Path> fileOfResult) {
        String name = which.apply(found);
        Path other = fileOfResult.putIfAbsent(name, file);
        if (other != null) {
            throw new IllegalArgumentException(name + ": is there already, in " + other);
        }
    }
}
