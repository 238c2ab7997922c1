package sanmai.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import sanmai.core.Color;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

/** The analysis of a game as tables for a terminal. */
public final class AnalysisText {
    private static final int WORST_MOVES = 10;
    private static final int SHOWN_MOVES = 5;

    private final GameAnalysis analysis;

    private AnalysisText(GameAnalysis analysis) {
        this.analysis = analysis;
    }

    /**
     * The lines of the report.
     *
     * @param name what the game is called
     */
    public static List<String> lines(String name, GameAnalysis analysis) {
        AnalysisText text = new AnalysisText(analysis);
        List<String> lines = new ArrayList<>();
        lines.add(name + ": " + text.title());
        if (analysis.game().plies() == 0) {
            lines.add(text.position());
            return lines;
        }
        lines.addAll(text.sides());
        lines.addAll(text.worst());
        lines.addAll(text.mates());
        return lines;
    }

    private String title() {
        String players = player(analysis.game().black(), Color.BLACK) + " - "
                + player(analysis.game().white(), Color.WHITE);
        int plies = analysis.game().plies();
        return players + ", " + plies + (plies == 1 ? " move" : " moves");
    }

    private static String player(String name, Color color) {
        return name.isEmpty() ? color.label() : name;
    }

    /** What there is to say about a position without moves: its evaluation and the best line. */
    private String position() {
        PlaceAnalysis place = analysis.places().get(0);
        String line = place.best()
                .map(best -> moves(analysis.game().position(0), best.line()))
                .orElse("");
        return place.turn().label() + " to move: " + evaluation(place, place.turn()) + (line.isEmpty() ? "" : " ")
                + line;
    }

    /** The first moves of a line in Japanese. */
    private static String moves(Position position, Line line) {
        List<String> moves = new ArrayList<>();
        for (int next : line.codes().limit(SHOWN_MOVES).toArray()) {
            moves.add(JapaneseMove.write(position, next));
            position.doMove(next);
        }
        return String.join(" ", moves);
    }

    private List<String> sides() {
        List<Column> columns = Stream.concat(
                        Stream.of(Column.text("side", Integer.MAX_VALUE)),
                        Stream.of("moves", "accuracy", "inaccuracies", "mistakes", "blunders", "mates found", "missed")
                                .map(Column::number))
                .toList();
        return new TextTable(columns, List.of(row(analysis.black()), row(analysis.white()))).lines();
    }

    private static List<String> row(SideAnalysis side) {
        int found = (int) side.mates().stream().filter(MateChance::isFound).count();
        return List.of(
                side.side().label(),
                Integer.toString(side.moves().size()),
                side.accuracy().isPresent() ? Units.decimals(side.accuracy().getAsDouble(), 1) : "-",
                Integer.toString(side.count(Judgement.INACCURACY)),
                Integer.toString(side.count(Judgement.MISTAKE)),
                Integer.toString(side.count(Judgement.BLUNDER)),
                Integer.toString(found),
                Integer.toString(side.mates().size() - found));
    }

    // ---- The worst moves ----

    private List<String> worst() {
        List<JudgedMove> worst = analysis.worst(WORST_MOVES);
        if (worst.isEmpty()) {
            return List.of();
        }
        List<Column> columns = List.of(
                Column.number("move"),
                Column.text("side", Integer.MAX_VALUE),
                Column.number("loss"),
                Column.text("", Integer.MAX_VALUE),
                Column.number("before"),
                Column.number("after"),
                Column.text("played, and better", Integer.MAX_VALUE));
        List<String> lines =
                new ArrayList<>(List.of("", "The worst moves, and the points of win rate (of 100) that they lost:"));
        lines.addAll(new TextTable(columns, worst.stream().map(this::row).toList()).lines());
        lines.addAll(reasons(worst));
        return lines;
    }

    private List<String> reasons(List<JudgedMove> worst) {
        List<String> lines = new ArrayList<>();
        for (JudgedMove move : worst) {
            String words = ReasonText.english(move, analysis.game().position(move.ply() - 1), JapaneseMove::write);
            if (!words.isEmpty()) {
                lines.add("move " + move.ply() + ": " + words);
            }
        }
        if (!lines.isEmpty()) {
            lines.addAll(0, List.of("", "Why, as far as it was proved:"));
        }
        return lines;
    }

    private List<String> row(JudgedMove move) {
        return List.of(
                Integer.toString(move.ply()),
                move.side().label(),
                Units.decimals(move.loss(), 1),
                move.judgement().name().toLowerCase(Locale.ROOT),
                evaluation(move.before(), move.side()),
                evaluation(move.after(), move.side()),
                playedAndBetter(move));
    }

    /** The evaluation of a place, seen from a side. */
    private static String evaluation(PlaceAnalysis place, Color side) {
        if (place.finish() == Finish.DRAW) {
            return "draw";
        }
        if (place.finish() != Finish.NONE) {
            return place.winRate(side).orElse(0) > 0 ? "won" : "lost";
        }
        if (place.declaresWin()) {
            return place.turn() == side ? "declares" : "declared";
        }
        return place.best().map(best -> evaluation(best, side)).orElse("-");
    }

    private static String evaluation(NodeEvaluation evaluation, Color side) {
        int value = evaluation.valueFor(side);
        if (!evaluation.isMate()) {
            return String.format(Locale.ROOT, "%+d", value);
        }
        return (value > 0 ? "mates " : "mated ") + Math.abs(value);
    }

    private String playedAndBetter(JudgedMove move) {
        Position position = analysis.game().position(move.ply() - 1);
        String played = JapaneseMove.write(position, move.move());
        String better = moves(position, move.betterLine());
        return better.isEmpty() ? played : played + ", better " + better;
    }

    // ---- Mates ----

    private List<String> mates() {
        List<String> lines = new ArrayList<>();
        for (SideAnalysis side : List.of(analysis.black(), analysis.white())) {
            for (MateChance mate : side.mates()) {
                lines.add("move " + mate.ply() + ": " + mate.side().label() + " mates in " + mate.length() + ", "
                        + mate.missedBy()
                                .map(move -> "missed by move " + move.ply())
                                .orElse("found"));
            }
        }
        if (!lines.isEmpty()) {
            lines.addAll(0, List.of("", "Mates:"));
        }
        return lines;
    }
}
