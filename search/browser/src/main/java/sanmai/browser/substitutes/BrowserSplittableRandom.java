package sanmai.browser.substitutes;

/**
 * The generator SplitMix64 of Steele, Lea and Flood (<i>Fast Splittable Pseudorandom Number Generators</i>), as Java's: the
 * same seed gives the same numbers, and so the same hash keys.
 */
final class BrowserSplittableRandom {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long seed;

    /** A generator with this seed. */
    BrowserSplittableRandom(long seed) {
        this.seed = seed;
    }

    /** The next 64 bits. */
    public long nextLong() {
        seed += GOLDEN_GAMMA;
        long mixed = (seed ^ seed >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }
}
