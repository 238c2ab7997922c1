package sanmai.search.mate;

import java.util.ArrayList;
import java.util.List;
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
 * MateNode}.
 *
 * <p>Graph history interaction: a disproof that depends on the repetition of a position on the path goes into a table of
 * its own, where it is found on the same path only. At the position that was repeated it becomes a disproof for every
 * path (Kishimoto and Müller, <i>A General Solution to the Graph History Interaction Problem</i>, 2004; see {@link
 * SearchPath}).
 *
 * <p>Searching allocates nothing. Not safe for use by several threads.
 */
final class DfpnSearch {
    private final MateTable table;
    private final RepetitionTable repetitionTable;
    private final NodeBudget budget;
    private final SearchPath path = new SearchPath();
    private final ChildEvaluation evaluation;
    private final Expansion expansion;
    private final ProofBackup backup = new ProofBackup();
    private final ChildSelection selection;
    private final @Nullable BusyNodes busy;
    private final MateNode root = new MateNode();

    /** Interpositions that are solved again, of which the first {@code probing} are in use. */
    private final List<MateNode> probes = new ArrayList<>();

    private int probing;
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
        table.setLimited(question.within() < MateQuestion.MOST_PLIES);
        expansion.start(position, question.excludedChecks());
        backup.start(position);
        path.start(root.ply);
        budget.setLimit(maxNodes);
        if (!question.isAttackersTurn()) {
            evaluation.evaluateCheck(root);
        }
        if (question.isAttackersTurn() || !root.isSolved()) {
            search(root);
        }
        boolean proved = !budget.isExhausted() && root.isProved();
        bestMove = proved && question.isAttackersTurn() ? backup.winningChild().move : Move.NONE;
        return proved;
    }

    /** The plies of the mate that was proved, or the plies within which there is none. */
    int plies() {
        return root.plies;
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
        if (!enter(from, MateNode.INFINITY, MateNode.INFINITY)) {
            return;
        }
        while (ply >= from.ply) {
            SearchFrame frame = expansion.frame(ply);
            if (isFinished(frame)) {
                leave(frame);
                ply--;
                if (ply >= from.ply) {
                    position.undoMove();
                }
            } else if (enterChosenChild()) {
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
        SearchFrame frame = expansion.frame(node.ply);
        frame.node = node;
        frame.phiThreshold = phiThreshold;
        frame.deltaThreshold = deltaThreshold;
        frame.nodesBefore = budget.nodes();
        path.enter(node.ply, node.key, node.hand);
        if (busy != null) {
            busy.enter(node.key);
        }
        if (expansion.expand(frame)) {
            return true;
        }
        // No mate within the plies that are left, and nothing is known beyond them.
        node.setDisproved(node.hand, node.isOrNode() ? 0 : 1, SearchPath.NO_REPETITION);
        leave(frame);
        return false;
    }

    /** Ends the search of a node. */
    private void leave(SearchFrame frame) {
        MateNode node = frame.node;
        path.leave(node.ply);
        if (busy != null) {
            busy.leave(node.key);
        }
        if (!budget.isExhausted() && (isRootWhole || node != root)) {
            store(node, budget.nodes() - frame.nodesBefore);
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
        if (budget.isExhausted()) {
            return true;
        }
        if (backup.solves(frame) && (node.isOrNode() || !node.isProved() || areUseless(frame))) {
            return true;
        }
        selection.select(frame);
        return node.phi >= frame.phiThreshold || node.delta >= frame.deltaThreshold;
    }

    /** Makes the move to the child that was selected, and begins its search; false if there is nothing to be searched. */
    private boolean enterChosenChild() {
        MateNode child = selection.chosen();
        child.make(position);
        budget.count();
        // The phi of a child is a delta for its parent.
        return enter(child, selection.phiThreshold(), selection.deltaThreshold());
    }

    private void store(MateNode node, long work) {
        long key = node.tableKey();
        if (!node.isSolved()) {
            table.storeUnsolved(key, node.hand, node, work);
        } else if (node.isProved()) {
            if (node.condition == 0) {
                table.storeProof(key, node.solvedHand, node.plies, work);
            }
        } else if (node.repetitionPly < node.ply) {
            long pathKey = path.pathKey(node.ply, key, node.hand, node.left);
            repetitionTable.store(pathKey, node.repetitionPly, node.plies == MateTable.ANY_PLIES);
        } else {
            // If a position was repeated, it is this one or one after it: the disproof holds on every path.
            node.repetitionPly = SearchPath.NO_REPETITION;
            table.storeDisproof(key, node.solvedHand, node.plies, work);
        }
    }

    // ---- Useless interpositions ----

    /**
     * Whether every proof that depends on a condition holds. An interposition is useless ({@link MateCounting#USEFUL}) if a
     * free capture mates within n plies, and the mate takes at least n plies when neither this interposition nor those
     * farther from the king are possible. That lower bound is a disproof. If it fails, the interposition is useful and open
     * again. All evasions are proved.
     */
    private boolean areUseless(SearchFrame evasions) {
        boolean hold = true;
        for (int i = evasions.start; i < evasions.end && !budget.isExhausted(); i++) {
            MateNode evasion = evasions.children[i];
            if (evasion.condition > 0 && !takesAtLeast(evasion.condition, evasion.distance, evasions)) {
                evasion.isUseful = true;
                evaluation.evaluateEvasion(evasion);
                hold = false;
            }
            evasion.condition = 0;
        }
        return hold;
    }

    /** Whether the mate takes some plies at least, after evasions that interpose nothing or nearer to the king. */
    private boolean takesAtLeast(int plies, int distance, SearchFrame evasions) {
        for (int i = evasions.start; i < evasions.end && !budget.isExhausted(); i++) {
            MateNode evasion = evasions.children[i];
            if (evasion.distance < distance && !isMateWithin(plies - 3, evasion, evasions)) {
                return true;
            }
        }
        return plies <= 0;
    }

    private boolean isMateWithin(int plies, MateNode evasion, SearchFrame evasions) {
        if (plies < 1 && evasion.distance == 0) {
            return false;
        }
        if (evasion.condition == 0 && evasion.plies <= plies) {
            return true;
        }
        if (probing == probes.size()) {
            probes.add(new MateNode());
        }
        MateNode probe = probes.get(probing++);
        probe.setChild(evasions.node, evasion.move, position);
        probe.interpose(evasion.checker, evasion.distance);
        probe.left = plies;
        boolean isMate = provesAlone(probe);
        if (isMate && probe.condition > 0 && !takesAtLeast(probe.condition, probe.distance, evasions)) {
            probe.isUseful = true;
            probe.condition = 0;
            isMate = provesAlone(probe);
        }
        probing--;
        return isMate;
    }

    /** Whether an evasion leads to mate, as a question of its own: the path before it does not matter. */
    private boolean provesAlone(MateNode evasion) {
        int floor = path.start(evasion.ply);
        evaluation.evaluateEvasion(evasion);
        if (!evasion.isSolved()) {
            evasion.make(position);
            budget.count();
            search(evasion);
            position.undoMove();
        }
        path.resume(floor, evasion.ply - 1);
        return !budget.isExhausted() && evasion.isProved();
    }
}
