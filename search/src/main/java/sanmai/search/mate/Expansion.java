package sanmai.search.mate;

import com.google.common.primitives.Ints;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Expands nodes: generates their children, delays some of them, and has all of them evaluated. */
final class Expansion {
    /** The greatest number of children of all nodes on the path together. */
    private static final int CAPACITY = 1 << 15;

    /** The piece that gave check may promote or not. */
    private static final int MAX_FREE_CAPTURES = 2;

    /** For a search that excludes no checks. */
    static final int[] NO_CHECKS = {};

    private final MateNode[] nodes = new MateNode[CAPACITY];

    /** The children of the node on each ply of the path. */
    private final ChildList[] lists = new ChildList[DfpnSearch.MAX_PLIES + 1];

    /** With more plies left a free capture would not be needed: the same capture mates, and the piece is kept. */
    private static final int MAX_PLIES_OF_FREE_CAPTURE = DfpnSearch.MAX_PLIES / 2;

    private final ChildEvaluation evaluation;
    private final MateCounting counting;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList moves = new MoveList();
    private Position position;
    private int[] excluded = NO_CHECKS;

    Expansion(ChildEvaluation evaluation, MateCounting counting) {
        this.evaluation = evaluation;
        this.counting = counting;
        for (int i = 0; i < CAPACITY; i++) {
            nodes[i] = new MateNode();
        }
        for (int ply = 0; ply < lists.length; ply++) {
            lists[ply] = new ChildList(nodes);
        }
    }

    /**
     * Starts a search for a mate.
     *
     * @param newPosition the root's position, which the search changes by its moves
     * @param excludedChecks checks that are not made in the root
     */
    void start(Position newPosition, int[] excludedChecks) {
        position = newPosition;
        lists[0].end = 0;
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
        if (moves.size() > 0 && !isRoomFor(node)) {
            return false;
        }
        ChildList children = lists[node.ply];
        setChildren(node, children);
        if (orNode) {
            evaluation.evaluateChecks(children);
        } else {
            evaluation.evaluateEvasions(children);
        }
        return true;
    }

    private int endOfParents(MateNode node) {
        return node.ply == 0 ? 0 : lists[node.ply - 1].end;
    }

    private void setChildren(MateNode node, ChildList children) {
        children.start = endOfParents(node);
        children.end = children.start;
        for (int i = 0; i < moves.size() && (node.left > 0 || !node.isOrNode()); i++) {
            nodes[children.end++].setChild(node, moves.get(i), position);
        }
        DelayedMoves.delay(children, node.isOrNode());
        if (!node.isOrNode() && counting != MateCounting.ALL) {
            Interposition.mark(children, position);
        } else if (node.checker != Square.NONE && !node.isUseful) {
            addFreeCaptures(node, children);
        }
    }

    /** Adds the captures of the piece that was interposed by the piece that gave check, promoting or not. */
    private void addFreeCaptures(MateNode node, ChildList children) {
        boolean forAnyLength = counting == MateCounting.KOMORING;
        int left = forAnyLength ? DfpnSearch.MAX_PLIES - 1 : node.left + 1;
        if (!forAnyLength && left > MAX_PLIES_OF_FREE_CAPTURE) {
            return;
        }
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!Move.isDrop(move) && Move.from(move) == node.checker && Move.to(move) == Move.to(node.move)) {
                MateNode capture = nodes[children.end++];
                capture.setChild(node, move, position);
                capture.setFree(left, forAnyLength);
                // If the free capture mates, keeping the piece brings nothing more.
                if (node.left > 0) {
                    nodes[children.start + i].delayedBy = capture;
                }
            }
        }
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

    /**
     * A check needs one ply for the mate, an evasion another one for the check after it; free captures need none, nor do
     * interpositions that are useless whatever the length.
     */
    private boolean isRoomFor(MateNode node) {
        int end = endOfParents(node) + moves.size() + MAX_FREE_CAPTURES;
        if (node.ply >= DfpnSearch.MAX_PLIES || end > CAPACITY) {
            return false;
        }
        if (node.isOrNode()) {
            return node.left >= 1 || node.checker != Square.NONE && !node.isUseful;
        }
        return node.left >= 2 || counting == MateCounting.KOMORING && Interposition.isPossible(position);
    }
}
