package sanmai.diagram;

import sanmai.core.Color;
import sanmai.core.PieceType;
import sanmai.shogi.Handicap;
import sanmai.svg.SvgCanvas;

/**
 * The parts of a {@link BoardDiagram} as SVG groups for a page that moves the pieces itself. The groups are called:
 *
 * <ul>
 *   <li>{@code wood}: the ground of the board, its upper left corner at (0, 0), 9 times {@link #SQUARE} wide and high;
 *   <li>{@code grid}: the lines of that board; {@link #MARGIN} is the space for coordinates above it and to the right;
 *   <li>{@code moved-from}, {@code moved-to}: the squares of a move, their upper left corners at (0, 0);
 *   <li>{@code piece-P}, {@code piece-+P} and so on, by the letters of SFEN: the pieces around (0, 0), pointing up;
 *   <li>{@code wood-P} and so on, inside these: the same pieces without their kanji.
 * </ul>
 */
public final class BoardSymbols {
    /** The side of a square. */
    public static final double SQUARE = BoardGeometry.SQUARE;

    /** The space that coordinates take beside the board. */
    public static final double MARGIN = BoardGeometry.RANKS_WIDTH;

    private static final String[] AT_ORIGIN = {
        "transform", "translate(" + -BoardGeometry.LEFT + " " + -BoardGeometry.TOP + ")"
    };

    private BoardSymbols() {}

    /** All groups in a hidden SVG element. */
    public static String svg() {
        return SvgCanvas.symbols(canvas -> {
            BoardGeometry geometry = new BoardGeometry(Color.BLACK);
            BoardDrawing drawing = new BoardDrawing(canvas, geometry, Handicap.NONE.setup());
            canvas.group("wood", drawing::board, AT_ORIGIN);
            canvas.group("grid", drawing::lines, AT_ORIGIN);
            canvas.group("moved-from", () -> drawing.movedFrom(0, 0));
            canvas.group("moved-to", () -> drawing.movedTo(0, 0));
            for (PieceType type : PieceType.values()) {
                canvas.group("piece-" + type.letters(), () -> {
                    canvas.group("wood-" + type.letters(), () -> drawing.wood(type, Color.BLACK, 0, 0));
                    drawing.kanji(type, Color.BLACK, 0, 0);
                });
            }
        });
    }
}
