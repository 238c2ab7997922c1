package sanmai.movegen.perft;

import sanmai.notation.Sfen;
import sanmai.positions.PerftCase;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** The one place where tests call perft. */
public final class PerftCalls {
    /** Perft lines with more nodes than this are left out of this run. */
    public static final long MAX_NODES = Long.getLong("sanmai.perft.maxNodes", 3_000_000);

    private PerftCalls() {}

    /** The position of a perft line; such positions may hold pieces that can never move again. */
    public static Position position(PerftCase line) {
        return Sfen.position(line.sfen(), SetupProblem.Reason.HARMLESS);
    }

    /** The number of leaves {@code depth} plies below a position. */
    public static long perft(Position position, int depth, LastPly leaves) {
        return new PerftWalker(position, depth, leaves, null).count(depth);
    }

    /** The same with a table of remembered counts of about this size in MB. */
    static long perft(Position position, int depth, LastPly leaves, int megabytes) {
        return new PerftWalker(position, depth, leaves, new PerftTable(megabytes)).count(depth);
    }

    /** A walk that can be repeated without anything being set up again. */
    static PerftWalker walker(Position position, int maxDepth, LastPly leaves) {
        return new PerftWalker(position, maxDepth, leaves, null);
    }
}
