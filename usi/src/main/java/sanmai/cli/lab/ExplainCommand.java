package sanmai.cli.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.search.SearchRequest;
import sanmai.search.alphabeta.root.LineExplanation;
import sanmai.search.alphabeta.tree.TracedSearch;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Says why the search does not play a line. */
@Command(
        name = "explain",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Why does the search not play this line? Search a position, and follow a line of moves.",
            "",
            "The search has one thread and an empty table. First the line that it prefers is printed, with its score"
                    + " for the side to move. Then a table has for each ply of the expected line what became of its"
                    + " next move: whether the move was searched and found good or bad, which rule left it out, or"
                    + " what decided its node before the moves were looked at.",
            "",
            "The table ends at the ply that the search has never reached. 'times' counts visits in all iterations."
                    + " 'depth' is the greatest depth left at the node, and 'reduction' the greatest late move"
                    + " reduction of the move before it was adjusted, both in plies.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai explain --line '2g2f 8c8d 2f2e'",
            "  sanmai explain --nodes 140000 --line '3a2b' startpos moves 7g7f 3c3d 8h2b+",
            "",
            "Exit codes: 0 explained, 2 bad arguments, a bad file, or a line with an",
            "illegal move."
        })
public final class ExplainCommand implements Callable<Integer> {
    private static final int WORDS_LIMIT = 64;
    private static final double PLY = 1024;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "POSITION",
            arity = "0..*",
            description = "The position: SFEN, or startpos and moves (default: the start position).")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--line",
            paramLabel = "MOVES",
            required = true,
            description = "The line that was expected: moves in USI's notation, in quotes.")
    private String moves = "";

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "How many nodes are searched (default: ${DEFAULT-VALUE}).")
    private long nodes = 1_000_000;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of the hash table, in MB (default: ${DEFAULT-VALUE}).")
    private int hash = 64;

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private SlidersOption sliders;

    @Override
    public Integer call() {
        Ranges.check("--nodes", nodes, 1, Long.MAX_VALUE);
        Ranges.checkHash(hash);
        sliders.apply();
        Position position = PositionArgument.read(words);
        List<Integer> line = line(position);
        EvaluationFactory evaluation = chosen.evaluation();
        SearchRequest request = new SearchRequest(position, Limits.ofNodes(nodes));
        Console console = new Console(spec);
        try {
            LineExplanation explanation = LineExplanation.of(evaluation, request, line, hash);
            console.print(preferred(explanation.best(), evaluation));
            console.print(table(explanation, line).lines());
        } catch (OutOfMemoryError e) {
            throw new UserError("--hash " + hash + ": " + UserError.reason(e));
        }
        return ExitCodes.OK;
    }

    private List<Integer> line(Position position) {
        try {
            return UsiMove.parseLine(List.of(moves.trim().split("\\s+")), position)
                    .codes()
                    .boxed()
                    .toList();
        } catch (NotationException e) {
            throw new UserError("--line: " + e.getMessage());
        }
    }

    private static String preferred(PrincipalVariation best, EvaluationFactory evaluation) {
        int shown = evaluation.scoreScale().toCentipawns(best.score());
        return "preferred: " + best.line() + "  (depth " + best.depth() + ", " + Score.usi(shown) + ")";
    }

    private static TextTable table(LineExplanation explanation, List<Integer> line) {
        List<Column> columns = List.of(
                Column.number("ply"),
                Column.text("move", WORDS_LIMIT),
                Column.text("what became of it", WORDS_LIMIT),
                Column.number("times"),
                Column.number("depth"),
                Column.number("reduction"));
        return new TextTable(
                columns, explanation.met().stream().map(met -> cells(met, line)).toList());
    }

    private static List<String> cells(TracedSearch.Met met, List<Integer> line) {
        return List.of(
                String.valueOf(met.ply() + 1),
                Move.usi(line.get(met.ply())),
                met.fate().words,
                String.valueOf(met.times()),
                String.valueOf(met.depth()),
                met.reduction() == 0 ? "" : Units.decimals(met.reduction() / PLY, 1));
    }
}
