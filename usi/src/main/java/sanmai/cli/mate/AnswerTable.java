package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Collects the answers for a table. */
public final class AnswerTable implements AnswerOutput {
    private final Consumer<List<TsumeAnswer>> printer;
    private final List<TsumeAnswer> answers = new ArrayList<>();

    /**
     * A table.
     *
     * @param printer prints it at the end
     */
    public AnswerTable(Consumer<List<TsumeAnswer>> printer) {
        this.printer = printer;
    }

    @Override
    public void add(TsumeAnswer answer) {
        answers.add(answer);
    }

    @Override
    public void end() {
        printer.accept(answers);
    }
}
