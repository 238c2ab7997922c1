package sanmai.search.alphabeta;

import sanmai.movegen.MateInOne;
import sanmai.search.Bound;
import sanmai.search.Score;
import sanmai.search.eval.PieceValues;
import sanmai.shogi.Move;

/** Searches on where the depth is used up, until nothing hangs: captures and pawns' promotions, or all evasions. */
final class QuiescenceSearch {
    /** What a capture may gain beside the piece. */
    private static final int GAIN_OF_PLACE = 200;

    private final SearchThread walk;
    private final Features features;
    private final MateInOne mateInOne;

    QuiescenceSearch(SearchThread walk, MateInOne mateInOne, Features features) {
        this.walk = walk;
        this.mateInOne = mateInOne;
        this.features = features;
    }

    /** What a position is worth once nothing hangs. */
    int search(int ply, int alpha, int beta) {
        SearchThread w = walk;
        Node node = w.nodes[ply];
        node.lineLength = 0;
        if (!features.has(Feature.QUIESCENCE_SEARCH)) {
            return w.evaluation.score(w.position);
        }
        w.selectiveDepth = Math.max(w.selectiveDepth, ply);
        if (w.mustStop()) {
            return 0;
        }
        int ending = w.ending(ply);
        if (ending != GameEndRules.NONE) {
            return ending;
        }
        boolean wide = beta - alpha > 1;
        long key = w.endings.key(w.position);
        int entry = w.table.find(key);
        long data = entry < 0 ? TranspositionTable.NOTHING : w.table.data(entry, key);
        boolean found = data != TranspositionTable.NOTHING;
        int known = found ? TranspositionTable.move(data) : Move.NONE;
        int knownScore = found ? TranspositionTable.score(data, ply) : 0;
        if (features.has(Feature.TT_CUTOFFS) && !wide && found && TranspositionTable.settles(data, knownScore, beta)) {
            return knownScore;
        }
        if (w.endings.kingWins(w.position)) {
            return w.endings.scoreOfKing(ply);
        }
        node.inCheck = w.isInCheck(ply);
        int eval = w.evaluate(ply, entry, data, knownScore);
        if (!node.inCheck && eval >= beta) {
            return w.stands(ply, key, found, eval);
        }
        node.legal.read(w.position);
        if (features.has(Feature.MATE_IN_ONE) && !node.inCheck && !TranspositionTable.triedMoves(data)) {
            int mate = mateInOne.find(node.legal);
            if (mate != Move.NONE) {
                return w.mates(ply, mate, key, 0);
            }
        }
        return moves(ply, alpha, beta, key, known, node.inCheck ? Score.matedIn(ply) : eval);
    }

    private int moves(int ply, int alpha, int beta, long key, int known, int stand) {
        SearchThread w = walk;
        Node node = w.nodes[ply];
        boolean wide = beta - alpha > 1;
        int best = stand;
        int bestMove = Move.NONE;
        int low = Math.max(alpha, stand);
        MovePicker picker = node.picker;
        picker.startCaptures(w.position, known, node, w.back(ply, 1), w.back(ply, 2));
        for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
            if (node.inCheck) {
                if (losesInCheck(move, best)) {
                    continue;
                }
            } else if (features.has(Feature.DELTA_PRUNING)
                    && mostAfter(move, stand) <= alpha
                    && !node.legal.givesCheck(move)) {
                best = Math.max(best, mostAfter(move, stand));
                continue;
            } else if (features.has(Feature.QUIESCENCE_SEE_PRUNING) && !w.exchange.wins(w.position, move, 0)) {
                continue;
            }
            w.make(node, move, node.legal.givesCheck(move));
            int score = -search(ply + 1, -beta, -low);
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
        }
        Bound bound = best >= beta ? Bound.LOWER : wide && bestMove != Move.NONE ? Bound.EXACT : Bound.UPPER;
        w.table.store(key, bestMove, best, node.evaluation, 0, bound, ply);
        return best;
    }

    /** Whether an evasion puts something at stake, and another one does not lose the game. */
    private boolean losesInCheck(int move, int best) {
        return features.has(Feature.QUIESCENCE_SEE_PRUNING)
                && best > -GameEndRules.WON
                && !walk.position.isCapture(move)
                && !walk.exchange.wins(walk.position, move, 0);
    }

    /** What the position is worth at most after a capture, if what is taken counts more than all else. */
    private int mostAfter(int move, int stand) {
        int gain = PieceValues.ofCapture(walk.position.pieceAt(Move.to(move)));
        int promoted = Move.isPromotion(move) ? PieceValues.ofPromotion(Move.piece(move)) : 0;
        return stand + gain + promoted + GAIN_OF_PLACE;
    }
}
