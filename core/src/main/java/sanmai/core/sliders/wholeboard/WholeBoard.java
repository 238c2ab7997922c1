package sanmai.core.sliders.wholeboard;

import sanmai.core.Bitboard;
import sanmai.core.Direction;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.parts.PiecewiseScheme;

/** The schemes on whole boards. */
public final class WholeBoard {
    private WholeBoard() {}

    /**
     * The way of the shogi program Qugiy, which YaneuraOu took over: one is subtracted from the blockers of each ray, of
     * backward rays after a reversal of bytes.
     */
    public static SliderScheme qugiy() {
        return scheme(
                new BothLines(rank(), new BothLines(down(Direction.NORTH), up(Direction.SOUTH))),
                new BothLines(
                        new BothLines(down(Direction.NORTH_WEST), up(Direction.SOUTH_EAST)),
                        new BothLines(down(Direction.NORTH_EAST), up(Direction.SOUTH_WEST))));
    }

    /**
     * Hyperbola quintessence, after Aleks Peshkov and Gerd Isenberg: both rays of a file or diagonal by two subtractions.
     * Ranks, whose squares share bytes, and lances, with one ray each, move in Qugiy's way.
     */
    public static SliderScheme hyperbolaQuintessence() {
        return scheme(
                new BothLines(rank(), Hyperbola.of(OccupancyMap.ROT90)),
                new BothLines(Hyperbola.of(OccupancyMap.NORTH_WEST), Hyperbola.of(OccupancyMap.NORTH_EAST)));
    }

    private static SliderScheme scheme(BoardHalves rook, BoardHalves bishop) {
        return new PiecewiseScheme(
                new WholeBoardAttacks(rook),
                new WholeBoardAttacks(bishop),
                new WholeBoardAttacks(down(Direction.NORTH)),
                new WholeBoardAttacks(up(Direction.SOUTH)));
    }

    private static BoardHalves rank() {
        return new BothLines(RankDown.of(square -> ray(Direction.WEST, square)), up(Direction.EAST));
    }

    private static RayUp up(Direction direction) {
        return RayUp.of(square -> ray(direction, square));
    }

    private static RayDown down(Direction direction) {
        return RayDown.of(square -> ray(direction, square));
    }

    private static Bitboard ray(Direction direction, int square) {
        Bitboard ray = Bitboard.EMPTY;
        for (int to = direction.from(square); to != Square.NONE; to = direction.from(to)) {
            ray = ray.with(to);
        }
        return ray;
    }
}
