package sanmai.search.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;
import sanmai.shogi.Position;

/**
 * Quiet positions of games, as the net sees them. A position is quiet if no side is in check and the move that was played
 * neither takes nor promotes: what is about to be exchanged is for the search to see, not for the evaluation.
 */
public final class TrainingSet {
    /** Positions that are decided say little. */
    private static final int MOST_SCORE = 3000;

    static final int PER_SIDE = NetFeatures.MOST_ACTIVE;
    static final int PER_POSITION = 2 * PER_SIDE;

    /** An array can hold no more numbers. */
    private static final int MOST_POSITIONS = (1 << 30) / PER_POSITION;

    private final int[] list = new int[PER_SIDE];
    private short[] features = new short[1024 * PER_POSITION];
    private byte[] kings = new byte[1024 * 2];
    private byte[] slides = new byte[1024 * SliderMobility.WEIGHTS];
    private short[] scores = new short[1024];
    private byte[] results = new byte[1024];
    private int size;

    /**
     * Adds the quiet positions of a game.
     *
     * @throws TrainingDataException if there are more positions than fit into one set
     */
    public void add(TrainingGame game) {
        game.replay((position, index) -> {
            int move = game.moves().get(index);
            int score = game.scores().get(index);
            if (isWanted(position, move, score)) {
                add(position, score, game.resultFor(position.turnOrdinal()));
            }
        });
    }

    /**
     * Whether there is something to learn from a position: it is quiet and not decided.
     *
     * @param move the move that was played in it
     * @param score what the player expected, in hundredths of a pawn
     */
    public static boolean isWanted(Position position, int move, int score) {
        return Math.abs(score) <= MOST_SCORE && position.isQuiet(move) && !position.isInCheck();
    }

    private void add(Position position, int score, int result) {
        if (size == scores.length) {
            if (size == MOST_POSITIONS) {
                throw new TrainingDataException("no more than " + MOST_POSITIONS + " positions can be learnt from");
            }
            int more = Math.min(size + size / 2, MOST_POSITIONS);
            features = Arrays.copyOf(features, more * PER_POSITION);
            kings = Arrays.copyOf(kings, more * 2);
            slides = Arrays.copyOf(slides, more * SliderMobility.WEIGHTS);
            scores = Arrays.copyOf(scores, more);
            results = Arrays.copyOf(results, more);
        }
        int us = position.turnOrdinal();
        list(position, us, size * PER_POSITION);
        list(position, us ^ 1, size * PER_POSITION + PER_SIDE);
        kings[size * 2] = (byte) NetFeatures.kingSeen(us, position.king(us));
        kings[size * 2 + 1] = (byte) NetFeatures.kingSeen(us ^ 1, position.king(us ^ 1));
        int[] ours = SliderMobility.counts(position, us);
        int[] theirs = SliderMobility.counts(position, us ^ 1);
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            slides[size * SliderMobility.WEIGHTS + i] = (byte) (ours[i] - theirs[i]);
        }
        scores[size] = (short) score;
        results[size] = (byte) result;
        size++;
    }

    private void list(Position position, int side, int at) {
        int count = NetFeatures.list(position, NetFeatures.view(side, position.king(side)), list);
        if (count != PER_SIDE) {
            throw new IllegalArgumentException("a position with " + count + " pieces");
        }
        for (int i = 0; i < count; i++) {
            features[at + i] = (short) list[i];
        }
    }

    /** How many positions there are. */
    public int size() {
        return size;
    }

    /** Where the numbers of a position begin: {@link #PER_SIDE} of the side to move, then of the other. */
    short[] features() {
        return features;
    }

    /** Where the side to move, and then the other, sees its king, for each position. */
    byte[] kings() {
        return kings;
    }

    /** For each position {@link SliderMobility#WEIGHTS} numbers: what the side to move attacks more than the other. */
    byte[] slides() {
        return slides;
    }

    /** What the player expected, from the view of the side to move. */
    int score(int index) {
        return scores[index];
    }

    /** How the game ended, from the view of the side to move: 1, 0 or -1. */
    int result(int index) {
        return results[index];
    }

    /** A number by which two sets of the same size are told apart. */
    public long checksum() {
        CRC32 sum = new CRC32();
        sum.update(kings, 0, size * 2);
        sum.update(slides, 0, size * SliderMobility.WEIGHTS);
        sum.update(results, 0, size);
        for (int i = 0; i < size; i++) {
            sum.update(scores[i]);
            sum.update(scores[i] >> Byte.SIZE);
        }
        return sum.getValue();
    }

    /** The indexes of all positions in an order decided by chance. */
    int[] shuffled(SplittableRandom random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
