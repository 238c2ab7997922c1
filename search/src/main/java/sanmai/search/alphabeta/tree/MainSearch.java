package sanmai.search.alphabeta.tree;

import org.jspecify.annotations.Nullable;
import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.ordering.MovePicker;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

/**
 * The main search: the root and all nodes between it and the quiescence search. It is a fail-soft alpha-beta search
 * (Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975) in the form of a principal variation search (Marsland and
 * Campbell, Parallel Search of Strongly Ordered Game Trees, 1982). Which rules it has, and in which order, follows
 * Stockfish and YaneuraOu.
 *
 * <p>{@link #search} shows the steps of a node in their order. A step answers with a score if it decides the node, else
 * with {@link Node#NO_SCORE}. Once the thread has stopped, every score is void. {@link TracedSearch} overrides some
 * methods to watch; in a program that does not trace they are final to the JIT compiler.
 */
public class MainSearch {
    private final SearchThread thread;
    private final NodeEntry entry;
    private final QuiescenceSearch quiescence;
    private final Pruning pruning;
    private final Reductions reductions;
    private final Extensions extensions;
    private final boolean blendsFailHighs;

    public MainSearch(SearchThread thread, Features features) {
        this.thread = thread;
        entry = new NodeEntry(thread, features);
        quiescence = new QuiescenceSearch(thread, entry, features);
        pruning = new Pruning(thread.see, thread.history, features);
        reductions = new Reductions(features);
        extensions = new Extensions(features);
        blendsFailHighs = features.has(Feature.FAIL_HIGH_BLENDING);
    }

    // ---- The root ----

    /**
     * Enters the root, whose window and depth are set.
     *
     * @param firstMove the move that is searched first
     */
    public void startRoot(Node root, int firstMove) {
        thread.rootWindow = root.beta - root.alpha;
        root.followsPv = true;
        root.legal.read(thread.position);
        root.inCheck = root.legal.isInCheck();
        begin(root);
        thread.child(root).cutoffCount = 0;
        entry.enter(root);
        root.ttMove = firstMove;
        root.ttMoveIsCapture = thread.position.isCaptureOrPawnPromotion(firstMove);
        root.improving = !root.inCheck && root.staticEvaluation >= root.beta;
        root.startMoves(-Node.INFINITE);
    }

    /** Searches the next move of the root, and returns its score. */
    public int searchRootMove(Node root, int move) {
        select(root, move);
        int score = searchMove(root, root.depth - 1);
        if (!thread.stopped) {
            noteScore(root, score);
        }
        return score;
    }

    /** Takes the score of a move of the root that is known without a search. */
    public void noteRootMove(Node root, int move, int score) {
        select(root, move);
        thread.child(root).pvLength = 0;
        noteScore(root, score);
    }

    /**
     * Learns from the root, after its moves.
     *
     * @param allMoves whether they were all legal moves, so that the table may know the best
     */
    public void finishRoot(Node root, boolean allMoves) {
        if (allMoves) {
            thread.table.store(root.key, root.result(), root.rawEvaluation);
        }
        thread.history.learn(root, root, thread.position);
    }

    // ---- A node ----

    /**
     * The score of the position that the thread has come to.
     *
     * @param node the position's node, which its parent has opened
     */
    int search(Node node) {
        if (node.depth <= 0) {
            return decided(node, Fate.QUIESCENCE, quiescence.search(node));
        }
        // Stop test, game end, mate distance pruning, transposition table cutoff, declaration, static evaluation
        int score = entry.enter(node);
        if (score != Node.NO_SCORE) {
            return decided(node, Fate.ENTRY, score);
        }
        Node parent = thread.stack[node.ply - 1];
        int reduction = parent.reduction;
        parent.reduction = 0;
        begin(node);
        if (node.excludedMove == Move.NONE) {
            assess(node, parent, reduction);
        }
        if (node.inCheck) {
            node.legal.read(thread.position);
        } else {
            score = prune(node, reduction);
            if (score != Node.NO_SCORE) {
                return score;
            }
        }
        // Small ProbCut
        if (pruning.prunesBySmallProbCut(node)) {
            return decided(node, Fate.SMALL_PROBCUT, pruning.smallProbCutBeta(node));
        }
        // Singular extension of the TT move, or multi-cut
        score = testSingular(node);
        return score != Node.NO_SCORE ? decided(node, Fate.MULTI_CUT, score) : searchMoves(node);
    }

    /** A rule has decided a node before its moves, which is the fate of all of them. Returns the score. */
    int decided(Node node, Fate fate, int score) {
        return score;
    }

    /** Forgets what the last node at this ply has left. */
    private void begin(Node node) {
        node.statScore = 0;
        node.reduction = 0;
        node.ttMoveExtension = 0;
        node.ttMoveIsCapture = node.ttMove != Move.NONE && thread.position.isCaptureOrPawnPromotion(node.ttMove);
        thread.stack[node.ply + 2].cutoffCount = 0;
    }

    /** Compares the static evaluation with those before, and learns from it. */
    private void assess(Node node, Node parent, int reduction) {
        node.improving = false;
        node.opponentWorsening = false;
        if (node.inCheck) {
            return;
        }
        // History of the last move by what it did to the static evaluation
        thread.history.learnFromEvaluation(node, parent);
        node.improving = node.ply >= 2 && node.staticEvaluation > thread.stack[node.ply - 2].staticEvaluation;
        node.opponentWorsening = node.staticEvaluation > -parent.staticEvaluation;
        // Hindsight
        node.depth += reductions.byHindsight(node, parent, reduction);
    }

    /** The steps of a node that is not in check, before its moves. */
    private int prune(Node node, int reduction) {
        // Razoring
        if (pruning.razors(node)) {
            int depth = node.depth;
            int score = quiescence.search(node);
            node.depth = depth;
            return decided(node, Fate.RAZORING, score);
        }
        // Reverse futility pruning
        if (pruning.prunesByReverseFutility(node)) {
            return decided(node, Fate.REVERSE_FUTILITY, Pruning.reverseFutilityScore(node));
        }
        // Mate in one
        node.legal.read(thread.position);
        int score = entry.mateInOne(node);
        if (score != Node.NO_SCORE) {
            return decided(node, Fate.MATE_IN_ONE, score);
        }
        // Null move pruning
        if (pruning.triesNullMove(node, thread.nullMoveMinPly)) {
            score = nullMove(node);
            if (score != Node.NO_SCORE) {
                return decided(node, Fate.NULL_MOVE, score);
            }
        }
        node.improving |= node.staticEvaluation >= node.beta;
        // Internal iterative reductions
        node.depth -= reductions.ofNode(node, reduction);
        // ProbCut
        int probCutBeta = pruning.probCutBeta(node);
        score = pruning.triesProbCut(node, probCutBeta) ? probCut(node, probCutBeta) : Node.NO_SCORE;
        return score != Node.NO_SCORE ? decided(node, Fate.PROBCUT, score) : Node.NO_SCORE;
    }

    private int nullMove(Node node) {
        int depth = pruning.nullMoveDepth(node);
        node.quiet = false;
        node.moveCount = 0;
        thread.makeNullMove(node);
        int score = -search(thread.child(node).open(-node.beta, 1 - node.beta, depth, false));
        thread.unmakeNullMove();
        if (thread.stopped) {
            return 0;
        }
        return Pruning.nullMoveCutsOff(node, score) && isVerified(node, depth) ? score : Node.NO_SCORE;
    }

    /** Zugzwang: in deep nodes a search without null moves near the node must agree that passing was good enough. */
    private boolean isVerified(Node node, int depth) {
        if (thread.nullMoveMinPly > 0 || !pruning.verifiesNullMove(node)) {
            return true;
        }
        thread.nullMoveMinPly = node.ply + 3 * depth / 4;
        Node test = thread.enterVerification(node);
        int score = search(test.open(node.beta - 1, node.beta, depth, false));
        thread.leaveTest(node);
        thread.nullMoveMinPly = 0;
        return score >= node.beta;
    }

    /** Searches good captures less deep, with a window above beta. */
    private int probCut(Node node, int probCutBeta) {
        MovePicker picker = thread.picker(node);
        picker.startProbCut(node, thread.position, probCutBeta - node.staticEvaluation);
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (move == node.excludedMove) {
                continue;
            }
            int score = probCutScore(node, move, probCutBeta);
            if (thread.stopped) {
                return 0;
            }
            if (score < probCutBeta) {
                continue;
            }
            if (node.excludedMove == Move.NONE) {
                int depth = Math.max(0, pruning.probCutDepth(node) + 1);
                long result = TtData.of(move, TtData.scoreToStore(score, node.ply), depth, Bound.LOWER);
                thread.table.store(node.key, TtData.withPv(result, node.ttPv), node.rawEvaluation);
            }
            if (Math.abs(score) < Node.KNOWN_WIN) {
                return score - (probCutBeta - node.beta);
            }
        }
        return Node.NO_SCORE;
    }

    private int probCutScore(Node node, int move, int probCutBeta) {
        Node child = thread.child(node);
        int depth = pruning.probCutDepth(node);
        node.move = move;
        node.quiet = false;
        node.moveCount = 1;
        node.givesCheck = node.legal.givesCheck(move);
        thread.makeMove(node);
        int score = -quiescence.search(child.open(-probCutBeta, 1 - probCutBeta));
        if (score >= probCutBeta && depth > 0 && !thread.stopped) {
            score = -search(child.open(-probCutBeta, 1 - probCutBeta, depth, !node.cutNode));
        }
        thread.unmakeMove();
        return score;
    }

    private int testSingular(Node node) {
        if (!extensions.testsSingular(node)) {
            return Node.NO_SCORE;
        }
        int beta = extensions.singularBeta(node);
        Node test = thread.enterSingularTest(node);
        int score = search(test.open(beta - 1, beta, Extensions.singularDepth(node), node.cutNode));
        thread.leaveTest(node);
        if (thread.stopped) {
            return 0;
        }
        node.ttPv |= test.ttPv;
        node.cutoffCount += test.cutoffCount;
        if (score >= beta && Extensions.cutsOff(node, score)) {
            return score;
        }
        node.ttMoveExtension = extensions.afterTest(node, beta - score, node.ply > thread.rootDepth);
        return Node.NO_SCORE;
    }

    // ---- The moves of a node ----

    /** Searches the moves of a node in the order of its picker. */
    int searchMoves(Node node) {
        MovePicker picker = thread.picker(node);
        node.startMoves(-Node.INFINITE);
        picker.start(node, thread.position);
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (move == node.excludedMove) {
                continue;
            }
            select(node, move);
            if (isLeftOut(node, pruning.prunes(node, thread.position))) {
                continue;
            }
            int score = searchMove(node, Extensions.newDepth(node));
            if (thread.stopped) {
                return 0;
            }
            if (noteScore(node, score)) {
                node.cutoffCount += node.extension < 2 || node.pvNode ? 1 : 0;
                break;
            }
        }
        return finish(node);
    }

    /** Whether the current move of a node is left out, by this rule. */
    boolean isLeftOut(Node node, @Nullable Feature rule) {
        return rule != null;
    }

    /** Makes a move the current one of its node, with what pruning and reductions want to know of it. */
    private void select(Node node, int move) {
        node.move = move;
        node.moveCount++;
        node.extension = 0;
        node.quiet = !thread.position.isCaptureOrPawnPromotion(move);
        node.givesCheck = node.legal.givesCheck(move);
        node.baseReduction = reductions.baseReduction(node, thread.rootWindow);
    }

    /**
     * Principal variation search of the current move of a node. The first move of a PV node is searched with the whole
     * window, others with a null window, to show that they are not better. If one seems to be, it is searched again:
     * without its reduction, and in a PV node with the whole window.
     */
    int searchMove(Node node, int newDepth) {
        SearchThread t = thread;
        Node child = t.child(node);
        int alpha = node.alpha;
        node.statScore = t.history.statScore(node.move, node, t.position);
        int reduction = reductions.ofMove(node, child);
        int depth = newDepth;
        int score = -Node.INFINITE;
        t.makeMove(node);
        if (reductions.isLate(node)) {
            int reduced = Reductions.lateMoveDepth(node, newDepth, reduction);
            node.reduction = newDepth - reduced;
            score = -search(child.open(-alpha - 1, -alpha, reduced, true));
            node.reduction = 0;
            if (score > alpha && !t.stopped) {
                depth += reductions.ofRepetition(node, score, reduced < newDepth);
                score = depth > reduced ? -search(child.open(-alpha - 1, -alpha, depth, !node.cutNode)) : score;
                t.history.rewardFailHigh(node);
            }
        } else if (node.moveCount > 1 || !node.pvNode) {
            int first = reductions.firstMoveDepth(node, newDepth, reduction);
            score = -search(child.open(-alpha - 1, -alpha, first, !node.cutNode));
        }
        if (node.pvNode && (node.moveCount == 1 || score > alpha) && !t.stopped) {
            boolean known = node.move == node.ttMove && TtData.isDeeperThan(node.ttData, 1);
            score = -search(child.open(-node.beta, -alpha, known ? Math.max(depth, 1) : depth, false));
        }
        t.unmakeMove();
        return score;
    }

    /** Notes the score of the current move, and returns whether it is a beta cutoff. */
    private boolean noteScore(Node node, int score) {
        if (node.update(score, thread.child(node))) {
            return true;
        }
        if (node.bestMove == node.move) {
            node.depth -= reductions.ofLaterMoves(node);
        } else if (node.quiet) {
            node.addQuiet(node.move);
        } else {
            node.addCapture(node.move);
        }
        return false;
    }

    /** The score of a node after its moves; it is stored, and learnt from. */
    private int finish(Node node) {
        if (node.moveCount == 0) {
            return node.excludedMove == Move.NONE ? Score.matedIn(node.ply) : node.alpha;
        }
        Node parent = thread.stack[node.ply - 1];
        node.ttPv |= node.bestMove == Move.NONE && parent.ttPv;
        if (blendsFailHighs) {
            node.blendFailHigh();
        }
        thread.history.learn(node, parent, thread.position);
        if (node.excludedMove == Move.NONE) {
            thread.table.store(node.key, node.result(), node.rawEvaluation);
        }
        thread.correctionHistory.learn(thread.position, node);
        return node.bestScore;
    }
}
