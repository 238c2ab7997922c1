package sanmai.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.notation.Sfen;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Position;

/** Judges positions without search. */
@Command(
        name = "eval",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Evaluate positions without search.",
            "",
            "For each position a line has the score for the side to move, a tab, and the position in SFEN. Scores are"
                    + " in centipawns; an nn.bin has a unit of its own, 90 of which are a pawn.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai eval",
            "  sanmai eval --eval eval/nn.bin --fv-scale 24 startpos",
            "  sanmai eval --eval my.net startpos '4k4/9/9/9/9/9/9/9/4K4 b RB 1'",
            "  cut -f 2 positions.tsv | sanmai eval -",
            "",
            "Exit codes: 0 all evaluated, 2 bad arguments, a bad file, or a text that is",
            "no position."
        })
public final class EvalCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "SFEN",
            arity = "0..*",
            description = "Positions in quotes, or one without quotes (default: the start position). A single - stands"
                    + " for the lines of stdin, without empty ones and those that begin with #.")
    private List<String> words = new ArrayList<>();

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private SlidersOption sliders;

    private Console console;
    private Evaluation evaluation;
    private int linesRead;

    @Override
    public Integer call() {
        sliders.apply();
        console = new Console(spec);
        evaluation = chosen.evaluation().create();
        if (words.size() == 1 && RecordFiles.isStdin(words.get(0))) {
            Console.readLines(this::judgeLine);
        } else {
            texts().stream().map(PositionArgument::read).toList().forEach(this::judge);
        }
        return ExitCodes.OK;
    }

    private List<String> texts() {
        if (words.isEmpty()) {
            return List.of("startpos");
        }
        boolean isOne = words.stream().noneMatch(word -> word.contains(" "));
        return isOne ? List.of(String.join(" ", words)) : words;
    }

    private void judgeLine(String line) {
        linesRead++;
        if (line.isBlank() || line.startsWith("#")) {
            return;
        }
        try {
            judge(PositionArgument.read(line));
        } catch (UserError e) {
            throw new UserError("line " + linesRead + ": " + e.getMessage());
        }
    }

    private void judge(Position position) {
        evaluation.set(position);
        console.print(evaluation.value(position) + "\t" + Sfen.of(position));
    }
}
