package sanmai.cli.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Version;
import sanmai.files.FileProblems;
import sanmai.search.book.BookCollection;
import sanmai.search.book.BookEntry;

/** Joins books. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Join books into one, or sort a book.",
            "",
            "A position gets the moves of all books. Of a move in several books the counts are added; the reply, the"
                    + " score and the depth are those of the deepest search, or of the first book. Move numbers are left"
                    + " as they are; of several the lowest stays.",
            "",
            "A text is sorted, as the option BookOnTheFly needs it. Sorted books are joined into a text a position at"
                    + " a time; unsorted books are read into memory, and so is everything for a binary book.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai book merge a.db b.db --out both.db",
            "  sanmai book merge unsorted.db --out sorted.db",
            "",
            "The last line is 'positions N  moves N'.",
            "",
            "Exit codes: 0 joined, 1 malformed lines were left out, or the format has no room",
            "for a position or move, 2 bad arguments or files, 130 interrupted (the output is",
            "as it was before)."
        })
final class MergeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "BOOK", arity = "1..*", description = "Books of YaneuraOu.")
    private List<Path> books;

    @Mixin
    private BookOutput output;

    private Console console;
    private boolean isWhole = true;

    @Override
    public Integer call() {
        output.check();
        console = new Console(spec);
        return ShutdownHook.run(this::merge);
    }

    private int merge() {
        List<OpenedBook> open = new ArrayList<>();
        try {
            List<Iterator<BookEntry>> sorted = new ArrayList<>();
            for (Path file : books) {
                sorted.add(isSorted(file) ? sorted(file, open) : inMemory(file));
            }
            isWhole &= output.write(BookCollection.merged(sorted), console);
        } catch (CancellationException e) {
            console.error("interrupted");
            return ExitCodes.INTERRUPTED;
        } catch (OutOfMemoryError e) {
            throw new UserError("an unsorted book, or one for a binary file, " + FileProblems.TOO_LARGE);
        } finally {
            open.forEach(OpenedBook::close);
        }
        return isWhole ? ExitCodes.OK : ExitCodes.FAILURE;
    }

    /** Whether a book is sorted; reports what is wrong with its lines. */
    private boolean isSorted(Path file) {
        BookStatistics statistics = new BookStatistics();
        try (OpenedBook book = new OpenedBook(file, this::complain)) {
            book.forEachRemaining(statistics::add);
        }
        return statistics.isSorted();
    }

    private void complain(String complaint) {
        isWhole = false;
        console.error(complaint);
    }

    private static Iterator<BookEntry> sorted(Path file, List<OpenedBook> open) {
        OpenedBook book = new OpenedBook(file, complaint -> {});
        open.add(book);
        return book;
    }

    private static Iterator<BookEntry> inMemory(Path file) {
        BookCollection collection = new BookCollection();
        try (OpenedBook book = new OpenedBook(file, complaint -> {})) {
            book.forEachRemaining(collection::add);
        }
        return collection.entries().iterator();
    }
}
