package sanmai.search.mate;

import com.google.common.primitives.Ints;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Expands nodes: generates their children, delays some of them, and has all of them evaluated. */
final class Expansion {
    /** The greatest number of children of all nodes on the path together. */
    private static final int CAPACITY = 1 << 15;

    /** For a search that excludes no checks. */
    static final int[] NO_CHECKS = {};

    private final MateNode[] nodes = new MateNode[CAPACITY];

    /** The children of the node on each ply of the path. */
    private final ChildList[] lists = new ChildList[DfpnSearch.MAX_PLIES + 1];

    private final ChildEvaluation evaluation;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList moves = new MoveList();
    private Position position;
    private int within;
    private int[] excluded = NO_CHECKS;

    Expansion(ChildEvaluation evaluation) {
        this.evaluation = evaluation;
        for (int i = 0; i < CAPACITY; i++) {
            nodes[i] = new MateNode();
        }
        for (int ply = 0; ply < lists.length; ply++) {
            lists[ply] = new ChildList(nodes);
        }
    }

    /**
     * Starts a search for a mate within a number of plies.
     *
     * @param newPosition the root's position, which the search changes by its moves
     * @param excludedChecks checks that are not made in the root
     */
    void start(Position newPosition, int withinPlies, int[] excludedChecks) {
        position = newPosition;
        within = withinPlies;
        excluded = excludedChecks;
        evaluation.start(newPosition);
    }

    /** The children of the node that was expanded last on this ply. */
    ChildList children(int ply) {
        return lists[ply];
    }

    /** Expands a node on the path; false if it has children but no plies are left for them. */
    boolean expand(MateNode node) {
        boolean orNode = node.isOrNode();
        if (orNode) {
            generator.read(position);
            generator.checks(moves);
            if (node.ply == 0) {
                excludeChecks();
            }
        } else {
            generator.generate(position, moves);
        }
        ChildList children = lists[node.ply];
        children.start = node.ply == 0 ? 0 : lists[node.ply - 1].end;
        children.end = children.start + moves.size();
        int pliesLeft = within - node.ply;
        if (moves.size() > 0 && !isRoomFor(node, children, pliesLeft)) {
            return false;
        }
        for (int i = children.start; i < children.end; i++) {
            nodes[i].setChild(node, moves.get(i - children.start), position);
        }
        DelayedMoves.delay(children, orNode);
        if (orNode) {
            evaluation.evaluateChecks(children, pliesLeft - 1);
        } else {
            evaluation.evaluateEvasions(children, pliesLeft - 1);
        }
        return true;
    }

    private void excludeChecks() {
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!Ints.contains(excluded, move)) {
                moves.array()[kept++] = move;
            }
        }
        moves.resize(kept);
    }

    /** A check needs one ply for the mate, an evasion another one for the check after it. */
    private static boolean isRoomFor(MateNode node, ChildList children, int pliesLeft) {
        return pliesLeft >= (node.isOrNode() ? 1 : 2) && node.ply < DfpnSearch.MAX_PLIES && children.end <= CAPACITY;
    }
}
