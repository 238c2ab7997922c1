package sanmai.usi.engine;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Random;
import java.util.function.Consumer;
import sanmai.core.Color;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.search.Limits;
import sanmai.search.SearchRequest;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Flag;
import sanmai.usi.protocol.GoParameters.Measure;

/** How far to search and for how long, by the words behind {@code go} and the options. */
public final class GoLimits {
    /** What a {@code go} that names no limit whatever may take. */
    private static final long BARE_MILLIS = 2000;

    /** A random time is at most so many times the one that was named. */
    private static final int RANDOM_SPAN = 3;

    private final EngineOptions settings;
    private final Random random = new Random();

    public GoLimits(EngineOptions settings) {
        this.settings = settings;
    }

    /**
     * The search that is asked for.
     *
     * @param complaints hears of moves to search that are not legal, which are left out
     */
    public SearchRequest request(Position position, GoParameters words, Consumer<String> complaints) {
        return new SearchRequest(position, limits(position, words, complaints), settings.rules());
    }

    private Limits limits(Position position, GoParameters words, Consumer<String> complaints) {
        boolean free = words.has(Flag.INFINITE);
        long depth = words.number(Measure.DEPTH)
                .orElse(Math.min(settings.defaultDepth(), free ? Limits.MAX_DEPTH : settings.depthLimit()));
        long nodes = words.number(Measure.NODES).orElse(free ? Long.MAX_VALUE : settings.nodesLimit());
        int clamped = (int) Math.max(1, Math.min(depth, Limits.MAX_DEPTH));
        return new Limits(clamped, nodes, settings.multiPv(), searchMoves(position, words, complaints));
    }

    private static ImmutableIntArray searchMoves(Position position, GoParameters words, Consumer<String> complaints) {
        ImmutableIntArray.Builder moves = ImmutableIntArray.builder();
        for (String text : words.searchMoves()) {
            try {
                moves.add(UsiMove.parse(text, position));
            } catch (NotationException e) {
                complaints.accept(e.getMessage() + "; it is not searched");
            }
        }
        return moves.build();
    }

    /** How long a search for this side may take. */
    public TimeBudget budget(GoParameters words, Color side) {
        if (words.has(Flag.INFINITE)) {
            return TimeBudget.UNLIMITED;
        }
        if (words.number(Measure.MOVETIME).isPresent()) {
            return moveTime(words.number(Measure.MOVETIME).getAsLong());
        }
        if (words.number(Measure.RTIME).isPresent()) {
            return moveTime(randomized(words.number(Measure.RTIME).getAsLong()));
        }
        if (words.hasClock()) {
            return settings.timeManagement().forClock(words.clock(side));
        }
        return words.isBare() ? moveTime(BARE_MILLIS) : TimeBudget.UNLIMITED;
    }

    private TimeBudget moveTime(long millis) {
        return settings.timeManagement().forMoveTime(millis);
    }

    private long randomized(long millis) {
        return (long) (millis * (1 + random.nextDouble() * (RANDOM_SPAN - 1)));
    }
}
