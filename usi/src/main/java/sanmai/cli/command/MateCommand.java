package sanmai.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.FormatOption;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.experiment.mate.MateAnswer;
import sanmai.experiment.mate.MateSuiteReport;
import sanmai.experiment.mate.MateSuiteRun;
import sanmai.positions.MateCase;
import sanmai.positions.Suite;
import sanmai.positions.SuiteFormat;
import sanmai.positions.SuiteFormatException;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;

/** Solves mate problems. */
@Command(
        name = "mate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Solve a mate problem, or a suite of them.",
            "",
            "The side to move gives check with every move until the other side is mated; it needs no king. The answer"
                    + " is a line with the longest resistance found, 'no mate' if there is none, however long the checks"
                    + " go on, or 'unknown' and why. Every legal move of the defender counts as a ply, also a piece put"
                    + " in the way that is only taken.",
            "",
            "With --suite a table is printed: for each length in plies, the number of problems that were solved with a"
                    + " mate of that length, and their times.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai mate '4k4/9/4P4/9/9/9/9/9/9 b G 1'",
            "  sanmai mate '4k4/9/9/9/9/9/9/9/4K4 b RB2GS 1' --time 10 --hash 256",
            "  sanmai mate position startpos moves 7g7f 5a4b 8h3c+",
            "  sanmai mate --suite --time 1   the shipped suite, 1 s for each problem",
            "  sanmai mate --suite=my-mates.tsv --format json",
            "",
            "Exit codes: 0 mate, 1 no mate, 2 bad arguments, 3 unknown, 130 interrupted;",
            "with --suite 0 all solved, 1 a problem is not, 2 something could not be read."
        })
final class MateCommand implements Callable<Integer> {
    private static final int MAX_TIME = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "SFEN",
            arity = "0..*",
            description = "The position, with or without quotes: SFEN, startpos, or a USI position with moves.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--hash", paramLabel = "MB", description = "Memory for the table (default: ${DEFAULT-VALUE}).")
    private int hash = 64;

    @Option(names = "--time", paramLabel = "SECONDS", description = "The time for a problem (default: no limit).")
    private double seconds = Double.POSITIVE_INFINITY;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The number of moves that may be made for a problem (default: no limit).")
    private long nodes = Long.MAX_VALUE;

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
        return suite == null ? solve(PositionArgument.read(words)) : solveSuite(readSuite());
    }

    private void checkArguments() {
        if (!(seconds > 0)) {
            throw new UserError("--time " + seconds + ": must be more than 0 seconds");
        }
        Ranges.checkAtLeast("--nodes", nodes, 1);
        if (suite == null && words.isEmpty()) {
            throw new UserError("there is no position; give SFEN, or --suite");
        }
        if (suite != null && !words.isEmpty()) {
            throw new UserError("--suite solves a suite and no position: \"" + String.join(" ", words) + "\"");
        }
    }

    private Suite<MateCase> readSuite() {
        try {
            return suite.isEmpty() ? SuiteFormat.MATES.shipped() : SuiteFormat.MATES.read(Path.of(suite));
        } catch (SuiteFormatException e) {
            throw new UserError(e.getMessage());
        }
    }

    private MateSolver solver() {
        try {
            return new MateSolver(hash);
        } catch (IllegalArgumentException e) {
            throw new UserError("--hash: " + e.getMessage());
        } catch (OutOfMemoryError e) {
            long megabytes = Runtime.getRuntime().maxMemory() >> 20;
            throw new UserError("--hash " + hash + ": Java may use no more than " + megabytes
                    + " MB here; set SANMAI_JAVA_OPTIONS=-Xmx" + (hash + 100L) + "m");
        }
    }

    private SearchControl control() {
        SearchControl control = new SearchControl();
        if (seconds < MAX_TIME) {
            long nanos = (long) (seconds * TimeUnit.SECONDS.toNanos(1));
            control.grant(new TimeBudget(nanos, nanos));
        }
        return control;
    }

    private int solve(Position position) {
        MateSolver solver = solver();
        return ShutdownHook.run(() -> {
            SearchControl control = control();
            MateResult[] result = new MateResult[1];
            Thread thread =
                    new Thread(() -> result[0] = solver.solve(position, Limits.ofNodes(nodes), control), "mate solver");
            thread.start();
            boolean interrupted = joinOrStop(thread, control);
            format.print(MateAnswer.of(position, result[0]), new Console(spec).out());
            return interrupted ? ExitCodes.INTERRUPTED : exitCode(result[0]);
        });
    }

    /** Waits for the solver; an interruption stops it. */
    private static boolean joinOrStop(Thread thread, SearchControl control) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
                control.stop();
            }
        }
        return interrupted;
    }

    private static int exitCode(MateResult result) {
        if (result instanceof MateResult.Mate) {
            return ExitCodes.OK;
        }
        return result instanceof MateResult.NoMate ? ExitCodes.FAILURE : ExitCodes.UNKNOWN;
    }

    private int solveSuite(Suite<MateCase> problems) {
        MateSolver solver = solver();
        MateSuiteRun run = new MateSuiteRun(solver, Limits.ofNodes(nodes), this::control);
        try (Console console = new Console(spec)) {
            console.begin("mates");
            return ShutdownHook.run(() -> {
                run.warmUp(problems);
                run.solve(problems, console::progress);
                MateSuiteReport report = run.report();
                format.print(report, console.out());
                if (Thread.currentThread().isInterrupted()) {
                    return ExitCodes.INTERRUPTED;
                }
                return report.allSolved() ? ExitCodes.OK : ExitCodes.FAILURE;
            });
        } catch (IllegalArgumentException e) {
            throw new UserError(e.getMessage());
        }
    }
}
