package sanmai.search.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.ObjIntConsumer;
import sanmai.search.eval.accumulator.FeatureSet;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.OutputBucket;
import sanmai.search.eval.net.SliderMobility;
import sanmai.shogi.Position;

/**
 * Quiet positions of games, as the features of a net. A position is quiet if no side is in check and the move that was
 * played neither captures nor promotes: exchanges are for the search to see, not for the evaluation.
 */
public final class TrainingSet {
    private static final int FIRST_CAPACITY = 1024;

    /** The number of active features of each side: the games have all 40 pieces, and each piece is a feature. */
    static final int PER_SIDE = FeatureSet.MAX_ACTIVE;

    static final int PER_POSITION = 2 * PER_SIDE;

    /** The greatest number of positions in a set: the features of more do not fit into an array. */
    static final int MAX_POSITIONS = (1 << 30) / PER_POSITION;

    private final LambdaReturn lambdaReturn;
    private short[] features;
    private byte[] orientedKings;
    private byte[] mobility;
    private byte[] outputBuckets;
    private short[] scores;
    private byte[] results;
    private int size;

    /** An empty set. */
    public TrainingSet() {
        this(LambdaReturn.NONE, FIRST_CAPACITY);
    }

    /** An empty set with scores by this lambda return, and room for {@code capacity} positions; it grows with more. */
    TrainingSet(LambdaReturn lambdaReturn, int capacity) {
        this.lambdaReturn = lambdaReturn;
        int room = Math.min(Math.max(capacity, FIRST_CAPACITY), MAX_POSITIONS);
        features = new short[room * PER_POSITION];
        orientedKings = new byte[room * 2];
        mobility = new byte[room * SliderMobility.WEIGHTS];
        outputBuckets = new byte[room];
        scores = new short[room];
        results = new byte[room];
    }

    /**
     * Adds the quiet positions of a game.
     *
     * @throws TrainingDataException if there are more positions than fit into one set
     */
    public void add(TrainingGame game) {
        int[] returns = lambdaReturn.of(game);
        forEachSuitable(
                game, (position, index) -> add(position, returns[index], game.resultFor(position.turnOrdinal())));
    }

    /**
     * Replays a game, and visits only the {@linkplain #isSuitable suitable} positions, as {@link TrainingGame#replay}
     * does.
     */
    static void forEachSuitable(TrainingGame game, ObjIntConsumer<Position> visitor) {
        game.replay((position, index) -> {
            if (isSuitable(position, game.moves().get(index), game.scores().get(index))) {
                visitor.accept(position, index);
            }
        });
    }

    /**
     * Whether a position is suitable for training: it is quiet and not decided.
     *
     * @param move the move that was played in it
     * @param score what the player expected, in centipawns
     */
    public static boolean isSuitable(Position position, int move, int score) {
        return Math.abs(score) <= TrainingGame.DECIDED_SCORE && position.isQuiet(move) && !position.isInCheck();
    }

    private void add(Position position, int score, int result) {
        if (size == scores.length) {
            if (size == MAX_POSITIONS) {
                throw new TrainingDataException("no more than " + MAX_POSITIONS + " positions can be learnt from");
            }
            int more = Math.min(size + size / 2, MAX_POSITIONS);
            features = Arrays.copyOf(features, more * PER_POSITION);
            orientedKings = Arrays.copyOf(orientedKings, more * 2);
            mobility = Arrays.copyOf(mobility, more * SliderMobility.WEIGHTS);
            outputBuckets = Arrays.copyOf(outputBuckets, more);
            scores = Arrays.copyOf(scores, more);
            results = Arrays.copyOf(results, more);
        }
        int us = position.turnOrdinal();
        putFeatures(position, us, size * PER_POSITION);
        putFeatures(position, us ^ 1, size * PER_POSITION + PER_SIDE);
        orientedKings[size * 2] = (byte) NetFeatures.SET.orientedKing(us, position.king(us));
        orientedKings[size * 2 + 1] = (byte) NetFeatures.SET.orientedKing(us ^ 1, position.king(us ^ 1));
        int[] ours = SliderMobility.counts(position, us);
        int[] theirs = SliderMobility.counts(position, us ^ 1);
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            mobility[size * SliderMobility.WEIGHTS + i] = (byte) (ours[i] - theirs[i]);
        }
        outputBuckets[size] = (byte) OutputBucket.of(position);
        scores[size] = (short) score;
        results[size] = (byte) result;
        size++;
    }

    private void putFeatures(Position position, int side, int at) {
        int count = NetFeatures.SET.listActive(position, side, features, at);
        if (count != PER_SIDE) {
            throw new IllegalArgumentException("a position with " + count + " pieces");
        }
    }

    /** The number of positions. */
    public int size() {
        return size;
    }

    /** For each position the active features: {@link #PER_SIDE} of the side to move, then of the other. */
    short[] features() {
        return features;
    }

    /** For each position the king squares of the side to move and of the other, each in its own perspective. */
    byte[] orientedKings() {
        return orientedKings;
    }

    /** For each position {@link SliderMobility#WEIGHTS} differences of counts: the side to move less the other. */
    byte[] mobility() {
        return mobility;
    }

    /** For each position its {@link OutputBucket}. */
    byte[] outputBuckets() {
        return outputBuckets;
    }

    /** The {@link LambdaReturn} for the side to move, in centipawns. */
    int score(int index) {
        return scores[index];
    }

    /** The result for the side to move: 1, 0 or -1. */
    int result(int index) {
        return results[index];
    }

    /** The indexes of all positions in random order. */
    int[] shuffled(SplittableRandom random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    @Override
    public String toString() {
        return "training set of " + size() + " positions";
    }
}
