package sanmai.search.alphabeta.tt;

/** A copy of an entry of the {@link TranspositionTable}, which a probe fills. */
public final class TtEntry {
    /** The {@link TtData}; {@link TtData#NOTHING} if there is no entry. */
    public long data;

    /** The static evaluation of the position; {@link TtData#NO_EVALUATION} if there is none. */
    public int evaluation = TtData.NO_EVALUATION;
}
