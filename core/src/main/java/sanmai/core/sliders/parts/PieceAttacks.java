package sanmai.core.sliders.parts;

import sanmai.core.occupancy.Occupancy;

/** The attacks of one kind of slider, all its lines at once: one part of a {@link PiecewiseScheme}. */
public interface PieceAttacks {
    /** The key of the slider's lines, any int. */
    int key(int square, Occupancy occupancy);

    /** Word {@code w} of the squares that a slider with this key attacks among these occupied squares. */
    int word(int key, Occupancy occupancy, int w);
}
