package sanmai.gamepage;

import com.google.common.hash.Hashing;
import com.google.common.html.HtmlEscapers;
import com.google.common.io.BaseEncoding;
import com.google.common.io.Resources;
import com.google.gson.Gson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sanmai.analysis.GameAnalysis;
import sanmai.core.Color;
import sanmai.diagram.BoardSymbols;
import sanmai.notation.record.RecordTree;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;

/**
 * A game record as one HTML page, which opens without a network: the board, the evaluation graph and the lines of engines,
 * as far as the comments of the record have evaluations in one of the {@linkplain sanmai.notation.evaluation.EvaluationStyle styles}.
 *
 * <p>Whatever the record says is data: its texts are JSON in the page, with {@code <} and {@code >} escaped, and the page
 * writes them as text. Its security policy allows this style and this script and no request.
 */
public final class GamePage {
    /** In this order, since classes are used below where they are declared. */
    private static final List<String> SCRIPTS = List.of(
            "elements.js",
            "texts.js",
            "english.js",
            "japanese.js",
            "position.js",
            "rules.js",
            "notation.js",
            "tree.js",
            "names.js",
            "records.js",
            "pieces.js",
            "board.js",
            "input.js",
            "graph.js",
            "movelist.js",
            "lists.js",
            "share.js",
            "engine.js",
            "controls.js",
            "page.js",
            "start.js");

    private static final List<String> STYLES = List.of("board.css", "analysis.css", "page.css");

    private static final Pattern BLANK = Pattern.compile("\\{\\{([a-z]+)}}");

    /** Escapes what could be markup, and leaves out what is null. */
    private static final Gson GSON = new Gson();

    private GamePage() {}

    /**
     * The page of a game, judged by the evaluations in the comments of its record, in UTF-8.
     *
     * @param withEngine whether Sanmai is in the page, and analyses and plays there; that takes 900 KB
     * @throws sanmai.shogi.ImpossiblePositionException if no moves can be made in the start of the record
     */
    public static byte[] html(RecordTree tree, boolean withEngine) {
        return html(tree, GameAnalysis.ofRecord(tree, GamePage::winScale), withEngine);
    }

    /** The same with an analysis. Evaluations of other engines in the record are shown, too. */
    public static byte[] html(RecordTree tree, GameAnalysis analysis, boolean withEngine) {
        String style = joined(STYLES);
        String script = "\"use strict\";\n" + joined(SCRIPTS);
        Map<String, String> parts = Map.of(
                "title",
                HtmlEscapers.htmlEscaper().escape(title(tree)),
                "policy",
                "default-src 'none'; style-src " + hash(style) + "; script-src " + hash(script) + "; img-src data:"
                        + (withEngine ? "; worker-src blob:" : ""),
                "style",
                style,
                "symbols",
                BoardSymbols.svg(),
                "game",
                GSON.toJson(PageGame.of(tree, analysis)),
                "engine",
                withEngine ? PageEngine.elements() : "",
                "script",
                script);
        return fill(resource("page.html"), parts).getBytes(StandardCharsets.UTF_8);
    }

    /** The score in centipawns that raises the odds to win by the factor e: that of Sanmai's nets, or the usual one. */
    private static double winScale(String engine) {
        return engine.equals(GameAnalysis.SANMAI)
                ? NetEvaluationFactory.WIN_RATE_SCALE
                : EvaluationFactory.USUAL_WIN_RATE_SCALE;
    }

    private static String title(RecordTree tree) {
        return "☗ " + tree.player(Color.BLACK) + " ☖ " + tree.player(Color.WHITE);
    }

    /** Puts parts into the blanks of a text; blanks inside the parts stay. */
    private static String fill(String text, Map<String, String> parts) {
        return BLANK.matcher(text).replaceAll(blank -> Matcher.quoteReplacement(parts.get(blank.group(1))));
    }

    /** The name of an element with this text in a security policy. */
    private static String hash(String text) {
        byte[] digest =
                Hashing.sha256().hashString(text, StandardCharsets.UTF_8).asBytes();
        return "'sha256-" + BaseEncoding.base64().encode(digest) + "'";
    }

    private static String joined(List<String> names) {
        return names.stream().map(GamePage::resource).collect(Collectors.joining("\n"));
    }

    private static String resource(String name) {
        try {
            return Resources.toString(Resources.getResource(GamePage.class, name), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e); // It is in the same jar.
        }
    }
}
