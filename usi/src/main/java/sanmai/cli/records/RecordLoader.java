package sanmai.cli.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import sanmai.cli.option.RecordFiles;
import sanmai.files.FileProblems;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordTree;

/** Reads the records that the arguments of a command name, one by one or all into memory. */
public final class RecordLoader {
    private final BiConsumer<String, String> problems;
    private final List<LoadedRecord> records = new ArrayList<>();
    private boolean isComplete = true;

    /** Reports what cannot be read: the place, and what is wrong. */
    public RecordLoader(BiConsumer<String, String> problems) {
        this.problems = problems;
    }

    /** Finds the files that the arguments name, {@code -} for stdin. */
    public RecordFiles find(List<Path> arguments) {
        RecordFiles files = new RecordFiles(this::report);
        arguments.forEach(files::add);
        return files;
    }

    /** Reads files. Of a broken record the moves before the fault are read, a start that cannot be played is left out. */
    public List<LoadedRecord> load(RecordFiles files) {
        files.byName().forEach((name, file) -> read(name, file, records::add));
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

    /** Reads one file, and gives its records away in their order. Of a broken record the moves before the fault are read. */
    public void read(String name, Path file, Consumer<LoadedRecord> to) {
        try (RecordReader reader = RecordReader.of(RecordFiles.open(file), RecordFormat.ofFileName(name))) {
            for (int number = 1; reader.hasNext(); number++) {
                give(name + "#" + number, name, reader.next(), to);
            }
        } catch (IOException e) {
            report(name, FileProblems.reason(e));
        } catch (UncheckedIOException e) {
            report(name, FileProblems.reason(e.getCause()));
        }
    }

    private void give(String recordName, String name, ParsedRecord record, Consumer<LoadedRecord> to) {
        for (RecordProblem problem : record.problems()) {
            report(problem.place(name), problem.message());
        }
        record.tree().filter(RecordTree::isPlayable).ifPresent(tree -> to.accept(new LoadedRecord(recordName, tree)));
    }
}
