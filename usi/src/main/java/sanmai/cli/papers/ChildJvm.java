package sanmai.cli.papers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sanmai.process.LastLines;

/** What all child JVMs have in common: the class path and flags of this one, and the meaning of their exit codes. */
final class ChildJvm {
    /** The number of last lines of a child that are reported. */
    static final int LAST_WORDS = LastLines.LIMIT;

    /** Exit codes of a JVM that SIGINT or SIGTERM ended: the signal of the terminal goes to all of its processes. */
    private static final Set<Integer> INTERRUPTED = Set.of(128 + 2, 128 + 15);

    /** The flags in these variables are among the flags of this JVM already. */
    private static final List<String> VARIABLES = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    private ChildJvm() {}

    /**
     * A process to be started.
     *
     * @param mainClass what to run
     * @param flags options for its JVM besides those of this one
     * @param arguments what its main method gets
     */
    static ProcessBuilder of(Class<?> mainClass, List<String> flags, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JvmFork.inheritedFlags());
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(mainClass.getName());
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command);
        VARIABLES.forEach(builder.environment()::remove);
        return builder;
    }

    /** Whether a child with this exit code was ended by the user. */
    static boolean wasInterrupted(int exitCode) {
        return INTERRUPTED.contains(exitCode);
    }
}
