package sanmai.search.alphabeta;

import sanmai.movegen.MateInOne;
import sanmai.search.Bound;
import sanmai.search.Score;
import sanmai.shogi.Move;

/**
 * The nodes between the root and the leaves: alpha-beta with a narrow window for all moves but the first (principal
 * variation search), cut and shortened where {@link Features} allows it.
 */
final class MainSearch {
    /** What {@link #singular} answers if no move needs to be searched in full. */
    private static final int SEVERAL_CUT = Integer.MIN_VALUE;

    private static final long KEY_OF_EXCLUSION = 0xD1B54A32D192ED03L;

    /** Lines are not extended beyond so many times the depth of the tree. */
    private static final int MOST_EXTENSION = 2;

    private final SearchThread walk;
    private final QuiescenceSearch leaves;
    private final MateInOne mateInOne;
    private final NodePruning shortcuts;
    private final MovePruning omissions;
    private final Depths depths;
    private final Features features;
    private int lastExtended;

    MainSearch(SearchThread walk, Depths depths, Features features) {
        this.walk = walk;
        this.depths = depths;
        this.features = features;
        mateInOne = new MateInOne();
        leaves = new QuiescenceSearch(walk, mateInOne, features);
        shortcuts = new NodePruning(features);
        omissions = new MovePruning(walk.exchange, features);
    }

    /** Prepares for a tree of this depth. */
    void start(int depth) {
        lastExtended = MOST_EXTENSION * depth - 1;
        walk.nodes[1].forgetKillers();
        walk.nodes[2].forgetKillers();
    }

    /**
     * What the position that the walk has come to is worth.
     *
     * @param ply how many plies from the root
     * @param depth how many plies to search; none or fewer is for the leaves
     * @param expectsCut whether the score will probably be beta or more
     */
    int search(int ply, int alpha, int beta, int depth, boolean expectsCut) {
        if (depth <= 0) {
            return leaves.search(ply, alpha, beta);
        }
        SearchThread w = walk;
        Node node = w.nodes[ply];
        node.lineLength = 0;
        w.selectiveDepth = Math.max(w.selectiveDepth, ply);
        if (w.mustStop()) {
            return 0;
        }
        int ending = w.ending(ply);
        if (ending != GameEndRules.NONE) {
            return ending;
        }
        int low = Math.max(alpha, Score.matedIn(ply));
        int high = Math.min(beta, Score.mateIn(ply));
        if (low >= high) {
            return low;
        }
        boolean wide = beta - alpha > 1;
        boolean whole = node.excluded == Move.NONE;
        long key = w.endings.key(w.position) ^ KEY_OF_EXCLUSION * node.excluded;
        int entry = w.table.find(key);
        long data = entry < 0 ? TranspositionTable.NOTHING : w.table.data(entry, key);
        boolean found = data != TranspositionTable.NOTHING;
        int known = found ? TranspositionTable.move(data) : Move.NONE;
        int knownScore = found ? TranspositionTable.score(data, ply) : 0;
        if (features.has(Feature.TT_CUTOFFS) && !wide && found && TranspositionTable.depth(data) >= depth) {
            if (TranspositionTable.settles(data, knownScore, high)) {
                return knownScore;
            }
        }
        if (whole && w.endings.kingWins(w.position)) {
            return w.endings.scoreOfKing(ply);
        }
        node.inCheck = w.isInCheck(ply);
        int eval = w.evaluate(ply, entry, data, knownScore);
        node.improving = !node.inCheck && ply >= 2 && node.corrected > w.nodes[ply - 2].corrected;
        boolean mayCut = !wide && !node.inCheck && whole;
        if (mayCut && shortcuts.isFarAbove(depth, node.improving, eval, high)) {
            return w.stands(ply, key, found, eval);
        }
        node.legal.read(w.position);
        if (features.has(Feature.MATE_IN_ONE) && !node.inCheck && !TranspositionTable.triedMoves(data)) {
            int mate = mateInOne.find(node.legal);
            if (mate != Move.NONE) {
                return w.mates(ply, mate, key, depth);
            }
        }
        w.nodes[ply + 2].forgetKillers();
        if (mayCut) {
            int score = withoutMoves(ply, eval, low, high, depth, expectsCut);
            if (score != GameEndRules.NONE) {
                return score;
            }
        }
        int newDepth = known == Move.NONE && whole ? depths.withoutKnownMove(depth) : depth;
        return moves(ply, low, high, newDepth, expectsCut, key, data, known, knownScore, eval);
    }

    /** Judges a node by captures, or by passing; {@link GameEndRules#NONE} if that decides nothing. */
    private int withoutMoves(int ply, int eval, int alpha, int beta, int depth, boolean expectsCut) {
        SearchThread w = walk;
        Node node = w.nodes[ply];
        if (shortcuts.razors(depth, eval, alpha)) {
            int score = leaves.search(ply, alpha, alpha + 1);
            if (score <= alpha || w.brokenOff) {
                return score;
            }
            node.lineLength = 0;
        }
        if (w.nodes[ply - 1].move != Move.NONE && shortcuts.mayPass(depth, eval, node.corrected, beta)) {
            w.pass(node);
            int score = -search(
                    ply + 1, -beta, -beta + 1, depth - SearchParameters.ofNullMove(depth, eval - beta), !expectsCut);
            w.unpass();
            if (w.brokenOff) {
                return 0;
            }
            if (score >= beta) {
                return score >= GameEndRules.WON ? beta : score;
            }
        }
        return GameEndRules.NONE;
    }

    private int moves(
            int ply,
            int alpha,
            int beta,
            int depth,
            boolean expectsCut,
            long key,
            long data,
            int known,
            int knownScore,
            int eval) {
        SearchThread w = walk;
        Node node = w.nodes[ply];
        boolean wide = beta - alpha > 1;
        MovePicker picker = node.picker;
        picker.start(w.position, known, depth, node, w.back(ply, 1), w.back(ply, 2));
        node.quietCount = 0;
        boolean noQuiets = !wide && !node.inCheck && omissions.leavesOutQuiets(depth, eval, alpha);
        if (noQuiets) {
            picker.skipQuiets();
        }
        int best = -GameEndRules.INFINITE;
        int bestMove = Move.NONE;
        int low = alpha;
        int number = 0;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (move == node.excluded) {
                continue;
            }
            number++;
            boolean quiet = w.position.isQuiet(move);
            boolean check = node.legal.givesCheck(move);
            int worth = quiet ? w.history.of(move, w.back(ply, 1).code, w.back(ply, 2).code) : 0;
            int reduction = SearchParameters.reduction(depth, number);
            if (best > -GameEndRules.WON && !check && !node.inCheck) {
                if (quiet) {
                    if (omissions.isLate(number, depth, node.improving)) {
                        picker.skipQuiets();
                        continue;
                    }
                    int left = Math.max(0, depth - 1 - reduction);
                    if (omissions.leavesOutQuiet(w.position, move, worth, left, eval, alpha)) {
                        continue;
                    }
                } else if (picker.isAtBadCaptures() && omissions.leavesOutCapture(w.position, move, depth)) {
                    continue;
                }
            }
            int extension = 0;
            if (ply <= lastExtended) {
                if (move == known && depths.mayBeSingular(node, data, knownScore, depth)) {
                    extension = singular(ply, known, knownScore, depth, beta, expectsCut);
                    if (w.brokenOff) {
                        return 0;
                    }
                    if (extension == SEVERAL_CUT) {
                        return knownScore - SearchParameters.ofSingular(depth);
                    }
                    picker.start(w.position, known, depth, node, w.back(ply, 1), w.back(ply, 2));
                    picker.next();
                    node.quietCount = 0;
                } else if (check && depths.extendsCheck(w.position, move)) {
                    extension = 1;
                }
            }
            int newDepth = depth - 1 + extension;
            int reduced = newDepth;
            if (depths.mayBeReduced(depth, number, wide) && (quiet || picker.isAtBadCaptures())) {
                int less = Depths.reduction(node, move, reduction, worth, wide, expectsCut, check);
                reduced = Math.max(1, Math.min(newDepth, newDepth - less));
            }
            w.make(node, move, check);
            int score;
            if (number == 1) {
                score = -search(ply + 1, -beta, -low, newDepth, !wide && !expectsCut);
            } else {
                score = -search(ply + 1, -low - 1, -low, reduced, true);
                if (score > low && reduced < newDepth && !w.brokenOff) {
                    score = -search(ply + 1, -low - 1, -low, newDepth, !expectsCut);
                }
                if (wide && score > low && score < beta && !w.brokenOff) {
                    score = -search(ply + 1, -beta, -low, newDepth, false);
                }
            }
            w.unmake();
            if (w.brokenOff) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > low) {
                    bestMove = move;
                    if (wide) {
                        node.setLine(move, w.nodes[ply + 1]);
                    }
                    low = score;
                    if (score >= beta) {
                        break;
                    }
                }
            }
            if (quiet) {
                node.addQuiet(move);
            }
        }
        if (number == 0 && !noQuiets) {
            return node.excluded == Move.NONE ? Score.matedIn(ply) : alpha;
        }
        if (best == -GameEndRules.INFINITE) {
            best = alpha; // Every move was left out.
        }
        if (best >= beta && w.position.isQuiet(bestMove)) {
            reward(ply, bestMove, depth);
        }
        if (node.excluded == Move.NONE) {
            Bound bound = best >= beta ? Bound.LOWER : bestMove != Move.NONE ? Bound.EXACT : Bound.UPPER;
            w.table.store(key, bestMove, best, node.evaluation, depth, bound, ply);
            learn(ply, bestMove, best, bound, depth);
        }
        return best;
    }

    /**
     * By how much the known move is extended, because all others are clearly worse; {@link #SEVERAL_CUT} if others cut
     * off the branch too.
     */
    private int singular(int ply, int known, int knownScore, int depth, int beta, boolean expectsCut) {
        Node node = walk.nodes[ply];
        int below = knownScore - SearchParameters.ofSingular(depth);
        node.excluded = known;
        int score = search(ply, below - 1, below, (depth - 1) / 2, expectsCut);
        node.excluded = Move.NONE;
        if (score < below) {
            return 1;
        }
        if (below >= beta) {
            return SEVERAL_CUT;
        }
        return knownScore >= beta ? -1 : 0;
    }

    /** Lets the evaluation learn from a search, unless a capture made the difference or it is not known how great it is. */
    private void learn(int ply, int bestMove, int best, Bound bound, int depth) {
        SearchThread w = walk;
        Node node = w.nodes[ply];
        boolean quiet = bestMove == Move.NONE || w.position.isQuiet(bestMove);
        if (!node.inCheck && quiet && Math.abs(best) < GameEndRules.WON) {
            int difference = best - node.corrected;
            if (bound == Bound.EXACT || (bound == Bound.LOWER ? difference > 0 : difference < 0)) {
                w.corrections.learn(w.position, w.back(ply, 1).code, difference, depth);
            }
        }
    }

    private void reward(int ply, int move, int depth) {
        Node node = walk.nodes[ply];
        History history = walk.history;
        int before = walk.back(ply, 1).code;
        int twoBefore = walk.back(ply, 2).code;
        int bonus = SearchParameters.bonus(depth);
        history.add(move, before, twoBefore, bonus);
        for (int i = 0; i < node.quietCount; i++) {
            history.add(node.quiets[i], before, twoBefore, -bonus);
        }
        if (features.has(Feature.KILLER_MOVES)) {
            node.addKiller(move);
        }
        history.setCounter(before, move);
    }
}
