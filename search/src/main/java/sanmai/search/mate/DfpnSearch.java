package sanmai.search.mate;

import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Depth-first proof-number search (df-pn, Nagai 2002) for a mate within a number of plies.
 *
 * <p>Each position has two numbers, see {@link ProofNumbers}. The attacker, on even plies, wants a proof and the defender a
 * disproof; seen by the side to move both kinds of positions are alike, and so is the code. {@link Expansion} lists the
 * moves of a position, {@link ChildSelection} says which of them is searched and how far, and {@link ProofBackup} what they decide.
 *
 * <p>A disproof that rests on the repetition of a position on the path goes into a table of its own, from which it is
 * taken on the very same path only; it becomes a disproof for good at the position that was repeated (see {@link SearchPath}).
 *
 * <p>Nothing is allocated while it searches. Not safe for use by several threads.
 */
final class DfpnSearch {
    /** No line of checks is followed further. */
    static final int MAX_PLIES = 1000;

    private final MateTable table;
    private final RepetitionTable pathTable;
    private final NodeBudget effort;
    private final SearchPath path = new SearchPath(MAX_PLIES);
    private final ProofBackup verdict = new ProofBackup();
    private final ChildSelection choice = new ChildSelection();
    private final Expansion expansion;

    /** What the last search of a position came to, seen by its side to move. */
    private final ProofNumbers found = new ProofNumbers();

    private final MateNode root = new MateNode();

    private Position position;
    private int within;
    private int bestMove;

    /** A search that keeps what it learns in these tables, and counts its moves there. */
    DfpnSearch(MateTable table, RepetitionTable pathTable, NodeBudget effort) {
        this.table = table;
        this.pathTable = pathTable;
        this.effort = effort;
        expansion = new Expansion(table, pathTable, path, verdict, effort);
    }

    /**
     * Whether the side to move mates within so many plies. The answer means nothing if the search was {@linkplain
     * NodeBudget#isBrokenOff broken off}.
     *
     * @param newPosition the attacker's position; it is the same afterwards
     * @param key its key
     * @param withinPlies within how many plies, at most {@link #MAX_PLIES}
     * @param mostNodes how many moves may have been made at the end
     */
    boolean prove(Position newPosition, long key, int withinPlies, long mostNodes) {
        position = newPosition;
        within = withinPlies;
        root.key = key;
        root.hand = position.hand(position.turnOrdinal());
        verdict.begin(position);
        expansion.begin(position);
        effort.allow(mostNodes);
        search(0, root, 0, ProofNumbers.NEVER, ProofNumbers.NEVER);
        boolean proved = !effort.isBrokenOff() && found.isSuccess();
        bestMove = proved ? verdict.best().move : Move.NONE;
        return proved;
    }

    /** How many plies the mate takes that was proved, or up to how many plies there is none. */
    int plies() {
        return found.plies;
    }

    /** The first move of the mate that was proved. */
    int bestMove() {
        return bestMove;
    }

    /**
     * Searches a position until it is decided or one of its numbers reaches its limit.
     *
     * @param at the move that led to it; has its key and the attacker's hand
     * @param start the first free index for moves
     */
    private void search(int ply, MateNode at, int start, int limit, int otherLimit) {
        if (effort.mustBreakOff() || isDecidedByTable(ply, at)) {
            return;
        }
        long before = effort.nodes();
        path.enter(ply, at.key, at.hand);
        int end = expansion.expand(ply, at, within - ply, start);
        if (end == Expansion.TOO_DEEP) {
            // No mate within the plies that are left; nothing more is known.
            boolean attack = SearchPath.isAttack(ply);
            found.decide(!attack, at.hand, attack ? 0 : 1, SearchPath.NO_REPETITION);
        } else {
            searchMoves(ply, at.hand, start, end, limit, otherLimit);
        }
        path.leave(ply);
        if (!effort.isBrokenOff()) {
            keep(ply, at, effort.nodes() - before);
        }
    }

    /** Whether the table has a decision; perhaps it came in while the position's siblings were searched. */
    private boolean isDecidedByTable(int ply, MateNode at) {
        // The root is searched for its move, even if it is decided.
        int kind = ply == 0 ? MateTable.NOTHING : table.find(at.key, at.hand, within - ply);
        return table.takeDecision(kind, SearchPath.isAttack(ply), found);
    }

    private void searchMoves(int ply, int hand, int start, int end, int limit, int otherLimit) {
        MateNode[] children = expansion.children;
        while (!effort.isBrokenOff() && !verdict.isReached(ply, hand, children, start, end, found)) {
            choice.among(children, start, end);
            found.estimate(choice.number(), choice.otherNumber());
            if (found.number >= limit || found.otherNumber >= otherLimit) {
                return;
            }
            descend(ply, choice.best(), end, choice.limit(limit), choice.otherLimit(otherLimit));
        }
    }

    private void descend(int ply, MateNode child, int end, int limit, int otherLimit) {
        position.doMove(child.move);
        effort.count();
        // What is the own number here is the other side's other number.
        search(ply + 1, child, end, otherLimit, limit);
        position.undoMove();
        child.finding.takeFromOtherSide(found);
    }

    /** Keeps what was found about a position, for good or for this path. */
    private void keep(int ply, MateNode at, long work) {
        if (!found.isDecided()) {
            table.estimate(at.key, at.hand, found.number, found.otherNumber, work);
            return;
        }
        boolean proved = found.isSuccess() == SearchPath.isAttack(ply);
        if (!proved && found.dependence < ply) {
            boolean forAny = found.plies == MateTable.ANY_PLIES;
            pathTable.keep(path.key(ply, at.key, at.hand, within - ply), found.dependence, forAny);
            return;
        }
        // A proof rests on no repetition; and what was repeated is this very position, or lies behind it.
        found.dependence = SearchPath.NO_REPETITION;
        if (proved) {
            table.prove(at.key, found.bound, found.plies, work);
        } else {
            table.disprove(at.key, found.bound, found.plies, work);
        }
    }
}
