package sanmai.usi.job;

import java.util.OptionalInt;
import sanmai.bench.Bench;
import sanmai.report.Speed;
import sanmai.search.Searcher;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;

/** {@code bench}: the speed of the engine's search on fixed positions. */
final class BenchJob extends Job {
    private final Searcher searcher;
    private final Bench bench;
    private volatile String answer = "info string the bench was stopped";

    /** A bench that has not started, to this depth in plies or to the usual one. */
    BenchJob(OptionalInt depth, JobContext context) {
        super(EngineState.COUNTING, context);
        searcher = context.engine().newSearcher();
        bench = new Bench(searcher, Math.max(1, Math.min(depth.orElse(Bench.DEFAULT_DEPTH), Limits.MAX_DEPTH)));
    }

    @Override
    String name() {
        return "the bench";
    }

    @Override
    void run() {
        try (searcher) {
            searcher.prepare(Resources.SMALL);
            Bench.Total total = bench.run(this::report);
            if (!bench.isStopped()) {
                answer = Speed.line(total.nodes(), total.nanos());
            }
        }
    }

    private synchronized void report(String line) {
        if (!bench.isStopped()) {
            writer().line(line);
        }
    }

    @Override
    synchronized void requestStop() {
        bench.stop();
    }

    @Override
    String answer() {
        return answer;
    }
}
