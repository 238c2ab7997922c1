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

/** A package into which a user has put an evaluation file. */
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
                        + ": K-P 256x2-32-32, 1 MB, FV_SCALE 16");
        assertTrue(loaded > 0 && loaded < launch.out().indexOf("readyok"), launch.toString());
        assertTrue(launch.lastLine().matches("bestmove \\w\\S+.*"), launch.toString());
    }

    /** Its warning is Java's own, and the price of asking for the module. */
    @Test
    void theVectorApiGivesTheSameValues() throws Exception {
        Path home = Distribution.unzip(folder);
        String file = NetworkFile.write(home.resolve("eval/nn.bin"), 1).toString();
        String program = home.resolve("bin/sanmai").toString();
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        Launch plain = Launch.of(Launch.prepare(folder, environment, program, "eval", "--eval", file));
        environment.put("SANMAI_JAVA_OPTIONS", "--add-modules jdk.incubator.vector");
        Launch vectors = Launch.of(Launch.prepare(folder, environment, program, "eval", "--eval", file));
        assertEquals(1, plain.out().size(), plain.toString());
        assertEquals(plain.out(), vectors.out());
        Launch session = Launch.of(Launch.prepare(folder, environment, program), "isready");
        assertTrue(
                session.out().stream().anyMatch(line -> line.endsWith("FV_SCALE 16, Vector API")), session.toString());
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
