package user;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.game.Game;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.notation.Sfen;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.engine.EvaluationFile;
import sanmai.search.engine.SanmaiEngine;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.shogi.Position;

/** Reads a record with variations, walks through it, writes it, analyses it, solves a mate problem, and reads a network. */
public final class Tour {
    private static final String KIF = """
            手合割：平手
            先手：先手の人
            手数----指手---------消費時間--
               1 ７六歩(77)   ( 0:01/00:00:01)
               2 ３四歩(33)   ( 0:02/00:00:02)
            *a comment
               3 ２二角成(88) ( 0:03/00:00:04)
               4 投了

            変化：3手
               3 ２六歩(27)
               4 ８四歩(83)

            変化：2手
               2 ８四歩(83)
            """;

    private Tour() {}

    /** Prints what it finds, a line for each; the argument is the file of a network. */
    public static void main(String[] arguments) throws IOException {
        System.out.println("module " + Game.class.getModule().getName());
        ParsedRecord parsed = RecordFormat.KIF.read(KIF).get(0);
        RecordTree record = parsed.tree().orElseThrow();
        System.out.println("problems " + parsed.problems());
        System.out.println("nodes " + nodes(record.root()));
        RecordCursor cursor = new RecordCursor(record);
        cursor.toEnd();
        System.out.println("main line ends at " + Sfen.of(cursor.position()));
        boolean csa = RecordFormat.CSA.write(record).text().lines().anyMatch("+8822UM"::equals);
        RecordTree again = RecordFormat.JKF.read(RecordFormat.JKF.write(record).text()).get(0).tree().orElseThrow();
        System.out.println("csa " + csa + ", jkf " + (nodes(again.root()) == nodes(record.root())));
        try (Engine engine = SanmaiEngine.open()) {
            AnalysisLimits limits = AnalysisLimits.ofDepth(6).withTime(Duration.ofMinutes(1));
            Analysis analysis = engine.analyse(cursor.position(), limits);
            System.out.println("best move " + analysis.bestMove().orElseThrow());
        }
        Position problem = Game.of("4k4/9/4P4/9/9/9/9/9/9 b G 1").position();
        try (MateSolver solver = new MateSolver(4)) {
            MateResult mate = solver.solve(problem, Limits.NONE, new SearchControl());
            System.out.println("mate " + ((MateResult.Mate) mate).line());
        }
        Path file = Path.of(arguments[0]);
        System.out.println(EvaluationFile.nnue(file, EvaluationFile.USUAL_FV_SCALE).description());
    }

    private static int nodes(RecordNode node) {
        return 1 + node.children().stream().mapToInt(Tour::nodes).sum();
    }
}
