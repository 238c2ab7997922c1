package sanmai.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sanmai.cli.console.UserError;
import sanmai.play.Screen;

/** Lines that are read and text that is shown, one after the other. */
public interface LineDialogue extends Screen, AutoCloseable {
    /**
     * The next line.
     *
     * @param prompt what stands before it
     * @param completions what the beginning of the line may become, where lines can be completed
     * @return the line without its end; empty at the end of the input
     * @throws UserError if no line can be read
     * @throws InterruptedException if the user has pressed Ctrl-C, or the thread is interrupted
     */
    Optional<String> read(String prompt, Function<String, List<String>> completions) throws InterruptedException;

    @Override
    void close();
}
