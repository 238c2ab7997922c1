package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.notation.UsiMove;
import sanmai.search.EnteringKingRule;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

@Timeout(120)
class SelfPlayTest {
    private static final int LONGEST = 320;

    @Test
    void theNumberDecidesTheGame() {
        SelfPlay player = Games.player(Games.SEED);
        for (int number : new int[] {5, 2, 5, 11}) {
            assertEquals(Games.SOME.get(number), player.play(number).orElseThrow(), "game " + number);
        }
        assertEquals(
                12, new HashSet<>(Games.SOME.stream().map(TrainingGame::moves).toList()).size());
        assertNotEquals(
                Games.SOME.get(0).moves(),
                Games.player(Games.SEED + 1).play(0).orElseThrow().moves());
    }

    @Test
    void gamesFollowTheRulesToTheirEnd() {
        Set<String> ends = new HashSet<>();
        Set<Integer> firstThinkers = new HashSet<>();
        for (TrainingGame game : Games.SOME) {
            ends.add(end(game));
            firstThinkers.add(game.openingPlies());
        }
        assertTrue(ends.contains("mate") && ends.contains("adjudication"), ends.toString());
        assertEquals(Set.of(8, 9), firstThinkers, "either colour may think first");
    }

    /** Replays a game by the rules, and says how it ended. */
    private static String end(TrainingGame game) {
        String name = "game " + game.number() + ", seed " + Games.SEED;
        LegalMoves generator = new LegalMoves();
        MoveList legal = new MoveList();
        Position position = Position.start();
        for (int i = 0; i < game.moves().size(); i++) {
            assertEquals("", over(position), name + ", before move " + (i + 1));
            generator.generate(position, legal);
            assertTrue(legal.contains(game.moves().get(i)), name + ", move " + (i + 1));
            assertTrue(Math.abs(game.scores().get(i)) <= TrainingGame.MAX_SCORE, name);
            assertTrue(i >= game.openingPlies() || game.scores().get(i) == 0, name);
            position.doMove(game.moves().get(i));
        }
        int mover = position.turnOrdinal() == 0 ? 1 : -1;
        String end = over(position);
        switch (end) {
            case "mate", "loss" -> assertEquals(-mover, game.result(), name);
            case "declaration", "win" -> assertEquals(mover, game.result(), name);
            case "draw" -> assertEquals(0, game.result(), name);
            default -> {
                assertTrue(game.moves().size() <= LONGEST, name);
                if (game.moves().size() < LONGEST) {
                    // Adjudication after six decided scores; the sixth player's move is not made.
                    assertEquals(5, decidedPlies(game, game.result()), name);
                    return "adjudication";
                }
                assertEquals(0, game.result(), name);
                return "length";
            }
        }
        return end;
    }

    /** What has ended the game in a position; empty if the game goes on. */
    private static String over(Position position) {
        Repetition repetition = Repetition.of(position);
        if (repetition != Repetition.NONE) {
            return repetition.name().toLowerCase(java.util.Locale.ROOT);
        }
        MoveList legal = LegalMoves.of(position);
        return legal.size() == 0 ? "mate" : EnteringKingRule.POINTS_27.canDeclare(position) ? "declaration" : "";
    }

    /** The number of plies at the end for which both scores said that this side is winning. */
    private static int decidedPlies(TrainingGame game, int winner) {
        int plies = 0;
        for (int i = game.moves().size() - 1; i >= game.openingPlies(); i--) {
            int forBlack = game.scores().get(i) * (i % 2 == 0 ? 1 : -1);
            if (forBlack * winner < 2500) {
                break;
            }
            plies++;
        }
        return plies;
    }

    /** Plays random moves, and gives the scores that the test sets. */
    private static final class Puppet implements Searcher {
        private final IntUnaryOperator forBlack;
        private final SplittableRandom random = new SplittableRandom(Games.SEED);
        private final LegalMoves generator = new LegalMoves();
        private final MoveList legal = new MoveList();
        private int asked;

        /** Gives scores for Black, by the number of searches in this game. */
        Puppet(IntUnaryOperator forBlack) {
            this.forBlack = forBlack;
        }

        @Override
        public void newGame() {
            asked = 0;
        }

        @Override
        public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
            Position position = request.position();
            generator.generate(position, legal);
            int score = forBlack.applyAsInt(asked++) * (position.turnOrdinal() == 0 ? 1 : -1);
            if (legal.size() == 0) {
                return SearchResult.mated(0);
            }
            Line line = Line.of(legal.get(random.nextInt(legal.size())));
            return SearchResult.of(new PrincipalVariation(line, score, 1), 1, 0);
        }
    }

    private static SelfPlay playing(IntUnaryOperator forBlack) {
        return new SelfPlay(new Puppet(forBlack), Limits.ofNodes(1), Games.SEED);
    }

    private static int played(TrainingGame game) {
        return game.moves().size() - game.openingPlies();
    }

    @Test
    void fourOfFiveDecidedGamesAreAdjudicated() {
        for (int sign : new int[] {1, -1}) {
            SelfPlay player = playing(asked -> asked == 0 ? 0 : sign * 2500);
            int ended = 0;
            for (int number = 0; number < 200; number++) {
                TrainingGame game = player.play(number).orElseThrow();
                assertTrue(played(game) >= 5 || over(position(game)).length() > 0, "game " + number);
                if (played(game) == 5) {
                    assertEquals(sign, game.result(), "game " + number);
                    ended++;
                }
            }
            assertTrue(ended > 130 && ended < 185, ended + " of 200 for " + sign);
        }
    }

    private static Position position(TrainingGame game) {
        Position position = Position.start();
        game.moves().forEach(position::doMove);
        return position;
    }

    @Test
    void undecidedGamesGoOn() {
        SelfPlay almost = playing(asked -> asked == 0 ? 0 : asked % 6 == 0 ? 2499 : 2500);
        SelfPlay otherwise = playing(asked -> asked == 0 ? 0 : asked % 6 < 3 ? 2500 : -2500);
        SelfPlay proud = playing(asked -> asked % 2 == 0 ? 0 : 30000);
        for (SelfPlay player : new SelfPlay[] {almost, otherwise, proud}) {
            for (int number = 0; number < 10; number++) {
                TrainingGame game = player.play(number).orElseThrow();
                String end = over(position(game));
                assertTrue(!end.isEmpty() || game.moves().size() == LONGEST, game.toString());
                if (end.isEmpty()) {
                    assertEquals(0, game.result());
                }
            }
        }
    }

    @Test
    void openingsThatAreLostAreNotPlayed() {
        TrainingGame first = playing(asked -> 600).play(0).orElseThrow();
        TrainingGame third = playing(asked -> asked < 2 ? -601 : 0).play(0).orElseThrow();
        assertNotEquals(
                first.moves().subList(0, first.openingPlies()), third.moves().subList(0, third.openingPlies()));
        assertEquals(600, Math.abs(first.scores().get(first.openingPlies())));
    }

    @Test
    void aStoppedPlayerTakesAnyOpening() {
        SelfPlay player = playing(asked -> 601);
        player.stop();
        assertEquals(Optional.empty(), player.play(0));
    }

    @Test
    void scoresAreCutOff() {
        TrainingGame game =
                playing(asked -> asked == 0 ? 0 : Score.mateIn(3)).play(0).orElseThrow();
        for (int i = game.openingPlies(); i < game.moves().size(); i++) {
            assertEquals(i % 2 == 0 ? 32_000 : -32_000, game.scores().get(i));
        }
    }

    @Test
    void aDeclarationWins() {
        for (int after = 1; after <= 2; after++) {
            int last = after;
            Searcher puppet = new Puppet(asked -> 0);
            Searcher searcher = new Searcher() {
                private int asked;

                @Override
                public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
                    return asked++ == last ? SearchResult.declaration(0) : puppet.search(request, control, listener);
                }
            };
            TrainingGame game = new SelfPlay(searcher, Limits.ofNodes(1), Games.SEED)
                    .play(3)
                    .orElseThrow();
            assertEquals(last - 1, played(game));
            assertEquals(game.moves().size() % 2 == 0 ? 1 : -1, game.result());
        }
    }

    @Test
    void repetitionIsADraw() {
        String[] rooks = {"2h3h", "8b7b", "3h2h", "7b8b"};
        Searcher shuffler = (request, control, listener) -> {
            Position position = request.position();
            int ply = position.movesMade();
            for (int i = 0; i < rooks.length; i++) {
                try {
                    int move = UsiMove.parse(rooks[(ply + i) % rooks.length], position);
                    MoveList legal = LegalMoves.of(position);
                    if (legal.contains(move)) {
                        return SearchResult.of(new PrincipalVariation(Line.of(move), 0, 1), 1, 0);
                    }
                } catch (IllegalArgumentException e) {
                    // Not legal: try another move.
                }
            }
            return SearchResult.of(new PrincipalVariation(Line.of(first(position)), 0, 1), 1, 0);
        };
        int repeated = 0;
        for (int number = 0; number < 20; number++) {
            TrainingGame game = new SelfPlay(shuffler, Limits.ofNodes(1), Games.SEED)
                    .play(number)
                    .orElseThrow();
            Repetition repetition = Repetition.of(position(game));
            if (repetition == Repetition.DRAW) {
                assertEquals(0, game.result());
                repeated++;
            }
        }
        assertTrue(repeated > 0, "no game was repeated");
    }

    private static int first(Position position) {
        MoveList legal = LegalMoves.of(position);
        return legal.get(0);
    }

    @Test
    void aStoppedGameGivesNoGame() {
        SelfPlay[] player = new SelfPlay[1];
        int[] asked = {0};
        Searcher puppet = new Puppet(count -> 0);
        player[0] = new SelfPlay(
                (request, control, listener) -> {
                    if (++asked[0] == 10) {
                        player[0].stop();
                        assertTrue(control.mustStop());
                    }
                    return puppet.search(request, control, listener);
                },
                Limits.ofNodes(1),
                Games.SEED);
        assertEquals(Optional.empty(), player[0].play(0));
        assertEquals(10, asked[0]);
        assertEquals(Optional.empty(), player[0].play(1));
        assertTrue(asked[0] <= 11, "a stopped player played on");
    }
}
