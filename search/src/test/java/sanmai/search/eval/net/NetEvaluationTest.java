package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.search.Play;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Hand;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

class NetEvaluationTest {
    private static final long SEED = Long.getLong("test.seed", 20260102);

    /** Units of this net are often cut off on both sides. */
    private static final Net RANDOM = randomNet(new SplittableRandom(SEED));

    static Net randomNet(SplittableRandom random) {
        int[][] units = new int[NetFeatures.COUNT][];
        Arrays.setAll(units, i -> numbers(Net.WIDTH, random, 60));
        return new Net(new Net.Weights(
                units,
                numbers(Net.WIDTH, random, Net.ONE),
                numbers(2 * Net.WIDTH, random, 3000),
                numbers(NetFeatures.COUNT, random, 2000),
                numbers(NetFeatures.RELATIVE_COUNT, random, 2000),
                numbers(SliderMobility.WEIGHTS, random, 300),
                321));
    }

    private static int[] numbers(int count, SplittableRandom random, int most) {
        return random.ints(count, -most, most + 1).toArray();
    }

    /** What the net's weights say, worked out one by one. */
    private static int bySum(Position position, Net net) {
        Net.Weights weights = net.weights();
        int us = position.turnOrdinal();
        long sum = weights.tempo();
        long active = 0;
        for (int side = 0; side < 2; side++) {
            int sign = side == us ? 1 : -1;
            int king = position.king(side);
            int[] list = new int[64];
            int size = NetFeatures.list(position, NetFeatures.view(side, king), list);
            for (int i = 0; i < size; i++) {
                sum += sign * weights.places()[list[i]];
                int relative = NetFeatures.relative(list[i], NetFeatures.kingSeen(side, king));
                sum += relative < 0 ? 0 : sign * weights.relative()[relative];
            }
            for (int unit = 0; unit < Net.WIDTH; unit++) {
                int total = weights.starts()[unit];
                for (int i = 0; i < size; i++) {
                    total += weights.units()[list[i]][unit];
                }
                long cut = Math.max(0, Math.min(total, Net.ONE));
                active += (cut * cut >> 4) * weights.worth()[(side == us ? 0 : Net.WIDTH) + unit];
            }
            int[] slides = slides(position, side);
            for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
                sum += (long) sign * slides[i] * weights.slides()[i];
            }
        }
        sum += active / (Net.ONE * Net.ONE >> 4);
        return (int) Math.max(-Evaluation.MAX_SCORE, Math.min(sum / Net.FINE, Evaluation.MAX_SCORE));
    }

    /** How many squares each kind of slider attacks in each zone, square by square. */
    private static int[] slides(Position position, int side) {
        PieceType[] kinds = {PieceType.ROOK, PieceType.DRAGON, PieceType.BISHOP, PieceType.HORSE, PieceType.LANCE};
        int[] counts = new int[SliderMobility.WEIGHTS];
        for (int kind = 0; kind < kinds.length; kind++) {
            // The steps of promoted sliders do not slide.
            int slider = Piece.of(Color.of(side), kinds[kind].isPromoted() ? kinds[kind].unpromoted() : kinds[kind]);
            for (int from :
                    position.pieces(Color.of(side), kinds[kind]).squares().toArray()) {
                Bitboard attacked = Attacks.of(slider, from, position.occupancy());
                for (int to : attacked.squares().toArray()) {
                    counts[kind * SliderMobility.ZONES]++;
                    for (int whose = 0; whose < 2; whose++) {
                        int king = position.king(side ^ whose);
                        int distance = king == Square.NONE ? 9 : Square.distance(king, to);
                        if (distance <= 2) {
                            counts[kind * SliderMobility.ZONES + 1 + 2 * whose + (distance == 2 ? 1 : 0)]++;
                        }
                    }
                }
            }
        }
        return counts;
    }

    private static int fromScratch(Position position, Net net) {
        Evaluation evaluation = new NetEvaluation(net);
        evaluation.set(position);
        return evaluation.score(position);
    }

    /** With and without questions on the way, since a question completes what a king's move has left open. */
    private static void follow(Position position, SplittableRandom random, int plies, Net net) {
        Evaluation evaluation = new NetEvaluation(net);
        evaluation.set(position);
        LegalMoves generator = new LegalMoves();
        MoveList list = new MoveList();
        int made = 0;
        for (int i = 0; i < plies; i++) {
            generator.generate(position, list);
            if (list.size() == 0 || made > 0 && random.nextInt(3) == 0) {
                if (made == 0) {
                    break;
                }
                position.undoMove();
                evaluation.pop();
                made--;
            } else {
                int move = list.get(random.nextInt(list.size()));
                evaluation.push(position, move);
                position.doMove(move);
                made++;
            }
            if (random.nextBoolean()) {
                assertEquals(bySum(position, net), evaluation.score(position), () -> Sfen.of(position) + " " + SEED);
            }
        }
    }

    @Test
    void movesAndTheirWayBackAreFollowed() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 100; game++) {
            follow(Play.random(random, 150), random, 300, RANDOM);
            follow(Play.random(random, 150), random, 30, ShippedNet.get());
            follow(Play.random(random, 150), random, 30, HandcraftedNet.get());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k4/9/9/9/9/9/9/9/9 b RBGSNLP2g 1",
                "4k4/9/9/9/4p4/9/9/9/9 w RBGSNLP2g 1",
                "9/9/9/9/4p4/9/9/9/4K4 w Gg 1",
                "9/9/2r6/9/4p4/9/6B2/9/9 b Gg 1"
            })
    void kingsMayBeMissing(String sfen) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 20; game++) {
            follow(Sfen.position(sfen, SetupProblem.Reason.HARMLESS), random, 50, RANDOM);
        }
    }

    @Test
    void countsOfSlidesArePackedAndUnpacked() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 300; game++) {
            Position position = Play.random(random, 300);
            assertArrayEquals(slides(position, 0), SliderMobility.counts(position, 0), () -> Sfen.of(position));
            assertArrayEquals(slides(position, 1), SliderMobility.counts(position, 1), () -> Sfen.of(position));
        }
    }

    @Test
    void bothSidesAndBothWingsAreJudgedAlike() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 300; game++) {
            Position position = Play.random(random, 200);
            int score = fromScratch(position, RANDOM);
            Position turned = PositionSetup.of(position).rotated180().toPosition();
            assertEquals(score, fromScratch(turned, RANDOM), () -> Sfen.of(position));
            // With a king in the middle both wings are looked at without a mirror.
            if (Square.column(position.king(0)) != 4 && Square.column(position.king(1)) != 4) {
                assertEquals(score, fromScratch(mirrored(position), RANDOM), () -> Sfen.of(position));
            }
        }
    }

    private static Position mirrored(Position position) {
        PositionSetup.Builder setup = PositionSetup.builder().turn(position.turn());
        for (int square = 0; square < Square.COUNT; square++) {
            setup.piece(Square.at(Square.row(square), 8 - Square.column(square)), position.pieceAt(square));
        }
        for (Color color : Color.values()) {
            for (PieceType kind : Hand.KINDS) {
                setup.hand(color, kind, Hand.count(position.hand(color), kind));
            }
        }
        return setup.build().toPosition();
    }

    @Test
    void aPieceMoreIsBetterAndAnAttackedKingWorse() {
        for (Net net : new Net[] {HandcraftedNet.get(), ShippedNet.get()}) {
            int even = fromScratch(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b - 1"), net);
            int gold = fromScratch(Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b G 1"), net);
            assertTrue(gold > even + 300, even + " " + gold);
            int far = fromScratch(Sfen.position("4k4/9/9/9/9/9/9/9/G3K4 b - 1"), net);
            int near = fromScratch(Sfen.position("4k4/9/4G4/9/9/9/9/9/4K4 b - 1"), net);
            assertTrue(near > far, far + " " + near);
        }
    }
}
