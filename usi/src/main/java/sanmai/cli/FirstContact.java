package sanmai.cli;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What a user reads who starts the engine in a terminal, without a GUI. */
final class FirstContact {
    private FirstContact() {}

    /**
     * What the program is, how it is registered in a GUI, and where help is: one line each.
     *
     * @param version the version of the program
     * @param home the directory of the program
     */
    static ImmutableList<String> lines(String version, Path home) {
        return ImmutableList.of(
                "Sanmai " + version + ", a shogi engine. It speaks USI now: type 'help', or 'quit' to leave.",
                "To play or analyse in a GUI such as ShogiHome or ShogiGUI, register this file there as an engine: "
                        + launcher(home),
                "To play in this terminal, leave with 'quit' and start 'sanmai play'; 'sanmai --help' lists everything else.");
    }

    private static Path launcher(Path home) {
        return Stream.of("sanmai.exe", "sanmai")
                .map(home.resolve("bin")::resolve)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElse(home);
    }
}
