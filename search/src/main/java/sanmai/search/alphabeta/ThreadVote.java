package sanmai.search.alphabeta;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;

/**
 * The vote of the threads of a search on its answer: each thread votes for its best
 * move; the weight of the vote is its depth times the difference of its score to the lowest one (as in Stockfish since
 * 2018). If a thread has found a mate, the shortest mate is played.
 */
final class ThreadVote {
    /** Added to each difference of scores: else the thread with the lowest score would have no vote. */
    private static final int LEAST = 10;

    private ThreadVote() {}

    /**
     * The line that is elected: of those that begin with the elected move the deepest, then the one with the best score.
     * Among equals that is the line of the first thread.
     *
     * @param lines the line of each thread, that of the main thread first; the scores count as exact
     */
    static PrincipalVariation elect(List<PrincipalVariation> lines) {
        int lowest = lines.stream().mapToInt(PrincipalVariation::score).min().orElseThrow();
        Map<Integer, Long> votes = new HashMap<>();
        for (PrincipalVariation line : lines) {
            long weight = (long) (line.score() - lowest + LEAST) * line.depth();
            votes.merge(line.line().firstCode(), weight, Long::sum);
        }
        PrincipalVariation elected = lines.get(0);
        for (PrincipalVariation line : lines) {
            if (isBetter(line, elected, votes)) {
                elected = line;
            }
        }
        return elected;
    }

    private static boolean isBetter(PrincipalVariation line, PrincipalVariation than, Map<Integer, Long> votes) {
        if (line.score() >= Score.MATE_IN_MAX || than.score() >= Score.MATE_IN_MAX) {
            return line.score() > than.score();
        }
        long difference =
                votes.get(line.line().firstCode()) - votes.get(than.line().firstCode());
        if (difference != 0) {
            return difference > 0;
        }
        boolean sameMove = line.line().firstCode() == than.line().firstCode();
        return sameMove && (line.depth() > than.depth() || line.depth() == than.depth() && line.score() > than.score());
    }
}
