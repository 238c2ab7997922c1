package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.search.mate.CheckedProblem;
import sanmai.search.mate.CheckedProblem.Cook;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateResult.MateLength;
import sanmai.search.mate.ProblemCheck;
import sanmai.search.time.Limits;
import sanmai.shogi.Hand;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

/**
 * Judges a checked problem with a mate as composers do.
 *
 * @param everyMove the length if all interpositions count; empty if it is not known
 * @param isStatedLineKnown whether it is known if the solution of the source mates
 */
record TsumeVerdict(
        MateProblem problem,
        MateResult.Mate mate,
        OptionalInt everyMove,
        CheckedProblem checked,
        boolean isStatedLineKnown) {
    /** The judgement, after searches with these limits. */
    TsumeCheck check(Limits limits) {
        String unique = unique();
        List<String> tried = tried(limits);
        boolean isWrong = isOtherLength() || unique.equals("no");
        String verdict = isWrong ? TsumeCheck.NOT_SOUND : tried.isEmpty() ? TsumeCheck.SOUND : TsumeCheck.NOT_KNOWN;
        return new TsumeCheck(verdict, unique, stated(), everyMove.orElse(TsumeCheck.NONE), findings(), tried);
    }

    private int stated() {
        return problem.statedPlies().orElse(TsumeCheck.NONE);
    }

    private String unique() {
        return switch (checked.uniqueness()) {
            case UNIQUE -> "yes";
            case COOKED -> "no";
            case NOT_KNOWN -> TsumeCheck.NOT_KNOWN;
        };
    }

    /** Whether the mate is proved to be shorter or longer than the source states, in both ways of counting. */
    private boolean isOtherLength() {
        MateLength length = mate.length();
        int stated = stated();
        boolean isOther = stated != TsumeCheck.NONE && (stated < length.atLeast() || stated > length.atMost());
        return isOther && stated != everyMove.orElse(TsumeCheck.NONE);
    }

    private List<String> findings() {
        List<String> findings = new ArrayList<>();
        Line solution = checked.solution();
        int stated = stated();
        MateLength length = mate.length();
        if (everyMove.isPresent() && everyMove.getAsInt() != length.atMost()) {
            findings.add(plies(everyMove.getAsInt()) + " if all interpositions count");
        }
        if (stated != TsumeCheck.NONE && !(length.isExact() && stated == length.atMost())) {
            boolean isEarly = isOtherLength() && stated > length.atMost();
            findings.add((isEarly ? "early mate: " : "") + "the source states " + plies(stated));
        }
        if (isStatedLineKnown && problem.statedLine().size() > 0 && !isBeginning(solution, problem.statedLine())) {
            findings.add("the moves of the record do not mate");
        }
        checked.cooks().forEach(cook -> findings.add(words(cook)));
        addLeft(solution, findings);
        return findings;
    }

    private static String plies(int count) {
        return count + (count == 1 ? " ply" : " plies");
    }

    private static boolean isBeginning(Line line, Line of) {
        return line.size() <= of.size()
                && Arrays.equals(
                        line.codes().toArray(), of.codes().limit(line.size()).toArray());
    }

    private String words(Cook cook) {
        Position position = problem.position().copy();
        checked.solution().codes().limit(cook.ply()).forEach(position::doMove);
        boolean isOther = cook.kind() == Cook.Kind.COOK || cook.kind() == Cook.Kind.MOVE_ORDER;
        return words(cook.kind()) + " at move " + (cook.ply() + 1) + ": "
                + (isOther
                        ? String.join(" ", MateAnswer.japanese(position, cook.line()))
                        : JapaneseMove.write(position, cook.move()));
    }

    private static String words(Cook.Kind kind) {
        return switch (kind) {
            case COOK -> "other solution";
            case MOVE_ORDER -> "same moves in another order";
            case FINAL_MOVE -> "other final move, which is allowed,";
            case PROMOTION -> "may promote or not (a blemish)";
            case DISTANCE -> "may be dropped elsewhere on the line (a blemish)";
            case DETOUR -> "detour";
        };
    }

    private void addLeft(Line solution, List<String> findings) {
        Position position = problem.position().copy();
        solution.codes().forEach(position::doMove);
        int left = Hand.size(position.hand(problem.position().turn()));
        if (left > 0) {
            findings.add("the attacker has " + left + (left == 1 ? " piece" : " pieces")
                    + " left; another defence of the same length may leave none");
        }
    }

    /** What is not known, and the limits of the searches for it. */
    private List<String> tried(Limits limits) {
        List<String> tried = new ArrayList<>();
        MateLength length = mate.length();
        if (!length.isExact()) {
            int most = length.atMost() - 2;
            tried.add("mates of " + (length.atLeast() < most ? length.atLeast() + " to " : "") + plies(most));
        }
        if (!isStatedLineKnown) {
            tried.add("the moves of the record");
        }
        if (!checked.unknownPlies().isEmpty()) {
            tried.add(checked.unknownPlies().stream()
                    .map(this::unknown)
                    .collect(Collectors.joining(", ", "other mates at ", "")));
        }
        if (!tried.isEmpty()) {
            tried.add(
                    limits.nodes() < Long.MAX_VALUE
                            ? "each search made up to " + limits.nodes() + " moves"
                            : "the time was up");
        }
        return tried;
    }

    /** The place of other mates that are not known; where the most have been found, no more were looked for. */
    private String unknown(int ply) {
        long found = checked.cooks().stream()
                .filter(cook -> cook.ply() == ply && cook.kind() != Cook.Kind.FINAL_MOVE)
                .count();
        String place = "move " + (ply + 1);
        return found < ProblemCheck.MAX_COOKS ? place : place + " beyond the first " + ProblemCheck.MAX_COOKS;
    }
}
