package sanmai.search.training;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.SplittableRandom;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.Searcher;
import sanmai.search.StopSignal;
import sanmai.search.match.Outcome;
import sanmai.search.match.Player;
import sanmai.search.match.RandomOpening;
import sanmai.search.match.Referee;
import sanmai.search.match.Referee.Conditions;
import sanmai.search.time.Limits;
import sanmai.shogi.Position;

/**
 * Plays games of a searcher against itself, as training data. A game begins with random moves; its number and the seed
 * decide them, and the searcher forgets everything before each game, so the same number always gives the same game.
 *
 * <p>Decided games are adjudicated. One game in five is played to its end instead, so that the evaluation learns from
 * decided positions too.
 *
 * <p>Not safe for use by several threads, except {@link #stop}; several objects can play different games at the same
 * time.
 */
public final class SelfPlay implements AutoCloseable {
    /** Openings have this number of moves, or one more, so that either colour may be the first to think. */
    private static final int OPENING_PLIES = 8;

    /** An opening in which one side is further ahead, in centipawns, is not played. */
    private static final int MAX_OPENING_SCORE = 600;

    /** A game is a draw after this number of moves, counting those of the opening. */
    private static final int MAX_MOVES = 320;

    private static final double PLAYED_OUT = 0.2;

    private static final long GAMES_OF_A_SEED = 1L << 31;

    private final Player player;
    private final long seed;
    private final StopSignal stop = new StopSignal();
    private final RandomOpening openings = new RandomOpening();

    /**
     * Self-play of this searcher, which {@link #close} closes.
     *
     * @param limits of the search for each move
     */
    public SelfPlay(Searcher searcher, Limits limits, long seed) {
        player = new Player(searcher, limits);
        this.seed = seed;
    }

    /** Closes the searcher. */
    @Override
    public void close() {
        player.searcher().close();
    }

    /** Breaks off the game that is being played, and all later ones. Any thread may call this. */
    public void stop() {
        stop.stop();
    }

    /**
     * Plays the game of a number, from 0; empty if the game was broken off.
     *
     * @throws sanmai.search.match.NoBalancedOpeningException if the searcher sees one side far ahead in every opening
     */
    public Optional<TrainingGame> play(int number) {
        SplittableRandom random = new SplittableRandom(seed * GAMES_OF_A_SEED + number);
        player.searcher().newGame();
        Position position = opening(random);
        boolean playedOut = random.nextDouble() < PLAYED_OUT;
        GameRecorder recorder = new GameRecorder(number, position);
        Outcome outcome =
                new Referee(player, player, stop).play(position, new Conditions(MAX_MOVES, !playedOut), recorder::add);
        return stop.isStopped() ? Optional.empty() : Optional.of(recorder.end(outcome));
    }

    private Position opening(SplittableRandom random) {
        return openings.balanced(
                () -> OPENING_PLIES + random.nextInt(2), random, this::openingScore, MAX_OPENING_SCORE);
    }

    /** Any opening will do for a game that has been stopped. */
    private int openingScore(Position position) {
        SearchRequest request = new SearchRequest(position, player.limits());
        int score = player.searcher()
                .search(request, stop.newControl(), SearchListener.NONE)
                .score();
        return stop.isStopped() ? 0 : score;
    }

    /** Writes down the moves of a game and their scores. */
    private static final class GameRecorder {
        private final int number;
        private final int openingPlies;
        private final ImmutableIntArray.Builder moves = ImmutableIntArray.builder();
        private final ImmutableIntArray.Builder scores = ImmutableIntArray.builder();

        GameRecorder(int number, Position opening) {
            this.number = number;
            openingPlies = opening.movesMade();
            for (int i = 0; i < openingPlies; i++) {
                add(opening.moveMade(i), 0);
            }
        }

        void add(int move, int score) {
            moves.add(move);
            scores.add(Math.max(-TrainingGame.MAX_SCORE, Math.min(score, TrainingGame.MAX_SCORE)));
        }

        TrainingGame end(Outcome outcome) {
            return new TrainingGame(
                    number, openingPlies, moves.build().asList(), scores.build().asList(), outcome.sign());
        }
    }
}
