package sanmai.gamepage;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import sanmai.analysis.JudgedMove;
import sanmai.analysis.Judgement;
import sanmai.analysis.PlaceAnalysis;
import sanmai.core.Color;
import sanmai.notation.evaluation.EvaluationComment;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;

/**
 * A place of the game as the page has it, with the move that led there. What is null is left out of the page.
 *
 * @param usi the move in USI; null for the start, like the next two
 * @param japanese the move for Japanese readers
 * @param western the move for other readers
 * @param side who made it: b or w
 * @param seconds the time that it took
 * @param remarks what the record says besides evaluations
 * @param rate Black's win rate in percent
 * @param mistake how bad the move was
 * @param lost the points of 100 that it lost
 * @param evaluations what engines said, the one that counts first
 * @param variations other moves of the record from here
 */
record PagePlace(
        @Nullable String usi,
        @Nullable String japanese,
        @Nullable String western,
        @Nullable String side,
        @Nullable Double seconds,
        String remarks,
        @Nullable Double rate,
        @Nullable String mistake,
        @Nullable Long lost,
        List<PageEvaluation> evaluations,
        List<List<PageMove>> variations) {
    private static final double MILLISECONDS = 1000;
    private static final double PER_CENT = 100;

    /** The place where a cursor stands. The cursor moves meanwhile, and comes back. */
    static PagePlace of(RecordCursor cursor, PlaceAnalysis place, Optional<JudgedMove> judged) {
        RecordNode node = cursor.node();
        PageMove move = node.parent().isPresent() ? lastMove(cursor) : new PageMove("", "", "");
        boolean isStart = move.usi().isEmpty();
        Optional<JudgedMove> mistake = judged.filter(it -> it.judgement() != Judgement.GOOD);
        return new PagePlace(
                isStart ? null : move.usi(),
                isStart ? null : move.japanese(),
                isStart ? null : move.western(),
                isStart ? null : side(cursor.position().turn().opposite()),
                node.time().map(PagePlace::seconds).orElse(null),
                EvaluationComment.of(cursor).rest(),
                place.blackWinRate().isPresent() ? place.blackWinRate().getAsDouble() * PER_CENT : null,
                mistake.map(it -> it.judgement().name().toLowerCase(Locale.ROOT))
                        .orElse(null),
                mistake.map(it -> Math.round(it.loss())).orElse(null),
                evaluations(cursor, place.evaluations()),
                variations(cursor));
    }

    private static PageMove lastMove(RecordCursor cursor) {
        RecordNode node = cursor.node();
        cursor.back();
        PageMove move = PageMove.of(cursor.position(), node.move());
        cursor.goTo(node);
        return move;
    }

    static String side(Color color) {
        return color == Color.BLACK ? "b" : "w";
    }

    private static double seconds(Duration time) {
        return time.toMillis() / MILLISECONDS;
    }

    /** The evaluations of the analysis, then those of other engines in the record. */
    private static List<PageEvaluation> evaluations(RecordCursor cursor, List<NodeEvaluation> analysed) {
        Set<String> engines = analysed.stream().map(NodeEvaluation::engine).collect(Collectors.toSet());
        Stream<NodeEvaluation> others = EvaluationComment.of(cursor).evaluations().stream()
                .filter(evaluation -> !engines.contains(evaluation.engine()));
        return Stream.concat(analysed.stream(), others)
                .map(evaluation -> PageEvaluation.of(evaluation, cursor.position()))
                .toList();
    }

    /** The main lines of the variations, without those that an engine's line begins with. */
    private static List<List<PageMove>> variations(RecordCursor cursor) {
        List<RecordNode> children = cursor.node().children();
        List<List<Integer>> known = EvaluationComment.of(cursor).evaluations().stream()
                .map(NodeEvaluation::line)
                .toList();
        List<List<PageMove>> variations = new ArrayList<>();
        int first = cursor.node().goesOn() ? 1 : 0;
        for (RecordNode child : children.subList(Math.min(first, children.size()), children.size())) {
            List<Integer> moves = mainLine(child);
            if (known.stream().noneMatch(line -> startsWith(line, moves))) {
                variations.add(PageMove.line(cursor.position(), moves));
            }
        }
        return variations;
    }

    private static boolean startsWith(List<Integer> line, List<Integer> moves) {
        return line.size() >= moves.size() && line.subList(0, moves.size()).equals(moves);
    }

    private static List<Integer> mainLine(RecordNode first) {
        List<Integer> moves = new ArrayList<>(List.of(first.move()));
        for (RecordNode node = first; node.goesOn(); ) {
            node = node.children().get(0);
            moves.add(node.move());
        }
        return moves;
    }
}
