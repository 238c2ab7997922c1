package sanmai.search.mate;

import java.util.ArrayList;
import java.util.List;

/**
 * Judges at an AND node whether interpositions are useless, as {@link MateCounting#USEFUL} defines
 * it: a free capture mates within some plies, and without the interposition, and those farther from the king, the mate
 * takes as many plies at least. That bound from below is a disproof, which {@link DfpnSearch#solveAlone} finds.
 */
final class InterpositionJudge {
    private final DfpnSearch search;
    private final ChildEvaluation evaluation;
    private final NodeBudget budget;
    private final List<MateNode> probes = new ArrayList<>();
    private int used;

    InterpositionJudge(DfpnSearch search, ChildEvaluation evaluation, NodeBudget budget) {
        this.search = search;
        this.evaluation = evaluation;
        this.budget = budget;
    }

    /**
     * Whether all proofs of the evasions hold that depend on a condition; if not, the useful interpositions are open
     * again. The node is the last one of the path, and all evasions are proved.
     */
    boolean areUseless(MateNode node, ChildList evasions) {
        boolean hold = true;
        for (int i = evasions.start; i < evasions.end && !budget.isExhausted(); i++) {
            MateNode evasion = evasions.nodes[i];
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
    private boolean takesAtLeast(int plies, int distance, ChildList evasions) {
        for (int i = evasions.start; i < evasions.end && !budget.isExhausted(); i++) {
            MateNode evasion = evasions.nodes[i];
            if (evasion.distance < distance && !isMateWithin(plies - 3, evasion, evasions)) {
                return true;
            }
        }
        return plies <= 0;
    }

    private boolean isMateWithin(int plies, MateNode evasion, ChildList evasions) {
        if (plies < 1 && evasion.distance == 0) {
            return false;
        }
        if (evasion.condition == 0 && evasion.numbers.plies <= plies) {
            return true;
        }
        if (used == probes.size()) {
            probes.add(new MateNode());
        }
        MateNode probe = probes.get(used++);
        probe.copy(evasion);
        probe.left = plies;
        boolean isMate = solve(probe)
                && (probe.condition == 0
                        || takesAtLeast(probe.condition, probe.distance, evasions)
                        || isMateByUse(probe));
        used--;
        return isMate;
    }

    private boolean isMateByUse(MateNode probe) {
        probe.isUseful = true;
        probe.condition = 0;
        return solve(probe);
    }

    private boolean solve(MateNode probe) {
        search.solveAlone(probe);
        return !budget.isExhausted() && probe.isProved();
    }
}
