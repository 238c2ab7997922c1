package sanmai.search.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.engine.PrincipalVariation;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

@Timeout(600)
class MatchTest {
    private static final long SEED = Integer.getInteger("test.seed", 20260107);
    private static final int PAIRS = Integer.getInteger("sanmai.match.pairs", 4);

    static Player engine(long nodes) {
        AlphaBeta searcher = new AlphaBeta(NetEvaluationFactory.shipped());
        searcher.prepare(new Resources(1, 1));
        return new Player(searcher, Limits.ofNodes(nodes));
    }

    private static MatchScore play(Match match) {
        MatchScore score = MatchScore.NONE;
        for (int pair = 1; pair <= PAIRS; pair++) {
            score = score.plus(match.pair(pair).orElseThrow());
        }
        return score;
    }

    @Test
    void theEngineBeatsThePapersSearch() {
        MatchScore score = play(new Match(engine(2_000), new Player(new Minimax(), Limits.ofDepth(2)), SEED));
        assertTrue(score.share() >= 0.85, "seed " + SEED + ": " + score);
    }

    @Test
    void moreNodesPlayBetter() {
        MatchScore score = play(new Match(engine(2_000), engine(100), SEED));
        assertTrue(score.share() >= 0.7, "seed " + SEED + ": " + score);
        MatchScore reversed = play(new Match(engine(100), engine(2_000), SEED));
        assertTrue(reversed.share() <= 0.3, "seed " + SEED + ": " + reversed);
    }

    @Test
    void aPairHasTheSameResultAgain() {
        Match match = new Match(engine(150), engine(100), SEED);
        GamePair third = match.pair(3).orElseThrow();
        match.pair(1);
        assertEquals(third, match.pair(3).orElseThrow());
        assertEquals(third, new Match(engine(150), engine(100), SEED).pair(3).orElseThrow());
    }

    @Test
    void equalPlayersShareEachPair() {
        Match match = new Match(engine(100), engine(100), SEED);
        for (int number = 1; number <= 4; number++) {
            assertEquals(2, match.pair(number).orElseThrow().halves(), "pair " + number + ", seed " + SEED);
        }
    }

    @Test
    void openingsAreBalancedAndDiffer() {
        Match match = new Match(engine(1_000), engine(1), SEED);
        Set<String> openings = new HashSet<>();
        for (int number = 0; number < 30; number++) {
            Position opening = match.opening(new SplittableRandom(number));
            openings.add(Sfen.of(opening));
            assertEquals(8, opening.movesMade());
            SearchResult result = engine(1_000)
                    .searcher()
                    .search(new SearchRequest(opening, new Limits(4, 1_000)), new SearchControl(), SearchListener.NONE);
            assertTrue(Math.abs(result.score()) <= 300, Sfen.of(opening) + " " + result.score());
        }
        assertEquals(30, openings.size());
    }

    /** Plays the first legal move with the scores that the test sets, or gives no move. */
    private static final class Puppet implements Searcher {
        private final int forBlack;
        private final boolean cheats;
        private Runnable onSearch = () -> {};
        private int searches;

        Puppet(int forBlack, boolean cheats) {
            this.forBlack = forBlack;
            this.cheats = cheats;
        }

        @Override
        public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
            searches++;
            onSearch.run();
            if (request.limits().depth() <= 4) {
                return SearchResult.of(new PrincipalVariation(Line.of(first(request.position())), 0, 1), 1, 0);
            }
            int score = request.position().turnOrdinal() == 0 ? forBlack : -forBlack;
            int move = cheats ? Move.NONE : first(request.position());
            return SearchResult.of(new PrincipalVariation(Line.of(move), score, 1), 1, 0);
        }

        private static int first(Position position) {
            MoveList legal = LegalMoves.of(position);
            return legal.get(0);
        }
    }

    private static Player playing(Puppet puppet) {
        return new Player(puppet, Limits.ofNodes(1));
    }

    @Test
    void decidedGamesAreAdjudicated() {
        for (int sign : new int[] {1, -1}) {
            Puppet first = new Puppet(sign * 2500, false);
            Puppet second = new Puppet(sign * 2500, false);
            Outcome black = sign > 0 ? Outcome.WON : Outcome.LOST;
            GamePair pair =
                    new Match(playing(first), playing(second), SEED).pair(1).orElseThrow();
            assertEquals(new GamePair(1, black, black.reversed()), pair);
            // Six plies in each game, and the opening.
            assertEquals(12, first.searches + second.searches - openingSearches(sign));
        }
    }

    private static int openingSearches(int sign) {
        Puppet alone = new Puppet(sign, false);
        new Match(playing(alone), playing(alone), SEED).opening(new SplittableRandom(SEED * (1L << 31) + 1));
        return alone.searches;
    }

    @Test
    void adjudicationNeedsSixPliesInARow() {
        Adjudication adjudication = new Adjudication();
        Position position = Position.start();
        for (int score : new int[] {2500, -2500, 2500, -2500, 2500, -2499, 2500, -2500, 2500, -2500, 2500}) {
            assertEquals(0, adjudication.hear(position, score));
            position.doNullMove();
        }
        assertEquals(1, adjudication.hear(position, -2500));
        position.doNullMove();
        assertEquals(0, adjudication.hear(position, -9000));
        for (int i = 0; i < 4; i++) {
            position.doNullMove();
            assertEquals(0, adjudication.hear(position, i % 2 == 0 ? 9000 : -9000));
        }
        position.doNullMove();
        assertEquals(-1, adjudication.hear(position, 9000));
        for (int i = 0; i < 5; i++) {
            position.doNullMove();
            assertEquals(0, adjudication.hear(position, i % 2 == 0 ? 9000 : -9000));
        }
        position.doNullMove();
        assertEquals(1, adjudication.hear(position, -9000));
    }

    @Test
    void anIllegalMoveIsAnError() {
        Match match = new Match(playing(new Puppet(0, false)), playing(new Puppet(0, true)), SEED);
        assertThrows(IllegalStateException.class, () -> match.pair(1));
    }

    @Test
    void aStoppedPairHasNoResult() {
        Puppet puppet = new Puppet(0, false);
        Match match = new Match(playing(puppet), playing(new Puppet(0, false)), SEED);
        puppet.onSearch = () -> {
            if (puppet.searches == 8) {
                match.stop();
            }
        };
        assertEquals(Optional.empty(), match.pair(1));
        assertEquals(8, puppet.searches);
        assertEquals(Optional.empty(), match.pair(2));
    }
}
