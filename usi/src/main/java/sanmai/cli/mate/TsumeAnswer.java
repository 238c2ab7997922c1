package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Line;

/**
 * The answer to a problem, and what else was asked for.
 *
 * @param problem the problem
 * @param answer the solution
 * @param line its moves; the empty line if there is no mate, or none was found
 * @param check the check, if one was asked for
 * @param tree all defences, if they were asked for
 * @param isTreeComplete whether no defence is missing, and a mate was found after each
 */
public record TsumeAnswer(
        MateProblem problem,
        MateAnswer answer,
        Line line,
        Optional<TsumeCheck> check,
        Optional<RecordTree> tree,
        boolean isTreeComplete) {
    /** Says that a tree of defences has gaps. */
    static final String NOT_ALL_DEFENCES = "not all defences were found";

    /** The answer in lines; the speed is on the last one. */
    public List<String> text() {
        List<String> lines = new ArrayList<>(answer.text());
        lines.remove(answer.speed());
        tree.ifPresent(found -> lines.addAll(SolutionText.variations(found)));
        if (!isTreeComplete) {
            lines.add(NOT_ALL_DEFENCES);
        }
        check.ifPresent(found -> lines.addAll(found.text()));
        lines.add(answer.speed());
        return lines;
    }

    /** Whether there is a mate, and nothing against the problem if it was checked. */
    public boolean isGood() {
        return check.map(TsumeCheck::isSound).orElse(answer.isMate());
    }

    /** Whether a limit ended the search. */
    public boolean isUnknown() {
        return check.map(TsumeCheck::isUnknown).orElse(answer.isUnknown());
    }
}
