package sanmai.gamepage;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sanmai.analysis.JudgedMove;
import sanmai.analysis.Judgement;
import sanmai.analysis.PlaceAnalysis;
import sanmai.analysis.ReasonText;
import sanmai.core.Color;
import sanmai.notation.evaluation.EvaluationComment;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.japanese.WesternMove;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.shogi.Position;

/**
 * A place of the game or of a variation as the page has it, with the move that led there. What is null is left out of
 * the page.
 *
 * @param usi the move in USI; null for the start
 * @param seconds the time that it took
 * @param remarks what the record says besides evaluations; null if nothing
 * @param comment the whole comment of the record; null if it is the same as the remarks
 * @param bookmark null if the place has none
 * @param end how the line ended here; null if it goes on, or the record does not say
 * @param rate Black's win rate in percent
 * @param mistake how bad the move was
 * @param lost the points of 100 that it lost
 * @param reasons why it was bad, by language
 * @param evaluations what engines said, the one that counts first
 */
record PagePlace(
        @Nullable String usi,
        @Nullable Double seconds,
        @Nullable String remarks,
        @Nullable String comment,
        @Nullable String bookmark,
        @Nullable PageEnd end,
        @Nullable Double rate,
        @Nullable String mistake,
        @Nullable Long lost,
        @Nullable Map<String, String> reasons,
        List<PageEvaluation> evaluations) {
    private static final double MILLISECONDS = 1000;
    private static final double PER_CENT = 100;

    /** The place of the game where the cursor stands. */
    static PagePlace of(PageTree tree, PlaceAnalysis analysed, Optional<JudgedMove> judged) {
        return of(tree, analysed.evaluations(), analysed.blackWinRate(), judged);
    }

    /** The place of a variation where the cursor stands. */
    static PagePlace ofVariation(PageTree tree) {
        return of(tree, List.of(), OptionalDouble.empty(), Optional.empty());
    }

    private static PagePlace of(
            PageTree tree, List<NodeEvaluation> evaluations, OptionalDouble blackWinRate, Optional<JudgedMove> judged) {
        RecordCursor cursor = tree.cursor();
        EvaluationComment comment = EvaluationComment.of(cursor);
        String whole = cursor.node().comment();
        Optional<JudgedMove> mistake = judged.filter(it -> it.judgement() != Judgement.GOOD);
        return new PagePlace(
                usi(cursor.node()),
                seconds(cursor.node().time()),
                text(comment.rest()),
                whole.equals(comment.rest()) ? null : whole,
                text(cursor.node().bookmark()),
                tree.end(),
                blackWinRate.isPresent() ? blackWinRate.getAsDouble() * PER_CENT : null,
                mistake.map(it -> it.judgement().name().toLowerCase(Locale.ROOT))
                        .orElse(null),
                mistake.map(it -> Math.round(it.loss())).orElse(null),
                mistake.map(it -> reasons(cursor, it)).orElse(null),
                evaluations(comment, evaluations));
    }

    /** Why the last move is bad, by language; null if nothing was proved. */
    private static @Nullable Map<String, String> reasons(RecordCursor cursor, JudgedMove mistake) {
        RecordNode node = cursor.node();
        cursor.back();
        Position before = cursor.position();
        String english = ReasonText.english(mistake, before, PagePlace::western);
        String japanese = ReasonText.japanese(mistake, before);
        cursor.goTo(node);
        return english.isEmpty() ? null : Map.of("en", english, "ja", japanese);
    }

    private static String western(Position position, int move) {
        return (position.turn() == Color.BLACK ? "☗" : "☖") + WesternMove.write(position, move);
    }

    private static @Nullable String usi(RecordNode node) {
        return node.parent().isPresent() ? node.move().toString() : null;
    }

    /** A time in seconds; null if there is none. */
    static @Nullable Double seconds(Optional<Duration> time) {
        return time.map(used -> used.toMillis() / MILLISECONDS).orElse(null);
    }

    static @Nullable String text(String text) {
        return text.isEmpty() ? null : text;
    }

    /** The evaluations of the analysis, then those of other engines in the record. */
    private static List<PageEvaluation> evaluations(EvaluationComment comment, List<NodeEvaluation> analysed) {
        Set<String> engines = analysed.stream().map(NodeEvaluation::engine).collect(Collectors.toSet());
        Stream<NodeEvaluation> others =
                comment.evaluations().stream().filter(evaluation -> !engines.contains(evaluation.engine()));
        return Stream.concat(analysed.stream(), others).map(PageEvaluation::of).toList();
    }
}
