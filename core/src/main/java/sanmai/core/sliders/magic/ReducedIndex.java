package sanmai.core.sliders.magic;

/**
 * The paper's reduced array access (listing 6): every square has one entry for each value of its index, all in one array.
 *
 * @param factors the factors of each square
 * @param shifts how far the product of each square is shifted down
 * @param offsets the first entry of each square
 * @param size more than the greatest entry
 */
record ReducedIndex(SquareFactors factors, byte[] shifts, int[] offsets, int size) implements MagicIndex {
    @Override
    public int of(int square, long low, long high) {
        return offsets[square] + (int) (factors.product(square, low, high) >>> shifts[square]);
    }
}
