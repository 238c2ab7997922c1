package sanmai.cli.console;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** What a command says on stderr while it goes on. */
public final class Complaints {
    private final CommandSpec spec;

    public Complaints(CommandSpec spec) {
        this.spec = spec;
    }

    public void say(String message) {
        say(message, List.of());
    }

    /** Says something, with lines that somebody else said below it. */
    public void say(String message, List<String> lastWords) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(spec.qualifiedName() + ": " + message);
        lastWords.forEach(line -> err.println("    " + line));
        err.flush();
    }
}
