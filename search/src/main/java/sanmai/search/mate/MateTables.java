package sanmai.search.mate;

/**
 * The tables of a mate search.
 *
 * @param positions the transposition table
 * @param repetitions the disproofs that depend on repetitions
 */
record MateTables(MateTable positions, RepetitionTable repetitions) {
    private static final long MEGABYTE = 1 << 20;

    /** The repetition table takes 1 / {@code REPETITION_PART} of the memory. */
    private static final int REPETITION_PART = 16;

    /**
     * Tables of this size together.
     *
     * @throws OutOfMemoryError if the heap has no room for them
     */
    static MateTables ofMegabytes(int megabytes) {
        RepetitionTable repetitions = new RepetitionTable(megabytes * MEGABYTE / REPETITION_PART);
        return new MateTables(new MateTable(megabytes * MEGABYTE - repetitions.bytes()), repetitions);
    }

    /** The same tables for another thread. */
    MateTables view() {
        return new MateTables(positions.view(), repetitions);
    }

    /** Forgets all entries. */
    void clear() {
        positions.clear();
        repetitions.clear();
    }
}
