package sanmai.search;

/**
 * What a search may use of the machine.
 *
 * @param hashMegabytes memory for what it remembers, from 1
 * @param threads how many threads search, from 1
 */
public record Resources(int hashMegabytes, int threads) {
    /** Enough for a first look. */
    public static final Resources SMALL = new Resources(16, 1);

    /** Brings the numbers into their ranges. */
    public Resources {
        hashMegabytes = Math.max(1, hashMegabytes);
        threads = Math.max(1, threads);
    }
}
