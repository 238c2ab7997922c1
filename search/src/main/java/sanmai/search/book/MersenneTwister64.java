package sanmai.search.book;

/**
 * The 64-bit Mersenne Twister MT19937-64, with the default seed of the C++ standard; the keys of Apery's books are made of
 * its numbers. Takuji Nishimura: Tables of 64-bit Mersenne Twisters. ACM Transactions on Modeling and Computer Simulation
 * 10, 2000.
 */
final class MersenneTwister64 {
    private static final int SIZE = 312;
    private static final int MIDDLE = 156;
    private static final long SEED = 5489;
    private static final long MULTIPLIER = 6364136223846793005L;
    private static final long MATRIX = 0xB5026F5AA96619E9L;
    private static final long LOWER = 0x7FFFFFFFL;

    private final long[] state = new long[SIZE];
    private int index = SIZE;

    MersenneTwister64() {
        state[0] = SEED;
        for (int i = 1; i < SIZE; i++) {
            state[i] = MULTIPLIER * (state[i - 1] ^ state[i - 1] >>> 62) + i;
        }
    }

    long next() {
        if (index == SIZE) {
            twist();
        }
        long x = state[index++];
        x ^= x >>> 29 & 0x5555555555555555L;
        x ^= x << 17 & 0x71D67FFFEDA60000L;
        x ^= x << 37 & 0xFFF7EEE000000000L;
        return x ^ x >>> 43;
    }

    private void twist() {
        for (int i = 0; i < SIZE; i++) {
            long x = state[i] & ~LOWER | state[(i + 1) % SIZE] & LOWER;
            state[i] = state[(i + MIDDLE) % SIZE] ^ x >>> 1 ^ ((x & 1) == 0 ? 0 : MATRIX);
        }
        index = 0;
    }
}
