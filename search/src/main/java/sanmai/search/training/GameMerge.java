package sanmai.search.training;

import com.google.common.collect.ContiguousSet;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sanmai.files.ConditionLine;
import sanmai.files.MissingResults;

/** Merges the games of several {@linkplain GameFile files}, the parts of one run of self-play, into one file. */
public final class GameMerge {
    private final Path first;
    private final Map<Integer, GameBlock> places = new HashMap<>();
    private @Nullable String conditions;
    private int games;

    /**
     * Finds the games.
     *
     * @param files at least one
     * @throws TrainingDataException if a file cannot be read, has games of other conditions than the first file, or has
     *     a game that an earlier file has
     */
    public GameMerge(List<Path> files) {
        first = files.get(0);
        files.forEach(file -> GameFile.scan(file, scan -> {
            requireSame(file, scan.conditions());
            scan.run(this::note);
        }));
    }

    private void requireSame(Path file, String line) {
        if (conditions == null) {
            conditions = line;
        } else if (!line.equals(conditions)) {
            throw TrainingDataException.of(
                    file,
                    "holds games of other conditions than \"" + first + "\": "
                            + TrainingDataException.differences(conditions(), line));
        }
    }

    private void note(TrainingGame game, GameBlock place) {
        GameBlock other = places.putIfAbsent(game.number(), place);
        if (other != null) {
            throw TrainingDataException.of(
                    place.path(), "game " + game.number() + " is there already, in \"" + other.path() + "\"");
        }
        games = Math.max(games, game.number() + 1);
    }

    /** The conditions under which all the games were played. */
    public ConditionLine conditions() {
        return ConditionLine.of(conditions);
    }

    /** One more than the greatest number of a game. */
    public int games() {
        return games;
    }

    /**
     * Accepts a complete run.
     *
     * @param total the number of games of the run, which are numbered from 0 to {@code total - 1}
     * @throws IllegalArgumentException if games are missing; the message says how many, and names the first
     */
    public void requireAll(int total) {
        IntStream found = places.keySet().stream().mapToInt(Integer::intValue);
        MissingResults.refuse(found, ContiguousSet.closedOpen(0, total), "games", number -> "game " + number);
    }

    /**
     * Adds to a file the games that it lacks, in the order of their numbers.
     *
     * @param total as for {@link #requireAll}
     * @param listener hears of each game that has been added
     * @throws TrainingDataException if the file cannot be written, or one of the games has been changed meanwhile
     * @throws InterruptedException if the thread is interrupted; the file keeps what it has
     */
    public void addTo(GameFile file, int total, SelfPlayRun.Listener listener) throws InterruptedException {
        for (int number = 0; number < total; number++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (!file.has(number)) {
                places.get(number).read(game -> {
                    file.add(game);
                    listener.played(game);
                });
            }
        }
    }
}
