package sanmai.cli.book;

import com.google.common.collect.Iterators;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ForceOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.Written;
import sanmai.files.FileProblems;
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
            description =
                    "The book to write; - is stdout. Its ending tells the format: .ybb and .bin are the binary books"
                            + " of YaneuraOu and Apery, any other is YaneuraOu's text. A message says what is"
                            + " lost in a binary book: replies, in .ybb the numbers of games, in .bin the depths. ${bundle:"
                            + HelpWords.OUT
                            + "}")
    @Written(standardOutput = true)
    private Path out;

    @Mixin
    private ForceOption force;

    /**
     * Checks that the book can be written, before the work.
     *
     * @throws UserError if it cannot
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

    /**
     * Does the work before the book is written, and closes the console of its progress.
     *
     * @param work finds the moves of the book; ends early when the thread is interrupted
     * @return whether it was interrupted; the thread can write the book all the same
     * @throws UserError if the memory is not enough
     */
    static boolean isInterrupted(Console console, ResumableRun.Work work) {
        boolean interrupted = false;
        try (console) {
            work.run();
        } catch (InterruptedException | CancellationException e) {
            interrupted = true;
        } catch (OutOfMemoryError e) {
            throw new UserError("the book " + FileProblems.TOO_LARGE);
        }
        return Thread.interrupted() || interrupted;
    }

    /**
     * Writes the book, and says what it has where that is not in the way of the book: {@code positions N  moves N}; and before
     * that, what its format has no room for.
     *
     * @return whether no position and no move was left out
     * @throws UserError if it cannot be written
     */
    boolean write(Iterator<BookEntry> entries, Console console) {
        BookFormat format = BookFormat.ofName(out.toString());
        AtomicReference<BookFormat.Written> result = new AtomicReference<>(BookFormat.Written.NOTHING);
        Set<String> lost = new LinkedHashSet<>();
        Iterator<BookEntry> noted = Iterators.transform(entries, entry -> {
            entry.moves().forEach(move -> lost.addAll(format.lost(move)));
            return entry;
        });
        new OutputFile("--out", out).write(to -> result.set(format.write(noted, to)));
        BookFormat.Written written = result.get();
        if (!lost.isEmpty()) {
            console.error("left out: " + String.join(", ", lost) + ", for which the format of " + out + " has no room");
        }
        if (!written.isWhole()) {
            console.error(
                    "left out: positions " + written.positionsLeftOut() + ", moves of others " + written.movesLeftOut()
                            + "; a binary book has only legal moves, and .ybb only positions with both kings");
        }
        String summary = "positions " + written.positions() + "  moves " + written.moves();
        if (OutputFile.isStandardOutput(out)) {
            console.error(summary);
        } else {
            console.print(summary);
        }
        return written.isWhole();
    }
}
