package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import sanmai.search.mate.MateResult;

/**
 * What the check of a problem has found, in words.
 *
 * @param verdict {@code sound}, {@code not sound} or {@code not known}
 * @param unique whether there is one solution only: {@code yes}, {@code no} or {@code not known}
 * @param stated the length that the source states; -1 if it states none
 * @param everyMove the length if all interpositions count; -1 if it is not known
 * @param findings what was found, in words
 * @param tried what was tried, and did not come to its end, in words
 */
public record TsumeCheck(
        String verdict, String unique, int stated, int everyMove, List<String> findings, List<String> tried) {
    static final int NONE = -1;

    static final String SOUND = "sound";
    static final String NOT_SOUND = "not sound";
    static final String NOT_KNOWN = "not known";

    /** Keeps copies of the lists. */
    public TsumeCheck {
        findings = List.copyOf(findings);
        tried = List.copyOf(tried);
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
        return new TsumeCheck(verdict, NOT_KNOWN, stated, NONE, List.of(), List.of());
    }

    /** The lines below the answer. */
    List<String> text() {
        List<String> lines = new ArrayList<>(findings);
        boolean isOpen = isUnknown() || unique.equals(NOT_KNOWN);
        String attempts = tried.isEmpty() || !isOpen ? "" : " (tried: " + String.join("; ", tried) + ")";
        boolean isVerdictOnly = isUnknown() || unique.equals(NOT_KNOWN) && tried.isEmpty();
        lines.add(
                isVerdictOnly
                        ? "verdict: " + verdict + attempts
                        : "unique: " + unique + attempts + "  verdict: " + verdict);
        return lines;
    }
}
