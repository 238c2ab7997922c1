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
import sanmai.core.attacks.Window;
import sanmai.shogi.Position;

/**
 * What the slides of rooks, bishops and lances are worth. They depend on what stands in their way, so they are looked up
 * anew for each position. For each kind of slider, every square that is attacked counts, and once more if it is beside
 * or near one of the kings: mobility, and attack and defence of kings.
 */
public final class SliderMobility {
    /** The number of weights: for each kind of slider each {@linkplain #ZONES zone}. */
    public static final int WEIGHTS = 25;

    /** All squares; those beside the own king, two steps from it; and the same for the other king. */
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
     * By king: the king's square and those beside it; and those two steps away; in the window of the king's word. {@link
     * Square#NONE} has none.
     */
    private static final long[] BESIDE = new long[Square.LIMIT];

    private static final long[] NEAR = new long[Square.LIMIT];

    /** A count takes so many bits when several are packed into a long. */
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
            BESIDE[king] = Window.of(Square.word(king), beside[0], beside[1], beside[2]);
            NEAR[king] = Window.of(Square.word(king), near[0], near[1], near[2]);
        }
    }

    private SliderMobility() {}

    /** The name of a weight: {@code +R beside other king}. */
    public static String name(int weight) {
        String[] zones = {"anywhere", "beside own king", "near own king", "beside other king", "near other king"};
        return KINDS[weight / ZONES].letters() + " " + zones[weight % ZONES];
    }

    /**
     * What the slides of a side, by its ordinal, are worth.
     *
     * @param weights by kind and zone; what an attacked square is worth
     */
    public static long worth(Position p, int us, long[] weights) {
        int ours = us << Piece.COLOR_SHIFT;
        long worth = 0;
        int lance0 = 0;
        int lance1 = 0;
        int lance2 = 0;
        for (int w = 0; w < 3; w++) {
            for (int rooks = p.word(ours + ROOK, w); rooks != 0; rooks &= rooks - 1) {
                worth += rook(p, us, Square.first(w, rooks), weights, OF_ROOK);
            }
            for (int dragons = p.word(ours + DRAGON, w); dragons != 0; dragons &= dragons - 1) {
                worth += rook(p, us, Square.first(w, dragons), weights, OF_DRAGON);
            }
            for (int bishops = p.word(ours + BISHOP, w); bishops != 0; bishops &= bishops - 1) {
                worth += bishop(p, us, Square.first(w, bishops), weights, OF_BISHOP);
            }
            for (int horses = p.word(ours + HORSE, w); horses != 0; horses &= horses - 1) {
                worth += bishop(p, us, Square.first(w, horses), weights, OF_HORSE);
            }
            for (int lances = p.word(ours + LANCE, w); lances != 0; lances &= lances - 1) {
                // A side's lances never attack the same square, so they count as one.
                int square = Square.first(w, lances);
                int key = Attacks.lanceKey(us, square, p.occupancy());
                lance0 |= Attacks.lanceWord(key, us, square, 0);
                lance1 |= Attacks.lanceWord(key, us, square, 1);
                lance2 |= Attacks.lanceWord(key, us, square, 2);
            }
        }
        return (lance0 | lance1 | lance2) == 0 ? worth : worth + of(p, us, lance0, lance1, lance2, weights, OF_LANCE);
    }

    /** By kind and zone: how many squares the side attacks. */
    public static int[] counts(Position p, int us) {
        int[] counts = new int[WEIGHTS];
        for (int kind = 0; kind < WEIGHTS; kind += ZONES) {
            long[] ones = new long[WEIGHTS];
            for (int zone = 0; zone < ZONES; zone++) {
                ones[kind + zone] = 1L << zone * COUNT_BITS;
            }
            long packed = worth(p, us, ones);
            for (int zone = 0; zone < ZONES; zone++) {
                counts[kind + zone] = (int) (packed >>> zone * COUNT_BITS) & (1 << COUNT_BITS) - 1;
            }
        }
        return counts;
    }

    private static long rook(Position p, int us, int square, long[] weights, int kind) {
        int key = Attacks.rookKey(square, p.occupancy());
        return of(
                p,
                us,
                Attacks.rookWord(key, square, 0),
                Attacks.rookWord(key, square, 1),
                Attacks.rookWord(key, square, 2),
                weights,
                kind);
    }

    private static long bishop(Position p, int us, int square, long[] weights, int kind) {
        int key = Attacks.bishopKey(square, p.occupancy());
        return of(
                p,
                us,
                Attacks.bishopWord(key, square, 0),
                Attacks.bishopWord(key, square, 1),
                Attacks.bishopWord(key, square, 2),
                weights,
                kind);
    }

    private static long of(Position p, int us, int a, int b, int c, long[] weights, int kind) {
        int own = p.king(us);
        int other = p.king(us ^ 1);
        long seenByOwn = Window.of(Square.word(own), a, b, c);
        long seenByOther = Window.of(Square.word(other), a, b, c);
        return (Long.bitCount(a | (long) b << Integer.SIZE) + Integer.bitCount(c)) * weights[kind]
                + Long.bitCount(seenByOwn & BESIDE[own]) * weights[kind + 1]
                + Long.bitCount(seenByOwn & NEAR[own]) * weights[kind + 2]
                + Long.bitCount(seenByOther & BESIDE[other]) * weights[kind + 3]
                + Long.bitCount(seenByOther & NEAR[other]) * weights[kind + 4];
    }
}
