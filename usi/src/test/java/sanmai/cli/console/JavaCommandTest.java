package sanmai.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
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

    @Test
    void theClassPathIsFoundFromEveryDirectory() {
        String before = System.getProperty("java.class.path");
        System.setProperty("java.class.path", "sanmai.jar" + File.pathSeparator + "lib/a.jar");
        try {
            List<String> command = JavaCommand.of("Main", List.of(), List.of());
            String expected = new File("sanmai.jar").getAbsolutePath()
                    + File.pathSeparator
                    + new File("lib/a.jar").getAbsolutePath();
            assertEquals(expected, command.get(command.indexOf("-cp") + 1));
        } finally {
            System.setProperty("java.class.path", before);
        }
    }
}
