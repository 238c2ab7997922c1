package sanmai.cli.mate;

import com.google.common.io.CountingInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.cli.option.RecordFiles;

/**
 * Mate problems that a word of a command line stands for.
 *
 * @param name what the source is called: the name of a file, or the word for stdin or the classics
 * @param file the file, or the word
 */
public record MateSource(String name, Path file) {
    /** Stands for the classical problems that are shipped, unless a file has this name. */
    private static final String CLASSICS = "classics";

    /**
     * The words of a command line as sources; of a directory, all files of records below it.
     *
     * @return empty if a word is neither an existing file nor one of the words for other sources
     * @throws UserError if a directory has no such files, or cannot be read
     */
    public static Optional<List<MateSource>> of(List<String> words) {
        if (words.stream().allMatch(MateSource::isSource)) {
            return Optional.of(words.stream().flatMap(MateSource::below).toList());
        }
        return Optional.empty();
    }

    private static Stream<MateSource> below(String word) {
        Path argument = Path.of(word);
        if (!Files.isDirectory(argument)) {
            return Stream.of(new MateSource(word, argument));
        }
        RecordFiles files = new RecordFiles((place, what) -> {
            throw new UserError(place + ": " + what);
        });
        files.add(argument);
        if (files.byName().isEmpty()) {
            throw new UserError(
                    word + ": no file below this directory has a name that ends in one of " + RecordFiles.endings());
        }
        return files.byName().entrySet().stream().map(file -> new MateSource(file.getKey(), file.getValue()));
    }

    private static boolean isSource(String word) {
        try {
            return RecordFiles.isStdin(word) || word.equals(CLASSICS) || Files.exists(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /**
     * Reads all problems, and shows the progress on the console.
     *
     * @param problems gets each problem before the next one is read
     * @param faults hears of what could not be read: the place, and what is wrong
     * @throws IOException if the source cannot be read
     */
    void read(Console console, Consumer<MateProblem> problems, BiConsumer<String, String> faults) throws IOException {
        if (name.equals(CLASSICS) && !Files.exists(file)) {
            readClassics(console, problems);
        } else {
            readFile(console, problems, faults);
        }
    }

    private static void readClassics(Console console, Consumer<MateProblem> problems) {
        List<MateProblem> classics = MateProblems.classics();
        int done = 0;
        for (MateProblem problem : classics) {
            problems.accept(problem);
            console.progress(++done, classics.size());
        }
    }

    private void readFile(Console console, Consumer<MateProblem> problems, BiConsumer<String, String> faults)
            throws IOException {
        try (CountingInputStream in = new CountingInputStream(RecordFiles.open(file))) {
            long size = RecordFiles.isStdin(name) ? 0 : Files.size(file);
            Consumer<MateProblem> counted = problem -> {
                problems.accept(problem);
                console.progress(Math.min(size, in.getCount()), size);
            };
            MateProblems.read(name, in, counted, faults);
        }
    }
}
