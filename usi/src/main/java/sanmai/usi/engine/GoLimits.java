package sanmai.usi.engine;

import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import sanmai.movegen.LegalMoves;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.search.SearchRequest;
import sanmai.search.time.Limits;
import sanmai.search.time.TimeBudget;
import sanmai.search.time.management.PlayerClock;
import sanmai.shogi.Position;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Flag;
import sanmai.usi.protocol.GoParameters.Quantity;

/**
 * How far and how long a {@code go} searches.
 *
 * @param go its parameters
 * @param options limits for all searches, and how to use the clock
 */
public record GoLimits(GoParameters go, EngineOptions options) {
    /** The time for a {@code go} without any limit, in milliseconds. */
    private static final long DEFAULT_MILLIS = 2000;

    /** The most time for the only legal move, of which only the score and the reply are wanted. */
    private static final long ONE_MOVE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    /** {@code rtime} is at most this many times the named time. */
    private static final int RANDOM_FACTOR = 3;

    /**
     * The search of a position, which becomes the search's own.
     *
     * @param complaints hears of illegal moves behind {@code searchmoves}, which are left out
     */
    public SearchRequest request(Position position, Consumer<String> complaints) {
        return new SearchRequest(position, limits(position, complaints), options.rules());
    }

    private Limits limits(Position position, Consumer<String> complaints) {
        boolean infinite = go.has(Flag.INFINITE);
        long depth = go.number(Quantity.DEPTH)
                .orElse(Math.min(options.defaultDepth(), infinite ? Limits.MAX_DEPTH : options.depthLimit()));
        long nodes = go.number(Quantity.NODES).orElse(infinite ? Long.MAX_VALUE : options.nodesLimit());
        int clamped = (int) Math.max(1, Math.min(depth, Limits.MAX_DEPTH));
        return new Limits(clamped, nodes, options.multiPv(), searchMoves(position, complaints));
    }

    private List<Integer> searchMoves(Position position, Consumer<String> complaints) {
        ImmutableIntArray.Builder moves = ImmutableIntArray.builder();
        for (String text : go.searchMoves()) {
            try {
                moves.add(UsiMove.parse(text, position));
            } catch (NotationException e) {
                complaints.accept(e.getMessage() + "; it is not searched");
            }
        }
        return moves.build().asList();
    }

    /** The time of a search for a move in this position. */
    public TimeBudget budget(Position position) {
        if (go.has(Flag.INFINITE)) {
            return TimeBudget.UNLIMITED;
        }
        if (go.number(Quantity.MOVETIME).isPresent()) {
            return moveTime(go.number(Quantity.MOVETIME).getAsLong());
        }
        if (go.number(Quantity.RTIME).isPresent()) {
            return moveTime(randomized(go.number(Quantity.RTIME).getAsLong()));
        }
        if (go.hasClock()) {
            TimeBudget budget = options.timeManagement().forClock(clock(position));
            return go.isByClock() && options.multiPv() == 1 && hasOneMove(position)
                    ? budget.atMost(ONE_MOVE_NANOS)
                    : budget;
        }
        return go.hasNoLimit() ? moveTime(DEFAULT_MILLIS) : TimeBudget.UNLIMITED;
    }

    private PlayerClock clock(Position position) {
        PlayerClock clock = go.clock(position.turn());
        int lastMove = options.rules().maxMoves();
        return lastMove == 0 ? clock : clock.withinMoves((lastMove - position.moveNumber()) / 2 + 1);
    }

    private static boolean hasOneMove(Position position) {
        return LegalMoves.of(position).size() == 1;
    }

    private TimeBudget moveTime(long millis) {
        return options.timeManagement().forMoveTime(millis);
    }

    private static long randomized(long millis) {
        return (long) (millis * ThreadLocalRandom.current().nextDouble(1, RANDOM_FACTOR));
    }
}
