package sanmai.search.mate;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Piece;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.MoveCounter;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Lists the moves of positions, with what is known about each before it is searched. */
final class Expansion {
    /** Moves of all positions on the path together. */
    private static final int CAPACITY = 1 << 15;

    /** Instead of an index: there are moves, but no plies for them. */
    static final int TOO_DEEP = -1;

    /** A check that leaves more ways out counts as if it left so many. */
    private static final int MOST_EVASIONS = 8;

    /** The moves, one position's behind the other's. */
    final MateNode[] children = new MateNode[CAPACITY];

    private final MateTable table;
    private final RepetitionTable pathTable;
    private final SearchPath path;
    private final ProofBackup verdict;
    private final NodeBudget effort;
    private final LegalMoves generator = new LegalMoves();
    private final MoveCounter counter = new MoveCounter();
    private final MoveList list = new MoveList();
    private Position position;

    Expansion(MateTable table, RepetitionTable pathTable, SearchPath path, ProofBackup verdict, NodeBudget effort) {
        this.table = table;
        this.pathTable = pathTable;
        this.path = path;
        this.verdict = verdict;
        this.effort = effort;
        for (int i = 0; i < CAPACITY; i++) {
            children[i] = new MateNode();
        }
    }

    /** Begins with a position whose side to move attacks, and which will be changed by the moves of the search. */
    void begin(Position newPosition) {
        position = newPosition;
    }

    /**
     * Lists the moves of the position.
     *
     * @param at the move that led to it; has its key and the attacker's hand
     * @param start the first free index
     * @return the index behind the last move, or {@link #TOO_DEEP}
     */
    int expand(int ply, MateNode at, int pliesLeft, int start) {
        boolean attack = SearchPath.isAttack(ply);
        if (attack) {
            generator.read(position);
            generator.checks(list);
        } else {
            generator.generate(position, list);
        }
        int end = start + list.size();
        boolean tooDeep = attack ? pliesLeft < 1 : pliesLeft < 2;
        if (end > start && (tooDeep || ply >= DfpnSearch.MAX_PLIES || end > CAPACITY)) {
            return TOO_DEEP;
        }
        for (int i = start; i < end; i++) {
            children[i].set(list.get(i - start), position, at.key, at.hand, attack);
        }
        for (int i = start; i < end; i++) {
            children[i].waitsFor = whomToWaitFor(attack, i, start, end);
        }
        if (attack) {
            return lookAtChecks(ply, pliesLeft, start, end);
        }
        lookAtEvasions(ply, pliesLeft, start, end);
        return end;
    }

    /**
     * Moves that are hardly ever better than another one wait until that one has failed: a pawn, bishop or rook that
     * does not promote for the same move with promotion, a piece put in the way for another one on the same square.
     */
    private MateNode whomToWaitFor(boolean attack, int i, int start, int end) {
        int move = children[i].move;
        if (Move.isDrop(move)) {
            return attack ? null : lastDropOn(Move.to(move), start, i);
        }
        int type = Piece.typeCode(Move.piece(move));
        boolean seldom = type == PAWN || type == BISHOP || type == ROOK;
        return seldom && !Move.isPromotion(move) ? find(move | Move.PROMOTION, start, end) : null;
    }

    private MateNode find(int move, int start, int end) {
        for (int i = start; i < end; i++) {
            if (children[i].move == move) {
                return children[i];
            }
        }
        return null;
    }

    private MateNode lastDropOn(int square, int start, int end) {
        for (int i = end - 1; i >= start; i--) {
            if (Move.isDrop(children[i].move) && Move.to(children[i].move) == square) {
                return children[i];
            }
        }
        return null;
    }

    /**
     * Asks the tables about every check; those they do not know are made, and the ways out of them counted. If one mates,
     * it alone remains.
     */
    private int lookAtChecks(int ply, int pliesLeft, int start, int end) {
        for (int i = start; i < end; i++) {
            MateNode child = children[i];
            if (!isKnown(child, ply + 1, pliesLeft - 1)) {
                position.doMove(child.move);
                effort.count();
                lookAtCheck(child, pliesLeft - 1);
                position.undoMove();
            }
            if (child.finding.isSuccess() && child.finding.plies == 0) {
                children[i] = children[start];
                children[start] = child;
                return start + 1;
            }
        }
        return end;
    }

    private void lookAtCheck(MateNode check, int pliesLeft) {
        int evasions = counter.count(position);
        if (evasions == 0) {
            check.finding.decide(true, verdict.missingForDrops(check.hand), 0, SearchPath.NO_REPETITION);
        } else if (pliesLeft < 2) {
            check.finding.decide(false, check.hand, 1, SearchPath.NO_REPETITION);
        } else {
            check.finding.estimate(Math.min(evasions, MOST_EVASIONS), 1);
        }
    }

    private void lookAtEvasions(int ply, int pliesLeft, int start, int end) {
        for (int i = start; i < end; i++) {
            MateNode child = children[i];
            int repeated = path.repeated(ply + 1, child.key, child.hand);
            if (repeated != SearchPath.NO_REPETITION) {
                child.finding.decide(true, path.hand(repeated), MateTable.ANY_PLIES, repeated);
            } else if (!isKnown(child, ply + 1, pliesLeft - 1)) {
                child.finding.estimate(1, 1);
            }
        }
    }

    /** Whether the tables know something about the position after a move; then it is noted. */
    private boolean isKnown(MateNode child, int ply, int pliesLeft) {
        int found = table.find(child.key, child.hand, pliesLeft);
        // Who has made the move is the one who is not to move.
        if (table.takeDecision(found, !SearchPath.isAttack(ply), child.finding)) {
            return true;
        }
        long entry = pathTable.find(path.key(ply, child.key, child.hand, pliesLeft));
        if (entry != 0) {
            int forPlies = RepetitionTable.isForAnyPlies(entry) ? MateTable.ANY_PLIES : pliesLeft;
            child.finding.decide(SearchPath.isAttack(ply), child.hand, forPlies, RepetitionTable.dependence(entry));
            return true;
        }
        if (found == MateTable.ESTIMATED) {
            child.finding.estimate(table.otherEstimate(), table.estimate());
            return true;
        }
        return false;
    }
}
