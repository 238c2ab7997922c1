package sanmai.search.mate;

/** How long a {@link MateSolver} looks for shorter mates. */
public enum MateEffort {
    /** Soon after the first mate it is enough, so the shortest mate may be unknown. */
    QUICK,

    /** As {@link #MINIMAL}, but after the first mate with at most four times its nodes and 1,000,000 moves more. */
    MODERATE,

    /** The solver uses its limits to prove how long the shortest mate is, or how long it is at least. */
    MINIMAL
}
