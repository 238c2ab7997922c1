package sanmai.cli.console;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The command that starts another JVM, in any directory, with the class path and the flags of this one. */
public final class JavaCommand {
    private static final List<String> AGENTS =
            List.of("-agentlib:", "-agentpath:", "-javaagent:", "-Xdebug", "-Xrunjdwp");

    private JavaCommand() {}

    /**
     * A command.
     *
     * @param mainClass what to run
     * @param flags options for its JVM besides those of this one
     * @param arguments what its main method gets
     */
    public static List<String> of(String mainClass, List<String> flags, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(inheritedFlags());
        command.addAll(flags);
        command.addAll(List.of("-cp", absolute(System.getProperty("java.class.path"))));
        command.add(mainClass);
        command.addAll(arguments);
        return command;
    }

    private static String absolute(String classPath) {
        return Stream.of(classPath.split(File.pathSeparator))
                .map(entry -> new File(entry).getAbsolutePath())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The flags of this JVM that others get too: all but agents, debuggers and the program's own properties. */
    public static List<String> inheritedFlags() {
        return inheritedFlags(ManagementFactory.getRuntimeMXBean().getInputArguments());
    }

    static List<String> inheritedFlags(List<String> flags) {
        return flags.stream()
                .filter(flag -> AGENTS.stream().noneMatch(flag::startsWith))
                .filter(flag -> !flag.startsWith("-Dsanmai."))
                .toList();
    }
}
