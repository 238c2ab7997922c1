package sanmai.cli.book;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.Ranges;
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
     * @throws sanmai.cli.console.UserError if one is wrong
     */
    void check() {
        Ranges.checkThreads(threads);
        Ranges.checkHash(hash);
        evaluation = chosen.evaluation();
    }

    /**
     * Works with searchers, which are closed afterwards.
     *
     * @param positions the number of positions, at least 1, which need no more searchers than that
     */
    void use(int positions, Work work) throws InterruptedException {
        List<Searcher> searchers = new ArrayList<>();
        try {
            for (int i = 0; i < Math.min(threads, positions); i++) {
                searchers.add(AlphaBeta.prepared(evaluation, Features.ALL, new Resources(hash, 1)));
            }
            work.on(new BookAnalysis(searchers));
        } finally {
            searchers.forEach(Searcher::close);
        }
    }
}
