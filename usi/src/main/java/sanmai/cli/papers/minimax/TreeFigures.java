package sanmai.cli.papers.minimax;

/**
 * The figures of one tree, as a worker reports them.
 *
 * @param nodes the moves made
 * @param leaves the positions at the full depth
 * @param value the minimax value in hundredths of a pawn, as {@link sanmai.engine.Score} has it
 * @param cpuNanos CPU time of the searching thread, in ns
 * @param wallNanos time on the clock, in ns
 */
public record TreeFigures(long nodes, long leaves, int value, long cpuNanos, long wallNanos) {
    /**
     * Checks what was read from a text.
     *
     * @throws IllegalArgumentException if a figure is impossible; the message says which
     */
    public TreeFigures validated() {
        require(nodes >= 0, "nodes");
        require(leaves >= 0 && leaves <= Math.max(1, nodes), "leaves");
        require(cpuNanos >= 0, "cpuNanos");
        require(wallNanos > 0, "wallNanos");
        return this;
    }

    private static void require(boolean possible, String what) {
        if (!possible) {
            throw new IllegalArgumentException("no figures of a tree: \"" + what + "\" is impossible");
        }
    }

    /** Nodes, leaves and value in words. */
    String tree() {
        return nodes + " nodes, " + leaves + " leaves, value " + value;
    }
}
