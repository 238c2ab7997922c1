package sanmai.cli.mate;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import sanmai.cli.console.Console;
import sanmai.cli.option.FormatOption;

/** Prints a table of answers in CSV or JSON, each answer at once: an interruption loses none. */
final class AnswerTable implements Consumer<TsumeAnswer> {
    private final FormatOption format;
    private final Console console;
    private String end = "";
    private boolean isFirst = true;

    AnswerTable(FormatOption format, Console console) {
        this.format = format;
        this.console = console;
    }

    @Override
    public void accept(TsumeAnswer answer) {
        String table = table(List.of(answer));
        boolean isJson = table.startsWith("[");
        String row;
        if (isJson) {
            row = (isFirst ? "[" : ",")
                    + table.substring(1, table.lastIndexOf(']')).stripTrailing();
            end = System.lineSeparator() + "]" + System.lineSeparator();
        } else {
            row = isFirst ? table : table.substring(table.indexOf('\n') + 1);
        }
        print(row);
        isFirst = false;
    }

    /** Ends the table. */
    void end() {
        print(isFirst ? table(List.of()) : end);
    }

    private String table(List<TsumeAnswer> answers) {
        StringWriter text = new StringWriter();
        format.print(new TsumeReport(answers), new PrintWriter(text));
        return text.toString();
    }

    private void print(String text) {
        PrintWriter out = console.out();
        out.print(text);
        out.flush();
    }
}
