package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

/** Checks that the last {@code info} lines before {@code bestmove} show the move that is played. */
final class LastInfo {
    private LastInfo() {}

    /**
     * Checks the last report: exact scores, whole variations, the best one beginning with the move that is played.
     *
     * @param infos the {@code info} lines of a search, without {@code info string}; empty if nothing was searched
     * @param answer its answer
     */
    static void check(List<String> infos, String answer) {
        Matcher move = EngineLines.BEST_MOVE.matcher(answer);
        if (infos.isEmpty() || !move.matches() || move.group("move") == null) {
            return;
        }
        List<Matcher> report = report(infos);
        for (int i = 0; i < report.size(); i++) {
            String line = report.get(i).group();
            assertTrue(!line.contains("bound"), line);
            assertTrue(!line.startsWith("info depth 0 "), line);
            String number = report.size() == 1 ? null : Integer.toString(i + 1);
            assertEquals(number, report.get(i).group("number"), infos.toString());
        }
        String[] best = report.get(0).group("line").split(" ");
        assertEquals(move.group("move"), best[0], infos.toString());
        assertEquals(move.group("reply"), best.length > 1 ? best[1] : null, infos.toString());
    }

    /** The lines of the last report, the best one first. */
    static List<Matcher> report(List<String> infos) {
        List<Matcher> report = new ArrayList<>();
        for (int i = infos.size() - 1; i >= 0; i--) {
            Matcher info = EngineLines.INFO.matcher(infos.get(i));
            assertTrue(info.matches(), infos.get(i) + " among the last lines");
            report.add(0, info);
            if (info.group("number") == null || info.group("number").equals("1")) {
                return report;
            }
        }
        throw new AssertionError("no line is the first: " + infos);
    }
}
