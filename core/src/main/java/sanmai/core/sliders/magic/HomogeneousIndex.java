package sanmai.core.sliders.magic;

/**
 * The paper's homogeneous array access (listing 5): every square has {@code 2^bits} entries.
 *
 * @param factors the factors of each square
 * @param bits the number of index bits
 * @param size more than the greatest entry
 */
record HomogeneousIndex(SquareFactors factors, int bits, int size) implements MagicIndex {
    @Override
    public int of(int square, long low, long high) {
        return square << bits | (int) (factors.product(square, low, high) >>> Long.SIZE - bits);
    }
}
