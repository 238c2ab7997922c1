package sanmai.search.mate;

/** Which moves count for the length of a mate, and so when the defender is mated. */
public enum MateCounting {
    /** Every legal move counts: the defender is mated when it has none. */
    EVERY_MOVE,

    /**
     * As composers of mate problems count: the defender is mated also when it has nothing left but useless interpositions
     * (muda-ai).
     *
     * <p>There is no definition that all composers share. Here an interposition is useless if the defender would be mated
     * without interpositions, and the piece that gives check takes the interposed one, dropped or moved there, and mates at
     * once in this same sense. So the piece that was taken is never used, which is the core of the usual wording (the
     * Japanese Wikipedia under 合駒: it is taken for nothing, and the mate is the same without it). Interpositions in the
     * middle of a line, after which the king still moves, count like all moves.
     */
    WITHOUT_USELESS_INTERPOSITIONS
}
