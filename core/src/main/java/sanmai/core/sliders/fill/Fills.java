package sanmai.core.sliders.fill;

import sanmai.core.Bitboard;
import sanmai.core.Direction;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.parts.Halves;

/** The schemes that fill. */
public final class Fills {
    private static final int CENTRE = 40;

    private Fills() {}

    /** Makes the fill along a ray. */
    @FunctionalInterface
    private interface Fill {
        /** The fill by steps of this length onto these squares, in two halves. */
        SetAttacks of(int step, long insideLow, long insideHigh);
    }

    /** The fill of Kogge and Stone. */
    public static SliderScheme koggeStone() {
        return scheme(KoggeStoneUp::new, KoggeStoneDown::new);
    }

    /** Dumb7fill. */
    public static SliderScheme dumbFill() {
        return scheme(DumbFillUp::new, DumbFillDown::new);
    }

    private static SliderScheme scheme(Fill up, Fill down) {
        SetAttacks north = ray(down, Direction.NORTH);
        SetAttacks south = ray(up, Direction.SOUTH);
        return new SetwiseScheme(
                new FourRays(north, ray(down, Direction.WEST), ray(up, Direction.EAST), south),
                new FourRays(
                        ray(down, Direction.NORTH_WEST),
                        ray(down, Direction.NORTH_EAST),
                        ray(up, Direction.SOUTH_WEST),
                        ray(up, Direction.SOUTH_EAST)),
                north,
                south);
    }

    /** The fill along a ray; a step leads to all squares but those of the edge where the ray begins. */
    private static SetAttacks ray(Fill fill, Direction direction) {
        Bitboard inside = Bitboard.FULL.shifted(direction);
        return fill.of(Math.abs(direction.from(CENTRE) - CENTRE), Halves.low(inside), Halves.high(inside));
    }
}
