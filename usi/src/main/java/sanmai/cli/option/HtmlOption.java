package sanmai.cli.option;

import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.gamepage.GamePage;
import sanmai.notation.RecordTree;

/** The option {@code --html}. */
public final class HtmlOption {
    private static final String NAME = "--html";

    @Option(
            names = NAME,
            paramLabel = "FILE.html",
            description = "Also write the game into this file, as a page for browsers and phones: a board to step"
                    + " through, and, where the record has evaluations, their graph, mistakes and lines.")
    private Path file;

    /**
     * Checks the file, before the work rather than after it.
     *
     * @throws UserError if no page can be written there
     */
    public void check() {
        if (file == null) {
            return;
        }
        if (!file.toString().toLowerCase(Locale.ROOT).matches(".*\\.html?")) {
            throw new UserError(NAME + " " + file + ": the page is HTML, so the name of the file must end in .html");
        }
        new OutputFile(NAME, file).check();
    }

    /**
     * Writes the page of a game, if the option was given.
     *
     * @throws UserError if the file cannot be written
     */
    public void write(RecordTree tree) {
        if (file != null) {
            new OutputFile(NAME, file).write(out -> out.write(GamePage.html(tree)));
        }
    }
}
