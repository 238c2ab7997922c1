package sanmai.search.alphabeta.tree;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;

/**
 * A main search that notes what becomes of one line: at each of its nodes the {@link Fate} of the line's next move. It
 * searches the same tree as a {@link MainSearch}. It may allocate.
 */
public final class TracedSearch extends MainSearch {
    /**
     * A fate at a node of the line.
     *
     * @param ply of the node; 0 is the root
     * @param times how often it was met
     * @param depth the greatest depth of the node when it was met, in plies
     * @param reduction the greatest late move reduction of the move then, before it was adjusted, in 1024ths of a ply; 0
     *     if it was not searched
     */
    public record Met(int ply, Fate fate, int times, int depth, int reduction) {
        private Met and(Met other) {
            return new Met(
                    ply, fate, times + other.times, Math.max(depth, other.depth), Math.max(reduction, other.reduction));
        }
    }

    /** The fate of the line's next move where a rule prunes it. */
    private static final Map<Feature, Fate> PRUNING = Map.of(
            Feature.HISTORY_PRUNING, Fate.HISTORY,
            Feature.FUTILITY_PRUNING, Fate.FUTILITY,
            Feature.CAPTURE_FUTILITY_PRUNING, Fate.FUTILITY,
            Feature.SEE_PRUNING, Fate.SEE);

    private final SearchThread thread;
    private final int[] line;
    private final List<Map<Fate, Met>> met = new ArrayList<>();

    /** By ply: whether the line's move was met among the moves of the node. */
    private final boolean[] handedOut;

    /** A search that follows a line of legal moves from its root. */
    public TracedSearch(SearchThread thread, Features features, List<Integer> line) {
        super(thread, features);
        this.thread = thread;
        this.line = line.stream().mapToInt(Integer::intValue).toArray();
        handedOut = new boolean[this.line.length];
        line.forEach(move -> met.add(new EnumMap<>(Fate.class)));
    }

    /** What was met, by ply and then in the order of the fates. */
    public List<Met> met() {
        return met.stream().flatMap(atPly -> atPly.values().stream()).toList();
    }

    /** Whether a node is one of the line's, and has a next move there. */
    private boolean isOnLine(Node node) {
        if (node.ply >= line.length || node.excludedMove != Move.NONE) {
            return false;
        }
        for (int ply = 0; ply < node.ply; ply++) {
            if (thread.stack[ply + 1].lastMove != line[ply] || thread.stack[ply].excludedMove != Move.NONE) {
                return false;
            }
        }
        return true;
    }

    private void note(Met once) {
        met.get(once.ply).merge(once.fate, once, Met::and);
    }

    @Override
    int decided(Node node, Fate fate, int score) {
        if (!thread.stopped && isOnLine(node)) {
            note(new Met(node.ply, fate, 1, node.depth, 0));
        }
        return score;
    }

    @Override
    int searchMoves(Node node) {
        if (!isOnLine(node)) {
            return super.searchMoves(node);
        }
        handedOut[node.ply] = false;
        int depth = node.depth;
        int score = super.searchMoves(node);
        if (!thread.stopped && !handedOut[node.ply]) {
            note(new Met(node.ply, withoutTheMove(node), 1, depth, 0));
        }
        return score;
    }

    /** Why the line's move was not handed out. */
    private Fate withoutTheMove(Node node) {
        if (node.bestScore >= node.beta) {
            return Fate.CUTOFF;
        }
        boolean isLate = node.skipsQuiets && !node.inCheck && !thread.position.isCaptureOrPawnPromotion(line[node.ply]);
        return isLate ? Fate.LATE : Fate.USELESS;
    }

    private boolean isLinesMove(Node node) {
        return isOnLine(node) && node.move == line[node.ply];
    }

    @Override
    boolean isLeftOut(Node node, @Nullable Feature rule) {
        if (isLinesMove(node)) {
            handedOut[node.ply] = true;
            if (rule != null) {
                note(new Met(node.ply, PRUNING.get(rule), 1, node.depth, 0));
            }
        }
        return super.isLeftOut(node, rule);
    }

    @Override
    int searchMove(Node node, int newDepth) {
        if (!isLinesMove(node)) {
            return super.searchMove(node, newDepth);
        }
        int reduction = node.baseReduction;
        int alpha = node.alpha;
        int score = super.searchMove(node, newDepth);
        if (!thread.stopped) {
            note(new Met(node.ply, score > alpha ? Fate.BETTER : Fate.WORSE, 1, node.depth, reduction));
        }
        return score;
    }
}
