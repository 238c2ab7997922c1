package sanmai.search.mate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Depth-first proof-number search (df-pn) for a mate within a number of plies (Ayumu Nagai, <i>Df-pn Algorithm for
 * Searching AND/OR Trees and Its Applications</i>, 2002).
 *
 * <p>A node is searched until it is solved, or its phi or delta reaches a threshold. Its most-proving child is searched
 * again and again, with the thresholds at which another child would be better or the node itself reaches its own
 * thresholds. Phi and delta make OR nodes (attacker to move) and AND nodes (defender to move) alike, see {@link
 * ProofNumbers}.
 *
 * <p>Graph history interaction: a disproof that depends on the repetition of a position on the path goes into a table of
 * its own, where it is found on the same path only. At the position that was repeated it becomes a disproof for every
 * path (Kishimoto and Müller, <i>A General Solution to the Graph History Interaction Problem</i>, 2004; see {@link
 * SearchPath}).
 *
 * <p>Searching allocates nothing. Not safe for use by several threads.
 */
final class DfpnSearch {
    /** The longest line of checks that is searched. */
    static final int MAX_PLIES = 4000;

    private final MateTable table;
    private final RepetitionTable repetitionTable;
    private final NodeBudget budget;
    private final SearchPath path = new SearchPath(MAX_PLIES);
    private final ChildEvaluation evaluation;
    private final Expansion expansion;
    private final ProofBackup backup = new ProofBackup();
    private final InterpositionJudge interpositions;
    private final ChildSelection selection;
    private final @Nullable BusyNodes busy;
    private final MateNode root = new MateNode();

    /** By ply: the nodes on the path. */
    private final SearchFrame[] frames = new SearchFrame[MAX_PLIES + 1];

    private Position position;
    private int bestMove;
    private boolean isRootWhole;

    /**
     * A search that stores its results in these tables and counts its moves in this budget.
     *
     * @param useless finds the interpositions that do not count
     * @param busy the nodes that other threads are searching; null if there are no other threads
     */
    DfpnSearch(MateTables tables, NodeBudget budget, UselessInterpositions useless, @Nullable BusyNodes busy) {
        table = tables.positions();
        repetitionTable = tables.repetitions();
        this.budget = budget;
        this.busy = busy;
        selection = new ChildSelection(busy);
        evaluation = new ChildEvaluation(tables, path, budget, useless);
        expansion = new Expansion(evaluation, useless.counting());
        interpositions = new InterpositionJudge(this, evaluation, budget);
        Arrays.setAll(frames, ply -> new SearchFrame());
    }

    /**
     * Whether the attacker mates by checks. The answer means nothing if the budget was {@linkplain
     * NodeBudget#isExhausted exhausted}.
     *
     * @param maxNodes the limit for the budget, counted from the start of the problem
     */
    boolean prove(MateQuestion question, long maxNodes) {
        position = question.position();
        isRootWhole = question.excludedChecks().length == 0;
        root.setRoot(position, question.isAttackersTurn());
        root.left = question.within();
        expansion.start(position, question.excludedChecks());
        backup.start(position);
        path.start(root.ply);
        budget.setLimit(maxNodes);
        if (!question.isAttackersTurn()) {
            evaluation.evaluateRoot(root);
        }
        if (question.isAttackersTurn() || !root.numbers.isSolved()) {
            search(root);
        }
        boolean proved = !budget.isExhausted() && root.isProved();
        bestMove = proved && question.isAttackersTurn() ? backup.winningChild().move : Move.NONE;
        return proved;
    }

    /** The plies of the mate that was proved, or the plies within which there is none. */
    int plies() {
        return root.numbers.plies;
    }

    /** The first move of the mate that was proved. */
    int bestMove() {
        return bestMove;
    }

    /**
     * Searches a node until it is solved or one of its numbers reaches its threshold. The nodes on the path are frames and
     * no recursion, so the stack of the thread does not limit their number.
     */
    private void search(MateNode from) {
        int ply = from.ply;
        if (!enter(from, ProofNumbers.INFINITY, ProofNumbers.INFINITY)) {
            return;
        }
        while (ply >= from.ply) {
            MateNode node = frames[ply].node;
            if (isFinished(frames[ply])) {
                leave(node);
                ply--;
                if (ply >= from.ply) {
                    position.undoMove();
                }
            } else if (enterChosenChild(frames[ply])) {
                ply++;
            } else {
                position.undoMove();
            }
        }
    }

    /** Begins the search of a node; false if there is nothing to be searched. */
    private boolean enter(MateNode node, int phiThreshold, int deltaThreshold) {
        if (budget.mustEnd() || isSolvedInTable(node)) {
            return false;
        }
        frames[node.ply].set(node, phiThreshold, deltaThreshold, budget.nodes());
        path.enter(node.ply, node.key, node.hand);
        if (busy != null) {
            busy.enter(node.key);
        }
        if (expansion.expand(node)) {
            return true;
        }
        // No mate within the plies that are left, and nothing is known beyond them.
        node.setDisproved(node.hand, node.isOrNode() ? 0 : 1, SearchPath.NO_REPETITION);
        leave(node);
        return false;
    }

    /** Ends the search of a node. */
    private void leave(MateNode node) {
        path.leave(node.ply);
        if (busy != null) {
            busy.leave(node.key);
        }
        if (!budget.isExhausted() && (isRootWhole || node != root)) {
            store(node, budget.nodes() - frames[node.ply].nodesBefore);
        }
    }

    /** Whether the table has solved the node, perhaps while its siblings were searched. */
    private boolean isSolvedInTable(MateNode node) {
        // The root is searched for its move, even if it is solved.
        return node != root && table.readSolved(table.probe(node.tableKey(), node.hand, node.left), node);
    }

    /** Updates the numbers of a node; true if it is solved, a threshold is reached, or the search must end. */
    private boolean isFinished(SearchFrame frame) {
        MateNode node = frame.node;
        ChildList children = expansion.children(node.ply);
        if (budget.isExhausted()) {
            return true;
        }
        if (backup.solves(node, children)
                && (node.isOrNode() || !node.isProved() || interpositions.areUseless(node, children))) {
            return true;
        }
        selection.select(children, frame.phiThreshold);
        node.numbers.set(selection.phi(), selection.delta());
        return node.numbers.phi >= frame.phiThreshold || node.numbers.delta >= frame.deltaThreshold;
    }

    /** Makes the move to the child that was selected, and begins its search; false if there is nothing to be searched. */
    private boolean enterChosenChild(SearchFrame frame) {
        MateNode child = selection.chosen();
        child.make(position);
        budget.count();
        // The phi of a child is a delta for its parent.
        return enter(child, selection.phiThreshold(frame.deltaThreshold), selection.deltaThreshold(frame.phiThreshold));
    }

    private void store(MateNode node, long work) {
        ProofNumbers numbers = node.numbers;
        long key = node.tableKey();
        if (!numbers.isSolved()) {
            table.storeUnsolved(key, node.hand, numbers, work);
        } else if (node.isProved()) {
            if (node.condition == 0) {
                table.storeProof(key, numbers.hand, numbers.plies, work);
            }
        } else if (numbers.repetitionPly < node.ply) {
            long pathKey = path.pathKey(node.ply, key, node.hand, node.left);
            repetitionTable.store(pathKey, numbers.repetitionPly, numbers.plies == MateTable.ANY_PLIES);
        } else {
            // If a position was repeated, it is this one or one after it: the disproof holds on every path.
            numbers.repetitionPly = SearchPath.NO_REPETITION;
            table.storeDisproof(key, numbers.hand, numbers.plies, work);
        }
    }

    /**
     * Solves an evasion from the node at the end of the path as a question of its own: the path before it does not matter.
     * If the budget is exhausted, the evasion stays unsolved.
     */
    void solveAlone(MateNode evasion) {
        int floor = path.floor();
        path.start(evasion.ply);
        evaluation.evaluateEvasion(evasion);
        if (!evasion.numbers.isSolved()) {
            evasion.make(position);
            budget.count();
            search(evasion);
            position.undoMove();
        }
        path.resume(floor, evasion.ply - 1);
    }
}
