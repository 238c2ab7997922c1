package sanmai.cli.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import sanmai.cli.console.Console;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.notation.ParsedRecord;
import sanmai.notation.RecordFormat;
import sanmai.notation.RecordProblem;
import sanmai.notation.RecordReader;

/** Reads all records that the arguments of a command name into memory. */
public final class RecordLoader {
    private static final Path STDIN = Path.of("-");

    private final BiConsumer<String, String> problems;
    private final List<LoadedRecord> records = new ArrayList<>();
    private boolean isComplete = true;

    /** Reports what cannot be read: the place, and what is wrong. */
    public RecordLoader(BiConsumer<String, String> problems) {
        this.problems = problems;
    }

    /** Reads files, directories, and stdin for {@code -}. Of a broken record the moves before the fault are read. */
    public List<LoadedRecord> load(List<Path> arguments) {
        RecordFiles files = new RecordFiles(this::report);
        arguments.stream().filter(argument -> !argument.equals(STDIN)).forEach(files::add);
        if (arguments.contains(STDIN)) {
            load("-", Console::bytesIn);
        }
        files.byName().forEach((name, file) -> load(name, () -> InputFile.open(file)));
        return records;
    }

    /** Whether everything could be read. */
    public boolean isComplete() {
        return isComplete;
    }

    private void report(String place, String what) {
        isComplete = false;
        problems.accept(place, what);
    }

    private interface Source {
        InputStream open() throws IOException;
    }

    private void load(String name, Source source) {
        try (RecordReader reader = RecordReader.of(source.open(), RecordFormat.ofFileName(name))) {
            for (int number = 1; reader.hasNext(); number++) {
                add(name, number, reader.next());
            }
        } catch (IOException e) {
            report(name, FileProblems.reason(e));
        } catch (UncheckedIOException e) {
            report(name, FileProblems.reason(e.getCause()));
        }
    }

    private void add(String name, int number, ParsedRecord record) {
        for (RecordProblem problem : record.problems()) {
            report(name + ":" + problem.line() + ":" + problem.column(), problem.message());
        }
        record.tree().ifPresent(tree -> records.add(new LoadedRecord(name + "#" + number, tree)));
    }
}
