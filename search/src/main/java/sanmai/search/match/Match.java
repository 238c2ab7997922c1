package sanmai.search.match;

import java.util.Optional;
import java.util.SplittableRandom;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.StopSignal;
import sanmai.search.match.Referee.Conditions;
import sanmai.search.match.Referee.MoveListener;
import sanmai.search.time.Limits;
import sanmai.shogi.Position;

/**
 * Plays two players against each other, in pairs of games from the same opening with both colours. An opening is eight
 * random moves after which a shallow search by the first player sees neither side ahead by more than three pawns. The seed
 * and a pair's number decide its opening, and players forget everything before each game, so the same pair always has the
 * same result.
 *
 * <p>A {@link Referee} ends the games; they are adjudicated, and drawn when they are very long.
 *
 * <p>Not safe for use by several threads, except {@link #stop}; several matches can play different pairs at the same time.
 */
public final class Match implements PairPlayer {
    private static final int OPENING_PLIES = 8;
    private static final int OPENING_DEPTH = 4;

    /** In centipawns. */
    private static final int MAX_OPENING_SCORE = 300;

    private static final Conditions CONDITIONS = new Conditions(OPENING_PLIES + 320, true);

    private static final long PAIRS_OF_A_SEED = 1L << 31;

    private final Player first;
    private final Player second;
    private final long seed;
    private final StopSignal stop = new StopSignal();
    private final RandomOpening openings = new RandomOpening();

    /** A match of these players, which it closes, from openings that the seed decides. */
    public Match(Player first, Player second, long seed) {
        this.first = first;
        this.second = second;
        this.seed = seed;
    }

    @Override
    public void stop() {
        stop.stop();
    }

    @Override
    public void close() {
        first.searcher().close();
        second.searcher().close();
    }

    /**
     * Plays the pair with this number, from 1; empty if the match was stopped.
     *
     * @throws NoBalancedOpeningException if the first player sees one side far ahead in every opening
     */
    @Override
    public Optional<GamePair> pair(int number) {
        Position start = opening(new SplittableRandom(seed * PAIRS_OF_A_SEED + number));
        Outcome asBlack = play(start.copy(), first, second);
        Outcome asWhite = play(start.copy(), second, first).reversed();
        return stop.isStopped() ? Optional.empty() : Optional.of(new GamePair(number, asBlack, asWhite));
    }

    private Outcome play(Position position, Player black, Player white) {
        black.searcher().newGame();
        white.searcher().newGame();
        return new Referee(black, white, stop).play(position, CONDITIONS, MoveListener.NONE);
    }

    /** A balanced opening, with Black to move. */
    Position opening(SplittableRandom random) {
        return openings.balanced(() -> OPENING_PLIES, random, this::openingScore, MAX_OPENING_SCORE);
    }

    /** A stopped match accepts any opening. */
    private int openingScore(Position position) {
        first.searcher().newGame();
        Limits limits = new Limits(
                Math.min(OPENING_DEPTH, first.limits().depth()), first.limits().nodes());
        SearchRequest request = new SearchRequest(position, limits);
        int score = first.searcher()
                .search(request, stop.newControl(), SearchListener.NONE)
                .score();
        return stop.isStopped() ? 0 : score;
    }
}
