package sanmai.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class JavaCommandTest {
    @Test
    void flagsOfTheJvmAreInheritedButNotItsDebugger() {
        assertEquals(
                List.of("-XX:+UseSerialGC", "-Xmx1g", "-Dfile.encoding=UTF-8"),
                JavaCommand.inheritedFlags(List.of(
                        "-XX:+UseSerialGC",
                        "-agentlib:jdwp=transport=dt_socket",
                        "-javaagent:x.jar",
                        "-Xmx1g",
                        "-Dsanmai.sliders=rotated",
                        "-Dfile.encoding=UTF-8")));
    }
}
