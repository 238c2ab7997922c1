package sanmai.usi;

import sanmai.bench.Bench;
import sanmai.report.Speed;
import sanmai.search.Resources;
import sanmai.search.Searcher;
import sanmai.usi.protocol.UsiWriter;

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
            answer = Speed.line(total.nodes(), total.nanos());
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
