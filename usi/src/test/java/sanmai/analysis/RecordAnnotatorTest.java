package sanmai.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.engine.AnalysisLimits;
import sanmai.notation.evaluation.EvaluationComment;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.search.engine.SanmaiEngine;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Resources;

/** What a GUI reads of an annotated record. */
class RecordAnnotatorTest {
    private static final String KIF = """
        手合割：平手
        1 ７六歩(77)
        *good
        2 ３四歩(33)
        3 ２二角成(88)
        4 同　銀(31)
        5 ４五角打
        6 投了

        変化：3手
        3 ２六歩(27)
        4 ８四歩(83)
        """;

    private static List<SearchedStretch> results;

    private static RecordTree tree() {
        return RecordReader.of(KIF).next().tree().orElseThrow();
    }

    private static AnalysisRun run(RecordTree tree, List<SearchedStretch> known) {
        return new AnalysisRun(
                Stretch.of(tree, true), AnalysisLimits.ofNodes(400).withMultiPv(2), known, new AnalysisRun.Listener() {
                    @Override
                    public void searched(int done, int all) {
                        assertTrue(done <= all);
                    }

                    @Override
                    public void finished(SearchedStretch stretch) {
                        results.add(stretch);
                    }
                });
    }

    @BeforeAll
    static void analyse() throws InterruptedException {
        results = new ArrayList<>();
        run(tree(), List.of()).run(2, () -> SanmaiEngine.open(NetEvaluationFactory.shipped(), new Resources(1, 1)));
        assertEquals(2, results.size(), "the main line and a variation");
    }

    private static Map<RecordNode, SearchedPosition> found(RecordTree tree) {
        return run(tree, results).found(Stretch.of(tree, true)).orElseThrow();
    }

    /** The evaluations of all places, in the order of the tree. */
    private static List<List<NodeEvaluation>> evaluations(RecordTree tree) {
        List<List<NodeEvaluation>> all = new ArrayList<>();
        RecordCursor cursor = new RecordCursor(tree);
        List<RecordNode> open = new ArrayList<>(List.of(tree.root()));
        while (!open.isEmpty()) {
            RecordNode node = open.remove(0);
            cursor.goTo(node);
            all.add(EvaluationComment.of(cursor).evaluations());
            open.addAll(node.children());
        }
        return all;
    }

    @ParameterizedTest
    @EnumSource(names = {"KIF", "KI2", "JKF"})
    void evaluationsAreReadBackAsTheyWereFound(RecordFormat format) {
        RecordTree tree = tree();
        Map<RecordNode, SearchedPosition> found = found(tree);
        new RecordAnnotator("engine", EvaluationStyle.SHOGIHOME, false).annotate(tree, found);
        RecordTree copy = format.read(format.write(tree).text()).get(0).tree().orElseThrow();
        List<List<NodeEvaluation>> read = evaluations(copy);
        assertEquals(8, read.size());
        assertEquals(evaluations(tree), read);
        RecordCursor cursor = new RecordCursor(tree);
        found.forEach((node, searched) -> {
            cursor.goTo(node);
            assertEquals(2, searched.lines().size());
            assertEquals(
                    searched.evaluations(cursor.position(), "engine"),
                    EvaluationComment.of(cursor).evaluations());
            assertEquals(
                    searched.lines().get(0).score(),
                    EvaluationComment.of(cursor)
                            .evaluations()
                            .get(0)
                            .valueFor(cursor.position().turn()));
        });
    }

    @Test
    void csaHoldsTheMainLine() {
        RecordTree tree = tree();
        new RecordAnnotator("engine", EvaluationStyle.SHOGIHOME, false).annotate(tree, found(tree));
        RecordTree copy = RecordFormat.CSA
                .read(RecordFormat.CSA.write(tree).text())
                .get(0)
                .tree()
                .orElseThrow();
        RecordCursor written = new RecordCursor(tree);
        RecordCursor read = new RecordCursor(copy);
        do {
            List<NodeEvaluation> evaluations = EvaluationComment.of(read).evaluations();
            assertEquals(EvaluationComment.of(written).evaluations(), evaluations);
            assertEquals(2, evaluations.size());
        } while (written.forward() && read.forward());
        assertEquals(5, read.node().ply());
    }

    @Test
    void anotherAnalysisReplacesTheFirst() {
        RecordTree tree = tree();
        RecordAnnotator annotator = new RecordAnnotator("engine", EvaluationStyle.SHOGIHOME, false);
        annotator.annotate(tree, found(tree));
        String once = RecordFormat.KIF.write(tree).text();
        annotator.annotate(tree, found(tree));
        assertEquals(once, RecordFormat.KIF.write(tree).text());
        RecordNode first = tree.root().children().get(0);
        assertTrue(first.comment().endsWith("\ngood"), first.comment());
        new RecordAnnotator("other", EvaluationStyle.SHOGIHOME, false).annotate(tree, found(tree));
        assertEquals(4, evaluations(tree).get(0).size());
    }

    @Test
    void linesBecomeVariations() {
        RecordTree tree = tree();
        Map<RecordNode, SearchedPosition> found = found(tree);
        new RecordAnnotator("engine", EvaluationStyle.SHOGIHOME, true).annotate(tree, found);
        assertEquals(tree().mainLine(), tree.mainLine());
        found.forEach((node, searched) -> {
            List<String> moves = node.children().stream()
                    .map(child -> child.move().toString())
                    .toList();
            for (SearchedLine line : searched.lines()) {
                assertEquals(!moves.isEmpty(), moves.contains(line.moves().get(0)), node.toString());
            }
        });
    }
}
