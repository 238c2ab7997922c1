package sanmai.core.sliders.wholeboard;

/**
 * The attacks on two lines or rays.
 *
 * @param one the one
 * @param other the other
 */
record BothLines(BoardHalves one, BoardHalves other) implements BoardHalves {
    @Override
    public long low(int square, long low, long high) {
        return one.low(square, low, high) | other.low(square, low, high);
    }

    @Override
    public long high(int square, long low, long high) {
        return one.high(square, low, high) | other.high(square, low, high);
    }
}
