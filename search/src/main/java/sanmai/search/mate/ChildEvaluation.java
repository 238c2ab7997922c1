package sanmai.search.mate;

import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** Gives new children their first phi and delta: from the tables, by the rule of repetition, or by a heuristic. */
final class ChildEvaluation {
    private final MateTable table;
    private final RepetitionTable repetitionTable;
    private final SearchPath path;
    private final NodeBudget budget;
    private final UselessInterpositions useless;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList moves = new MoveList();
    private Position position;

    ChildEvaluation(MateTables tables, SearchPath path, NodeBudget budget, UselessInterpositions useless) {
        table = tables.positions();
        repetitionTable = tables.repetitions();
        this.path = path;
        this.budget = budget;
        this.useless = useless;
    }

    /** Starts a search from a position, which it changes by its moves. */
    void start(Position newPosition) {
        position = newPosition;
    }

    /**
     * Evaluates the children of an OR node. Checks that the tables do not know are made, to count the evasions. If one of
     * them mates, the others are dropped.
     */
    void evaluateChecks(SearchFrame checks) {
        for (int i = checks.start; i < checks.end; i++) {
            MateNode check = checks.children[i];
            if (!isInTables(check)) {
                if (budget.isLimitReached()) {
                    return;
                }
                check.make(position);
                budget.count();
                evaluateCheck(check);
                position.undoMove();
                if (!check.isSolved()) {
                    // When the node is searched again, this check need not be made again.
                    table.storeUnsolved(check.tableKey(), check.hand, check, 0);
                }
            }
            if (check.isLoss() && check.plies == 0) {
                checks.keepOnly(i);
                return;
            }
        }
    }

    /**
     * Evaluates a node after a check. The number of evasions is its first proof number: every one of them must be refuted.
     * Drops count as one evasion, as in {@link ChildSelection}.
     */
    void evaluateCheck(MateNode check) {
        generator.generate(position, moves);
        if (moves.size() == 0) {
            check.setProved(ProofHands.ofMated(position, check.hand), 0);
        } else if (useless.areAllEvasions(position)) {
            // With more pieces the attacker leaves the defender fewer, and so no more interpositions.
            check.setProved(check.hand, 0);
        } else if (check.left < 2 && !useless.mayHaveAnyLength(position)) {
            check.setDisproved(check.hand, 1, SearchPath.NO_REPETITION);
        } else {
            check.setNumbers(1, evasions());
        }
    }

    /** The number of the moves, all drops counted as one. */
    private int evasions() {
        int drops = 0;
        for (int i = 0; i < moves.size(); i++) {
            drops += Move.isDrop(moves.get(i)) ? 1 : 0;
        }
        return moves.size() - drops + Math.min(drops, 1);
    }

    /** Evaluates the children of an AND node. */
    void evaluateEvasions(SearchFrame evasions) {
        for (int i = evasions.start; i < evasions.end; i++) {
            MateNode evasion = evasions.children[i];
            int repetitionPly = path.repetitionPly(evasion.ply, evasion.key, evasion.hand);
            if (repetitionPly != SearchPath.NO_REPETITION) {
                evasion.setDisproved(path.hand(repetitionPly), MateTable.ANY_PLIES, repetitionPly);
            } else {
                evaluateEvasion(evasion);
            }
        }
    }

    /** Evaluates a child of an AND node that repeats no position. */
    void evaluateEvasion(MateNode evasion) {
        if (evasion.left < 1 && evasion.checker == Square.NONE) {
            evasion.setDisproved(evasion.hand, 0, SearchPath.NO_REPETITION);
        } else if (!isInTables(evasion)) {
            evasion.setNumbers(1, 1);
        }
    }

    /** Sets the numbers of a child from the tables; false if they have no entry. */
    private boolean isInTables(MateNode child) {
        int pliesLeft = child.left;
        long key = child.tableKey();
        int kind = table.probe(key, child.hand, pliesLeft);
        if (table.readSolved(kind, child)) {
            return true;
        }
        long entry = repetitionTable.probe(path.pathKey(child.ply, key, child.hand, pliesLeft));
        if (entry != RepetitionTable.MISS) {
            int plies = RepetitionTable.isForAnyPlies(entry) ? MateTable.ANY_PLIES : pliesLeft;
            child.setDisproved(child.hand, plies, RepetitionTable.repetitionPly(entry));
            return true;
        }
        if (kind == MateTable.UNSOLVED) {
            table.readUnsolved(child);
            return true;
        }
        return false;
    }
}
