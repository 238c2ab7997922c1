package sanmai.cli.records;

import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Option;
import sanmai.analysis.GameAnalysis;
import sanmai.cli.console.UserError;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.Written;
import sanmai.gamepage.GamePage;
import sanmai.notation.record.RecordTree;

/** The option {@code --html}. */
public final class HtmlOption {
    private static final String NAME = "--html";

    @Option(
            names = NAME,
            paramLabel = "FILE.html",
            description =
                    "Also write the game into this file, as a page for browsers and phones: a board to step"
                            + " through and to try moves on, and, where there are evaluations, their graph, mistakes and lines.")
    @Written
    private Path file;

    @Option(
            names = "--with-engine",
            description =
                    "Put Sanmai into the page of --html: it analyses and plays there, without a network. The page is"
                            + " 900 KB larger.")
    private boolean withEngine;

    /** Whether a page is wanted. */
    public boolean isGiven() {
        return file != null;
    }

    /**
     * Checks the file, before the work rather than after it.
     *
     * @throws UserError if no page can be written there
     */
    public void check() {
        if (file == null) {
            if (withEngine) {
                throw new UserError("--with-engine puts the engine into the page of --html, which is missing");
            }
            return;
        }
        if (!file.toString().toLowerCase(Locale.ROOT).matches(".*\\.html?")) {
            throw new UserError(NAME + " " + file + ": the page is HTML, so the name of the file must end in .html");
        }
        new OutputFile(NAME, file).check();
    }

    /**
     * Checks the number of games.
     *
     * @throws UserError if there is not one
     */
    public void checkGames(int count) {
        if (file != null && count != 1) {
            throw new UserError(NAME + " " + file + ": a page has one game, and here are " + count);
        }
    }

    /**
     * Writes the page of a game, judged by the evaluations in its record, if the option was given.
     *
     * @throws UserError if the file cannot be written
     */
    public void write(RecordTree tree) {
        if (file != null) {
            new OutputFile(NAME, file).write(out -> out.write(GamePage.html(tree, withEngine)));
        }
    }

    /**
     * Writes the page of a game that was analysed, if the option was given.
     *
     * @throws UserError if the file cannot be written
     */
    public void write(RecordTree tree, GameAnalysis analysis) {
        if (file != null) {
            new OutputFile(NAME, file).write(out -> out.write(GamePage.html(tree, analysis, withEngine)));
        }
    }
}
