package sanmai.search.alphabeta;

/**
 * What a tree does beside plain alpha-beta. Without any of it, a tree of a given depth is worth what minimax says.
 *
 * @param prunes whether branches that promise nothing are cut or shortened, and others extended
 * @param quiesces whether leaves are searched on by captures
 */
record Selectivity(boolean prunes, boolean quiesces) {
    /** All of it. */
    static final Selectivity FULL = new Selectivity(true, true);

    /** None of it. */
    static final Selectivity NONE = new Selectivity(false, false);
}
