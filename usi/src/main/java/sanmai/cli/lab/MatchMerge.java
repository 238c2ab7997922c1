package sanmai.cli.lab;

import com.google.common.collect.ContiguousSet;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sanmai.files.MissingResults;
import sanmai.search.match.GamePair;
import sanmai.search.match.MatchRun;
import sanmai.search.match.Sprt;

/** Joins the files of parts of a match. */
final class MatchMerge {
    private MatchMerge() {}

    /**
     * The pairs that would count in one run, in their order.
     *
     * @param files at least one
     * @param wanted the number of pairs that the match has; null for all
     * @param test ends the match; later pairs may be missing
     * @throws sanmai.journal.JournalException if a file cannot be read or holds something else
     * @throws IllegalArgumentException if they do not belong together, or pairs are missing; the message says why
     */
    static List<GamePair> of(List<Path> files, @Nullable Integer wanted, Optional<Sprt> test) {
        List<GamePair> played = MatchCommand.FORMAT.join(files).entries().stream()
                .sorted(Comparator.comparingInt(GamePair::number))
                .toList();
        if (played.isEmpty()) {
            throw new IllegalArgumentException("there are no pairs in the files");
        }
        int pairs = wanted != null ? wanted : played.get(played.size() - 1).number();
        MatchRun match = new MatchRun(pairs, test, played, MatchRun.Listener.NONE);
        if (!match.replay()) {
            MissingResults.refuse(
                    played.stream().mapToInt(GamePair::number),
                    ContiguousSet.closedOpen(1, pairs + 1),
                    "pairs",
                    MatchMerge::nameOf);
        }
        return played.subList(0, match.score().playedPairs());
    }

    /** The name of a pair; refuses a pair with impossible values. */
    static String nameOf(GamePair pair) {
        if (pair.number() < 1 || pair.number() > MatchCommand.MAX_PAIRS) {
            throw new IllegalArgumentException("not the result of a pair of games");
        }
        return nameOf(pair.number());
    }

    private static String nameOf(int pair) {
        return "pair " + pair;
    }
}
