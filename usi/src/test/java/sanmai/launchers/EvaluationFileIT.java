package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sanmai.cli.NetworkFile;
import sanmai.testing.SameOnEveryJava;

/** A package into which a user has put an evaluation file. */
@SameOnEveryJava
@Timeout(300)
@DisabledOnOs(OS.WINDOWS)
class EvaluationFileIT {
    private static final Map<String, String> ENVIRONMENT =
            Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME", System.getProperty("java.home"));

    @TempDir
    private Path folder;

    private Launch talk(Path home, String... lines) throws Exception {
        return Launch.of(
                Launch.prepare(folder, ENVIRONMENT, home.resolve("bin/sanmai").toString()), lines);
    }

    @Test
    void theProgramPlaysWithTheFileBesideIt() throws Exception {
        Path home = Distribution.unzip(folder);
        NetworkFile.write(home.resolve("eval/nn.bin"), 1);
        Launch launch = talk(home, "usi", "isready", "usinewgame", "position startpos", "go nodes 1000");
        assertEquals(List.of(), launch.errors());
        assertTrue(launch.out().contains("option name EvalDir type string default eval"), launch.toString());
        int loaded = launch.out()
                .indexOf("info string evaluation " + home.toRealPath().resolve("eval/nn.bin")
                        + ": K-P 256x2-32-32, 1 MB, FV_SCALE 16, Vector API");
        assertTrue(loaded > 0 && loaded < launch.out().indexOf("readyok"), launch.toString());
        assertTrue(launch.lastLine().matches("bestmove \\w\\S+.*"), launch.toString());
    }

    @Test
    void theVectorApiIsUsedSilentlyAndGivesTheSameValues() throws Exception {
        Path home = Distribution.unzip(folder);
        String file = NetworkFile.write(home.resolve("eval/nn.bin"), 1).toString();
        String program = home.resolve("bin/sanmai").toString();
        Map<String, String> plain = new HashMap<>(ENVIRONMENT);
        plain.put("SANMAI_JAVA_OPTIONS", "-Dsanmai.vectors=off");
        Launch values = Launch.of(Launch.prepare(folder, ENVIRONMENT, program, "eval", "--eval", file));
        assertEquals(List.of(), values.errors());
        assertEquals(1, values.out().size(), values.toString());
        assertEquals(
                Launch.of(Launch.prepare(folder, plain, program, "eval", "--eval", file))
                        .out(),
                values.out());
        assertEquals("FV_SCALE 16, Vector API", afterSize(Launch.prepare(folder, ENVIRONMENT, program)));
        assertEquals("FV_SCALE 16", afterSize(Launch.prepare(folder, plain, program)));
    }

    /** What the engine says of the file behind its size. */
    private static String afterSize(ProcessBuilder engine) throws Exception {
        Launch session = Launch.of(engine, "isready");
        assertEquals(List.of(), session.errors());
        return session.out().stream()
                .filter(line -> line.startsWith("info string evaluation "))
                .map(line -> line.replaceFirst(".* MB, ", ""))
                .findFirst()
                .orElseThrow(() -> new AssertionError(session.toString()));
    }

    @Test
    void aFileThatIsDamagedLeavesTheNetOfTheEngine() throws Exception {
        Path home = Distribution.unzip(folder);
        Files.createDirectories(home.resolve("eval"));
        Files.write(home.resolve("eval/nn.bin"), new byte[100]);
        Launch launch = talk(home, "isready", "position startpos", "go nodes 1000");
        assertEquals(List.of(), launch.errors());
        List<String> complaints = launch.out().stream()
                .filter(line -> line.startsWith("info string Error!"))
                .toList();
        assertEquals(1, complaints.size(), launch.toString());
        assertTrue(complaints.get(0).contains("the evaluation stays net "), launch.toString());
        assertTrue(launch.lastLine().matches("bestmove \\w\\S+.*"), launch.toString());
    }
}
