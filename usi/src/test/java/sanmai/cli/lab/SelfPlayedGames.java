package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import sanmai.cli.Run;

/** Files of games for the commands that read them. */
public final class SelfPlayedGames {
    private SelfPlayedGames() {}

    /** A new file in a folder, with games of this number of nodes a move. */
    public static Path in(Path folder, int games, int nodes) {
        Path file = folder.resolve("games.sg");
        Run run = Run.of("selfplay", "--games", "" + games, "--nodes", "" + nodes, file.toString());
        assertEquals(0, run.exitCode(), run.toString());
        return file;
    }
}
