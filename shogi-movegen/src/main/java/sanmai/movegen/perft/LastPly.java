package sanmai.movegen.perft;

import java.util.Locale;

/** How perft treats the last ply. The number of nodes is the same; the work is not. */
public enum LastPly {
    /** The moves of the last ply are counted without being listed. */
    COUNT,
    /** The moves of the last ply are listed, not made. */
    LIST,
    /** Every move of the last ply is made and taken back. */
    MAKE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
