package sanmai.journal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The journals of one command.
 *
 * @param command the command, such as {@code sanmai perft}
 * @param names what its results depend on, by the options that give it or by other words for messages
 * @param result the type of the results, a record
 * @param which checks a result that was read, and gives a name that no other result has; throws an {@link
 *     IllegalArgumentException} with the reason if the result is not valid
 * @param <T> a result
 */
public record JournalFormat<T>(String command, List<String> names, Class<T> result, Function<T, String> which) {
    /** Copies the list. */
    public JournalFormat {
        names = List.copyOf(names);
    }

    /** The conditions of a run, with a value for each of {@link #names}. */
    public Conditions conditions(Object... values) {
        Map<String, String> named = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            named.put(names.get(i), values[i].toString());
        }
        return new Conditions(command, named);
    }

    /**
     * Opens a journal, or begins it if there is no such file.
     *
     * @param own throws an {@link IllegalArgumentException} with the reason if a result is not one of this run
     * @throws JournalException if it cannot be read, written, or continued under these conditions
     */
    public Journal<T> open(Path file, Conditions here, Consumer<T> own) {
        Map<String, Path> fileOfResult = new HashMap<>();
        return Journal.open(
                reader(file, found -> {
                    note(found, file, fileOfResult);
                    own.accept(found);
                }),
                here);
    }

    /**
     * Joins the journals of parts of a run.
     *
     * @param files at least one
     * @throws JournalException if a file cannot be read, holds something else, or has a result that another file has
     * @throws IllegalArgumentException if their conditions differ; the message says which file and why
     */
    public JournalContents<T> join(List<Path> files) {
        Map<String, Path> fileOfResult = new HashMap<>();
        List<Conditions> conditions = new ArrayList<>();
        List<T> results = new ArrayList<>();
        for (Path file : files) {
            JournalReader<T> reader = reader(file, found -> note(found, file, fileOfResult));
            results.addAll(reader.read(found -> {
                        conditions.add(found);
                        requireSame(conditions.get(0), files.get(0), found, file);
                    })
                    .entries());
        }
        return new JournalContents<>(conditions.get(0), results);
    }

    private JournalReader<T> reader(Path file, Consumer<T> check) {
        return new JournalReader<>(file, this, check);
    }

    private static void requireSame(Conditions first, Path firstFile, Conditions other, Path otherFile) {
        String differences = other.differences("in " + otherFile, first, "in " + firstFile);
        if (!differences.isEmpty()) {
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
