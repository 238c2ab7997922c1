package sanmai.pages;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.FactorTable;
import sanmai.core.sliders.magic.factors.MagicFactors;
import sanmai.core.sliders.magic.factors.MagicSlider;
import sanmai.core.sliders.magic.factors.ShippedFactors;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.perfecthash.PerfectHash;
import sanmai.game.Game;
import sanmai.positions.SuiteFormat;
import sanmai.report.Units;
import sanmai.shogi.Move;

/** Our figures beside those of the papers, as far as they can be counted: by what they are, as the page writes them. */
final class PaperFigures {
    private static final int WORDS = Square.COUNT / Square.PER_WORD;
    private static final int LONGEST = 9;
    private static final int CENTRE = Square.COUNT / 2;

    /** A bitboard in a table: three ints and a spare one. */
    private static final int ENTRY = 16;

    private final Map<String, String> figures = new LinkedHashMap<>();
    private final FactorTable factors = ShippedFactors.read();

    private PaperFigures() {}

    static Map<String, String> all() {
        PaperFigures all = new PaperFigures();
        all.grimbergen();
        all.fennerAndLevene();
        all.kindergarten();
        all.kannan();
        all.tannous();
        return all.figures;
    }

    private void put(String figure, Object value) {
        figures.put(figure, value.toString());
    }

    private void grimbergen() {
        int rotated = SchemeTables.length("rotated", "rank.words.words") / 4;
        put("chess: squares of a board, in how many words", Square.COUNT + " in " + WORDS);
        put("chess: the same without the ends", bySquare(rotated) + ", " + Units.bytes(rotated * ENTRY));
        put("chess: lengths of diagonals", lengths(OccupancyMap.NORTH_WEST));
        put("squares in a word", Square.PER_WORD);
        put("spare bits in a board of three ints", spare(Integer.SIZE * WORDS) + ", " + share(Integer.SIZE * WORDS));
        put("spare bits in a board of two longs", share(2 * Long.SIZE));
        put("words of the squares on which Black, White promotes", zone(0) + ", " + zone(6));
        put("sliding pieces", "PLNSGBR".chars().filter(PaperFigures::slides).count());
        put("shifts that bring a rank to bit 0 (`rank_shift_no`)", joined(rankShifts()));
        put("inner squares of a line, which make the key", LineAttacks.INNER_BITS);
        put("attack tables, entries of each", SchemeTables.ofRotated() + " of " + bySquare(rotated));
        put("maps of the occupied squares, the board among them", OccupancyMap.values().length);
        put("diagonals that a turn by 45 degrees cuts, each way", cutLines());
        put("lengths of the diagonals in each word", joined(packing()));
        put("ranks on which pawn, lance, knight must promote", joined(List.of(dead('P'), dead('L'), dead('N'))));
        put(
                "positions, all of professional games",
                SuiteFormat.POSITIONS.shipped().cases().size());
    }

    private static String bySquare(int entries) {
        return Square.COUNT + " x " + entries / Square.COUNT;
    }

    private static String lengths(OccupancyMap map) {
        IntSummaryStatistics lengths =
                IntStream.range(0, Square.COUNT).map(map::lineLength).summaryStatistics();
        return lengths.getMin() + " to " + lengths.getMax();
    }

    private static int spare(int bits) {
        return bits - Square.COUNT;
    }

    private static String share(int bits) {
        return Math.round(100.0 * spare(bits) / bits) + "%";
    }

    private static String joined(Collection<?> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** The word that is full of the three ranks from this row on. */
    private static int zone(int row) {
        Bitboard zone = Bitboard.row(row).or(Bitboard.row(row + 1)).or(Bitboard.row(row + 2));
        return IntStream.range(0, WORDS)
                .filter(w -> Integer.bitCount(zone.word(w)) == Square.PER_WORD)
                .findFirst()
                .orElseThrow();
    }

    private static List<Integer> rankShifts() {
        return IntStream.range(0, WORDS)
                .map(rank -> OccupancyMap.RANK_ORDER.lineStart(Square.at(rank, 0)))
                .boxed()
                .toList();
    }

    private static long cutLines() {
        OccupancyMap map = OccupancyMap.NORTH_WEST;
        return starts(map)
                .filter(square -> map.lineStart(square) % Square.PER_WORD + map.lineLength(square) > Square.PER_WORD)
                .count();
    }

    private static List<String> packing() {
        OccupancyMap map = OccupancyMap.NORTH_WEST;
        return IntStream.range(0, WORDS)
                .mapToObj(w -> starts(map)
                        .map(map::lineStart)
                        .filter(start -> start / Square.PER_WORD == w)
                        .sorted()
                        .mapToObj(start -> String.valueOf(map.lineLength(map.squareAt(start))))
                        .collect(Collectors.joining("+")))
                .toList();
    }

    private static IntStream starts(OccupancyMap map) {
        return IntStream.range(0, Square.COUNT).filter(square -> map.positionOnLine(square) == 0);
    }

    /** Whether a piece moves more than two squares. */
    private static boolean slides(int piece) {
        return moves("7k1/9/9/9/4" + (char) piece + "4/9/9/9/1K7 b - 1")
                .filter(move -> Move.from(move) == CENTRE)
                .map(move -> Math.abs(Square.row(Move.to(move)) - Square.row(CENTRE)))
                .anyMatch(rows -> rows > 2);
    }

    /** The number of ranks on which Black cannot drop a piece, since it could not move there. */
    private static int dead(char piece) {
        return LONGEST
                - (int) moves("4k4/9/9/9/9/9/9/9/4K4 b " + piece + " 1")
                        .filter(Move::isDrop)
                        .map(move -> Square.row(Move.to(move)))
                        .distinct()
                        .count();
    }

    private static IntStream moves(String sfen) {
        return Game.of(sfen).legalMoves().stream().mapToInt(Move::code);
    }

    private void fennerAndLevene() {
        int file = distance(OccupancyMap.ROT90);
        int greater = distance(OccupancyMap.NORTH_WEST);
        int smaller = distance(OccupancyMap.NORTH_EAST);
        PerfectHash h1 = PerfectHash.h1(greater, LONGEST);
        PerfectHash minimal = PerfectHash.minimalH1(greater, LONGEST);
        put(
                "k of file, greater and smaller diagonal; N",
                joined(List.of(file, greater, smaller)) + "; " + OccupancyMap.ROT90.lineLength(CENTRE));
        put("squares of chess, shogi, Gothic chess", Square.COUNT);
        put("patterns of a line, and without the slider's square", (1 << LONGEST) + ", " + (1 << LONGEST - 1));
        put("file, h1: modulus; gap", size("file") + "; " + gap(PerfectHash.h1(file, LONGEST)));
        put("diagonal of the greater distance, h1: modulus; gap", size("northWest") + "; " + gap(h1));
        put(
                "the same, lengths of the gap of h1 and of its minimal form",
                h1.unused().cardinality() + ", "
                        + minimal.unused().get(0, 1 << LONGEST).cardinality());
        put(
                "diagonal of the smaller distance, h2: modulus; gap",
                size("northEast") + "; " + gap(PerfectHash.h2(smaller, LONGEST)));
    }

    private static int distance(OccupancyMap map) {
        int[] line = map.lineThrough(CENTRE);
        return Math.abs(line[1] - line[0]);
    }

    private static Object size(String direction) {
        return SchemeTables.part("perfect-hash", direction + ".words.size");
    }

    private static String gap(PerfectHash hash) {
        BitSet unused = hash.unused();
        return unused.nextSetBit(0) + " to " + (unused.length() - 1);
    }

    private void kindergarten() {
        int rows = SchemeTables.used("kindergarten", "rank.words.copies", 1);
        int files = SchemeTables.used("kindergarten", "file.words.words", 4);
        int dense = SchemeTables.used("kindergarten-dense", "rank.keys.attacks", 1);
        int rotated = SchemeTables.length("rotated", "rank.words.words") * Integer.BYTES;
        put("bits of the index; its greatest value", LineAttacks.INNER_BITS + "; " + (LineAttacks.INNER_PATTERNS - 1));
        put("shift of the product; ours in `kindergarten-flipped`", Square.at(2, 0) + 1);
        put("the table that ranks and diagonals share", Units.bytes(rows * Integer.BYTES));
        put("copies of a row in one number of it", Integer.bitCount(Folding.COLUMN));
        put("a table for one direction as rotated bitboards have it", Units.bytes(rotated));
        put("how many times as large three of these are", 3 * rotated / (rows * Integer.BYTES));
        put("table of one file", Units.bytes(files * ENTRY));
        put("dense table of all lines", dense * Short.BYTES + " bytes");
        magicCompression(rows, files);
    }

    private void magicCompression(int rows, int files) {
        List<Integer> sets =
                onLine(square -> BlockerPatterns.of(MagicSlider.LINE, square).groups());
        List<Integer> bits =
                onLine(square -> factors.of(MagicSlider.LINE, square).bits());
        int entries = bits.stream().mapToInt(bit -> 1 << bit).sum();
        put("attack sets of a line, by position", joined(sets));
        put("all of these", sum(sets));
        put("patterns of a line; most sets that they make", LineAttacks.INNER_PATTERNS + "; " + Collections.max(sets));
        put("index bits by position", joined(bits));
        put("entries of a position", (1 << Collections.min(bits)) + " or " + (1 << Collections.max(bits)));
        put(
                "shifts of the product",
                (Long.SIZE - Collections.min(bits)) + " or " + (Long.SIZE - Collections.max(bits)));
        put("entries of the table, of how many without compression", entries + " of " + rows);
        put("the same for files, in memory", Units.bytes(entries * ENTRY) + " of " + Units.bytes(files * ENTRY));
        put("the third position: sets, in how many entries", sets.get(2) + " in " + (1 << bits.get(2)));
        long factor =
                factors.of(MagicSlider.LINE, MagicSlider.LINE.squares()[2]).lowFactor();
        put(
                "factor of the third position, its shift",
                String.format(Locale.ROOT, "0x%016X, %d", factor, Long.SIZE - bits.get(2)));
    }

    private static List<Integer> onLine(IntUnaryOperator figure) {
        return Arrays.stream(MagicSlider.LINE.squares()).map(figure).boxed().toList();
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    private void kannan() {
        put(
                "relevant squares of a rook, a bishop in the middle",
                BlockerPatterns.of(MagicSlider.ROOK, CENTRE).bits() + ", "
                        + BlockerPatterns.of(MagicSlider.BISHOP, CENTRE).bits());
        put("homogeneous table, rook; s index bits", homogeneous("rook"));
        put("homogeneous table, bishop", homogeneous("bishop"));
        put("reduced tables, rook, bishop", reduced("rook.attacks") + ", " + reduced("bishop.attacks"));
        put(
                "factors of a square",
                Arrays.stream(MagicFactors.class.getRecordComponents())
                                .filter(part -> part.getType() == long.class)
                                .count()
                        + " of " + Long.SIZE + " bits");
        put(
                "each line for itself, reduced tables of all four",
                Units.bytes(Stream.of("rank", "file", "northWest", "northEast")
                                .mapToInt(line -> SchemeTables.length("magic-line-reduced", line + ".words.words"))
                                .sum()
                        * Integer.BYTES));
        put("optimal factors, rook: index bits for relevant squares", bits(MagicSlider.ROOK));
        put("optimal factors, bishop: the same", bits(MagicSlider.BISHOP));
    }

    private static String homogeneous(String piece) {
        return Square.COUNT + " x 2^" + SchemeTables.part("magic", piece + ".index.bits") + ", "
                + Units.bytes(SchemeTables.length("magic", piece + ".attacks.words") * Integer.BYTES);
    }

    private static String reduced(String table) {
        return Units.bytes(SchemeTables.length("magic-reduced", table + ".words") * Integer.BYTES);
    }

    private String bits(MagicSlider slider) {
        int[] squares = slider.squares();
        return Arrays.stream(squares)
                        .map(square -> factors.of(slider, square).bits())
                        .sum()
                + " for "
                + Arrays.stream(squares)
                        .map(square -> BlockerPatterns.of(slider, square).bits())
                        .sum();
    }

    private void tannous() {
        OccupancyMap map = OccupancyMap.NORTH_WEST;
        put("hash tables", SchemeTables.ofDirectLookup());
        put("squares, patterns of a line in a table", Square.COUNT + ", " + LineAttacks.INNER_PATTERNS);
        put("entries of a table for ranks", SchemeTables.entriesOfMaps("rank"));
        put("entries of a table for diagonals", SchemeTables.entriesOfMaps("northWest"));
        put("factor that moves a set up a rank", "2^" + distance(OccupancyMap.ROT90));
        put("diagonals each way; their lengths", starts(map).count() + "; " + lengths(map));
    }
}
