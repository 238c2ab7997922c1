package sanmai.core.attacks;

import sanmai.core.Bitboard;
import sanmai.core.Piece;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.choice.Sliders;

/**
 * What a piece attacks: all squares that it could capture on, its own side's pieces included (it protects those).
 *
 * <p>{@link #of} answers with a set. The other methods give the same answer word by word for inner loops: steps by
 * {@link #stepEntry} and {@link #stepWord}, slides by a key and a word as {@link SliderScheme} describes them. A horse
 * or dragon attacks by its slide and by its steps.
 */
public final class Attacks {
    private static final SliderScheme SLIDERS = Sliders.ACTIVE;

    private static final Occupancy EMPTY = Occupancy.of(Bitboard.EMPTY);

    private Attacks() {}

    /** The squares that this piece attacks from this square on a board with these squares occupied. */
    public static Bitboard of(int piece, int square, Occupancy occupancy) {
        Bitboard steps = steps(piece, square);
        return switch (Piece.type(piece)) {
            case LANCE -> SLIDERS.lance(Piece.color(piece), square, occupancy);
            case BISHOP -> SLIDERS.bishop(square, occupancy);
            case ROOK -> SLIDERS.rook(square, occupancy);
            case HORSE -> SLIDERS.bishop(square, occupancy).or(steps);
            case DRAGON -> SLIDERS.rook(square, occupancy).or(steps);
            default -> steps;
        };
    }

    /**
     * Word {@code w} of {@link #of}, without allocating. Each call computes the slider's key anew, so use it for single
     * words.
     */
    public static int word(int piece, int square, Occupancy occupancy, int w) {
        int color = piece >>> Piece.COLOR_SHIFT;
        int steps = stepWord(stepEntry(piece, square) + w);
        return switch (Piece.type(piece)) {
            case LANCE -> lanceWord(lanceKey(color, square, occupancy), color, square, occupancy, w);
            case BISHOP, HORSE -> bishopWord(bishopKey(square, occupancy), square, occupancy, w) | steps;
            case ROOK, DRAGON -> rookWord(rookKey(square, occupancy), square, occupancy, w) | steps;
            default -> steps;
        };
    }

    /** The single steps of this piece; of a horse or dragon those beside its slides; none for a pure slider. */
    public static Bitboard steps(int piece, int square) {
        int entry = stepEntry(piece, square);
        return new Bitboard(stepWord(entry), stepWord(entry + 1), stepWord(entry + 2));
    }

    /**
     * The squares that this piece attacks from this square on an otherwise empty board.
     *
     * <pre>{@code
     * Attacks.onEmptyBoard(Piece.code(Color.BLACK, PieceType.HORSE), Square.code("7g"))
     *
     * 9 8 7 6 5 4 3 2 1
     * . . . . . . . . x a
     * . . . . . . . x . b
     * . . . . . . x . . c
     * . . . . . x . . . d
     * x . . . x . . . . e
     * . x x x . . . . . f
     * . x . x . . . . . g
     * . x x x . . . . . h
     * x . . . x . . . . i
     * }</pre>
     */
    public static Bitboard onEmptyBoard(int piece, int square) {
        return of(piece, square, EMPTY);
    }

    /** The maps of the occupied squares that this class reads, and that a position must therefore keep. */
    public static MapSet maps() {
        return SLIDERS.maps();
    }

    /** The index of word 0 of a piece's steps for {@link #stepWord}; add 1 or 2 for words 1 and 2. */
    public static int stepEntry(int piece, int square) {
        return StepAttacks.entry(piece, square);
    }

    /** The word of a piece's steps at an index, see {@link #stepEntry}. */
    public static int stepWord(int index) {
        return StepAttacks.word(index);
    }

    /** The steps of a piece in the {@link StepWindow} of its square's word. */
    public static long stepWindow(int piece, int square) {
        return StepAttacks.window(piece, square);
    }

    /** The key of a rook's lines. */
    public static int rookKey(int square, Occupancy occupancy) {
        return SLIDERS.rookKey(square, occupancy);
    }

    /** Word {@code w} of a rook's slides. */
    public static int rookWord(int key, int square, Occupancy occupancy, int w) {
        return SLIDERS.rookWord(key, square, occupancy, w);
    }

    /** The key of a bishop's lines. */
    public static int bishopKey(int square, Occupancy occupancy) {
        return SLIDERS.bishopKey(square, occupancy);
    }

    /** Word {@code w} of a bishop's slides. */
    public static int bishopWord(int key, int square, Occupancy occupancy, int w) {
        return SLIDERS.bishopWord(key, square, occupancy, w);
    }

    /** The key of the squares in front of a lance; 0 is Black's lance, 1 White's. */
    public static int lanceKey(int color, int square, Occupancy occupancy) {
        return SLIDERS.lanceKey(color, square, occupancy);
    }

    /** Word {@code w} of a lance's slide. */
    public static int lanceWord(int key, int color, int square, Occupancy occupancy, int w) {
        return SLIDERS.lanceWord(key, color, square, occupancy, w);
    }

    /** All squares that rooks on these squares attack by slides. */
    public static Bitboard rooks(Bitboard rooks, Occupancy occupancy) {
        return SLIDERS.rooks(rooks, occupancy);
    }

    /** All squares that bishops on these squares attack by slides. */
    public static Bitboard bishops(Bitboard bishops, Occupancy occupancy) {
        return SLIDERS.bishops(bishops, occupancy);
    }

    /** All squares that lances on these squares attack; 0 is Black's lances, 1 White's. */
    public static Bitboard lances(int color, Bitboard lances, Occupancy occupancy) {
        return SLIDERS.lances(color, lances, occupancy);
    }
}
