package sanmai.search.alphabeta.tree;

import sanmai.search.Score;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.ordering.MovePicker;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;

/**
 * The main search: all nodes between the root and the quiescence search. It is a fail-soft alpha-beta search (Knuth and
 * Moore, An Analysis of Alpha-Beta Pruning, 1975) in the form of a principal variation search (Marsland and Campbell,
 * Parallel Search of Strongly Ordered Game Trees, 1982).
 *
 * <p>{@link #search} shows the steps of a node in their order. A step answers with a score if it decides the node, else
 * with {@link Node#NO_SCORE}. Once the thread has stopped, every score is void.
 */
public final class MainSearch {
    private final SearchThread thread;
    private final NodeEntry entry;
    private final QuiescenceSearch quiescence;
    private final Pruning pruning;
    private final Reductions reductions;
    private final Extensions extensions;

    public MainSearch(SearchThread thread, Features features) {
        this.thread = thread;
        entry = new NodeEntry(thread, features);
        quiescence = new QuiescenceSearch(thread, entry, features);
        pruning = new Pruning(thread.see, features);
        reductions = new Reductions(thread.see, features);
        extensions = new Extensions(thread.see, features);
    }

    /** Enters the root, and prepares for an iteration of its depth. */
    public void start(Node root) {
        root.legal.read(thread.position);
        root.inCheck = root.legal.isInCheck();
        entry.enter(root);
        extensions.start(root.depth);
    }

    /**
     * The score of the position that the thread has come to.
     *
     * @param node the position's node, which its parent has opened
     */
    int search(Node node) {
        if (node.depth <= 0) {
            return quiescence.search(node);
        }
        // Stop test, game end, mate distance pruning, transposition table cutoff, declaration, static evaluation
        int score = entry.enter(node);
        if (score != Node.NO_SCORE) {
            return score;
        }
        node.improving = isImproving(node);
        // Reverse futility pruning
        if (Pruning.mayPrune(node) && pruning.prunesByReverseFutility(node)) {
            return entry.standPat(node);
        }
        // Mate in one
        score = entry.mateInOne(node);
        if (score != Node.NO_SCORE) {
            return score;
        }
        // Razoring, null move pruning
        score = pruneBySearch(node);
        if (score != Node.NO_SCORE) {
            return score;
        }
        // Internal iterative reductions
        node.depth -= reductions.ofNode(node);
        // Singular extension of the TT move, or multi-cut
        score = testSingular(node);
        return score != Node.NO_SCORE ? score : searchMoves(node);
    }

    private boolean isImproving(Node node) {
        return !node.inCheck && node.ply >= 2 && node.staticEvaluation > thread.stack[node.ply - 2].staticEvaluation;
    }

    private int pruneBySearch(Node node) {
        if (!Pruning.mayPrune(node)) {
            return Node.NO_SCORE;
        }
        int score = pruning.razors(node) ? razor(node) : Node.NO_SCORE;
        return score == Node.NO_SCORE && pruning.triesNullMove(node) ? nullMove(node) : score;
    }

    /** Leaves a node to the quiescence search, unless that finds a capture which helps. */
    private int razor(Node node) {
        int depth = node.depth;
        int score = quiescence.search(node);
        node.depth = depth;
        if (score <= node.alpha || thread.stopped) {
            return score;
        }
        node.pvLength = 0;
        return Node.NO_SCORE;
    }

    private int nullMove(Node node) {
        thread.makeNullMove(node);
        Node child = thread.child(node);
        int score = -search(child.open(-node.beta, 1 - node.beta, pruning.nullMoveDepth(node), !node.cutNode));
        thread.unmakeNullMove();
        return thread.stopped ? 0 : Pruning.afterNullMove(node, score);
    }

    private int testSingular(Node node) {
        node.ttMoveExtension = Node.NO_SCORE;
        if (!extensions.testsSingular(node)) {
            return Node.NO_SCORE;
        }
        int singularBeta = extensions.singularBeta(node);
        Node test = thread.enterVerification(node);
        int score = search(test.open(singularBeta - 1, singularBeta, Extensions.singularDepth(node), node.cutNode));
        thread.leaveVerification(node);
        return thread.stopped ? 0 : Extensions.afterTest(node, score, singularBeta);
    }

    /** Searches the moves of a node in the order of its picker. */
    private int searchMoves(Node node) {
        SearchThread t = thread;
        MovePicker picker = t.picker(node);
        node.startMoves(-Node.INFINITE);
        node.ttMoveIsCapture = node.ttMove != Move.NONE && !t.position.isQuiet(node.ttMove);
        picker.start(node, t.position);
        node.singleReply = extensions.extendsSingleReply(node, picker);
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (move == node.excludedMove) {
                continue;
            }
            select(node, move, picker.isAtBadCaptures());
            if (pruning.prunes(node, t.position)) {
                continue;
            }
            int newDepth = node.depth - 1 + extensions.ofMove(node, t.position);
            int score = searchMove(node, newDepth, reductions.reducedDepth(node, t.position, newDepth));
            if (t.stopped) {
                return 0;
            }
            boolean raised = node.bestMove != Move.NONE;
            if (node.update(score, t.child(node))) {
                break;
            }
            if (!raised && node.bestMove != Move.NONE) {
                node.depth -= reductions.ofLaterMoves(node);
            }
            if (node.quiet) {
                node.addQuiet(move);
            } else {
                node.addCapture(move);
            }
        }
        return finish(node);
    }

    /** Makes a move the current one of its node, with what pruning, reductions and extensions want to know of it. */
    private void select(Node node, int move, boolean badCapture) {
        node.move = move;
        node.badCapture = badCapture;
        node.moveCount++;
        node.quiet = thread.position.isQuiet(move);
        node.givesCheck = node.legal.givesCheck(move);
        node.historyScore =
                node.quiet ? thread.history.score(move, node) : thread.history.captureScore(move, thread.position);
        node.baseReduction = reductions.baseReduction(node);
    }

    /**
     * Principal variation search of the current move of a node, of the root's too. The first move is searched with the
     * whole window, others with a null window, to show that they are not better. If one seems to be, it is searched
     * again: without its reduction, and in a PV node with the whole window.
     */
    public int searchMove(Node node, int newDepth, int reducedDepth) {
        SearchThread t = thread;
        int alpha = node.alpha;
        int beta = node.beta;
        Node child = t.child(node);
        int score;
        t.makeMove(node);
        if (node.moveCount == 1) {
            score = -search(child.open(-beta, -alpha, newDepth, !node.pvNode && !node.cutNode));
        } else {
            score = -search(child.open(-alpha - 1, -alpha, reducedDepth, true));
            if (score > alpha && reducedDepth < newDepth && !t.stopped) {
                score = -search(child.open(-alpha - 1, -alpha, newDepth, !node.cutNode));
                if (!t.stopped) {
                    t.history.afterReduction(node, score, newDepth);
                }
            }
            if (node.pvNode && score > alpha && score < beta && !t.stopped) {
                score = -search(child.open(-beta, -alpha, newDepth, false));
            }
        }
        t.unmakeMove();
        return score;
    }

    /** The score of a node after its moves; it is stored, and learnt from. */
    private int finish(Node node) {
        if (node.moveCount == 0) {
            return node.excludedMove == Move.NONE ? Score.matedIn(node.ply) : node.alpha;
        }
        if (node.bestScore == -Node.INFINITE) {
            node.bestScore = node.alpha; // All moves were pruned.
        }
        if (node.excludedMove == Move.NONE) {
            thread.table.store(node.key, node.result(), node.rawEvaluation);
            thread.correctionHistory.learn(thread.position, node);
        }
        thread.history.learn(node, thread.stack[node.ply - 1], thread.position);
        return node.bestScore;
    }
}
