package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class TrainingSetTest {
    /** The positions that are quiet: copies, with the index of the move. */
    private record Quiet(Position position, int index) {
        static List<Quiet> of(TrainingGame game) {
            List<Quiet> quiet = new ArrayList<>();
            Position position = Position.start();
            for (int i = 0; i < game.moves().size(); i++) {
                int move = game.moves().get(i);
                Position after = position.copy();
                after.doMove(move);
                boolean takes = pieces(after) < pieces(position);
                boolean promotes = Move.usi(move).endsWith("+");
                boolean check = position.isInCheck();
                boolean decided = game.scores().get(i) > 3000 || game.scores().get(i) < -3000;
                if (i >= game.openingPlies() && !takes && !promotes && !check && !decided) {
                    quiet.add(new Quiet(position.copy(), i));
                }
                position.doMove(move);
            }
            return quiet;
        }

        private static int pieces(Position position) {
            return 40
                    - Arrays.stream(Color.values())
                            .mapToInt(color -> Hand.KINDS.stream()
                                    .mapToInt(kind -> Hand.count(position.hand(color), kind))
                                    .sum())
                            .sum();
        }
    }

    @Test
    void quietPositionsAreSeenFromBothSides() {
        TrainingSet set = new TrainingSet();
        int index = 0;
        for (TrainingGame game : Games.SOME) {
            set.add(game);
            for (Quiet quiet : Quiet.of(game)) {
                compare(quiet, game, set, index, "game " + game.number() + " move " + (quiet.index() + 1));
                index++;
            }
        }
        assertEquals(index, set.size());
        assertTrue(index > 150, index + " positions");
    }

    private static void compare(Quiet quiet, TrainingGame game, TrainingSet set, int index, String where) {
        Position position = quiet.position();
        int mover = position.turnOrdinal();
        for (int i = 0; i < 2; i++) {
            int side = i == 0 ? mover : 1 - mover;
            short[] listed = new short[40];
            assertEquals(40, NetFeatures.SET.listActive(position, side, listed, 0), where);
            int from = index * 80 + i * 40;
            int[] found = IntStream.range(from, from + 40)
                    .map(at -> set.features()[at])
                    .sorted()
                    .toArray();
            int[] expected =
                    IntStream.range(0, 40).map(at -> listed[at]).sorted().toArray();
            assertArrayEquals(expected, found, where);
            assertEquals(40, Arrays.stream(found).distinct().count(), where);
            assertEquals(
                    NetFeatures.SET.orientedKing(side, position.king(side)), set.orientedKings()[index * 2 + i], where);
            assertTrue(Square.column(set.orientedKings()[index * 2 + i]) >= 4, where + ": a king on the left");
        }
        int[] ours = SliderMobility.counts(position, mover);
        int[] theirs = SliderMobility.counts(position, 1 - mover);
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            assertEquals(ours[i] - theirs[i], set.mobility()[index * SliderMobility.WEIGHTS + i], where);
        }
        assertEquals(game.scores().get(quiet.index()), set.score(index), where);
        assertEquals(game.result() * (mover == 0 ? 1 : -1), set.result(index), where);
    }

    @Test
    void aSetGrowsWithoutLosingAnything() {
        TrainingSet set = new TrainingSet();
        TrainingSet once = Games.set(Games.SOME);
        int rounds = 2500 / once.size() + 1;
        for (int round = 0; round < rounds; round++) {
            Games.SOME.forEach(set::add);
        }
        assertEquals(rounds * once.size(), set.size());
        for (int i = 0; i < set.size(); i++) {
            int model = i % once.size();
            assertArrayEquals(
                    Arrays.copyOfRange(once.features(), model * 80, model * 80 + 80),
                    Arrays.copyOfRange(set.features(), i * 80, i * 80 + 80));
            assertArrayEquals(
                    Arrays.copyOfRange(once.mobility(), model * 25, model * 25 + 25),
                    Arrays.copyOfRange(set.mobility(), i * 25, i * 25 + 25));
            assertEquals(once.orientedKings()[model * 2 + 1], set.orientedKings()[i * 2 + 1]);
            assertEquals(once.score(model), set.score(i));
            assertEquals(once.result(model), set.result(i));
        }
    }

    @Test
    void scoresUpToTheLimitAreUsed() {
        for (int score : new int[] {3000, -3000}) {
            assertEquals(1, Games.set(List.of(game(score, 0))).size());
            assertEquals(
                    0,
                    Games.set(List.of(game(score + Integer.signum(score), 0))).size());
        }
    }

    /** A game of one move. */
    static TrainingGame game(int score, int result) {
        int move = UsiMove.parse("7g7f", Position.start());
        return new TrainingGame(0, 0, List.of(move), List.of(score), result);
    }

    @Test
    void aRandomOrderHasEveryPosition() {
        TrainingSet set = Games.set(Games.SOME);
        int[] order = set.shuffled(new SplittableRandom(1));
        assertArrayEquals(order, set.shuffled(new SplittableRandom(1)));
        assertNotEquals(Arrays.toString(order), Arrays.toString(set.shuffled(new SplittableRandom(2))));
        assertArrayEquals(
                IntStream.range(0, set.size()).toArray(),
                Arrays.stream(order).sorted().toArray());
        long unmoved =
                IntStream.range(0, order.length).filter(i -> order[i] == i).count();
        assertTrue(unmoved < 10, unmoved + " did not move");
    }

    @Test
    void dropsAreQuiet() {
        Position position = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b G 1");
        assertTrue(TrainingSet.isSuitable(position, UsiMove.parse("G*5b", position), 0));
        assertTrue(Move.isDrop(UsiMove.parse("G*5b", position)));
    }
}
