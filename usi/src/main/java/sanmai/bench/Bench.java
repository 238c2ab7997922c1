package sanmai.bench;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A search of fixed positions to a fixed depth: the start position and ten of the shipped ones, the memory being cleared
 * before each. With one thread the number of nodes is the same in every run, on every machine: it changes when the search
 * or the evaluation does.
 */
public final class Bench {
    /** A depth that takes some seconds. */
    public static final int DEFAULT_DEPTH = 14;

    private static final int SHIPPED_POSITIONS = 10;

    private final Searcher searcher;
    private final int depth;
    private volatile boolean isStopped;
    private volatile SearchControl control = new SearchControl();

    /** A search with this searcher, which has been given its memory, {@code depth} plies deep. */
    public Bench(Searcher searcher, int depth) {
        this.searcher = searcher;
        this.depth = depth;
    }

    /**
     * The number of nodes, and the time.
     *
     * @param nodes the moves made
     * @param nanos the time
     */
    public record Total(long nodes, long nanos) {}

    /**
     * Searches the positions one after the other, until all are searched or it is stopped.
     *
     * @param lines gets a line about each
     */
    public Total run(Consumer<String> lines) {
        long nodes = 0;
        long nanos = 0;
        for (PositionCase position : positions()) {
            SearchResult result = search(position);
            nodes += result.nodes();
            nanos += result.nanos();
            lines.accept(position.name() + "  " + Move.usi(result.bestMove()) + "  score " + result.score() + "  nodes "
                    + result.nodes());
            if (isStopped) {
                break;
            }
        }
        return new Total(nodes, nanos);
    }

    /** The start position, and shipped positions at equal distances. */
    private static List<PositionCase> positions() {
        List<PositionCase> shipped = SuiteFormat.POSITIONS.shipped().cases();
        PositionCase start = new PositionCase("start", Sfen.of(Position.start()), "", 0, 0);
        return IntStream.rangeClosed(0, SHIPPED_POSITIONS)
                .mapToObj(i -> i == 0 ? start : shipped.get(i * shipped.size() / SHIPPED_POSITIONS - 1))
                .toList();
    }

    private SearchResult search(PositionCase position) {
        searcher.newGame();
        SearchControl mine = new SearchControl();
        control = mine;
        if (isStopped) {
            mine.stop();
        }
        SearchRequest request = new SearchRequest(Sfen.position(position.sfen()), Limits.ofDepth(depth));
        return searcher.search(request, mine, found -> {});
    }

    /** Ends the run soon. May be called by another thread. */
    public void stop() {
        isStopped = true;
        control.stop();
    }

    /** Whether the run was told to end early. */
    public boolean isStopped() {
        return isStopped;
    }
}
