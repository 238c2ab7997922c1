package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
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
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.ProblemCheck;

/** Solves mate problems. */
@Command(
        name = "mate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Solve mate problems (tsume shogi): a position, files of them, or a suite.",
            "",
            "The side to move gives check with every move until the other side is mated; it needs no king. The answer"
                    + " is 'mate in N, proved minimal', 'mate in at most N, at least M', 'no mate' if there is no mate"
                    + " of any length, or 'unknown' with the reason, and a line with the longest resistance found."
                    + " With --time or --nodes the solver uses the limit to prove the length.",
            "",
            "--interpositions says which interpositions count (aigoma, muda-ai). 'all': all of them. 'useful': all but"
                    + " those that only prolong the mate: the checking piece takes the interposed piece, nobody uses"
                    + " that piece, and the mate takes no more plies than without the interposition. Most"
                    + " composers count so. 'komoring': not those after which this capture leads to mate in any number"
                    + " of plies although the defender gets the piece back, as the solver KomoringHeights counts.",
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
                    + " reported, as are the same moves in another order (tejun-zengo), which make it unsound. The line"
                    + " before the last is 'unique: yes|no|not known  verdict: sound|not sound', the verdict alone if"
                    + " there is no mate, or 'verdict: not known' and what was tried. Without --time or --nodes each search makes up to 300000 moves.",
            "",
            "The columns of --format csv are sfen, answer (mate, no mate or unknown), reason (why unknown), at_least"
                    + " and at_most (plies), interpositions, moves (in USI), nodes, seconds, japanese; for files and"
                    + " with --check then name, verdict, unique, stated (plies by the source), every_move (plies if all"
                    + " interpositions count), findings, tried, variations (with --tree). Each row is printed at once.",
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
            "  sanmai mate a.kif --interpositions useful   as most composers count",
            "  sanmai mate mate5.sfen --nodes 1000000 --to kif > solutions.kif",
            "  sanmai mate tsume.bod --tree   with every defence, the longest first",
            "  sanmai mate --suite --time 1   the shipped suite, 1 s for each problem",
            "  sanmai mate --suite=my-mates.tsv --format json",
            "",
            "Exit codes: 0 mate (and with --check sound), 1 no mate (or not sound), or a",
            "problem could not be read, 2 bad arguments or nothing could be read, 3 unknown,",
            "130 interrupted; of several problems the worst: 1 before 3. With --suite 0 all",
            "solved, 1 a problem is not, 2 something could not be read."
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
            return solve(run -> sources.get().forEach(run::solveAll), true);
        }
        MateProblem problem = MateProblem.of(PositionArgument.read(words));
        return solve(run -> run.solve(problem), false);
    }

    private void checkArguments() {
        options.check();
        if (suite == null && words.isEmpty()) {
            throw new UserError("no position is given; give an SFEN, a file, or --suite");
        }
        if (suite != null && !words.isEmpty()) {
            throw new UserError("--suite solves a suite; leave out the position \"" + String.join(" ", words) + "\"");
        }
        if (to != null && !format.isText()) {
            throw new UserError("--to writes records; leave out " + FormatOption.NAME);
        }
        if (suite != null && (tree || check || to != null)) {
            throw new UserError("--suite cannot be combined with --tree, --check or --to");
        }
    }

    private TsumeTasks tasks() {
        return new TsumeTasks(options.counting(check ? MateCounting.USEFUL : MateCounting.ALL), check, tree);
    }

    /**
     * Solves problems, and prints the answers.
     *
     * @param isMany whether there may be many: then lines of answers end with one about all of them
     */
    private int solve(Consumer<MateRun> problems, boolean isMany) {
        try (Console console = new Console(spec);
                TsumeSolver solver =
                        options.solver(() -> new TsumeSolver(options, tasks(), progress(console, isMany)))) {
            return ShutdownHook.run(() -> {
                AnswerTable table = new AnswerTable(format, console);
                MateRun run = new MateRun(
                        new StoppableSolver(solver, options.limits(check), options::control),
                        output(console, isMany || check || tree ? table : this::printOne),
                        console);
                problems.accept(run);
                if (to == null && !format.isText() && (isMany || check || tree)) {
                    table.end();
                } else if (to == null && isMany && format.isText()) {
                    console.print(run.summary());
                }
                return run.exitCode();
            });
        }
    }

    private void printOne(TsumeAnswer answer) {
        format.print(answer.answer(), spec.commandLine().getOut());
    }

    /** Shows the steps of a check; of many problems the number that is solved is shown. */
    private ProblemCheck.Progress progress(Console console, boolean isMany) {
        if (isMany || !check) {
            return (done, steps) -> {};
        }
        console.begin("checks");
        return console::progress;
    }

    /** Where answers go at once. */
    private Consumer<TsumeAnswer> output(Console console, Consumer<TsumeAnswer> table) {
        if (to != null) {
            return new AnswerRecords(to, console);
        }
        return format.isText() ? answer -> printLines(answer, console) : table;
    }

    private static void printLines(TsumeAnswer answer, Console console) {
        String name = answer.problem().name();
        List<String> lines = new ArrayList<>(answer.text());
        if (!name.isEmpty()) {
            lines.set(0, name + ": " + lines.get(0));
        }
        console.print(lines);
    }
}
