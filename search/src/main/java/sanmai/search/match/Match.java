package sanmai.search.match;

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
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * Plays two players against each other, in pairs of games from the same opening with both colours. An opening is moves
 * chosen by chance after which a shallow search by the first player sees neither side ahead by more than three pawns. The
 * seed and a pair's number decide its opening, and players forget everything before each game, so a pair always ends
 * alike.
 *
 * <p>A game ends by the rules, when both players {@linkplain Adjudication agree}, or as a draw when it is very long.
 *
 * <p>Not safe for use by several threads, {@link #stop} apart; several of these can play different pairs at the same time.
 */
public final class Match {
    private static final int OPENING_PLIES = 8;
    private static final int OPENING_DEPTH = 4;
    private static final int MOST_OPENING_SCORE = 300;
    private static final int LONGEST_GAME = 320;

    private static final long PAIRS_OF_A_SEED = 1L << 31;

    private final Player first;
    private final Player second;
    private final long seed;
    private final StopSignal stop = new StopSignal();
    private final LegalMoves generator = new LegalMoves();
    private final MoveList list = new MoveList();

    /** A match of these players, from openings that the seed decides. */
    public Match(Player first, Player second, long seed) {
        this.first = withDeclarations(first);
        this.second = withDeclarations(second);
        this.seed = seed;
    }

    private static Player withDeclarations(Player player) {
        return new Player(new DeclarationWinSearcher(player.searcher()), player.limits());
    }

    /** Breaks off the pair that is being played, and all later ones. For other threads. */
    public void stop() {
        stop.give();
    }

    /** Plays the pair of a number, from 1; nothing if it was broken off. */
    public Optional<GamePair> pair(int number) {
        Position opening = opening(new SplittableRandom(seed * PAIRS_OF_A_SEED + number));
        Outcome asBlack = play(opening.copy(), first, second);
        Outcome asWhite = play(opening.copy(), second, first).reversed();
        return stop.isGiven() ? Optional.empty() : Optional.of(new GamePair(number, asBlack, asWhite));
    }

    /** With Black to move. */
    Position opening(SplittableRandom random) {
        Limits limits = new Limits(
                Math.min(OPENING_DEPTH, first.limits().depth()), first.limits().nodes());
        while (true) {
            Position position = Position.start();
            boolean goesOn = true;
            for (int ply = 0; ply < OPENING_PLIES && goesOn; ply++) {
                generator.generate(position, list);
                goesOn = list.size() > 0;
                if (goesOn) {
                    position.doMove(list.get(random.nextInt(list.size())));
                }
            }
            first.searcher().newGame();
            if (stop.isGiven()
                    || goesOn
                            && Math.abs(search(first.searcher(), position, limits)
                                            .score())
                                    <= MOST_OPENING_SCORE) {
                return position;
            }
        }
    }

    private SearchResult search(Searcher searcher, Position position, Limits limits) {
        return searcher.search(new SearchRequest(position.copy(), limits), stop.begin(), SearchListener.NONE);
    }

    /** One game, from the view of the player who moves first in this position, Black. */
    private Outcome play(Position position, Player black, Player white) {
        black.searcher().newGame();
        white.searcher().newGame();
        Adjudication agreement = new Adjudication();
        for (int ply = 0; ply < LONGEST_GAME && !stop.isGiven(); ply++) {
            int turn = position.turnOrdinal();
            Player player = turn == 0 ? black : white;
            SearchResult result = search(player.searcher(), position, player.limits());
            if (result.declaresWin()) {
                return wonBy(turn);
            }
            if (!result.hasMove()) {
                return wonBy(turn ^ 1);
            }
            int decided = agreement.hear(position, result.score());
            if (decided != 0) {
                return wonBy(decided > 0 ? 0 : 1);
            }
            generator.generate(position, list);
            if (!list.contains(result.bestMove())) {
                throw new IllegalStateException("illegal move " + result + " in\n" + position);
            }
            position.doMove(result.bestMove());
            switch (Repetition.of(position)) {
                case DRAW -> {
                    return Outcome.DRAWN;
                }
                case WIN -> {
                    return wonBy(turn ^ 1);
                }
                case LOSS -> {
                    return wonBy(turn);
                }
                case NONE -> {}
            }
        }
        return Outcome.DRAWN;
    }

    private static Outcome wonBy(int side) {
        return side == 0 ? Outcome.WON : Outcome.LOST;
    }
}
