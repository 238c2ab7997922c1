package sanmai.core.sliders.magic;

/**
 * The paper's homogeneous array access (listing 5): every place has {@code 2^bits} entries.
 *
 * @param factors the factors of each place
 * @param bits how many bits the index has
 * @param size more than the greatest entry
 */
record HomogeneousIndex(PlaceFactors factors, int bits, int size) implements MagicIndex {
    @Override
    public int of(int place, long low, long high) {
        return place << bits | (int) (factors.product(place, low, high) >>> Long.SIZE - bits);
    }
}
