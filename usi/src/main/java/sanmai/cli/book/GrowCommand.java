package sanmai.cli.book;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.option.Version;
import sanmai.search.book.BookCollection;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookPosition;
import sanmai.search.time.Limits;

/** Makes a book without games. */
@Command(
        name = "grow",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Make a book from the engine's own analysis, from the start position on.",
            "",
            "Again and again the most urgent position is searched, and its best moves are added. It is the one where a game"
                    + " would leave the book soonest, in plies; a move that loses centipawns counts as more than one ply"
                    + " (drop-out expansion). At the end the scores of the last positions are carried back to the first.",
            "",
            "A move that is hardly worse than the best one is good, and counts as played in one game; the others in none, so"
                    + " an engine that considers these counts does not play them, but knows the reply. Positions in which"
                    + " both sides would have left the good moves are not searched.",
            "",
            "Moves of BOOK without a score are left out, and positions without any score are searched as if they were new.",
            "",
            "The same options give the same book on any number of threads.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai book grow --positions 1000 --nodes 1000000 --out user_book1.db",
            "  sanmai book grow user_book1.db --positions 2000 --out larger.db",
            "",
            "The last line is 'positions N  moves N'.",
            "",
            "Exit codes: 0 made, 1 lines or moves of BOOK were left out, or the format has no",
            "room for a position or move, 2 bad arguments or nothing was written, 130",
            "interrupted (the positions searched so far are written)."
        })
final class GrowCommand implements Callable<Integer> {
    private static final int MAX_MOVE_NUMBER = 1000;
    private static final int MAX_CENTIPAWNS = 10_000;

    /** The number of positions that are chosen at once. It does not depend on the number of threads, so neither does the book. */
    private static final int BATCH = 16;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "BOOK", arity = "0..1", description = "A book with scores to grow on (default: none).")
    private @Nullable Path book;

    @Mixin
    private BookOutput output;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "The number of positions of the book (default: ${DEFAULT-VALUE}).")
    private int positions = 500;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Search N nodes in each position (default: ${DEFAULT-VALUE}).")
    private long nodes = 1_000_000;

    @Option(
            names = "--moves",
            paramLabel = "N",
            description = "The number of moves that are searched in each position (default: ${DEFAULT-VALUE}).")
    private int moves = 4;

    @Option(
            names = "--last-move",
            paramLabel = "N",
            description =
                    "The last move number that the book is for (default: ${DEFAULT-VALUE}, as the option BookMoves of the"
                            + " engine).")
    private int lastMove = 16;

    @Option(
            names = "--ply",
            paramLabel = "CP",
            description = "A move that loses CP centipawns counts as two plies (default: ${DEFAULT-VALUE}).")
    private int ply = 20;

    @Option(
            names = "--margin",
            paramLabel = "CP",
            description = "How many centipawns a good move may be worse than the best one (default: ${DEFAULT-VALUE}).")
    private int margin = 10;

    @Mixin
    private BookSearchers searchers;

    private Console console;
    private boolean isWhole = true;

    @Override
    public Integer call() {
        Ranges.checkAtLeast("--positions", positions, 1);
        Ranges.check("--nodes", nodes, 1, Long.MAX_VALUE - 1);
        Ranges.check("--moves", moves, 1, Limits.MAX_MULTI_PV);
        Ranges.check("--last-move", lastMove, 1, MAX_MOVE_NUMBER);
        Ranges.check("--ply", ply, 1, MAX_CENTIPAWNS);
        Ranges.check("--margin", margin, 0, MAX_CENTIPAWNS);
        output.check();
        searchers.check();
        console = new Console(spec);
        BookGrowth growth = new BookGrowth(ply, margin);
        return ShutdownHook.run(() -> make(growth));
    }

    private int make(BookGrowth growth) {
        boolean interrupted = BookOutput.isInterrupted(console, () -> {
            read(growth);
            console.begin("searching positions");
            searchers.use(BATCH, analysis -> grow(growth, analysis));
        });
        if (growth.size() == 0) {
            console.error("interrupted");
            return ExitCodes.INTERRUPTED;
        }
        isWhole &= output.write(growth.entries().iterator(), console);
        if (interrupted) {
            return ExitCodes.INTERRUPTED;
        }
        return isWhole ? ExitCodes.OK : ExitCodes.FAILURE;
    }

    private void read(BookGrowth growth) {
        if (book == null) {
            return;
        }
        BookCollection joined = new BookCollection(); // A position may stand in the book several times.
        try (OpenedBook opened = new OpenedBook(book, this::complain)) {
            opened.forEachRemaining(joined::add);
        }
        int leftOut = joined.entries().stream().mapToInt(growth::add).sum();
        if (leftOut > 0) {
            complain(
                    RecordFiles.name(book) + ": moves left out: " + leftOut + ", which are not legal or have no score");
        }
    }

    private void complain(String complaint) {
        isWhole = false;
        console.error(complaint);
    }

    private void grow(BookGrowth growth, BookAnalysis analysis) throws InterruptedException {
        Limits limits = Limits.ofNodes(nodes).withMultiPv(moves);
        while (growth.size() < positions) {
            List<BookPosition> next = growth.next(Math.min(BATCH, positions - growth.size()), lastMove);
            if (next.isEmpty()) {
                return;
            }
            analysis.run(
                    next,
                    (search, position) -> new Searched(position, search.best(position, limits)),
                    (searched, done) -> {
                        searched.entry.ifPresentOrElse(growth::add, () -> growth.addLeaf(searched.position));
                        console.progress(growth.size(), positions);
                    });
        }
    }

    /** What was found in a position; nothing if it has no move. */
    private record Searched(BookPosition position, Optional<BookEntry> entry) {}
}
