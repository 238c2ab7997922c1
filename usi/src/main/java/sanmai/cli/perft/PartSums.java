package sanmai.cli.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import sanmai.cli.console.Console;
import sanmai.cli.option.ResumableRun;
import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.PartLeaves;
import sanmai.movegen.perft.PerftDetails;
import sanmai.movegen.perft.PerftListener;
import sanmai.movegen.perft.PerftPart;

/** Adds up the counted parts of a tree, and stores each new part. */
final class PartSums implements PerftListener {
    private final ResumableRun<PartCount> run;
    private final Console console;
    private final PerftListener shown;

    // Parts are counted by other threads than the one that wants the sums.
    private final AtomicLong nodes = new AtomicLong();
    private final AtomicLong nanos = new AtomicLong();
    private final List<PerftDetails> details = new ArrayList<>(); // guarded by itself

    /**
     * Begins with the sums of known parts.
     *
     * @param known parts that an earlier run counted
     * @param shown hears of unique positions, and of each move whose tree is done
     */
    PartSums(List<PartCount> known, ResumableRun<PartCount> run, Console console, PerftListener shown) {
        this.run = run;
        this.console = console;
        this.shown = shown;
        known.forEach(this::add);
    }

    private void add(PartCount count) {
        nodes.accumulateAndGet(count.nodes(), Math::addExact);
        nanos.addAndGet(count.nanos());
        synchronized (details) {
            PerftDetails.addRows(details, count.details());
        }
    }

    /** The leaves of all parts so far. */
    long nodes() {
        return nodes.get();
    }

    /** The times of all parts so far, in ns. */
    long nanos() {
        return nanos.get();
    }

    /** What the last moves of all parts so far do, by depth. */
    List<PerftDetails> details() {
        synchronized (details) {
            return List.copyOf(details);
        }
    }

    @Override
    public void uniquePositions(int plies, long positions) {
        shown.uniquePositions(plies, positions);
    }

    @Override
    public void partCounted(PerftPart part, PartLeaves leaves, long partNanos) {
        PartCount count = PartCount.of(part, leaves, partNanos);
        add(count);
        run.keep(count);
    }

    @Override
    public void partCounted(int done, int total) {
        console.progress(done, total);
    }

    @Override
    public void moveCounted(MoveCount move) {
        shown.moveCounted(move);
    }
}
