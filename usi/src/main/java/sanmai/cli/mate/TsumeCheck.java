package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.search.Line;
import sanmai.search.mate.CheckedProblem;
import sanmai.search.mate.Cook;
import sanmai.search.mate.MateResult;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;

/**
 * What the check of a problem has found, in words.
 *
 * @param verdict {@code sound}, {@code not sound} or {@code not known}
 * @param unique whether there is one solution only: {@code yes}, {@code no} or {@code not known}
 * @param stated the length that the source states; -1 if it states none
 * @param everyMove the length if useless interpositions count too; -1 if it is not known
 * @param findings what was found, in words
 */
public record TsumeCheck(String verdict, String unique, int stated, int everyMove, List<String> findings) {
    static final int NONE = -1;

    private static final String SOUND = "sound";
    private static final String NOT_SOUND = "not sound";
    private static final String NOT_KNOWN = "not known";

    /** Keeps a copy of the list. */
    public TsumeCheck {
        findings = List.copyOf(findings);
    }

    /** Whether the problem is sound. */
    public boolean isSound() {
        return verdict.equals(SOUND);
    }

    /** Whether a search was ended by a limit, and nothing was found against the problem. */
    public boolean isUnknown() {
        return verdict.equals(NOT_KNOWN);
    }

    /** The check of a problem for which no mate was found. */
    static TsumeCheck withoutMate(MateProblem problem, MateResult result) {
        int stated = problem.statedPlies().orElse(NONE);
        boolean none = result instanceof MateResult.NoMate;
        String verdict = !none ? NOT_KNOWN : stated == 0 ? SOUND : NOT_SOUND;
        return new TsumeCheck(verdict, NOT_KNOWN, stated, NONE, List.of());
    }

    /**
     * The check of a problem with a mate.
     *
     * @param everyMove the length if useless interpositions count too; empty if it is not known
     */
    static TsumeCheck of(MateProblem problem, MateResult.Mate mate, OptionalInt everyMove, CheckedProblem checked) {
        Line solution = checked.solution();
        int stated = problem.statedPlies().orElse(NONE);
        int plies = mate.line().length();
        List<String> findings = new ArrayList<>();
        boolean isAsStated = stated == NONE || stated == plies || stated == everyMove.orElse(NONE);
        boolean isOther = !isAsStated && (mate.isShortest() || plies < stated);
        if (stated != NONE && stated != plies) {
            findings.add("the source states " + stated + " plies");
        }
        if (problem.statedLine().length() > 0 && !isBeginning(solution, problem.statedLine())) {
            findings.add("the moves of the record do not mate");
        }
        addCooks(problem.position(), checked, findings);
        addLeft(problem.position(), solution, findings);
        String unique = unique(checked);
        boolean isKnown = isAsStated && mate.isShortest() && !unique.equals(NOT_KNOWN);
        String verdict = isOther || unique.equals("no") ? NOT_SOUND : isKnown ? SOUND : NOT_KNOWN;
        return new TsumeCheck(verdict, unique, stated, everyMove.orElse(NONE), findings);
    }

    private static boolean isBeginning(Line line, Line of) {
        return line.length() <= of.length()
                && Arrays.equals(
                        line.moves().toArray(), of.moves().limit(line.length()).toArray());
    }

    private static String unique(CheckedProblem checked) {
        return switch (checked.uniqueness()) {
            case UNIQUE -> "yes";
            case COOKED -> "no";
            case NOT_KNOWN -> NOT_KNOWN;
        };
    }

    private static void addCooks(Position start, CheckedProblem checked, List<String> findings) {
        for (Cook cook : checked.cooks()) {
            Position position = start.copy();
            checked.solution().moves().limit(cook.ply()).forEach(position::doMove);
            String move = JapaneseMove.write(position, cook.move());
            String line = String.join(" ", MateAnswer.japanese(position, cook.line()));
            findings.add(words(cook.kind()) + " at move " + (cook.ply() + 1) + ": "
                    + (cook.kind() == Cook.Kind.COOK ? line : move));
        }
        for (int ply : checked.unknownPlies()) {
            findings.add("not known at move " + (ply + 1) + ": the search did not come to its end");
        }
    }

    private static String words(Cook.Kind kind) {
        return switch (kind) {
            case COOK -> "other solution";
            case FINAL_MOVE -> "other final move, which is allowed,";
            case PROMOTION -> "may promote or not (a blemish)";
            case DISTANCE -> "may be dropped elsewhere on the line (a blemish)";
            case DETOUR -> "detour";
        };
    }

    private static void addLeft(Position start, Line solution, List<String> findings) {
        Position position = start.copy();
        solution.moves().forEach(position::doMove);
        int left = Hand.size(position.hand(start.turn()));
        if (left > 0) {
            findings.add("the attacker has " + left + (left == 1 ? " piece" : " pieces")
                    + " left; another defence of the same length may leave none");
        }
    }

    /** The lines below the answer. */
    List<String> text(int plies) {
        List<String> lines = new ArrayList<>();
        if (everyMove != NONE && everyMove != plies) {
            lines.add(everyMove + " plies if useless interpositions count");
        }
        lines.addAll(findings);
        lines.add("unique: " + unique + "  verdict: " + verdict);
        return lines;
    }
}
