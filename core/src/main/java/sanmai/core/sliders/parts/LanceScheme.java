package sanmai.core.sliders.parts;

import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;

/** How the squares in front of a lance are found. Colours are ordinals: 0 is Black, 1 is White. */
public interface LanceScheme {
    /** The key of the squares in front of a lance, any int. */
    int key(int color, int square, Occupancy occupancy);

    /** The maps that keys are read from. */
    MapSet maps();

    /** Word {@code w} of the squares that a lance with this key attacks. */
    int word(int key, int color, int square, int w);
}
