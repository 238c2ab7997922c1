package sanmai.core.sliders.fill;

import sanmai.core.occupancy.Occupancy;

/**
 * The attacks along the four rays of a rook or bishop.
 *
 * @param first the first ray
 * @param second the second ray
 * @param third the third ray
 * @param fourth the fourth ray
 */
record FourRays(SetAttacks first, SetAttacks second, SetAttacks third, SetAttacks fourth) implements SetAttacks {
    @Override
    public long low(long low, long high, Occupancy occupancy) {
        return first.low(low, high, occupancy)
                | second.low(low, high, occupancy)
                | third.low(low, high, occupancy)
                | fourth.low(low, high, occupancy);
    }

    @Override
    public long high(long low, long high, Occupancy occupancy) {
        return first.high(low, high, occupancy)
                | second.high(low, high, occupancy)
                | third.high(low, high, occupancy)
                | fourth.high(low, high, occupancy);
    }
}
