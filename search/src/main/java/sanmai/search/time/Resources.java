package sanmai.search.time;

/**
 * The memory and the threads of a searcher.
 *
 * @param hashMegabytes the size of its hash tables (transposition tables) in megabytes, from 1
 * @param threads the number of threads that search, from 1
 */
public record Resources(int hashMegabytes, int threads) {
    /** 16 megabytes and one thread. */
    public static final Resources SMALL = new Resources(16, 1);

    /** Brings the numbers into their ranges. */
    public Resources {
        hashMegabytes = Math.max(1, hashMegabytes);
        threads = Math.max(1, threads);
    }

    /** Whether both numbers are at least those of the other resources. */
    public boolean includes(Resources other) {
        return hashMegabytes >= other.hashMegabytes && threads >= other.threads;
    }
}
