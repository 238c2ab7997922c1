package sanmai.search.mate;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import com.google.common.primitives.Ints;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sanmai.core.Piece;
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

    private final MateNode[] nodes = new MateNode[CAPACITY];

    /** By ply: the nodes on the path. */
    private final SearchFrame[] frames = new SearchFrame[SearchPath.MAX_PLIES + 1];

    /** With more plies left a free capture would not be needed: the same capture mates, and the piece is kept. */
    private static final int MAX_PLIES_OF_FREE_CAPTURE = SearchPath.MAX_PLIES / 2;

    private final ChildEvaluation evaluation;
    private final MateCounting counting;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList moves = new MoveList();
    private Position position;
    private int[] excluded = {};

    Expansion(ChildEvaluation evaluation, MateCounting counting) {
        this.evaluation = evaluation;
        this.counting = counting;
        Arrays.setAll(nodes, i -> new MateNode());
        Arrays.setAll(frames, ply -> new SearchFrame(nodes));
    }

    /**
     * Starts a search for a mate.
     *
     * @param newPosition the root's position, which the search changes by its moves
     * @param excludedChecks checks that are not made in the root
     */
    void start(Position newPosition, int[] excludedChecks) {
        position = newPosition;
        frames[0].end = 0;
        excluded = excludedChecks;
        evaluation.start(newPosition);
    }

    /** The node on this ply of the path, and its children. */
    SearchFrame frame(int ply) {
        return frames[ply];
    }

    /** Expands a node on the path; false if it has children but no plies are left for them. */
    boolean expand(SearchFrame frame) {
        MateNode node = frame.node;
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
        setChildren(frame);
        if (orNode) {
            evaluation.evaluateChecks(frame);
        } else {
            evaluation.evaluateEvasions(frame);
        }
        return true;
    }

    private int endOfParents(MateNode node) {
        return node.ply == 0 ? 0 : frames[node.ply - 1].end;
    }

    private void setChildren(SearchFrame frame) {
        MateNode node = frame.node;
        frame.start = endOfParents(node);
        frame.end = frame.start;
        for (int i = 0; i < moves.size() && (node.left > 0 || !node.isOrNode()); i++) {
            nodes[frame.end++].setChild(node, moves.get(i), position);
        }
        delay(frame);
        if (!node.isOrNode() && counting != MateCounting.ALL) {
            markInterpositions(frame);
        } else if (node.checker != Square.NONE && !node.isUseful) {
            addFreeCaptures(frame);
        }
    }

    /**
     * Delays moves that are hardly ever better than another one until that one has failed (delayed moves): a pawn, bishop or
     * rook that declines promotion waits for the same move with promotion, and an interposed drop waits for another drop on
     * the same square.
     */
    private static void delay(SearchFrame frame) {
        for (int i = frame.start; i < frame.end; i++) {
            MateNode child = frame.children[i];
            if (Move.isDrop(child.move)) {
                child.delayedBy = frame.node.isOrNode() ? null : lastDropBefore(i, frame);
            } else {
                child.delayedBy = declinesPromotion(child.move) ? frame.find(child.move | Move.PROMOTION) : null;
            }
        }
    }

    private static boolean declinesPromotion(int move) {
        int type = Piece.typeCode(Move.piece(move));
        return !Move.isPromotion(move) && (type == PAWN || type == BISHOP || type == ROOK);
    }

    /** The last drop before an index on the same square as the drop there, or null. */
    private static @Nullable MateNode lastDropBefore(int index, SearchFrame frame) {
        int square = Move.to(frame.children[index].move);
        for (int i = index - 1; i >= frame.start; i--) {
            int move = frame.children[i].move;
            if (Move.isDrop(move) && Move.to(move) == square) {
                return frame.children[i];
            }
        }
        return null;
    }

    private void markInterpositions(SearchFrame frame) {
        int checker = Interposition.distantChecker(position);
        for (int i = frame.start; i < frame.end && checker != Square.NONE; i++) {
            int distance = Interposition.distance(position, nodes[i].move, checker);
            if (distance > 0) {
                nodes[i].interpose(checker, distance);
            }
        }
    }

    /** Adds the captures of the piece that was interposed by the piece that gave check, promoting or not. */
    private void addFreeCaptures(SearchFrame frame) {
        MateNode node = frame.node;
        boolean forAnyLength = counting == MateCounting.KOMORING;
        int left = forAnyLength ? MateQuestion.MOST_PLIES : node.left + 1;
        if (!forAnyLength && left > MAX_PLIES_OF_FREE_CAPTURE) {
            return;
        }
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (Interposition.isTaken(node.move, move, node.checker)) {
                MateNode capture = nodes[frame.end++];
                capture.setChild(node, move, position);
                capture.setFree(left, forAnyLength);
                // If the free capture mates, keeping the piece brings nothing more.
                if (node.left > 0) {
                    nodes[frame.start + i].delayedBy = capture;
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
        if (node.ply >= SearchPath.MAX_PLIES || end > CAPACITY) {
            return false;
        }
        if (node.isOrNode()) {
            return node.left >= 1 || node.checker != Square.NONE && !node.isUseful;
        }
        return node.left >= 2 || counting == MateCounting.KOMORING && Interposition.isPossible(position);
    }
}
