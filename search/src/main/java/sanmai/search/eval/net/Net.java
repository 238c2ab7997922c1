package sanmai.search.eval.net;

import sanmai.core.Square;

/**
 * What positions are worth, as learnt from games: a sum of three parts.
 *
 * <ul>
 *   <li><b>Places.</b> Each side sees the board in its {@linkplain NetFeatures view}. A piece is worth something by its
 *       square, and something by its place relative to the side's king. What the other side sees is taken off.
 *   <li><b>Slides.</b> The squares that sliders attack, see {@link SliderMobility}.
 *   <li><b>Units</b> of a small neural network. Each side has a layer of {@link #WIDTH} units, which add up the weights of
 *       what is there in its view; a unit's sum is cut off below 0 and above 1 and squared, and the units of both sides
 *       have weights in the result.
 * </ul>
 *
 * <p>The sums of units are kept as whole numbers. Four units share a long, 16 bits each: adding and subtracting longs
 * carries from one unit to the next, but what is carried is taken back when the sum is complete, so the four are added at
 * once and exactly.
 */
public final class Net {
    /** How many units each side has. */
    public static final int WIDTH = 32;

    /** A unit's sum of this size is 1. */
    public static final int ONE = 255;

    /** Hundredths of a pawn are counted in this many parts. */
    public static final int FINE = 16;

    /** No weight of a unit is greater: 40 of them must stay within 16 bits. */
    public static final int MOST_WEIGHT = 2 * ONE;

    /** A unit that is 1 counts so much, after the square of {@link #ONE} has lost its last bits. */
    static final int ACTIVE = ONE * ONE >> Net.SQUARE_SHIFT;

    /** How many bits the square loses, so that what all units are worth together stays within an int. */
    static final int SQUARE_SHIFT = 4;

    /** No unit is worth more, in {@link #FINE}ths of a hundredth of a pawn, so that all together stay within an int. */
    public static final int MOST_WORTH = Integer.MAX_VALUE / ACTIVE / (2 * WIDTH);

    /** No unit's sum starts with more, for the same reason. */
    public static final int MOST_START = 32 * ONE;

    /** How many longs the units take. */
    static final int LANES = WIDTH / 4;

    /** Is added to each unit's sum, so that none is below zero. */
    static final int OFFSET = 1 << 15;

    private static final int LANE_BITS = 16;

    /** By feature: units, four in a long. */
    final long[] rows = new long[NetFeatures.COUNT * LANES];

    /** What the sums of units begin with. */
    final long[] start = new long[LANES];

    /** By the king's square as its side sees it, and feature: what a piece there is worth. */
    final int[] places = new int[Square.COUNT * NetFeatures.COUNT];

    /** By kind of slider and zone, see {@link SliderMobility}. */
    final long[] slides = new long[SliderMobility.WEIGHTS];

    /** By unit, those of the side to move first: what a unit of 1 is worth. */
    final int[] worth = new int[2 * WIDTH];

    /** What it is worth to be the one to move. */
    final int tempo;

    private final Weights weights;

    /**
     * The weights as whole numbers. What things are worth is in {@link #FINE}ths of a hundredth of a pawn.
     *
     * @param units by feature and unit, in {@link #ONE}ths, at most {@link #MOST_WEIGHT} either way
     * @param starts by unit: what its sum begins with, in {@link #ONE}ths
     * @param worth by unit, those of the side to move first: what it is worth, at most {@link #MOST_WORTH} either way
     * @param places by feature: what it is worth
     * @param relative by {@linkplain NetFeatures#relative relative place}: what it is worth
     * @param slides by kind of slider and zone: what an attacked square is worth
     * @param tempo what it is worth to be the one to move
     */
    public record Weights(
            int[][] units, int[] starts, int[] worth, int[] places, int[] relative, int[] slides, int tempo) {}

    /** The net with these weights, which must keep to the limits. */
    public Net(Weights weights) {
        this.weights = weights;
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            pack(weights.units()[feature], 0, rows, feature * LANES);
        }
        pack(weights.starts(), OFFSET, start, 0);
        for (int king = 0; king < Square.COUNT; king++) {
            for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
                int relative = NetFeatures.relative(feature, king);
                places[king * NetFeatures.COUNT + feature] =
                        weights.places()[feature] + (relative < 0 ? 0 : weights.relative()[relative]);
            }
        }
        for (int i = 0; i < slides.length; i++) {
            slides[i] = weights.slides()[i];
        }
        System.arraycopy(weights.worth(), 0, worth, 0, worth.length);
        tempo = weights.tempo();
    }

    private static void pack(int[] units, int offset, long[] into, int at) {
        for (int unit = 0; unit < WIDTH; unit++) {
            into[at + unit / 4] += (long) (units[unit] + offset) << unit % 4 * LANE_BITS;
        }
    }

    /** The weights, to be read only. */
    public Weights weights() {
        return weights;
    }
}
