package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.pages.Page;
import sanmai.pages.ShellWords;

/** What the first page tells a newcomer to type, as far as it takes seconds. */
@Timeout(300)
@DisabledOnOs(OS.WINDOWS)
class FirstStepsIT {
    /** These measure, which takes a minute or more. */
    private static final List<String> LONG = List.of("sliders", "minimax");

    @TempDir
    private static Path folder;

    private static Path home;

    @BeforeAll
    static void unpack() throws IOException {
        home = Distribution.unzip(folder);
    }

    static Stream<List<String>> calls() {
        return Page.read(Page.root().resolve("README.md")).blocks().stream()
                .filter(block -> block.language().equals("sh"))
                .flatMap(block -> ShellWords.calls(block.lines()).stream())
                .filter(call -> !LONG.contains(call.get(0)));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void works(List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>(arguments);
        command.add(0, home.resolve("bin/sanmai").toString());
        Map<String, String> environment = Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME", System.getProperty("java.home"));
        Launch launch = Launch.of(Launch.prepare(folder, environment, command.toArray(String[]::new)));
        assertEquals(List.of(), launch.errors());
        assertEquals(0, launch.exitCode());
        if (arguments.get(0).equals("verify")) {
            assertTrue(launch.lastLine().endsWith(" passed, 0 failed"), launch.lastLine());
        }
    }
}
