package sanmai.cli.book;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.Version;
import sanmai.files.FileProblems;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.search.book.Book;
import sanmai.search.book.BookFile;
import sanmai.search.book.BookFormat;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookPosition;
import sanmai.shogi.Position;

/** Says what is in a book. */
@Command(
        name = "info",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Say what is in a book, and which moves it has in a position.",
            "",
            "Of a book of YaneuraOu the positions and moves are counted, malformed lines are reported, and it is said"
                    + " whether the book is sorted, as the option BookOnTheFly needs it. Of any book, also a binary one of"
                    + " YaneuraOu (.ybb) or Apery (.bin), the moves of the position are listed, or those with the board"
                    + " turned round if only these are there.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai book info user_book1.db",
            "  sanmai book info book.bin startpos moves 7g7f",
            "",
            "Exit codes: 0 read, 1 malformed lines were left out, 2 no book."
        })
final class InfoCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "BOOK", description = "The book.")
    private Path file;

    @Parameters(
            index = "1..*",
            paramLabel = "POSITION",
            arity = "0..*",
            description = "SFEN, or startpos moves ... (default: startpos).")
    private List<String> words = List.of();

    private Console console;
    private boolean isWhole = true;

    @Override
    public Integer call() {
        Position position = PositionArgument.read(words);
        console = new Console(spec);
        try {
            BookFile bookFile = BookFile.of(file);
            if (bookFile.format() != BookFormat.APERY) {
                count();
            }
            try (Book book = open(bookFile)) {
                list(book, BookPosition.of(position).atAnyMove());
            }
        } catch (IOException e) {
            throw new UserError(file + ": " + FileProblems.reason(e));
        } catch (OutOfMemoryError e) {
            throw new UserError(file + ": " + FileProblems.TOO_LARGE);
        }
        return isWhole ? ExitCodes.OK : ExitCodes.FAILURE;
    }

    /** A book in its file if that is possible, else in memory. */
    private static Book open(BookFile file) throws IOException {
        Optional<Book> onTheFly = file.openOnTheFly(complaint -> {});
        return onTheFly.isPresent() ? onTheFly.get() : file.read(complaint -> {});
    }

    private void count() {
        BookStatistics statistics = new BookStatistics();
        try (OpenedBook book = new OpenedBook(file, this::complain)) {
            book.forEachRemaining(statistics::add);
        }
        console.print(statistics.lines());
    }

    private void complain(String complaint) {
        isWhole = false;
        console.error(complaint);
    }

    private void list(Book book, BookPosition position) {
        List<BookMove> moves = book.moves(position);
        boolean isFlipped = moves.isEmpty();
        if (isFlipped) {
            moves = book.moves(position.flipped());
        }
        console.print("");
        if (moves.isEmpty()) {
            console.print("The position is not in the book.");
            return;
        }
        console.print(isFlipped ? "With the board turned round:" : "Moves:");
        List<List<String>> rows = new ArrayList<>();
        for (BookMove move : moves) {
            rows.add(List.of(move.move(), move.ponder(), text(move.score()), text(move.depth()), "" + move.count()));
        }
        List<Column> columns = List.of(
                Column.text("move", 5),
                Column.text("reply", 5),
                Column.number("score"),
                Column.number("depth"),
                Column.number("games"));
        console.print(new TextTable(columns, rows).lines());
    }

    private static String text(OptionalInt number) {
        return number.isPresent() ? String.format(Locale.ROOT, "%d", number.getAsInt()) : "-";
    }
}
