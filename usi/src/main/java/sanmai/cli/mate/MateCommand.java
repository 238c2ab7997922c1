package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.FormatOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.notation.format.RecordFormat;
import sanmai.report.Report;
import sanmai.search.mate.MateCounting;

/** Solves mate problems. */
@Command(
        name = "mate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Solve mate problems (tsume shogi): a position, files of them, or a suite.",
            "",
            "The side to move gives check with every move until the other side is mated; it needs no king. The answer"
                    + " is a line with the longest resistance found, 'no mate' if there is no mate of any length, or"
                    + " 'unknown' with the reason. Every legal move of the defender counts as a ply, even the drop of"
                    + " a piece that is simply taken, unless --without-useless or --check is given.",
            "",
            "A file may be ${bundle:" + HelpWords.RECORD_FORMATS
                    + "}, a position drawn in kanji (BOD), lines of SFEN with"
                    + " or without the word sfen in front (comments begin with # or //), or a table like the suites:"
                    + " name,"
                    + " SFEN, plies or 'no', themes or '-', source, with tabs in between. If a record starts from the"
                    + " start position of an even or handicap game, its last position is solved; else its first"
                    + " position is solved, and its moves, or the header 手数, state the solution.",
            "",
            "--check tells whether a problem has one solution only: whether another check mates too, in any number of"
                    + " plies, at the first move or later on the solution (a cook, yozume). As is the custom, other"
                    + " final moves do not make a problem unsound, nor do blemishes (a promotion or a distance that"
                    + " makes no difference) and detours (which mate only by way of the same position); they are"
                    + " reported. 'not known' stands where a limit ended a search. An interposition is useless"
                    + " (muda-ai) if the defender would be mated without"
                    + " interpositions, and the checking piece takes the interposed piece and mates at once, again"
                    + " without counting useless interpositions. Interpositions in the middle of a line, after which"
                    + " the king still moves, always count. The line before the last is 'unique: yes|no|not known "
                    + " verdict: sound|not sound|not known'.",
            "",
            "The columns of --format csv are sfen, answer (mate, no mate or unknown), reason (why unknown), plies,"
                    + " shortest (whether no shorter mate and no longer defence exists), moves (in USI), nodes,"
                    + " seconds, japanese; for"
                    + " files and with --check then name, verdict, unique, stated (plies by the source), every_move"
                    + " (plies"
                    + " if useless interpositions count), findings.",
            "",
            "With --suite a table is printed with the columns plies (the length that the suite states, or 'no'),"
                    + " problems,"
                    + " solved (with that length), median ms, worst ms, slowest (name of the slowest problem).",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai mate '4k4/9/4P4/9/9/9/9/9/9 b G 1'",
            "  sanmai mate '4k4/9/9/9/9/9/9/9/4K4 b RB2GS 1' --time 10 --hash 256",
            "  sanmai mate classics --time 10 --hash 1024 --format csv > classics.csv",
            "  sanmai mate kotobuki.kif --hash 2000 --threads 8",
            "  sanmai mate position startpos moves 7g7f 5a4b 8h3c+",
            "  sanmai mate problems.kif --check",
            "  sanmai mate mate5.sfen --nodes 1000000 --to kif > solutions.kif",
            "  sanmai mate tsume.bod --tree   with every defence, the longest first",
            "  sanmai mate --suite --time 1   the shipped suite, 1 s for each problem",
            "  sanmai mate --suite=my-mates.tsv --format json",
            "",
            "Exit codes: 0 mate (and with --check sound), 1 no mate (or not sound), 2 bad",
            "arguments or nothing could be read, 3 unknown, 130 interrupted; of several",
            "problems the worst: 1 before 3. With --suite 0 all solved, 1 a problem is",
            "not, 2 something could not be read."
        })
public final class MateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "SFEN|FILE",
            arity = "0..*",
            description = "The position, with or without quotes: SFEN, startpos, or a USI position with moves. Or"
                    + " files of problems; '-' is stdin, 'classics' the 200 problems of Shogi Zuko and Shogi Muso.")
    private List<String> words = new ArrayList<>();

    @Mixin
    private MateSolverOptions options;

    @Option(
            names = "--tree",
            description = "Print every defence and the mate after it, the longest first, up to 10000 moves; with --to"
                    + " they become variations.")
    private boolean tree;

    @Option(
            names = "--check",
            description = "Check whether the problem has another solution, and whether its length" + " is as stated.")
    private boolean check;

    @Option(
            names = "--without-useless",
            description = "Do not count useless interpositions, as composers do; --check implies it.")
    private boolean withoutUseless;

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "Write the answers as records instead: ${bundle:" + HelpWords.WRITTEN_FORMATS + "}. What was"
                    + " found is the comment of the start.")
    private RecordFormat to;

    @Mixin
    private FormatOption format;

    @Option(
            names = "--suite",
            paramLabel = "FILE",
            arity = "0..1",
            fallbackValue = "",
            description = "Solve a suite of problems (default: the shipped one).")
    private String suite;

    @Mixin
    private SlidersOption sliders;

    @Override
    public Integer call() {
        checkArguments();
        sliders.apply();
        if (suite != null) {
            try (Console console = new Console(spec)) {
                return new MateSuite(options, format).solve(suite, console);
            }
        }
        Optional<List<MateSource>> sources = MateSource.of(words);
        if (sources.isPresent()) {
            return solve(run -> sources.get().forEach(run::solveAll), TsumeReport::new, true);
        }
        MateProblem problem = MateProblem.of(PositionArgument.read(words));
        Function<List<TsumeAnswer>, Report> report =
                check || tree ? TsumeReport::new : answers -> answers.get(0).answer();
        return solve(run -> run.solve(problem), report, false);
    }

    private void checkArguments() {
        options.check();
        if (suite == null && words.isEmpty()) {
            throw new UserError("no position is given; give an SFEN, a file, or --suite");
        }
        if (suite != null && !words.isEmpty()) {
            throw new UserError("--suite solves a suite; leave out the position \"" + String.join(" ", words) + "\"");
        }
        if (suite != null && (tree || check || withoutUseless || to != null)) {
            throw new UserError("--suite cannot be combined with --tree, --check, --without-useless or --to");
        }
    }

    private TsumeTasks tasks() {
        MateCounting counting = withoutUseless ? MateCounting.WITHOUT_USELESS_INTERPOSITIONS : MateCounting.EVERY_MOVE;
        return new TsumeTasks(counting, check, tree);
    }

    /**
     * Solves problems, and prints the answers.
     *
     * @param report makes a table of them
     * @param withSummary whether lines of answers end with one about all of them
     */
    private int solve(Consumer<MateRun> problems, Function<List<TsumeAnswer>, Report> report, boolean withSummary) {
        try (TsumeSolver solver =
                        options.solver(() -> new TsumeSolver(options.megabytes(), options.threads(), tasks()));
                Console console = new Console(spec)) {
            return ShutdownHook.run(() -> {
                List<TsumeAnswer> answers = new ArrayList<>();
                MateRun run = new MateRun(
                        new StoppableSolver(solver, options.limits(), options::control),
                        output(console, answers),
                        console);
                problems.accept(run);
                if (to == null && !format.isText()) {
                    format.print(report.apply(answers), console.out());
                } else if (to == null && withSummary) {
                    console.print(run.summary());
                }
                return run.exitCode();
            });
        }
    }

    /** Where answers go at once: to stdout, or to the list for a table at the end. */
    private Consumer<TsumeAnswer> output(Console console, List<TsumeAnswer> answers) {
        if (to != null) {
            return new AnswerRecords(to, console);
        }
        return format.isText() ? new AnswerLines(console) : answers::add;
    }
}
