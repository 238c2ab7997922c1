package sanmai.analysis;

import java.util.List;
import java.util.OptionalDouble;
import sanmai.core.Color;
import sanmai.svg.SvgCanvas;

/**
 * Black's win rate after each move of a game, with marks at mistakes and blunders, as a picture; several games stand below
 * each other.
 *
 * @param title what the game is called
 * @param analysis the game
 */
public record WinRateGraph(String title, GameAnalysis analysis) {
    private static final double MARGIN = 16;
    private static final double LEFT = 56;
    private static final double WIDTH = 720;
    private static final double HEIGHT = 240;
    private static final double TITLE_HEIGHT = 34;
    private static final double AXIS_HEIGHT = 56;
    private static final double GAP = 18;
    private static final double RADIUS = 4.5;

    /**
     * Possible numbers of plies between two marks of the axis: the first that makes at most {@link #MAX_STEPS} marks is
     * used.
     */
    private static final int[] STEPS = {1, 2, 5, 10, 20, 50, 100, 200, 500};

    private static final int MAX_STEPS = 15;
    private static final int PERCENT_STEP = 25;

    private static final String GRID = "#d0d0d0";
    private static final String TEXT = "#202020";

    /** Blue, orange, vermilion: for all kinds of colour vision (Okabe and Ito, Color Universal Design, 2008). */
    private static final String LINE = "#0072b2";

    private static final String MISTAKE = "#e69f00";
    private static final String BLUNDER = "#d55e00";

    /**
     * Draws graphs.
     *
     * @param graphs at least one
     * @return the text of an SVG file
     */
    public static byte[] svg(List<WinRateGraph> graphs) {
        double each = TITLE_HEIGHT + HEIGHT + AXIS_HEIGHT + GAP;
        String title =
                String.join("; ", graphs.stream().map(WinRateGraph::title).toList());
        return SvgCanvas.draw(LEFT + WIDTH + MARGIN, each * graphs.size(), title, canvas -> {
            for (int i = 0; i < graphs.size(); i++) {
                graphs.get(i).draw(canvas, i * each + TITLE_HEIGHT);
            }
        });
    }

    private void draw(SvgCanvas canvas, double top) {
        canvas.text(LEFT + WIDTH / 2, top - 12, title, text(15, "middle"));
        drawAxes(canvas, top);
        drawLine(canvas, top);
        for (JudgedMove move : analysis.moves()) {
            Judgement judgement = move.judgement();
            if (judgement.compareTo(Judgement.MISTAKE) >= 0) {
                double rate = move.after().blackWinRate().orElseThrow();
                String color = judgement == Judgement.BLUNDER ? BLUNDER : MISTAKE;
                canvas.circle(x(move.ply()), y(rate, top), RADIUS, "fill", color);
            }
        }
        drawLegend(canvas, top + HEIGHT + 48);
    }

    private void drawAxes(SvgCanvas canvas, double top) {
        for (int percent = 0; percent <= 100; percent += PERCENT_STEP) {
            double y = y(percent / 100.0, top);
            canvas.line(LEFT, y, LEFT + WIDTH, y, "stroke", GRID);
            canvas.text(LEFT - 6, y + 4, percent + "%", text(12, "end"));
        }
        int plies = analysis.game().plies();
        for (int ply = 0; ply <= plies; ply += step(plies)) {
            canvas.line(x(ply), top, x(ply), top + HEIGHT, "stroke", GRID);
            canvas.text(x(ply), top + HEIGHT + 14, Integer.toString(ply), text(12, "middle"));
        }
    }

    private static int step(int plies) {
        for (int step : STEPS) {
            if (plies <= step * MAX_STEPS) {
                return step;
            }
        }
        return Math.max(1, plies / MAX_STEPS);
    }

    private void drawLine(SvgCanvas canvas, double top) {
        List<PlaceAnalysis> places = analysis.places();
        for (int i = 1; i < places.size(); i++) {
            OptionalDouble from = places.get(i - 1).winRate(Color.BLACK);
            OptionalDouble to = places.get(i).winRate(Color.BLACK);
            if (from.isPresent() && to.isPresent()) {
                canvas.line(
                        x(i - 1),
                        y(from.getAsDouble(), top),
                        x(i),
                        y(to.getAsDouble(), top),
                        "stroke",
                        LINE,
                        "stroke-width",
                        "2",
                        "stroke-linecap",
                        "round");
            }
        }
    }

    private static void drawLegend(SvgCanvas canvas, double y) {
        canvas.text(LEFT, y, "Black's win rate by moves", text(12, "start"));
        canvas.circle(LEFT + 190, y - 4, RADIUS, "fill", MISTAKE);
        canvas.text(LEFT + 200, y, "mistake", text(12, "start"));
        canvas.circle(LEFT + 265, y - 4, RADIUS, "fill", BLUNDER);
        canvas.text(LEFT + 275, y, "blunder", text(12, "start"));
    }

    private double x(int ply) {
        return LEFT + WIDTH * ply / Math.max(1, analysis.game().plies());
    }

    private static double y(double rate, double top) {
        return top + HEIGHT * (1 - rate);
    }

    private static String[] text(int size, String anchor) {
        return new String[] {"font-size", Integer.toString(size), "text-anchor", anchor, "fill", TEXT};
    }
}
