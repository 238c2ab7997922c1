package sanmai.notation.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Color;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.evaluation.NodeEvaluation.Kind;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordLoss;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.testing.RandomRecords;

class EvaluationStyleTest {
    private static RecordCursor afterTwoMoves() {
        RecordCursor cursor = new RecordCursor(new RecordTree(Handicap.NONE.setup()));
        for (String move : List.of("7g7f", "3c3d")) {
            cursor.play(MoveNotation.USI.parse(move, cursor.position()));
        }
        return cursor;
    }

    private static String usi(NodeEvaluation evaluation) {
        return evaluation.line().toString();
    }

    @Test
    void shogiHomesCommentsAreRead() {
        RecordCursor cursor = afterTwoMoves();
        cursor.node().setComment("""
                先手有望
                *評価値=210
                *読み筋=▲２二角成△同　銀▲４五角打
                *深さ=10
                *ノード数=12345678

                互角
                #詰み=後手勝ち:15手
                #エンジン=Engine01
                #詰み=先手勝ち
                好手""");
        List<NodeEvaluation> read = EvaluationComment.of(cursor).evaluations();
        assertEquals("8h2b+ 3a2b B*4e", usi(read.get(0)));
        assertEquals(
                NodeEvaluation.centipawns(210)
                        .withDepth(10)
                        .withNodes(12345678)
                        .withLine(read.get(0).line()),
                read.get(0));
        assertEquals(NodeEvaluation.mate(Color.WHITE, 15).withEngine("Engine01"), read.get(1));
        assertEquals(NodeEvaluation.mate(Color.BLACK), read.get(2));
        assertEquals(3, read.size());
    }

    @Test
    void shogiGuisCommentsAreRead() {
        RecordCursor cursor = afterTwoMoves();
        cursor.node().setComment("""
                *対局 時間 00:00.8 深さ 22/28 ノード数 744743 評価値 -88 読み筋 △３四歩(33) ▲２二角成(88) △同　銀(31)\s
                *解析 0 ○ 候補1 時間 00:00.0 深さ 32 ノード数 1 評価値 +詰 5 読み筋 ▲２二角成(88)
                *解析 0  候補2 評価値 -詰""");
        List<NodeEvaluation> read = EvaluationComment.of(cursor).evaluations();
        assertEquals("8h2b+ 3a2b", usi(read.get(0)));
        assertEquals(-88, read.get(0).value());
        assertEquals(88, read.get(0).valueFor(Color.WHITE));
        assertEquals(OptionalInt.of(22), read.get(0).depth());
        assertEquals(OptionalLong.of(744743), read.get(0).nodes());
        assertEquals(5, read.get(1).value());
        assertEquals(Kind.MATE, read.get(1).kind());
        assertEquals(NodeEvaluation.mate(Color.WHITE), read.get(2));
    }

    @Test
    void floodgatesCommentsAreRead() {
        String text = "V2.2\nPI\n+\n+7776FU\n'** 30 -3334FU +8822UM\n-3334FU\n'** -31111 +8822UM -9999OU #77\n";
        RecordTree tree = RecordFormat.CSA.read(text).get(0).tree().orElseThrow();
        RecordCursor cursor = new RecordCursor(tree);
        cursor.forward();
        assertEquals(30, EvaluationComment.of(cursor).evaluations().get(0).value());
        assertEquals(
                "3c3d 8h2b+", usi(EvaluationComment.of(cursor).evaluations().get(0)));
        cursor.forward();
        NodeEvaluation mate = EvaluationComment.of(cursor).evaluations().get(0);
        assertEquals(NodeEvaluation.mate(Color.WHITE).withNodes(77).withLine(mate.line()), mate);
        assertEquals("8h2b+", usi(mate));
    }

    @Test
    void otherCommentsAreNoEvaluations() {
        RecordCursor cursor = afterTwoMoves();
        cursor.node().setComment("評価値=3\n* 30 seconds\n#深さ=3\n#評価値=big\n*解析 評価値 ?\n* \n*");
        assertEquals(List.of(), EvaluationComment.of(cursor).evaluations());
        String before = cursor.node().comment();
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        tree.root().setComment(before);
        EvaluationStyle.SHOGIHOME.rewrite(tree);
        assertEquals(before, tree.root().comment());
    }

    @Test
    void aMateTakesAtLeastOnePly() {
        assertThrows(IllegalArgumentException.class, () -> NodeEvaluation.mate(Color.BLACK, 0));
    }

    private static NodeEvaluation random(SplittableRandom random, Position position) {
        Color winner = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        NodeEvaluation evaluation = switch (random.nextInt(3)) {
            case 0 -> NodeEvaluation.mate(winner);
            case 1 -> NodeEvaluation.mate(winner, 1 + random.nextInt(50));
            default -> NodeEvaluation.centipawns(random.nextInt(-9999, 9999));
        };
        List<Move> line = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            int[] legal = ReferenceMoves.of(position);
            if (legal.length > 0) {
                int move = legal[random.nextInt(legal.length)];
                line.add(Move.of(move));
                position.doMove(move);
            }
        }
        line.forEach(move -> position.undoMove());
        NodeEvaluation lined = evaluation.withLine(line);
        NodeEvaluation deep = random.nextBoolean() ? lined.withDepth(random.nextInt(60)) : lined;
        return random.nextBoolean() ? deep.withNodes(random.nextLong(1L << 50)) : deep;
    }

    /** What a style holds of an evaluation. */
    private static NodeEvaluation held(NodeEvaluation all, EvaluationStyle style) {
        if (style != EvaluationStyle.FLOODGATE) {
            return all;
        }
        int mate = all.value() > 0 ? NodeEvaluation.SOME_MATE : -NodeEvaluation.SOME_MATE;
        return new NodeEvaluation(
                all.kind(), all.isMate() ? mate : all.value(), OptionalInt.empty(), all.nodes(), all.line(), "");
    }

    @Test
    void anEngineReplacesItsEarlierEvaluations() {
        RecordCursor cursor = new RecordCursor(new RecordTree(Handicap.NONE.setup()));
        String other = "*対局 時間 00:01 深さ 9/12 評価値 50 読み筋 ▲７六歩(77)\nA comment";
        cursor.node().setComment(other);
        NodeEvaluation old = NodeEvaluation.centipawns(10).withEngine("me");
        EvaluationStyle.SHOGIHOME.put(List.of(old), cursor);
        assertEquals("#評価値=10\n#エンジン=me\n" + other, cursor.node().comment(), "nothing of what others wrote is touched");
        NodeEvaluation second = NodeEvaluation.centipawns(30).withEngine("me");
        EvaluationStyle.SHOGIHOME.put(List.of(old.withDepth(3), second), cursor);
        assertEquals(3, EvaluationComment.of(cursor).evaluations().size());
        assertEquals(
                List.of(old.withDepth(3), second),
                EvaluationComment.of(cursor).evaluations().subList(0, 2));
        assertEquals(50, EvaluationComment.of(cursor).evaluations().get(2).value());
        assertEquals(true, cursor.node().comment().endsWith("\nA comment"));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadBack(EvaluationStyle style) {
        for (long seed = 0; seed < 40; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RecordTree tree = RandomRecords.tree(random, 30, 5);
            RecordCursor cursor = new RecordCursor(tree);
            List<NodeEvaluation> wanted = new ArrayList<>();
            while (cursor.node().goesOn() && cursor.forward()) {
                String comment = cursor.node().comment();
                NodeEvaluation first = random(random, cursor.position());
                NodeEvaluation second = random(random, cursor.position());
                EvaluationStyle.SHOGIHOME.add(first, cursor);
                EvaluationStyle.SHOGIGUI.add(second, cursor);
                assertEquals(
                        List.of(first, second),
                        EvaluationComment.of(cursor).evaluations(),
                        cursor.node().comment());
                assertEquals(true, cursor.node().comment().startsWith(comment));
                wanted.add(held(first, style));
                wanted.add(held(second, style));
            }
            style.rewrite(tree);
            cursor.toStart();
            List<NodeEvaluation> read = new ArrayList<>();
            while (cursor.node().goesOn() && cursor.forward()) {
                read.addAll(EvaluationComment.of(cursor).evaluations());
            }
            assertEquals(wanted, read, "seed " + seed);
        }
    }

    private static List<RecordLoss> rewritten(EvaluationStyle style, String comment, String expected) {
        RecordTree tree =
                RecordFormat.USI.read("startpos moves 7g7f 3c3d").get(0).tree().orElseThrow();
        RecordNode node = tree.root().children().get(0).children().get(0);
        node.setComment(comment);
        List<RecordLoss> losses = style.rewrite(tree);
        assertEquals(expected, node.comment());
        return losses;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FLOODGATE | #評価値=30/#深さ=18 | * 30",
                "FLOODGATE | #評価値=38000 | * 29999",
                "FLOODGATE | #評価値=30/#エンジン=Foo | * 30",
                "SHOGIGUI | #評価値=30/#エンジン=Foo | *解析 評価値 30",
                "FLOODGATE | #詰み=先手勝ち:15手 | * 30000",
                "FLOODGATE | * 31111 | * 30000",
                "SHOGIHOME | *対局 時間 00:01 評価値 50 | #評価値=50",
                "SHOGIHOME | *対局 深さ 9/12 評価値 50 | #評価値=50/#深さ=9",
                "SHOGIHOME | #詰み=先手勝ち/先手勝勢/#評価値=30000 | #詰み=先手勝ち/先手勝勢",
            })
    void whatAStyleDropsIsALoss(EvaluationStyle style, String comment, String expected) {
        List<RecordLoss> losses =
                rewritten(style, comment.replace('/', '\n').replace("9\n12", "9/12"), expected.replace('/', '\n'));
        assertEquals(
                List.of(RecordLoss.Kind.COMMENT),
                losses.stream().map(RecordLoss::kind).toList());
        assertEquals(2, losses.get(0).ply());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#評価値=30/#読み筋=▲２六歩△９九飛▲投了/#深さ=18",
                "#評価値=30/#読み筋=2g2f 8c8d",
                "#評価値=30.5",
                "* 30 +2726FU -9999OU",
                "* 30.25",
                "*解析 評価値 30 読み筋 ▲２六歩(27) (57%)",
            })
    void anEvaluationThatIsNotReadToItsEndStaysAsItIs(String comment) {
        String lines = comment.replace('/', '\n');
        assertEquals(List.of(), rewritten(EvaluationStyle.FLOODGATE, lines, lines));
        assertEquals(List.of(), rewritten(EvaluationStyle.FLOODGATE, "#評価値=7\n" + lines, "* 7\n" + lines));
    }

    @Test
    void aSecondValueOfAKindIsNoPartOfAnEvaluation() {
        assertEquals(List.of(), rewritten(EvaluationStyle.SHOGIGUI, "#評価値=30\n#深さ=8\n#深さ=9", "*解析 深さ 8 評価値 30\n#深さ=9"));
    }
}
