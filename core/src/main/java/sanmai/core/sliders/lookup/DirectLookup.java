package sanmai.core.sliders.lookup;

import java.util.function.Function;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LinewiseScheme;

/**
 * Direct lookup (Tannous, <i>Avoiding Rotated Bitboards with Direct Lookup</i>): four hash tables, one for each direction
 * of lines, whose key is the masked line itself.
 */
public final class DirectLookup {
    private DirectLookup() {}

    /** On immutable maps of objects, as close to the paper's Python dictionaries as Java gets. It allocates. */
    public static SliderScheme onMaps() {
        return scheme(MapLine::of);
    }

    /** On tables of ints, without the cost of objects. */
    public static SliderScheme onInts() {
        return scheme(ProbedLine::of);
    }

    private static SliderScheme scheme(Function<OccupancyMap, LineScheme> line) {
        return new LinewiseScheme(
                line.apply(OccupancyMap.RANK_ORDER),
                line.apply(OccupancyMap.ROT90),
                line.apply(OccupancyMap.NORTH_WEST),
                line.apply(OccupancyMap.NORTH_EAST));
    }
}
