package sanmai.usi;

import java.util.Locale;
import sanmai.bench.Bench;
import sanmai.search.Resources;
import sanmai.search.Searcher;

/** {@code bench}: how fast the engine's search is here, on fixed positions. */
final class BenchRun implements Work {
    private final Bench bench;
    private final Searcher searcher;
    private final UsiWriter writer;
    private volatile String answer = "info string the bench was stopped";

    /** A bench of a searcher that nobody else uses, so many plies deep. */
    BenchRun(Searcher searcher, int depth, UsiWriter writer) {
        this.searcher = searcher;
        bench = new Bench(searcher, depth);
        this.writer = writer;
    }

    @Override
    public void run() {
        searcher.prepare(Resources.SMALL);
        Bench.Total total = bench.run(this::tell);
        if (!bench.isStopped()) {
            double seconds = total.nanos() / 1e9;
            answer = String.format(
                    Locale.ROOT,
                    "nodes %d  time %.3f  nps %d",
                    total.nodes(),
                    seconds,
                    Math.round(total.nodes() / Math.max(1e-9, seconds)));
        }
    }

    private synchronized void tell(String line) {
        if (!bench.isStopped()) {
            writer.line(line);
        }
    }

    @Override
    public synchronized void stop() {
        bench.stop();
    }

    @Override
    public String answer() {
        return answer;
    }
}
