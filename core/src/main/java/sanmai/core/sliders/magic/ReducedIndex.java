package sanmai.core.sliders.magic;

/**
 * The paper's reduced array access (listing 6): every place has as many entries as its index has values, in one array.
 *
 * @param factors the factors of each place
 * @param shifts how far the product of each place is shifted down
 * @param offsets the first entry of each place
 * @param size more than the greatest entry
 */
record ReducedIndex(PlaceFactors factors, byte[] shifts, int[] offsets, int size) implements MagicIndex {
    @Override
    public int of(int place, long low, long high) {
        return offsets[place] + (int) (factors.product(place, low, high) >>> shifts[place]);
    }
}
