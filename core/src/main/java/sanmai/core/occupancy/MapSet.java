package sanmai.core.occupancy;

import java.util.Arrays;
import java.util.List;

/**
 * A set of {@linkplain OccupancyMap maps}: those that a slider scheme reads, or that a position keeps up to date. The plain
 * board, {@link OccupancyMap#RANK_ORDER}, is in every set.
 *
 * <p><b>Performance note:</b> the JIT compiler takes the fields of a record in a {@code static final} field for
 * constants, so the code that changes an {@link MutableOccupancy occupancy} with such a set need not test which maps
 * are kept.
 *
 * @param rot90 whether {@link OccupancyMap#ROT90} is in the set
 * @param northWest whether {@link OccupancyMap#NORTH_WEST} is in the set
 * @param northEast whether {@link OccupancyMap#NORTH_EAST} is in the set
 */
public record MapSet(boolean rot90, boolean northWest, boolean northEast) {
    /** The plain board alone. */
    public static final MapSet PLAIN = of();

    /** All four maps. */
    public static final MapSet ALL = of(OccupancyMap.values());

    /** The plain board and these maps. */
    public static MapSet of(OccupancyMap... maps) {
        List<OccupancyMap> list = Arrays.asList(maps);
        return new MapSet(
                list.contains(OccupancyMap.ROT90),
                list.contains(OccupancyMap.NORTH_WEST),
                list.contains(OccupancyMap.NORTH_EAST));
    }

    /** The maps of both sets. */
    public MapSet or(MapSet other) {
        return new MapSet(rot90 || other.rot90, northWest || other.northWest, northEast || other.northEast);
    }

    /** Whether the map is in this set. */
    public boolean contains(OccupancyMap map) {
        return switch (map) {
            case RANK_ORDER -> true;
            case ROT90 -> rot90;
            case NORTH_WEST -> northWest;
            case NORTH_EAST -> northEast;
        };
    }

    /** Whether there is any map beside the plain board. */
    public boolean hasRotated() {
        return rot90 || northWest || northEast;
    }
}
