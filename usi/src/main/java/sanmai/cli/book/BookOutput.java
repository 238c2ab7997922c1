package sanmai.cli.book;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sanmai.cli.option.ForceOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.Written;
import sanmai.files.InputFile;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookFile;
import sanmai.search.book.BookFormat;

/** The book that a command writes. */
final class BookOutput {
    private static final String HEADER = "#YANEURAOU-DB";

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "The book to write; - is stdout. ${bundle:" + HelpWords.OUT + "}")
    @Written(standardOutput = true)
    private Path out;

    @Mixin
    private ForceOption force;

    private long positions;
    private long moves;

    /**
     * Checks that the book can be written, before the work.
     *
     * @throws sanmai.cli.console.UserError if it cannot
     */
    void check() {
        OutputFile file = new OutputFile("--out", out);
        file.check();
        force.check(file, "a book", BookOutput::isBook);
    }

    /** Whether a file is a book of the format of its name; a book of Apery has nothing that tells. */
    private static boolean isBook(Path file) {
        BookFormat format = BookFormat.ofName(file.toString());
        try (InputStream in = InputFile.open(file)) {
            return format == BookFormat.TEXT
                    ? new String(in.readNBytes(HEADER.length()), StandardCharsets.US_ASCII).equals(HEADER)
                    : format == BookFormat.YBB && BookFile.of(file).format() == format;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether the book goes to stdout. */
    boolean isStandardOutput() {
        return OutputFile.isStandardOutput(out);
    }

    /**
     * Writes the book.
     *
     * @throws sanmai.cli.console.UserError if it cannot be written
     */
    void write(Iterator<BookEntry> entries) {
        new OutputFile("--out", out)
                .write(to -> BookFormat.ofName(out.toString()).write(counted(entries), to));
    }

    private Iterator<BookEntry> counted(Iterator<BookEntry> entries) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return entries.hasNext();
            }

            @Override
            public BookEntry next() {
                BookEntry entry = entries.next();
                positions++;
                moves += entry.moves().size();
                return entry;
            }
        };
    }

    /** What was written: {@code positions N  moves N}. */
    String summary() {
        return "positions " + positions + "  moves " + moves;
    }
}
