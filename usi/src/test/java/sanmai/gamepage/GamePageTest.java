package sanmai.gamepage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import com.google.common.io.Resources;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.analysis.GameAnalysis;
import sanmai.core.Color;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.training.WinRateModel;
import sanmai.shogi.Handicap;

class GamePageTest {
    private static String page(RecordTree tree) {
        return new String(GamePage.html(tree, false), StandardCharsets.UTF_8);
    }

    private static String between(String page, String start, String end) {
        int from = page.indexOf(start) + start.length();
        return page.substring(from, page.indexOf(end, from));
    }

    static JsonObject game(RecordTree tree) {
        String json = between(page(tree), "<script id=\"game\" type=\"application/json\">", "</script>");
        return JsonParser.parseString(json).getAsJsonObject();
    }

    private static JsonObject place(RecordTree tree, int ply) {
        return game(tree).getAsJsonArray("places").get(ply).getAsJsonObject();
    }

    @Test
    void namesAndCommentsAreNoMarkup() {
        String page = page(ExampleGame.tree());
        assertEquals(2, page.split("<script", -1).length - 1);
        assertEquals(2, page.split("</script", -1).length - 1);
        assertFalse(page.contains("<img"));
        assertFalse(page.contains("<b>bold"));
        assertFalse(page.contains("<!-- {{"));
        assertTrue(
                page.contains("<title>☗ &lt;/script&gt;&lt;script&gt;document.title=&#39;broken&#39;&lt;/script&gt;"));
    }

    @Test
    void theTextsOfTheRecordAreWhole() {
        JsonObject game = game(ExampleGame.tree());
        assertEquals(ExampleGame.BLACK, game.getAsJsonObject("players").get("b").getAsString());
        assertEquals(ExampleGame.WHITE, game.getAsJsonObject("players").get("w").getAsString());
        assertEquals(
                ExampleGame.REMARK, place(ExampleGame.tree(), 8).get("remarks").getAsString());
    }

    @Test
    void placesHaveMovesTimesAndEvaluations() {
        JsonObject place = place(ExampleGame.tree(), 4);
        assertEquals("2b8h+", place.get("usi").getAsString());
        assertEquals(4, place.get("seconds").getAsDouble());
        JsonObject evaluation = place.getAsJsonArray("evaluations").get(0).getAsJsonObject();
        assertEquals(50, evaluation.get("value").getAsInt());
        assertEquals(13, evaluation.get("depth").getAsInt());
        assertEquals(12_345, evaluation.get("nodes").getAsInt());
        assertEquals("<u>Engine</u>", evaluation.get("engine").getAsString());
        assertEquals("7i8h", evaluation.get("line").getAsString());
    }

    @Test
    void theLastPlaceHasAMateAndTheResult() {
        JsonObject mate = place(ExampleGame.tree(), 9)
                .getAsJsonArray("evaluations")
                .get(0)
                .getAsJsonObject();
        assertEquals(7, mate.get("mate").getAsDouble());
        assertFalse(mate.has("value"));
        JsonObject end = place(ExampleGame.tree(), 9).getAsJsonObject("end");
        assertEquals("RESIGNATION", end.get("name").getAsString());
        assertEquals("投了", end.get("kif").getAsString());
        assertEquals("b", end.get("winner").getAsString());
    }

    @Test
    void mistakesAreThoseMovesThatLoseTheWinRate() {
        List<JsonElement> places =
                game(ExampleGame.tree()).getAsJsonArray("places").asList();
        List<String> mistakes = places.stream()
                .map(JsonElement::getAsJsonObject)
                .map(place -> place.has("mistake") ? place.get("mistake").getAsString() : "-")
                .toList();
        assertEquals(List.of("-", "-", "-", "-", "-", "-", "mistake", "inaccuracy", "blunder", "-"), mistakes);
        assertEquals(13, places.get(6).getAsJsonObject().get("lost").getAsInt());
    }

    @Test
    void theSidesHaveTheirAccuracy() {
        RecordTree tree = ExampleGame.tree();
        JsonObject accuracy = game(tree).getAsJsonObject("accuracy");
        GameAnalysis analysis = GameAnalysis.ofRecord(tree, engine -> 600);
        for (Color color : Color.values()) {
            double shown = accuracy.get(PageGame.side(color)).getAsDouble();
            assertEquals(analysis.side(color).accuracy().orElseThrow(), shown);
            assertTrue(shown > 50 && shown < 100, color + " " + shown);
        }
    }

    /** By the scale of its nets, as an analysis does; other engines by the usual one. */
    @Test
    void whatSanmaiSaidIsJudgedByItsOwnScale() {
        assertTrue(rate("Sanmai") < rate("Other"), rate("Sanmai") + " " + rate("Other"));
        assertEquals(100 * WinRateModel.winRate(500, NetEvaluationFactory.WIN_RATE_SCALE), rate("Sanmai"), 0.1);
    }

    private static double rate(String engine) {
        RecordTree tree = RecordTree.of(ExampleGame.tree().mainLine());
        EvaluationStyle.SHOGIHOME.add(NodeEvaluation.centipawns(500).withEngine(engine), new RecordCursor(tree));
        return place(tree, 0).get("rate").getAsDouble();
    }

    @Test
    void aGameWithoutEvaluationsHasNoRates() {
        RecordTree tree = RecordTree.of(ExampleGame.tree().mainLine());
        assertFalse(place(tree, 3).has("rate"));
        assertEquals(0, game(tree).getAsJsonObject("accuracy").size());
    }

    @Test
    void otherEnginesOfTheRecordComeBehindTheAnalysis() {
        RecordTree tree = ExampleGame.tree();
        GameAnalysis analysis = GameAnalysis.ofRecord(tree, engine -> 600);
        RecordCursor cursor = new RecordCursor(tree);
        cursor.forward();
        EvaluationStyle.SHOGIHOME.add(NodeEvaluation.centipawns(-7).withEngine("Other"), cursor);
        String json = new String(GamePage.html(tree, analysis, false), StandardCharsets.UTF_8);
        assertTrue(json.contains("\"engine\":\"\\u003cu\\u003eEngine\\u003c/u\\u003e\""));
        assertTrue(json.contains("{\"value\":-7,\"engine\":\"Other\",\"line\":\"\"}"));
    }

    @Test
    void variationsAreInThePageWithTheirVariations() {
        RecordTree tree = ExampleGame.tree();
        RecordCursor cursor = new RecordCursor(tree);
        cursor.toEnd();
        cursor.back();
        cursor.back();
        cursor.forward(1);
        cursor.play(MoveNotation.USI.parse("9g9f", cursor.position()));
        cursor.node().setComment("why not");
        JsonArray variations = game(tree).getAsJsonArray("variations");
        assertEquals(List.of("7 3a2b 4e3d 8c8d", "10 9g9f"), texts(variations));
        JsonObject deep = variations.get(1).getAsJsonObject();
        JsonObject first = deep.getAsJsonArray("places").get(0).getAsJsonObject();
        assertEquals("why not", first.get("remarks").getAsString());
    }

    /** Where variations branch off, and their moves. */
    private static List<String> texts(JsonArray variations) {
        return variations.asList().stream()
                .map(JsonElement::getAsJsonObject)
                .map(variation -> variation.get("from")
                        + variation.getAsJsonArray("places").asList().stream()
                                .map(place ->
                                        " " + place.getAsJsonObject().get("usi").getAsString())
                                .collect(Collectors.joining()))
                .toList();
    }

    @Test
    void aVariationThatAnEngineGivesIsMarked() {
        RecordTree tree = ExampleGame.tree();
        RecordCursor cursor = new RecordCursor(tree);
        cursor.toEnd();
        cursor.back();
        cursor.back();
        cursor.play(MoveNotation.USI.parse("4b3b", cursor.position()));
        JsonArray variations = game(tree).getAsJsonArray("variations");
        assertEquals(List.of("7 3a2b 4e3d 8c8d", "7 4b3b"), texts(variations));
        assertFalse(variations.get(0).getAsJsonObject().get("isEngineLine").getAsBoolean());
        assertTrue(variations.get(1).getAsJsonObject().get("isEngineLine").getAsBoolean());
    }

    @Test
    void aHandicapGameSaysSo() {
        RecordTree tree = new RecordTree(Handicap.ROOK.setup());
        assertTrue(game(tree).get("handicap").getAsBoolean());
        RecordTree unusual = new RecordTree(JapaneseHandicap.start("左五枚落ち").orElseThrow());
        assertTrue(game(unusual).get("handicap").getAsBoolean());
        assertFalse(game(ExampleGame.tree()).get("handicap").getAsBoolean());
    }

    @Test
    void aMateOfUnknownLengthHasASign() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        RecordCursor cursor = new RecordCursor(tree);
        cursor.play(MoveNotation.USI.parse("7g7f", cursor.position()));
        EvaluationStyle.SHOGIHOME.add(NodeEvaluation.mate(Color.WHITE), cursor);
        JsonObject place = place(tree, 1);
        assertEquals(0, place.get("rate").getAsDouble());
        JsonObject evaluation = place.getAsJsonArray("evaluations").get(0).getAsJsonObject();
        assertEquals(-0.5, evaluation.get("mate").getAsDouble());
    }

    @ParameterizedTest
    @EnumSource
    void everyEndHasWordsInBothLanguages(GameEnd end) throws IOException {
        for (String file : List.of("english.js", "japanese.js")) {
            String texts = Resources.toString(Resources.getResource(GamePage.class, file), StandardCharsets.UTF_8);
            assertTrue(texts.contains("\n    " + end + ": \""), file);
        }
    }

    @Test
    void thePolicyAllowsThisScriptAndThisStyleAlone() {
        String page = page(ExampleGame.tree());
        String policy = between(page, "Content-Security-Policy\" content=\"", "\"");
        String script =
                page.substring(page.lastIndexOf("<script>") + "<script>".length(), page.lastIndexOf("</script>"));
        assertEquals(
                "default-src 'none'; style-src " + hash(between(page, "<style>", "</style>")) + "; script-src "
                        + hash(script) + "; img-src data:",
                policy);
    }

    private static String hash(String text) {
        byte[] digest =
                Hashing.sha256().hashString(text, StandardCharsets.UTF_8).asBytes();
        return "'sha256-" + BaseEncoding.base64().encode(digest) + "'";
    }

    @Test
    void nothingIsLoadedFromElsewhere() {
        Matcher address = Pattern.compile("(?:src|href)=\"([^\"]*)\"|url\\(|@import|https?://[^\"' ]+")
                .matcher(page(new RecordTree(Handicap.NONE.setup())));
        while (address.find()) {
            String found = address.group();
            assertTrue(found.equals("href=\"data:,\"") || found.equals("http://www.w3.org/2000/svg"), found);
        }
    }
}
