package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import sanmai.cli.console.Console;

/** Prints each answer at once, in lines. */
public final class AnswerLines implements Consumer<TsumeAnswer> {
    private final Console console;

    /** Lines on a console. */
    public AnswerLines(Console console) {
        this.console = console;
    }

    @Override
    public void accept(TsumeAnswer answer) {
        String name = answer.problem().name();
        List<String> lines = new ArrayList<>(answer.text());
        if (!name.isEmpty()) {
            lines.set(0, name + ": " + lines.get(0));
        }
        console.print(lines);
    }
}
