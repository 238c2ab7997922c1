package sanmai.search.mate;

/**
 * What is known about the plies of the shortest mate against the longest defence.
 *
 * @param atLeast every mate that is shorter is disproved; from 1
 * @param atMost a mate within this number of plies is proved
 */
public record MateLength(int atLeast, int atMost) {
    /** Whether the length is proved. */
    public boolean isExact() {
        return atLeast == atMost;
    }
}
