package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A process holds no more memory, threads and files after many games than after a few. */
@Timeout(600)
@EnabledOnOs(OS.LINUX)
class ManyGamesIT {
    private static final int FEW = 10;
    private static final int MANY = Integer.getInteger("sanmai.many.games", 30);
    private static final int PLIES = 6;

    /** The memory, threads and open files of a process. */
    private record Holding(long heapKilobytes, long threads, long descriptors) {
        private static final Pattern USED = Pattern.compile("(?:def new|tenured) generation .*used (\\d+)K");

        static Holding of(EngineProcess engine) throws IOException, InterruptedException {
            String pid = Long.toString(engine.handle().pid());
            jcmd(pid, "GC.run");
            Matcher used = USED.matcher(jcmd(pid, "GC.heap_info"));
            long kilobytes = used.results()
                    .mapToLong(found -> Long.parseLong(found.group(1)))
                    .sum();
            return new Holding(kilobytes, files(pid, "task"), files(pid, "fd"));
        }

        private static String jcmd(String... arguments) throws IOException, InterruptedException {
            Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
            Process process = new ProcessBuilder(Stream.concat(Stream.of(jcmd.toString()), Stream.of(arguments))
                            .toList())
                    .redirectErrorStream(true)
                    .start();
            String output = new String(process.getInputStream().readAllBytes());
            assertEquals(0, process.waitFor(), output);
            return output;
        }

        private static long files(String pid, String directory) throws IOException {
            try (Stream<Path> files = Files.list(Path.of("/proc", pid, directory))) {
                return files.count();
            }
        }
    }

    /** Other options, then a game of the engine against itself. */
    private static void play(EngineProcess engine, int game) {
        engine.say(
                "setoption name Threads value " + (1 + game % 3),
                "setoption name USI_Hash value " + (8 << game % 2),
                "setoption name MultiPV value " + (1 + game % 2),
                "isready",
                "usinewgame");
        engine.hear("readyok");
        StringBuilder moves = new StringBuilder("position startpos moves");
        for (int ply = 0; ply < PLIES; ply++) {
            engine.say(moves.toString(), ply % 2 == 0 ? "go nodes 2000" : "go ponder byoyomi 20");
            if (ply % 2 == 1) {
                engine.say(game % 2 == 0 ? "ponderhit" : "stop");
            }
            moves.append(' ').append(engine.hear("bestmove ").split(" ")[1]);
        }
        engine.say("go mate 20");
        engine.hear("checkmate");
        engine.say("setoption name Clear_Hash", "gameover draw");
    }

    @Test
    @DisplayName("Memory, threads and open files are the same after many games as after a few")
    void nothingGrows() throws IOException, InterruptedException {
        try (EngineProcess engine = new EngineProcess(List.of())) {
            Holding few = null;
            for (int game = 1; game <= MANY; game++) {
                play(engine, game);
                if (game == FEW) {
                    few = Holding.of(engine);
                }
            }
            // The same options as after the few games.
            play(engine, FEW);
            Holding many = Holding.of(engine);
            String both = few + ", " + many;
            assertTrue(many.heapKilobytes <= few.heapKilobytes + 1024, both);
            assertTrue(many.threads <= few.threads + 2, both); // The number of JIT compiler threads varies.
            assertTrue(many.descriptors <= few.descriptors, both);
            engine.say("quit");
            engine.assertEndsCleanly();
        }
    }
}
