package sanmai.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

/** Files of games for the commands that read them. */
final class SelfPlayedGames {
    private SelfPlayedGames() {}

    /** A new file in a folder, with games of so many nodes for each move. */
    static Path in(Path folder, int games, int nodes) {
        Path file = folder.resolve("games.sg");
        Run run = Run.of("selfplay", "--games", "" + games, "--nodes", "" + nodes, file.toString());
        assertEquals(0, run.exitCode(), run.toString());
        return file;
    }
}
