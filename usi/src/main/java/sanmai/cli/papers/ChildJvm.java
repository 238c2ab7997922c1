package sanmai.cli.papers;

import java.util.List;
import java.util.Set;
import sanmai.cli.console.JavaCommand;

/** What all child JVMs have in common: the class path and flags of this one, and the meaning of their exit codes. */
public final class ChildJvm {
    /** The name of the version of Java among the conditions of a journal. */
    public static final String JAVA = "the version of Java";

    /** The name of the {@linkplain #flagsInWords flags} among the conditions of a journal. */
    public static final String FLAGS = "the list of JVM flags";

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
        ProcessBuilder builder = new ProcessBuilder(JavaCommand.of(mainClass.getName(), flags, arguments));
        VARIABLES.forEach(builder.environment()::remove);
        return builder;
    }

    /** Whether a child with this exit code was ended by the user. */
    static boolean wasInterrupted(int exitCode) {
        return INTERRUPTED.contains(exitCode);
    }

    /** The flags that forks get from this JVM, in one line. */
    public static String flagsInWords() {
        List<String> flags = JavaCommand.inheritedFlags();
        return flags.isEmpty() ? "none" : String.join(" ", flags);
    }
}
