package sanmai.cli.records;

import com.google.common.io.CountingInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.RecordFiles;
import sanmai.files.FileProblems;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;

/** Converts files of game records, and writes the records to stdout, to one file, or to a file for each input. */
final class Conversion {
    private static final String OPTION = "--out";

    private final Console console;
    private final RecordConverter converter;
    private final RecordFiles records = new RecordFiles(this::reportUnreadable);
    private final Map<String, Path> files;
    private final long bytes;
    private long bytesDone;
    private int unreadable;

    /** Records that were converted but not written, since their file was left as it was. */
    private long discarded;

    private static final class NotWrittenException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /**
     * A conversion of files that are still to be read.
     *
     * @param console hears what cannot be read, and shows the progress
     * @param arguments files and directories of game records
     */
    Conversion(Console console, RecordConverter converter, List<Path> arguments) {
        this.console = console;
        this.converter = converter;
        arguments.forEach(records::add);
        files = records.byName();
        bytes = files.values().stream().mapToLong(Conversion::size).sum();
    }

    /** Whether the arguments name no file: they are directories without records. */
    boolean hasNoFiles() {
        return files.isEmpty();
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0; // Reading it will say why.
        }
    }

    private void reportUnreadable(String place, String what) {
        unreadable++;
        console.error(place + ": " + what);
    }

    /** Writes all records to stdout. */
    void toStandardOutput(Charset charset) {
        try {
            convert(files, console.records(charset));
        } catch (IOException e) {
            throw new UserError("stdout: " + FileProblems.reason(e));
        }
        console.out().flush();
    }

    /**
     * Writes the records of each input to a file of their own in a directory.
     *
     * @param ending how the names of these files end, without a dot
     */
    void toDirectory(Path directory, String ending) {
        RecordTargets targets = new RecordTargets(OPTION, directory, files, ending);
        files.forEach((name, file) -> write(targets.of(file), Map.of(name, file), targets.isInPlace(file)));
    }

    /** Writes all records to a file, which may be the one input. */
    void toFile(Path target) {
        write(target, files, records.isReplacedBy(OPTION, target));
    }

    /**
     * Writes a file, unless there is no record: no empty file replaces another. A file is converted in place only if
     * nothing is lost.
     */
    private void write(Path target, Map<String, Path> inputs, boolean inPlace) {
        long before = converter.written();
        try {
            new OutputFile(OPTION, target).write(to -> {
                long losses = losses();
                convert(inputs, to);
                if (converter.written() == before || inPlace && losses() > losses) {
                    throw new NotWrittenException();
                }
            });
        } catch (NotWrittenException e) {
            unreadable++; // The problems have been reported.
            if (converter.written() > before) {
                discarded += converter.written() - before;
                console.error(RecordFiles.name(target) + ": left as it was, since something would be lost");
            }
        }
    }

    private void convert(Map<String, Path> inputs, OutputStream to) throws IOException {
        converter.begin();
        for (Map.Entry<String, Path> file : inputs.entrySet()) {
            convert(file.getKey(), file.getValue(), to);
        }
    }

    private void convert(String name, Path file, OutputStream to) throws IOException {
        InputStream opened;
        try {
            opened = RecordFiles.open(file);
        } catch (IOException e) {
            reportUnreadable(name, FileProblems.reason(e));
            return;
        }
        try (CountingInputStream in = new CountingInputStream(opened);
                RecordReader reader = RecordReader.of(in, RecordFormat.ofFileName(name))) {
            converter.convert(name, reader, to, () -> console.progress(bytesDone + in.getCount(), bytes));
            bytesDone += in.getCount();
        } catch (UncheckedIOException e) {
            reportUnreadable(name, FileProblems.reason(e.getCause()));
        }
    }

    /** The number of records that have been written. */
    long written() {
        return converter.written() - discarded;
    }

    /** The number of files and records that are not whole in the output. */
    long losses() {
        return unreadable + converter.incomplete();
    }
}
