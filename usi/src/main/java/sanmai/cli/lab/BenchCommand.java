package sanmai.cli.lab;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.bench.Bench;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.report.Speed;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Features;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.workers.StoppableWork;

/** Searches fixed positions to a fixed depth. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Search fixed positions to a fixed depth, and count nodes and time.",
            "",
            "The start position and ten of the shipped positions are searched to the same depth, each with an empty"
                    + " hash table. With one thread the number of nodes is the same in every run, on every machine: it"
                    + " changes when the search or the evaluation does. There are two rounds, and only the second is"
                    + " printed: in the first the JIT compiler takes a third of the time. The last line is"
                    + " 'nodes N  time S  nps N'.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai bench",
            "  sanmai bench --depth 15 --hash 64",
            "  sanmai bench --rounds 1",
            "  sanmai bench --threads 4",
            "  sanmai bench --eval my.net",
            "",
            "Exit codes: 0 searched, 2 bad arguments or file, 130 interrupted (what was",
            "searched is printed)."
        })
public final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "The depth in plies, 1 to " + Limits.MAX_DEPTH + " (default: ${DEFAULT-VALUE}).")
    private int depth = Bench.DEFAULT_DEPTH;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of the hash table, in MB (default: ${DEFAULT-VALUE}).")
    private int hash = 16;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "The number of rounds; the last one is printed (default: ${DEFAULT-VALUE}).")
    private int rounds = 2;

    @Option(names = "--threads", paramLabel = "N", description = "The number of threads (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private SlidersOption sliders;

    @Override
    public Integer call() {
        Ranges.check("--depth", depth, 1, Limits.MAX_DEPTH);
        Ranges.checkHash(hash);
        Ranges.checkThreads(threads);
        Ranges.check("--rounds", rounds, 1, Integer.MAX_VALUE);
        sliders.apply();
        try (AlphaBeta searcher = searcher()) {
            return ShutdownHook.run(() -> run(searcher, new Console(spec)));
        }
    }

    private AlphaBeta searcher() {
        EvaluationFactory evaluation = chosen.evaluation();
        try {
            return AlphaBeta.prepared(evaluation, Features.ALL, new Resources(hash, threads));
        } catch (OutOfMemoryError e) {
            throw new UserError("--hash " + hash + " --threads " + threads + ": " + UserError.reason(e));
        }
    }

    private int run(AlphaBeta searcher, Console console) {
        Bench bench = new Bench(searcher, depth);
        for (int round = 1; round < rounds && !bench.isStopped(); round++) {
            StoppableWork.call(() -> bench.run(line -> {}), bench::stop);
        }
        Bench.Total total = StoppableWork.call(() -> bench.run(console::print), bench::stop);
        console.print((bench.isStopped() ? "interrupted; so far " : "") + Speed.line(total.nodes(), total.nanos()));
        return bench.isStopped() ? ExitCodes.INTERRUPTED : ExitCodes.OK;
    }
}
