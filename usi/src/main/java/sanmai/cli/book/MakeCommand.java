package sanmai.cli.book;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.option.Version;
import sanmai.cli.records.LoadedRecord;
import sanmai.cli.records.RecordLoader;
import sanmai.search.book.BookEntry;

/** Makes a book from games. */
@Command(
        name = "make",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Make a book from games, with or without an analysis of its positions.",
            "",
            "Every position at the beginning of a game gets the move that was played, and a move the number of games"
                    + " in which it was played. With --nodes each position is searched: its best move joins the book, and"
                    + " all its moves get a score, a depth and a reply. Without it scores and depths are unknown"
                    + " ('none').",
            "",
            "Records may be ${bundle:" + HelpWords.RECORD_FORMATS + "}, in UTF-8, UTF-16 or an encoding of Japan; of a"
                    + " directory, all files below it are read whose names end in one of ${bundle:"
                    + HelpWords.RECORD_ENDINGS
                    + "}; - is stdin.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai book make games/ --out user_book1.db",
            "  sanmai book make games/ --plies 30 --min-games 5 --winners --out user_book1.db",
            "  sanmai book make openings.usi --nodes 1000000 --out user_book1.db",
            "",
            "The last line is 'positions N  moves N'.",
            "",
            "Exit codes: 0 made, 1 a record could not be read to its end, or the format has",
            "no room for a position or move, 2 bad arguments or nothing was written, 130",
            "interrupted (the moves found so far are written; positions that were not",
            "searched have no scores)."
        })
final class MakeCommand implements Callable<Integer> {
    private static final int MAX_PLIES = 1000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", arity = "1..*", description = "Files or directories of game records; - is stdin.")
    private List<Path> arguments;

    @Mixin
    private BookOutput output;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "Take the first N moves of each game (default: ${DEFAULT-VALUE}).")
    private int plies = 40;

    @Option(
            names = "--min-games",
            paramLabel = "N",
            description = "Leave out moves that were played in fewer games (default: ${DEFAULT-VALUE}).")
    private int minGames = 1;

    @Option(names = "--winners", description = "Take only the moves of the side that won.")
    private boolean winners;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Search N nodes for the best move of each position, and N nodes for its other moves together"
                    + " (default: no search).")
    private Long nodes;

    @Mixin
    private BookSearchers searchers;

    private Console console;
    private RecordLoader loader;
    private GameOpenings openings;

    @Override
    public Integer call() {
        Ranges.check("--plies", plies, 1, MAX_PLIES);
        Ranges.checkAtLeast("--min-games", minGames, 1);
        searchers.check();
        if (nodes != null) {
            Ranges.check("--nodes", nodes, 1, Long.MAX_VALUE - 1);
        } else {
            BookSearchers.refuse(spec, "needs --nodes: else no position is searched");
        }
        output.check();
        console = new Console(spec);
        loader = new RecordLoader((place, what) -> console.error(place + ": " + what));
        openings = new GameOpenings(plies, winners);
        return ShutdownHook.run(this::make);
    }

    private int make() {
        boolean interrupted = BookOutput.isInterrupted(console, this::find);
        if (openings.entries().isEmpty()) {
            console.error(interrupted ? "interrupted" : "the games have no move for the book");
            return interrupted ? ExitCodes.INTERRUPTED : ExitCodes.USER_ERROR;
        }
        boolean isWhole = output.write(openings.entries().iterator(), console);
        if (interrupted) {
            return ExitCodes.INTERRUPTED;
        }
        return isWhole && loader.isComplete() ? ExitCodes.OK : ExitCodes.FAILURE;
    }

    private void find() throws InterruptedException {
        console.begin("reading records");
        try {
            readAll();
        } finally {
            openings.leaveOutBelow(minGames); // before the search, since its best move may be in no game
        }
        if (nodes != null && !openings.entries().isEmpty()) {
            console.begin("searching positions");
            analyse();
        }
    }

    private void readAll() {
        RecordFiles files = loader.find(arguments);
        int done = 0;
        for (Map.Entry<String, Path> file : files.byName().entrySet()) {
            loader.read(file.getKey(), file.getValue(), this::add);
            console.progress(++done, files.byName().size());
        }
    }

    private void add(LoadedRecord record) {
        openings.add(record.tree().mainLine());
        if (Thread.interrupted()) {
            throw new CancellationException();
        }
    }

    private void analyse() throws InterruptedException {
        List<BookEntry> entries = openings.entries();
        searchers.use(
                entries.size(),
                analysis -> analysis.run(entries, (search, entry) -> search.played(entry, nodes), (entry, done) -> {
                    openings.replace(entry);
                    console.progress(done, entries.size());
                }));
    }
}
