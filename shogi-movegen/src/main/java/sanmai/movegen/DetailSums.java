package sanmai.movegen;

/**
 * Sums of what moves do, for inner loops, which add to the fields themselves. A move may be in several sums, and is in
 * {@link #nodes} always. Not safe for use by several threads.
 */
public final class DetailSums {
    /** The legal moves. */
    public long nodes;

    /** Those that take a piece. */
    public long captures;

    /** Those by which a piece promotes. */
    public long promotions;

    /** Those that drop a piece from the hand. */
    public long drops;

    /** Those that give check, mates among them. */
    public long checks;

    /** Those that give check by two pieces at once. */
    public long doubleChecks;

    /** Those that mate: the other side is in check and has no legal move. */
    public long mates;

    /** Pawn drops whose only fault is that they would mate (uchifuzume); they are not among the nodes. */
    public long refusedDropPawnMates;

    /** Sums that are 0. */
    public DetailSums() {}

    /** Sets all sums to 0. */
    public void clear() {
        nodes = 0;
        captures = 0;
        promotions = 0;
        drops = 0;
        checks = 0;
        doubleChecks = 0;
        mates = 0;
        refusedDropPawnMates = 0;
    }

    /** Adds other sums to these. */
    public void add(DetailSums other) {
        nodes += other.nodes;
        captures += other.captures;
        promotions += other.promotions;
        drops += other.drops;
        checks += other.checks;
        doubleChecks += other.doubleChecks;
        mates += other.mates;
        refusedDropPawnMates += other.refusedDropPawnMates;
    }
}
