package sanmai.cli.papers.sliders;

import java.util.SplittableRandom;
import sanmai.core.Bitboard;
import sanmai.core.Direction;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.Occupancy;

/**
 * Asks the active scheme for the attack sets of sliders, over and over. The questions come in a random order, which no
 * branch predictor can learn; a lance's colour is random too.
 *
 * <p><b>Performance note:</b> one small loop for each kind of slider, so that the compiler treats each alike, whichever
 * came first.
 */
final class AttackQueries {
    private static final long SEED = 20081;
    private static final int BOARD_SHIFT = 8;
    private static final int COLOR_SHIFT = 7;

    private static final Direction[] STRAIGHT = {Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH};
    private static final Direction[] DIAGONAL = {
        Direction.NORTH_WEST, Direction.NORTH_EAST, Direction.SOUTH_WEST, Direction.SOUTH_EAST
    };
    private static final Direction[][] FORWARD = {{Direction.NORTH}, {Direction.SOUTH}};

    private final Occupancy[] boards;

    /** A board, a colour and a square in each. */
    private final int[] questions;

    /** Two rooks, two bishops and four lances on each board, if it has as many pieces. */
    private final Bitboard[] sliders;

    AttackQueries(Occupancy[] boards) {
        this.boards = boards;
        SplittableRandom random = new SplittableRandom(SEED);
        questions = new int[boards.length * Square.COUNT];
        for (int i = 0; i < questions.length; i++) {
            int question = i / Square.COUNT << BOARD_SHIFT | random.nextInt(2) << COLOR_SHIFT | i % Square.COUNT;
            int place = random.nextInt(i + 1);
            questions[i] = questions[place];
            questions[place] = question;
        }
        sliders = new Bitboard[3 * boards.length];
        for (int i = 0; i < sliders.length; i++) {
            sliders[i] = some(boards[i / 3].squares(), i % 3 < 2 ? 2 : 4, random);
        }
    }

    private static Bitboard some(Bitboard pieces, int count, SplittableRandom random) {
        Bitboard some = pieces;
        while (some.count() > count) {
            some = some.without(random.nextInt(Square.COUNT));
        }
        return some;
    }

    /** Figures for one attack set, from those for a call of each of the next four methods. */
    PerSlider each(double[] calls) {
        return new PerSlider(
                calls[0] / questions.length,
                calls[1] / questions.length,
                calls[2] / questions.length,
                calls[3] / boards.length);
    }

    /** Asks about rooks. The sum of the answers is returned so that the compiler removes none of them. */
    long rooks() {
        long sum = 0;
        for (int question : questions) {
            Occupancy occupancy = boards[question >>> BOARD_SHIFT];
            int square = question & Square.LIMIT - 1;
            int key = Attacks.rookKey(square, occupancy);
            sum += sum(
                    Attacks.rookWord(key, square, occupancy, 0),
                    Attacks.rookWord(key, square, occupancy, 1),
                    Attacks.rookWord(key, square, occupancy, 2));
        }
        return sum;
    }

    /** Asks about bishops. */
    long bishops() {
        long sum = 0;
        for (int question : questions) {
            Occupancy occupancy = boards[question >>> BOARD_SHIFT];
            int square = question & Square.LIMIT - 1;
            int key = Attacks.bishopKey(square, occupancy);
            sum += sum(
                    Attacks.bishopWord(key, square, occupancy, 0),
                    Attacks.bishopWord(key, square, occupancy, 1),
                    Attacks.bishopWord(key, square, occupancy, 2));
        }
        return sum;
    }

    /** Asks about lances. */
    long lances() {
        long sum = 0;
        for (int question : questions) {
            Occupancy occupancy = boards[question >>> BOARD_SHIFT];
            int square = question & Square.LIMIT - 1;
            int color = question >>> COLOR_SHIFT & 1;
            int key = Attacks.lanceKey(color, square, occupancy);
            sum += sum(
                    Attacks.lanceWord(key, color, square, occupancy, 0),
                    Attacks.lanceWord(key, color, square, occupancy, 1),
                    Attacks.lanceWord(key, color, square, occupancy, 2));
        }
        return sum;
    }

    /** Asks about all sliders of a side, one side on each board. */
    long sides() {
        long sum = 0;
        for (int i = 0; i < boards.length; i++) {
            Bitboard rooks = Attacks.rooks(sliders[3 * i], boards[i]);
            Bitboard bishops = Attacks.bishops(sliders[3 * i + 1], boards[i]);
            Bitboard lances = Attacks.lances(i & 1, sliders[3 * i + 2], boards[i]);
            sum += sum(
                    rooks.w0() | bishops.w0() | lances.w0(),
                    rooks.w1() | bishops.w1() | lances.w1(),
                    rooks.w2() | bishops.w2() | lances.w2());
        }
        return sum;
    }

    private static long sum(int word0, int word1, int word2) {
        return word0 + 3L * word1 + 5L * word2;
    }

    /** A checksum of the answers in their order, of all kinds of sliders. */
    String checksum() {
        long hash = 0;
        for (int question : questions) {
            Occupancy occupancy = boards[question >>> BOARD_SHIFT];
            int square = question & Square.LIMIT - 1;
            int color = question >>> COLOR_SHIFT & 1;
            int rook = Attacks.rookKey(square, occupancy);
            int bishop = Attacks.bishopKey(square, occupancy);
            int lance = Attacks.lanceKey(color, square, occupancy);
            for (int w = 0; w < 3; w++) {
                hash = mix(hash, Attacks.rookWord(rook, square, occupancy, w));
                hash = mix(hash, Attacks.bishopWord(bishop, square, occupancy, w));
                hash = mix(hash, Attacks.lanceWord(lance, color, square, occupancy, w));
            }
        }
        return Long.toHexString(hash);
    }

    /** The checksum of the answers that a walk along the rays gives. */
    String expectedChecksum() {
        long hash = 0;
        for (int question : questions) {
            Occupancy occupancy = boards[question >>> BOARD_SHIFT];
            int square = question & Square.LIMIT - 1;
            int[] rook = walk(STRAIGHT, square, occupancy);
            int[] bishop = walk(DIAGONAL, square, occupancy);
            int[] lance = walk(FORWARD[question >>> COLOR_SHIFT & 1], square, occupancy);
            for (int w = 0; w < 3; w++) {
                hash = mix(mix(mix(hash, rook[w]), bishop[w]), lance[w]);
            }
        }
        return Long.toHexString(hash);
    }

    private static int[] walk(Direction[] rays, int square, Occupancy occupancy) {
        int[] words = new int[3];
        for (Direction ray : rays) {
            int to = ray.from(square);
            while (to != Square.NONE) {
                words[Square.word(to)] |= Square.bit(to);
                to = occupancy.isOccupied(to) ? Square.NONE : ray.from(to);
            }
        }
        return words;
    }

    private static long mix(long hash, int word) {
        return (hash ^ word) * 0x9E3779B97F4A7C15L + (hash >>> 29);
    }
}
