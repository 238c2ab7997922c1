package sanmai.cli.book;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.UselessOptions;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Features;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.time.Resources;

/** The options of commands that search the positions of a book, and the searchers that these describe. */
final class BookSearchers {
    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads, each of which searches one position at a time (default:"
                    + " ${DEFAULT-VALUE}, all processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of the hash table of each thread, in MB (default: ${DEFAULT-VALUE}).")
    private int hash = 16;

    @Mixin
    private EvaluationOption chosen;

    private @Nullable EvaluationFactory evaluation;

    /** Work with searchers. */
    interface Work {
        void on(BookAnalysis analysis) throws InterruptedException;
    }

    /**
     * Checks the options, and reads the evaluation.
     *
     * @throws UserError if one is wrong
     */
    void check() {
        Ranges.checkThreads(threads);
        Ranges.checkHash(hash);
        evaluation = chosen.evaluation();
    }

    /**
     * Refuses the options if no searchers are used.
     *
     * @throws UserError if one was given
     */
    static void refuse(CommandSpec spec, String reason) {
        UselessOptions.refuse(spec, List.of("--threads", "--hash", "--eval", "--fv-scale"), reason);
    }

    /**
     * Works with searchers, which are closed afterwards.
     *
     * @param positions the number of positions, at least 1, which need no more searchers than that
     * @throws UserError if there is too little memory, or the system starts too few threads
     */
    void use(int positions, Work work) throws InterruptedException {
        List<Searcher> searchers = opened(Math.min(threads, positions));
        try {
            work.on(new BookAnalysis(searchers));
        } catch (OutOfMemoryError e) {
            throw new UserError(options() + UserError.reason(e));
        } finally {
            searchers.forEach(Searcher::close);
        }
    }

    private List<Searcher> opened(int count) {
        List<Searcher> searchers = new ArrayList<>();
        long heap = Runtime.getRuntime().maxMemory() >> 20;
        try {
            while (searchers.size() < count && (long) count * hash < heap) {
                searchers.add(AlphaBeta.prepared(evaluation, Features.ALL, new Resources(hash, 1)));
            }
        } catch (OutOfMemoryError e) {
            // Only an attempt tells whether there is room.
        }
        if (searchers.size() < count) {
            searchers.forEach(Searcher::close);
            throw new UserError(options() + count + " x " + hash + " MB of hash do not fit the heap of " + heap
                    + " MB; give Java more with -Xmx");
        }
        return searchers;
    }

    private String options() {
        return "--hash " + hash + ", --threads " + threads + ": ";
    }
}
