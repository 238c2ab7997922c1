package sanmai.search.training;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.SplittableRandom;
import sanmai.movegen.LegalMoves;
import sanmai.search.DeclarationWinSearcher;
import sanmai.search.Limits;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.StopSignal;
import sanmai.search.match.Adjudication;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * Plays games of a searcher against itself, to learn from. A game begins with moves chosen by chance, so that no two are
 * alike; its number and the seed decide them, and as the searcher forgets everything before each game, the same number
 * always gives the same game.
 *
 * <p>A game that is decided is not played to its end: when both players {@linkplain Adjudication agree} that one of them is
 * far ahead. One of five games is played on to the mate all the same, so that there are such positions to learn from, too.
 *
 * <p>Not safe for use by several threads, {@link #stop} apart; several of these can play different numbers at the same
 * time.
 */
public final class SelfPlay {
    /** Openings have this many moves, or one more: so both colours come to think first. */
    private static final int OPENING_PLIES = 8;

    /** An opening that one side comes out of so much better is not played. */
    private static final int MOST_OPENING_SCORE = 600;

    private static final int LONGEST_GAME = 320;
    private static final double PLAYED_OUT = 0.2;

    private static final long GAMES_OF_A_SEED = 1L << 31;

    private final Searcher searcher;
    private final Limits limits;
    private final long seed;
    private final StopSignal stop = new StopSignal();
    private final LegalMoves generator = new LegalMoves();
    private final MoveList list = new MoveList();

    /** Games of this searcher, which is to search so far for each move. */
    public SelfPlay(Searcher searcher, Limits limits, long seed) {
        this.searcher = new DeclarationWinSearcher(searcher);
        this.limits = limits;
        this.seed = seed;
    }

    /** Breaks off the game that is being played, and all later ones. For other threads. */
    public void stop() {
        stop.give();
    }

    /** The game of a number, from 0; nothing if it was broken off. */
    public Optional<TrainingGame> play(int number) {
        TrainingGame game = playOn(number);
        return stop.isGiven() ? Optional.empty() : Optional.of(game);
    }

    private TrainingGame playOn(int number) {
        SplittableRandom random = new SplittableRandom(seed * GAMES_OF_A_SEED + number);
        searcher.newGame();
        Position position = opening(random);
        boolean playedOut = random.nextDouble() < PLAYED_OUT;
        Draft draft = new Draft(number, position);
        Adjudication agreement = new Adjudication();
        while (draft.plies < LONGEST_GAME && !stop.isGiven()) {
            SearchResult result = search(position);
            if (result.declaresWin()) {
                return draft.end(position.turnOrdinal() == 0 ? 1 : -1);
            }
            if (!result.hasMove()) {
                return draft.end(position.turnOrdinal() == 0 ? -1 : 1);
            }
            int winner = agreement.hear(position, result.score());
            if (winner != 0 && !playedOut) {
                return draft.end(winner);
            }
            draft.add(result.bestMove(), result.score());
            position.doMove(result.bestMove());
            Repetition repetition = Repetition.of(position);
            if (repetition != Repetition.NONE) {
                int forMover = repetition == Repetition.WIN ? 1 : repetition == Repetition.LOSS ? -1 : 0;
                return draft.end(position.turnOrdinal() == 0 ? forMover : -forMover);
            }
        }
        return draft.end(0);
    }

    private SearchResult search(Position position) {
        return searcher.search(new SearchRequest(position.copy(), limits), stop.begin(), SearchListener.NONE);
    }

    private Position opening(SplittableRandom random) {
        while (true) {
            Position position = Position.start();
            int plies = OPENING_PLIES + random.nextInt(2);
            for (int ply = 0; ply < plies; ply++) {
                generator.generate(position, list);
                if (list.size() == 0) {
                    break;
                }
                position.doMove(list.get(random.nextInt(list.size())));
            }
            generator.generate(position, list);
            if (list.size() > 0 && (Math.abs(search(position).score()) <= MOST_OPENING_SCORE || stop.isGiven())) {
                return position;
            }
        }
    }

    /** What is known of a game that is being played. */
    private static final class Draft {
        private final int number;
        private final int openingPlies;
        private final ImmutableIntArray.Builder moves = ImmutableIntArray.builder();
        private final ImmutableIntArray.Builder scores = ImmutableIntArray.builder();
        private int plies;

        Draft(int number, Position opening) {
            this.number = number;
            openingPlies = opening.movesMade();
            for (int i = 0; i < openingPlies; i++) {
                add(opening.moveMade(i), 0);
            }
        }

        void add(int move, int score) {
            moves.add(move);
            scores.add(Math.max(-TrainingGame.MAX_SCORE, Math.min(score, TrainingGame.MAX_SCORE)));
            plies++;
        }

        TrainingGame end(int result) {
            return new TrainingGame(number, openingPlies, moves.build(), scores.build(), result);
        }
    }
}
