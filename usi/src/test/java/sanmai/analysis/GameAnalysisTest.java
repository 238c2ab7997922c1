package sanmai.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.engine.Score;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

class GameAnalysisTest {
    private static final double SCALE = 500;

    private static RecordTree tree(String usi) {
        return RecordReader.of(usi).next().tree().orElseThrow();
    }

    /** The result of a search with this score for the side to move and this best move. */
    private static SearchedPosition found(int score, String... line) {
        return new SearchedPosition(List.of(new SearchedLine(score, 5, List.of(line))), false, 100);
    }

    private static GameAnalysis analysis(RecordTree tree, SearchedPosition... found) {
        Map<RecordNode, SearchedPosition> places = new HashMap<>();
        List<RecordNode> nodes = new ArrayList<>(List.of(tree.root()));
        while (nodes.get(nodes.size() - 1).goesOn()) {
            nodes.add(nodes.get(nodes.size() - 1).children().get(0));
        }
        for (int i = 0; i < found.length; i++) {
            places.put(nodes.get(i), found[i]);
        }
        return GameAnalysis.of(tree, places, "engine", SCALE);
    }

    @Test
    void theLossOfAMoveIsTheWinRateThatItsSideLoses() {
        GameAnalysis analysis = analysis(
                tree("startpos moves 7g7f 3c3d 2g2f"),
                found(0, "2g2f"),
                found(500, "8c8d"), // Black has lost 1 / (1 + exp(0)) - 1 / (1 + exp(1)).
                found(500, "2g2f"), // White has lost the same, twice.
                found(-400, "8c8d"));
        assertEquals(3, analysis.moves().size());
        assertEquals(23.1059, analysis.moves().get(0).loss(), 0.001);
        assertEquals(Judgement.BLUNDER, analysis.moves().get(0).judgement());
        assertEquals(46.2117, analysis.moves().get(1).loss(), 0.001);
        assertEquals(0, analysis.moves().get(2).loss(), "the engine would have played it");
        assertEquals(
                List.of(2, 1), analysis.worst(9).stream().map(JudgedMove::ply).toList());
        assertEquals(List.of(2), analysis.worst(1).stream().map(JudgedMove::ply).toList());
        double first = Accuracy.ofLoss(23.1059);
        assertEquals(
                (first + Accuracy.ofLoss(0)) / 2, analysis.black().accuracy().orElseThrow(), 0.001);
        assertEquals(
                Accuracy.ofLoss(46.2117), analysis.side(Color.WHITE).accuracy().orElseThrow(), 0.001);
        assertEquals(1, analysis.black().count(Judgement.BLUNDER));
        assertEquals(1, analysis.black().count(Judgement.GOOD));
    }

    @Test
    void aMoveThatGainsLosesNothing() {
        GameAnalysis analysis = analysis(tree("startpos moves 7g7f"), found(0, "2g2f"), found(-300, "8c8d"));
        assertEquals(0, analysis.moves().get(0).loss());
        assertEquals(0.6457, analysis.places().get(1).blackWinRate().orElseThrow(), 0.001);
    }

    @Test
    void aPlaceWithoutAnEvaluationJudgesNoMove() {
        SearchedPosition nothing = new SearchedPosition(List.of(), false, 0);
        GameAnalysis analysis = analysis(tree("startpos moves 7g7f 3c3d"), found(0, "2g2f"), nothing, found(0, "2g2f"));
        assertEquals(List.of(), analysis.moves());
        assertTrue(analysis.black().accuracy().isEmpty());
    }

    @Test
    void matesAreFoundOrMissed() {
        String mate = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves ";
        GameAnalysis analysis = analysis(
                tree(mate + "G*5b"), found(Score.mateIn(1), "G*5b"), new SearchedPosition(List.of(), false, 0));
        assertEquals(Finish.MATED, analysis.places().get(1).finish());
        assertEquals(
                List.of(new MateChance(Color.BLACK, 1, 1, Optional.empty())),
                analysis.black().mates());
        assertTrue(analysis.black().mates().get(0).isFound());
        assertEquals(0, analysis.moves().get(0).loss());
        analysis = analysis(
                tree(mate + "5i5h 5a6a G*6b"),
                found(Score.mateIn(1), "G*5b"),
                found(300, "5a6a"),
                found(Score.mateIn(3), "5h5g"),
                found(100, "6a6b"));
        assertEquals(2, analysis.black().mates().size());
        assertEquals(
                List.of(1, 3),
                analysis.black().mates().stream()
                        .map(chance -> chance.missedBy().orElseThrow().ply())
                        .toList());
        assertEquals(Judgement.BLUNDER, analysis.moves().get(0).judgement());
        assertEquals(List.of(), analysis.white().mates());
    }

    @Test
    void aMateThatIsKeptForSomeMovesCountsOnce() {
        String start = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h 5a6a 5h5i";
        GameAnalysis analysis = analysis(
                tree(start),
                found(Score.mateIn(5), "5i5h"),
                found(Score.matedIn(4), "5a6a"),
                found(Score.mateIn(3), "5h5i"),
                found(Score.matedIn(2), "6a5a"));
        assertEquals(
                List.of(new MateChance(Color.BLACK, 1, 5, Optional.empty())),
                analysis.black().mates());
        assertFalse(analysis.moves().get(0).missesMate());
    }

    @Test
    void theRulesDecideWhereTheGameIsOver() {
        String there = "5i5h 5a5b 5h5i 5b5a ";
        RecordTree tree = tree("startpos moves " + there + there + there);
        SearchedPosition[] found = new SearchedPosition[13];
        Arrays.fill(found, found(0, "5i5h"));
        for (int i = 1; i < 13; i += 2) {
            found[i] = found(0, i % 4 == 1 ? "5a5b" : "5b5a");
        }
        for (int i = 2; i < 13; i += 4) {
            found[i] = found(0, "5h5i");
        }
        found[12] = new SearchedPosition(List.of(), false, 0);
        GameAnalysis analysis = analysis(tree, found);
        assertEquals(Finish.DRAW, analysis.places().get(12).finish());
        assertEquals(0.5, analysis.places().get(12).blackWinRate().orElseThrow());
        SearchedPosition declaring = new SearchedPosition(List.of(), true, 0);
        analysis = analysis(tree("startpos moves 7g7f"), declaring, found(0, "3c3d"));
        assertEquals(50, analysis.moves().get(0).loss(), 0.001, "a win was not declared");
    }

    private static PlaceAnalysis afterThreeRounds(String sfen, String... round) {
        String moves = String.join(" ", round);
        SearchedPosition[] found = new SearchedPosition[13];
        for (int i = 0; i < 12; i++) {
            found[i] = found(0, round[i % 4]);
        }
        found[12] = new SearchedPosition(List.of(), false, 0);
        String game = "sfen " + sfen + " moves " + String.join(" ", moves, moves, moves);
        return analysis(tree(game), found).places().get(12);
    }

    @Test
    void perpetualCheckHasLostTheGame() {
        PlaceAnalysis checker = afterThreeRounds("4k4/R8/9/9/9/9/9/9/4K4 b - 1", "9b9a", "5a5b", "9a9b", "5b5a");
        assertEquals(Finish.LOSS, checker.finish());
        assertEquals(0, checker.blackWinRate().orElseThrow());
        PlaceAnalysis checked = afterThreeRounds("R3k4/9/9/9/9/9/9/9/4K4 w - 1", "5a5b", "9a9b", "5b5a", "9b9a");
        assertEquals(Finish.WIN, checked.finish());
        assertEquals(0, checked.blackWinRate().orElseThrow());
    }

    @Test
    void aMoveIsBadIfItLosesMoreThanAPawn() {
        assertTrue(found(0, "7g7f").loses(found(LineGain.LEAST, "3c3d")));
        assertFalse(found(0, "7g7f").loses(found(LineGain.LEAST - 1, "3c3d")));
        assertFalse(found(500, "7g7f").loses(found(-500, "3c3d")));
    }
}
