package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
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

    /** The neurons of this net are often clipped on both sides. */
    private static final Net RANDOM = randomNet(new Net.Size(32), new SplittableRandom(SEED));

    private static final Net WIDE = randomNet(new Net.Size(96), new SplittableRandom(SEED));

    private static final Net WITH_KING_BUCKETS =
            randomNet(new Net.Size(32, KingBucket.COUNT), new SplittableRandom(SEED));

    static Net randomNet(Net.Size size, SplittableRandom random) {
        int neurons = size.neurons();
        int[][][] featureWeights = new int[size.kingBuckets()][NetFeatures.COUNT][];
        for (int[][] ofBucket : featureWeights) {
            Arrays.setAll(ofBucket, i -> numbers(neurons, random, 60));
        }
        return new Net(new Net.Weights(
                featureWeights,
                numbers(neurons, random, Net.ACCUMULATOR_SCALE),
                ofBuckets(() -> numbers(2 * neurons, random, 3000)),
                numbers(NetFeatures.COUNT, random, 2000),
                numbers(NetFeatures.KING_RELATIVE_COUNT, random, 2000),
                ofBuckets(() -> numbers(SliderMobility.WEIGHTS, random, 300)),
                numbers(OutputBucket.COUNT, random, 400)));
    }

    private static int[][] ofBuckets(Supplier<int[]> ofOne) {
        return Stream.generate(ofOne).limit(OutputBucket.COUNT).toArray(int[][]::new);
    }

    private static int[] numbers(int count, SplittableRandom random, int most) {
        return random.ints(count, -most, most + 1).toArray();
    }

    /** The score by the formula of {@link Net}, weight by weight. */
    private static int byFormula(Position position, Net net) {
        Net.Weights weights = net.weights();
        int neurons = weights.size().neurons();
        int us = position.turnOrdinal();
        int bucket = bucket(40 - position.occupancy().squares().count());
        long sum = weights.tempo()[bucket];
        long hidden = 0;
        for (int side = 0; side < 2; side++) {
            int sign = side == us ? 1 : -1;
            int king = position.king(side);
            short[] list = new short[64];
            int size = NetFeatures.SET.listActive(position, side, list, 0);
            int kingBucket =
                    weights.size().kingBuckets() > 1 ? kingBucket(NetFeatures.SET.orientedKing(side, king)) : 0;
            for (int i = 0; i < size; i++) {
                sum += sign * weights.pieceSquare()[list[i]];
                int relative = NetFeatures.kingRelative(list[i], NetFeatures.SET.orientedKing(side, king));
                sum += relative < 0 ? 0 : sign * weights.kingRelative()[relative];
            }
            for (int neuron = 0; neuron < neurons; neuron++) {
                int total = weights.biases()[neuron];
                for (int i = 0; i < size; i++) {
                    total += weights.featureWeights()[kingBucket][list[i]][neuron];
                }
                long clipped = Math.max(0, Math.min(total, Net.ACCUMULATOR_SCALE));
                hidden +=
                        (clipped * clipped >> 4) * weights.outputWeights()[bucket][(side == us ? 0 : neurons) + neuron];
            }
            int[] mobility = mobility(position, side);
            for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
                sum += (long) sign * mobility[i] * weights.mobility()[bucket][i];
            }
        }
        sum += hidden / (Net.ACCUMULATOR_SCALE * Net.ACCUMULATOR_SCALE >> 4);
        return (int) Math.max(-Evaluation.MAX_SCORE, Math.min(sum / Net.OUTPUT_SCALE, Evaluation.MAX_SCORE));
    }

    /** The king bucket, by rank from the far one and by file from the middle one. */
    private static int kingBucket(int orientedKing) {
        int rank = Square.row(orientedKing);
        int file = Square.column(orientedKing) - 4;
        return switch (rank) {
            case 8 -> file < 2 ? 0 : 1;
            case 7 -> file < 2 ? 2 : file == 2 ? 3 : 4;
            case 6 -> 5;
            default -> rank > 3 ? 6 : 7;
        };
    }

    /** The output bucket for a number of pieces in hand. */
    private static int bucket(int inHand) {
        return inHand < 2 ? inHand : inHand < 10 ? 1 + inHand / 2 : inHand < 13 ? 6 : 7;
    }

    /** The number of squares that each kind of slider attacks in each zone, counted square by square. */
    private static int[] mobility(Position position, int side) {
        PieceType[] kinds = {PieceType.ROOK, PieceType.DRAGON, PieceType.BISHOP, PieceType.HORSE, PieceType.LANCE};
        int[] counts = new int[SliderMobility.WEIGHTS];
        for (int kind = 0; kind < kinds.length; kind++) {
            // The steps of promoted sliders are not counted.
            int slider = Piece.code(Color.of(side), kinds[kind].isPromoted() ? kinds[kind].unpromoted() : kinds[kind]);
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

    /** Asks for scores on some plies only, since the accumulator is updated lazily. */
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
                assertEquals(
                        byFormula(position, net), evaluation.score(position), () -> Sfen.of(position) + " " + SEED);
            }
        }
    }

    @Test
    void incrementalUpdatesEqualARefresh() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 50; game++) {
            follow(Play.random(random, 150), random, 300, RANDOM);
            follow(Play.random(random, 150), random, 100, WIDE);
            follow(Play.random(random, 150), random, 300, WITH_KING_BUCKETS);
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
            follow(Sfen.position(sfen, SetupProblem.Reason.HARMLESS), random, 50, WITH_KING_BUCKETS);
        }
    }

    @Test
    void mobilityCountsArePackedAndUnpacked() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 300; game++) {
            Position position = Play.random(random, 300);
            assertArrayEquals(mobility(position, 0), SliderMobility.counts(position, 0), () -> Sfen.of(position));
            assertArrayEquals(mobility(position, 1), SliderMobility.counts(position, 1), () -> Sfen.of(position));
        }
    }

    @Test
    void theGreatestOutputWeightsDoNotOverflow() {
        for (int sign = -1; sign <= 1; sign += 2) {
            int[] full = new int[Net.MAX_NEURONS];
            Arrays.fill(full, Net.ACCUMULATOR_SCALE);
            int[] greatest = new int[2 * Net.MAX_NEURONS];
            Arrays.fill(greatest, sign * Net.MAX_OUTPUT_WEIGHT);
            Net net = new Net(new Net.Weights(
                    new int[1][NetFeatures.COUNT][Net.MAX_NEURONS],
                    full,
                    ofBuckets(() -> greatest),
                    new int[NetFeatures.COUNT],
                    new int[NetFeatures.KING_RELATIVE_COUNT],
                    new int[OutputBucket.COUNT][SliderMobility.WEIGHTS],
                    new int[OutputBucket.COUNT]));
            assertEquals(sign * Evaluation.MAX_SCORE, fromScratch(Position.start(), net));
        }
    }

    @Test
    void theOwnKingTellsTheKingBucket() {
        Set<Integer> buckets = new HashSet<>();
        for (int king = 0; king < Square.COUNT; king++) {
            int oriented = NetFeatures.SET.orientedKing(0, king);
            assertEquals(kingBucket(oriented), KingBucket.of(oriented), Square.name(king));
            buckets.add(KingBucket.of(oriented));
        }
        assertEquals(KingBucket.COUNT, buckets.size());
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 30; game++) {
            follow(Sfen.position("k8/9/9/9/9/9/9/9/8K b Gg 1"), random, 200, WITH_KING_BUCKETS);
        }
    }

    @Test
    void bothSidesAndBothWingsAreJudgedAlike() {
        for (Net net : new Net[] {RANDOM, WITH_KING_BUCKETS}) {
            bothSidesAndBothWingsAreJudgedAlike(net);
        }
    }

    private static void bothSidesAndBothWingsAreJudgedAlike(Net net) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < 300; game++) {
            Position position = Play.random(random, 200);
            int score = fromScratch(position, net);
            Position turned = PositionSetup.of(position).rotated180().toPosition();
            assertEquals(score, fromScratch(turned, net), () -> Sfen.of(position));
            // With a king in the middle both wings are looked at without a mirror.
            if (Square.column(position.king(0)) != 4 && Square.column(position.king(1)) != 4) {
                assertEquals(score, fromScratch(mirrored(position), net), () -> Sfen.of(position));
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
    void materialIsGoodAndAnAttackedKingIsBad() {
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
