package sanmai.search.eval.net;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.StepWindow;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Position;

/**
 * Mobility and king safety by sliders: for each kind of slider, every attacked square counts, and once more if it is beside
 * or near one of the kings. What sliders attack depends on the occupied squares between, so it is looked up for each
 * position and not updated incrementally.
 */
public final class SliderMobility {
    /** The number of weights: for each kind of slider each {@linkplain #ZONES zone}. */
    public static final int WEIGHTS = 25;

    /** The zones: all squares; those beside the own king, those two steps from it; and the same for the other king. */
    public static final int ZONES = 5;

    private static final PieceType[] KINDS = {
        PieceType.ROOK, PieceType.DRAGON, PieceType.BISHOP, PieceType.HORSE, PieceType.LANCE
    };

    private static final int OF_ROOK = 0;
    private static final int OF_DRAGON = ZONES;
    private static final int OF_BISHOP = 2 * ZONES;
    private static final int OF_HORSE = 3 * ZONES;
    private static final int OF_LANCE = 4 * ZONES;

    /**
     * By the king's square: that square and those beside it, in the {@link StepWindow} of the king's word; none for {@link
     * Square#NONE}.
     */
    private static final long[] BESIDE = new long[Square.LIMIT];

    /** By the king's square: the squares two steps from it, as in {@link #BESIDE}. */
    private static final long[] NEAR = new long[Square.LIMIT];

    /** The number of bits of a count when several are packed into a long. */
    private static final int COUNT_BITS = 12;

    static {
        for (int king = 0; king < Square.COUNT; king++) {
            int[] beside = new int[3];
            int[] near = new int[3];
            for (int square = 0; square < Square.COUNT; square++) {
                int distance = Square.distance(king, square);
                if (distance <= 2) {
                    int[] ring = distance <= 1 ? beside : near;
                    ring[Square.word(square)] |= Square.bit(square);
                }
            }
            BESIDE[king] = StepWindow.of(Square.word(king), beside[0], beside[1], beside[2]);
            NEAR[king] = StepWindow.of(Square.word(king), near[0], near[1], near[2]);
        }
    }

    private SliderMobility() {}

    /** The name of a weight: {@code +R beside other king}. */
    public static String name(int weight) {
        String[] zones = {"anywhere", "beside own king", "near own king", "beside other king", "near other king"};
        return KINDS[weight / ZONES].letters() + " " + zones[weight % ZONES];
    }

    /**
     * The mobility of a side's sliders.
     *
     * @param us the side's ordinal
     * @param weights by kind of slider and zone, for each attacked square
     */
    public static long score(Position p, int us, long[] weights) {
        int ours = us << Piece.COLOR_SHIFT;
        long sum = 0;
        int lance0 = 0;
        int lance1 = 0;
        int lance2 = 0;
        for (int w = 0; w < 3; w++) {
            for (int rooks = p.word(ours + ROOK, w); rooks != 0; rooks &= rooks - 1) {
                sum += rook(p, us, Square.first(w, rooks), weights, OF_ROOK);
            }
            for (int dragons = p.word(ours + DRAGON, w); dragons != 0; dragons &= dragons - 1) {
                sum += rook(p, us, Square.first(w, dragons), weights, OF_DRAGON);
            }
            for (int bishops = p.word(ours + BISHOP, w); bishops != 0; bishops &= bishops - 1) {
                sum += bishop(p, us, Square.first(w, bishops), weights, OF_BISHOP);
            }
            for (int horses = p.word(ours + HORSE, w); horses != 0; horses &= horses - 1) {
                sum += bishop(p, us, Square.first(w, horses), weights, OF_HORSE);
            }
            for (int lances = p.word(ours + LANCE, w); lances != 0; lances &= lances - 1) {
                // A side's lances never attack the same square, so they count as one.
                int square = Square.first(w, lances);
                Occupancy occupancy = p.occupancy();
                int key = Attacks.lanceKey(us, square, occupancy);
                lance0 |= Attacks.lanceWord(key, us, square, occupancy, 0);
                lance1 |= Attacks.lanceWord(key, us, square, occupancy, 1);
                lance2 |= Attacks.lanceWord(key, us, square, occupancy, 2);
            }
        }
        return (lance0 | lance1 | lance2) == 0 ? sum : sum + weigh(p, us, lance0, lance1, lance2, weights, OF_LANCE);
    }

    /** By kind of slider and zone: the number of squares that the side attacks. */
    public static int[] counts(Position p, int us) {
        int[] counts = new int[WEIGHTS];
        for (int kind = 0; kind < WEIGHTS; kind += ZONES) {
            long[] ones = new long[WEIGHTS];
            for (int zone = 0; zone < ZONES; zone++) {
                ones[kind + zone] = 1L << zone * COUNT_BITS;
            }
            long packed = score(p, us, ones);
            for (int zone = 0; zone < ZONES; zone++) {
                counts[kind + zone] = (int) (packed >>> zone * COUNT_BITS) & (1 << COUNT_BITS) - 1;
            }
        }
        return counts;
    }

    private static long rook(Position p, int us, int square, long[] weights, int kind) {
        Occupancy occupancy = p.occupancy();
        int key = Attacks.rookKey(square, occupancy);
        return weigh(
                p,
                us,
                Attacks.rookWord(key, square, occupancy, 0),
                Attacks.rookWord(key, square, occupancy, 1),
                Attacks.rookWord(key, square, occupancy, 2),
                weights,
                kind);
    }

    private static long bishop(Position p, int us, int square, long[] weights, int kind) {
        Occupancy occupancy = p.occupancy();
        int key = Attacks.bishopKey(square, occupancy);
        return weigh(
                p,
                us,
                Attacks.bishopWord(key, square, occupancy, 0),
                Attacks.bishopWord(key, square, occupancy, 1),
                Attacks.bishopWord(key, square, occupancy, 2),
                weights,
                kind);
    }

    private static long weigh(Position p, int us, int a, int b, int c, long[] weights, int kind) {
        int own = p.king(us);
        int other = p.king(us ^ 1);
        long seenByOwn = StepWindow.of(Square.word(own), a, b, c);
        long seenByOther = StepWindow.of(Square.word(other), a, b, c);
        return (Long.bitCount(a | (long) b << Integer.SIZE) + Integer.bitCount(c)) * weights[kind]
                + Long.bitCount(seenByOwn & BESIDE[own]) * weights[kind + 1]
                + Long.bitCount(seenByOwn & NEAR[own]) * weights[kind + 2]
                + Long.bitCount(seenByOther & BESIDE[other]) * weights[kind + 3]
                + Long.bitCount(seenByOther & NEAR[other]) * weights[kind + 4];
    }
}
