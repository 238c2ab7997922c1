package sanmai.search.alphabeta;

import sanmai.core.Piece;
import sanmai.movegen.MateInOne;
import sanmai.search.Bound;
import sanmai.search.Score;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.PieceValues;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The tree that one thread searches: alpha-beta with a narrow window for all moves but the first (principal variation
 * search), cut and shortened where {@link Selectivity} allows it. The worth of a position is searched on beyond the
 * depth by captures until it is quiet.
 *
 * <p>Nothing is allocated while the tree is searched. Not safe for use by several threads; the table is shared.
 */
final class Tree {
    /** No line gets longer. */
    static final int MAX_PLY = 246;

    /** Beyond all scores. */
    static final int INFINITE = Score.MATE + 1;

    /** How many nodes are searched between two looks at the control: less than a millisecond in a cold JVM. */
    private static final int NODES_PER_LOOK = 256;

    /** Nodes before the root, so that those two plies earlier can always be asked. */
    private static final int BEFORE_ROOT = 2;

    /** What the table can hold. */
    private static final int MOST_DEPTH = 250;

    /** What {@link #singular} answers if no move needs to be searched in full. */
    private static final int SEVERAL_CUT = Integer.MIN_VALUE;

    private static final int CAPTURES_ONLY = 0;
    private static final long KEY_OF_EXCLUSION = 0xD1B54A32D192ED03L;

    private final History history;
    private final Exchange exchange = new Exchange();
    private final Endings endings = new Endings();
    private final MateInOne mateInOne = new MateInOne();
    private final Node[] nodes = new Node[MAX_PLY + 3];
    private final Node[] beforeRoot = new Node[BEFORE_ROOT];
    private final Evaluation evaluation;
    private final Selectivity does;

    private TranspositionTable table;
    private Task task;
    private Position position;
    private long maxNodes;
    private long nextLook;
    private boolean brokenOff;
    private int selectiveDepth;
    private int rootDepth;

    /** Written by this thread alone, read by others. */
    private volatile long publishedNodes;

    private long made;

    /** What {@link TranspositionTable#touch} read: of no use, but what nobody wants need not be read. */
    private long touched;

    /** A tree whose leaves this evaluation judges. */
    Tree(Evaluation evaluation, Selectivity selectivity) {
        this.evaluation = evaluation;
        does = selectivity;
        history = new History(selectivity);
        for (int ply = 0; ply < nodes.length; ply++) {
            nodes[ply] = new Node(history, exchange, selectivity);
        }
        for (int i = 0; i < BEFORE_ROOT; i++) {
            beforeRoot[i] = new Node(history, exchange, selectivity);
            beforeRoot[i].clear();
        }
    }

    /** What it does beside plain alpha-beta. */
    Selectivity features() {
        return does;
    }

    /** Forgets what was learnt about moves. */
    void clear() {
        history.clear();
    }

    /** Prepares for a task. The position is changed while the tree is searched, and the same afterwards. */
    void start(Task newTask, Position newPosition, TranspositionTable newTable, long newMaxNodes) {
        task = newTask;
        position = newPosition;
        table = newTable;
        maxNodes = newMaxNodes;
        made = 0;
        publishedNodes = 0;
        nextLook = 0;
        brokenOff = false;
        endings.start(position, task.request.rules());
        evaluation.set(position);
        for (Node node : nodes) {
            node.clear();
        }
    }

    /** How many moves have been made in this task; other threads may see an earlier number. */
    long nodes() {
        return publishedNodes;
    }

    /** Whether the task was over before the last search was. */
    boolean isBrokenOff() {
        return brokenOff;
    }

    /** What the root is worth without search. */
    int staticEvaluation() {
        return evaluation.score(position);
    }

    /** What a move in the root wins or loses by exchanges on its square. */
    int exchangeOf(int move) {
        return exchange.value(position, move);
    }

    // ---- The root ----

    /**
     * Searches the root's moves from an index on; those before it are left out. The scores and lines of moves that turn
     * out better than alpha, and of the first one, are noted with the moves.
     */
    int searchRoot(RootMoves moves, int first, int alpha, int beta, int depth) {
        Node node = nodes[0];
        node.legal.read(position);
        node.inCheck = node.legal.isInCheck();
        node.evaluation = node.inCheck ? TranspositionTable.NO_EVALUATION : evaluation.score(position);
        node.lineLength = 0;
        for (int ply = 1; ply <= 2; ply++) {
            nodes[ply].killer1 = Move.NONE;
            nodes[ply].killer2 = Move.NONE;
        }
        rootDepth = depth;
        int best = -INFINITE;
        int bestMove = Move.NONE;
        int low = alpha;
        for (int i = first; i < moves.size(); i++) {
            RootMove root = moves.get(i);
            if (mustStop()) {
                return best;
            }
            long before = made;
            selectiveDepth = 0;
            int number = i - first + 1;
            boolean check = node.legal.givesCheck(root.move);
            make(node, root.move);
            int score;
            if (number == 1) {
                score = -search(1, -beta, -low, depth - 1, false);
            } else {
                boolean late = does.lateMoveReductions && depth >= 3 && number > 3 && !node.inCheck && !check;
                int reduced =
                        late ? Math.max(1, depth - 1 - Math.max(0, Margins.reduction(depth, number) - 1)) : depth - 1;
                score = -search(1, -low - 1, -low, reduced, true);
                if (score > low && reduced < depth - 1 && !brokenOff) {
                    score = -search(1, -low - 1, -low, depth - 1, true);
                }
                if (score > low && score < beta && !brokenOff) {
                    score = -search(1, -beta, -low, depth - 1, false);
                }
            }
            unmake();
            if (brokenOff) {
                return best;
            }
            publishedNodes = made;
            root.nodes += made - before;
            if (number == 1 || score > low) {
                Bound bound = score >= beta ? Bound.LOWER : score <= alpha ? Bound.UPPER : Bound.EXACT;
                root.found(score, bound, depth, selectiveDepth, nodes[1]);
            } else {
                root.score = -INFINITE;
            }
            if (score > best) {
                best = score;
                bestMove = root.move;
            }
            if (score > low) {
                low = score;
                if (score >= beta) {
                    break;
                }
            }
        }
        Bound bound = best >= beta ? Bound.LOWER : best <= alpha ? Bound.UPPER : Bound.EXACT;
        if (first == 0 && moves.isComplete()) {
            table.store(endings.key(position), bestMove, best, node.evaluation, depth, bound, 0);
        }
        return best;
    }

    // ---- Inner nodes ----

    private int search(int ply, int alpha, int beta, int depth, boolean expectsCut) {
        if (depth <= 0) {
            return quiesce(ply, alpha, beta, CAPTURES_ONLY);
        }
        Node node = nodes[ply];
        node.lineLength = 0;
        selectiveDepth = Math.max(selectiveDepth, ply);
        if (mustStop()) {
            return 0;
        }
        int ending = ending(ply);
        if (ending != Endings.NONE) {
            return ending;
        }
        int low = Math.max(alpha, Score.matedIn(ply));
        int high = Math.min(beta, Score.mateIn(ply));
        if (low >= high) {
            return low;
        }
        boolean wide = beta - alpha > 1;
        int excluded = node.excluded;
        long key = excluded == Move.NONE ? endings.key(position) : endings.key(position) ^ KEY_OF_EXCLUSION * excluded;
        int entry = table.find(key);
        long data = entry < 0 ? TranspositionTable.NOTHING : table.data(entry, key);
        int known = data == TranspositionTable.NOTHING ? Move.NONE : TranspositionTable.move(data);
        int knownScore = data == TranspositionTable.NOTHING ? 0 : TranspositionTable.score(data, ply);
        if (does.tableCuts && !wide && data != TranspositionTable.NOTHING && TranspositionTable.depth(data) >= depth) {
            if (settles(TranspositionTable.bound(data), knownScore, high)) {
                return knownScore;
            }
        }
        if (excluded == Move.NONE && endings.kingWins(position)) {
            return endings.scoreOfKing(ply);
        }
        node.legal.read(position);
        node.inCheck = node.legal.isInCheck();
        if (does.mateInOne && !node.inCheck && data == TranspositionTable.NOTHING) {
            int mate = mateInOne.find(node.legal);
            if (mate != Move.NONE) {
                return mates(ply, mate, key, depth);
            }
        }
        int eval = evaluate(node, entry, data, knownScore);
        boolean improving = !node.inCheck && ply >= 2 && node.evaluation > nodes[ply - 2].evaluation;
        nodes[ply + 2].killer1 = Move.NONE;
        nodes[ply + 2].killer2 = Move.NONE;
        if (!wide && !node.inCheck && excluded == Move.NONE) {
            int score = withoutMoves(ply, eval, low, high, depth, improving, expectsCut);
            if (score != Endings.NONE) {
                return score;
            }
        }
        if (does.internalReduction && depth >= 4 && known == Move.NONE && excluded == Move.NONE) {
            depth--;
        }
        return moves(ply, low, high, depth, expectsCut, key, data, known, knownScore, eval, improving);
    }

    /** The worth of a position in which this move mates. It is remembered as if searched a little deeper. */
    private int mates(int ply, int move, long key, int depth) {
        nodes[ply].line[0] = move;
        nodes[ply].lineLength = 1;
        int score = Score.mateIn(ply + 1);
        table.store(
                key, move, score, TranspositionTable.NO_EVALUATION, Math.min(depth + 6, MOST_DEPTH), Bound.EXACT, ply);
        return score;
    }

    /** The worth of a position that is decided without looking at moves; {@link Endings#NONE} if it is not. */
    private int ending(int ply) {
        int repetition = endings.repetition(position, ply, nodes);
        if (repetition != Endings.NONE) {
            return repetition;
        }
        if (endings.isTooLong(position)) {
            Node node = nodes[ply];
            node.legal.read(position);
            return node.picker.findsNone() ? Score.matedIn(ply) : endings.draw(position);
        }
        return ply >= MAX_PLY ? evaluation.score(position) : Endings.NONE;
    }

    private static boolean settles(Bound bound, int score, int beta) {
        return switch (bound) {
            case EXACT -> true;
            case LOWER -> score >= beta;
            case UPPER -> score < beta;
        };
    }

    /** Evaluates the node, and says what is known better from the table. */
    private int evaluate(Node node, int entry, long data, int knownScore) {
        if (node.inCheck) {
            node.evaluation = TranspositionTable.NO_EVALUATION;
            return TranspositionTable.NO_EVALUATION;
        }
        boolean known = data != TranspositionTable.NOTHING;
        int remembered = known ? table.evaluation(entry, data) : TranspositionTable.NO_EVALUATION;
        int eval = remembered != TranspositionTable.NO_EVALUATION ? remembered : evaluation.score(position);
        node.evaluation = eval;
        if (known && does.tableEvaluation && !Score.isMate(knownScore)) {
            Bound bound = TranspositionTable.bound(data);
            if (bound == Bound.EXACT || bound == (knownScore > eval ? Bound.LOWER : Bound.UPPER)) {
                return knownScore;
            }
        }
        return eval;
    }

    /** Judges a node by its evaluation, by captures, or by passing; {@link Endings#NONE} if that decides nothing. */
    private int withoutMoves(int ply, int eval, int alpha, int beta, int depth, boolean improving, boolean expectsCut) {
        Node node = nodes[ply];
        if (does.razoring && depth <= 3 && eval + Margins.ofRazor(depth) <= alpha) {
            int score = quiesce(ply, alpha, alpha + 1, CAPTURES_ONLY);
            if (score <= alpha || brokenOff) {
                return score;
            }
            node.lineLength = 0;
        }
        if (does.reverseFutility
                && depth <= 8
                && eval - Margins.ofBeta(depth, improving) >= beta
                && eval < Endings.WON
                && beta > -Endings.WON) {
            return eval;
        }
        boolean canPass = ply > 0 && nodes[ply - 1].move != Move.NONE;
        if (does.nullMove
                && depth >= 3
                && canPass
                && eval >= beta
                && node.evaluation >= beta - 30 * depth
                && beta > -Endings.WON) {
            int reduced = depth - Margins.ofNullMove(depth, eval - beta);
            node.making(Move.NONE);
            position.doNullMove();
            int score = -search(ply + 1, -beta, -beta + 1, reduced, !expectsCut);
            position.undoNullMove();
            if (brokenOff) {
                return 0;
            }
            if (score >= beta) {
                return score >= Endings.WON ? beta : score;
            }
        }
        return Endings.NONE;
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
            int eval,
            boolean improving) {
        Node node = nodes[ply];
        boolean wide = beta - alpha > 1;
        MovePicker picker = node.picker;
        picker.start(position, known, depth, node, back(ply, 1), back(ply, 2));
        node.quietCount = 0;
        int best = -INFINITE;
        int bestMove = Move.NONE;
        int low = alpha;
        int number = 0;
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (move == node.excluded) {
                continue;
            }
            number++;
            boolean capture = isCapture(move);
            boolean quiet = !capture && !Move.isPromotion(move);
            boolean check = node.legal.givesCheck(move);
            int worth = quiet ? history.of(move, back(ply, 1).code, back(ply, 2).code) : 0;
            int reduction = Margins.reduction(depth, number);
            if (ply > 0 && best > -Endings.WON && !check && !node.inCheck) {
                int left = Math.max(0, depth - 1 - reduction);
                if (quiet) {
                    if (does.lateMovePruning && number > Margins.quietsAtMost(depth, improving)) {
                        picker.skipQuiets();
                        continue;
                    }
                    if (does.quietFutility && left <= 6 && eval + Margins.ofQuiet(left) + worth / 128 <= alpha) {
                        continue;
                    }
                    if (does.historyPruning && left <= 4 && worth < -3000 * (left + 1)) {
                        continue;
                    }
                    if (does.exchangePruning
                            && left <= 6
                            && !exchange.wins(position, move, Margins.lossOfQuiet(left))) {
                        continue;
                    }
                } else if (does.exchangePruning
                        && depth <= 6
                        && picker.isAtBadCaptures()
                        && !exchange.wins(position, move, Margins.lossOfCapture(depth))) {
                    continue;
                }
            }
            int extension = 0;
            if (ply < 2 * rootDepth) {
                if (does.singularExtension
                        && move == known
                        && depth >= 8
                        && node.excluded == Move.NONE
                        && mayBeSingular(data, knownScore, depth)) {
                    extension = singular(ply, known, knownScore, depth, beta, expectsCut);
                    if (brokenOff) {
                        return 0;
                    }
                    if (extension == SEVERAL_CUT) {
                        return knownScore - Margins.ofSingular(depth);
                    }
                    picker.start(position, known, depth, node, back(ply, 1), back(ply, 2));
                    picker.next();
                    node.quietCount = 0;
                } else if (does.checkExtension && check && exchange.wins(position, move, 0)) {
                    extension = 1;
                }
            }
            int newDepth = depth - 1 + extension;
            make(node, move);
            int score;
            if (number == 1) {
                score = -search(ply + 1, -beta, -low, newDepth, !wide && !expectsCut);
            } else {
                int reduced = newDepth;
                if (does.lateMoveReductions
                        && depth >= 3
                        && number > (wide ? 4 : 2)
                        && (quiet || picker.isAtBadCaptures())) {
                    int r = reduction;
                    r += wide ? -1 : 0;
                    r += expectsCut ? 1 : 0;
                    r += improving ? 0 : 1;
                    r -= check ? 2 : 0;
                    r -= node.inCheck ? 1 : 0;
                    r -= move == node.killer1 || move == node.killer2 ? 1 : 0;
                    r -= worth / 10_000;
                    reduced = Math.max(1, Math.min(newDepth, newDepth - r));
                }
                score = -search(ply + 1, -low - 1, -low, reduced, true);
                if (score > low && reduced < newDepth && !brokenOff) {
                    score = -search(ply + 1, -low - 1, -low, newDepth, !expectsCut);
                }
                if (wide && score > low && score < beta && !brokenOff) {
                    score = -search(ply + 1, -beta, -low, newDepth, false);
                }
            }
            unmake();
            if (brokenOff) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > low) {
                    bestMove = move;
                    if (wide) {
                        node.setLine(move, nodes[ply + 1]);
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
        if (number == 0) {
            return node.excluded == Move.NONE ? Score.matedIn(ply) : alpha;
        }
        if (best == -INFINITE) {
            best = alpha; // Every move was left out.
        }
        if (best >= beta && !isCapture(bestMove) && !Move.isPromotion(bestMove)) {
            reward(ply, bestMove, depth);
        }
        if (node.excluded == Move.NONE) {
            Bound bound = best >= beta ? Bound.LOWER : bestMove != Move.NONE ? Bound.EXACT : Bound.UPPER;
            table.store(key, bestMove, best, node.evaluation, depth, bound, ply);
        }
        return best;
    }

    private boolean mayBeSingular(long data, int knownScore, int depth) {
        return TranspositionTable.depth(data) >= depth - 3
                && TranspositionTable.bound(data) != Bound.UPPER
                && Math.abs(knownScore) < Endings.WON;
    }

    /**
     * By how much the known move is extended, because all others are clearly worse; {@link #SEVERAL_CUT} if others cut
     * off the branch too.
     */
    private int singular(int ply, int known, int knownScore, int depth, int beta, boolean expectsCut) {
        Node node = nodes[ply];
        int below = knownScore - Margins.ofSingular(depth);
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

    private void reward(int ply, int move, int depth) {
        Node node = nodes[ply];
        int before = back(ply, 1).code;
        int twoBefore = back(ply, 2).code;
        int bonus = Margins.bonus(depth);
        history.add(move, before, twoBefore, bonus);
        for (int i = 0; i < node.quietCount; i++) {
            history.add(node.quiets[i], before, twoBefore, -bonus);
        }
        if (does.killers) {
            node.addKiller(move);
        }
        history.setCounter(before, move);
    }

    private Node back(int ply, int plies) {
        return ply >= plies ? nodes[ply - plies] : beforeRoot[plies - ply - 1];
    }

    private boolean isCapture(int move) {
        return !Move.isDrop(move) && position.pieceAt(Move.to(move)) != Piece.NONE;
    }

    // ---- Leaves ----

    /** What a position is worth once nothing hangs: by captures and pawns' promotions, or all evasions of a check. */
    private int quiesce(int ply, int alpha, int beta, int depth) {
        Node node = nodes[ply];
        node.lineLength = 0;
        if (!does.quiescence) {
            return evaluation.score(position);
        }
        selectiveDepth = Math.max(selectiveDepth, ply);
        if (mustStop()) {
            return 0;
        }
        int ending = ending(ply);
        if (ending != Endings.NONE) {
            return ending;
        }
        boolean wide = beta - alpha > 1;
        long key = endings.key(position);
        int entry = table.find(key);
        long data = entry < 0 ? TranspositionTable.NOTHING : table.data(entry, key);
        int known = data == TranspositionTable.NOTHING ? Move.NONE : TranspositionTable.move(data);
        int knownScore = data == TranspositionTable.NOTHING ? 0 : TranspositionTable.score(data, ply);
        if (does.tableCuts
                && !wide
                && data != TranspositionTable.NOTHING
                && settles(TranspositionTable.bound(data), knownScore, beta)) {
            return knownScore;
        }
        if (endings.kingWins(position)) {
            return endings.scoreOfKing(ply);
        }
        node.legal.read(position);
        node.inCheck = node.legal.isInCheck();
        int best = Score.matedIn(ply);
        int low = alpha;
        if (!node.inCheck) {
            if (does.mateInOne && data == TranspositionTable.NOTHING) {
                int mate = mateInOne.find(node.legal);
                if (mate != Move.NONE) {
                    return mates(ply, mate, key, 0);
                }
            }
            best = evaluate(node, entry, data, knownScore);
            if (best >= beta) {
                return best;
            }
            low = Math.max(low, best);
        } else {
            node.evaluation = TranspositionTable.NO_EVALUATION;
        }
        int stand = best;
        int bestMove = Move.NONE;
        MovePicker picker = node.picker;
        picker.startCaptures(position, known, node, back(ply, 1), back(ply, 2));
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (!node.inCheck) {
                if (does.captureFutility && stand + gainOf(move) + 200 <= alpha && !node.legal.givesCheck(move)) {
                    best = Math.max(best, stand + gainOf(move) + 200);
                    continue;
                }
                if (does.leafExchanges && !exchange.wins(position, move, 0)) {
                    continue;
                }
            } else if (does.leafExchanges
                    && best > -Endings.WON
                    && !isCapture(move)
                    && !exchange.wins(position, move, 0)) {
                continue;
            }
            make(node, move);
            int score = -quiesce(ply + 1, -beta, -low, depth - 1);
            unmake();
            if (brokenOff) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > low) {
                    bestMove = move;
                    if (wide) {
                        node.setLine(move, nodes[ply + 1]);
                    }
                    low = score;
                    if (score >= beta) {
                        break;
                    }
                }
            }
        }
        Bound bound = best >= beta ? Bound.LOWER : wide && bestMove != Move.NONE ? Bound.EXACT : Bound.UPPER;
        table.store(key, bestMove, best, node.evaluation, 0, bound, ply);
        return best;
    }

    private int gainOf(int move) {
        int gain = PieceValues.ofCapture(position.pieceAt(Move.to(move)));
        return Move.isPromotion(move) ? gain + PieceValues.ofPromotion(Move.piece(move)) : gain;
    }

    // ---- Moves ----

    private void make(Node node, int move) {
        node.making(move);
        evaluation.push(position, move);
        position.doMove(move);
        touched += table.touch(endings.key(position));
        made++;
    }

    private void unmake() {
        position.undoMove();
        evaluation.pop();
    }

    private boolean mustStop() {
        if (made >= nextLook) {
            publishedNodes = made;
            brokenOff |= made >= maxNodes || task.isOver();
            nextLook = Math.min(made + NODES_PER_LOOK, maxNodes);
        }
        return brokenOff;
    }
}
