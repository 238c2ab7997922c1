package sanmai.diagram;

import java.util.Locale;
import sanmai.core.Color;
import sanmai.core.PieceType;
import sanmai.shogi.Handicap;
import sanmai.svg.SvgCanvas;

/**
 * The parts of a {@link BoardDiagram} as SVG groups for a page that moves the pieces itself. The groups are called:
 *
 * <ul>
 *   <li>{@code wood}: the ground of the board, its upper left corner at (0, 0), 9 times {@link #SQUARE} wide and high;
 *   <li>{@code lines-black}, {@code lines-white}: lines and coordinates of that board, as this side sees them; the files
 *       stand above the board, the ranks to the right of it, both within {@link #MARGIN};
 *   <li>{@code moved-from}, {@code moved-to}: the squares of a move, their upper left corners at (0, 0);
 *   <li>{@code piece-P}, {@code piece-+P} and so on, by the letters of SFEN: the pieces around (0, 0), pointing up.
 * </ul>
 */
public final class BoardSymbols {
    /** The side of a square. */
    public static final double SQUARE = BoardGeometry.SQUARE;

    /** The space that coordinates take beside the board. */
    public static final double MARGIN = BoardGeometry.RANKS_WIDTH;

    private BoardSymbols() {}

    /** All groups in a hidden SVG element. */
    public static String svg() {
        return SvgCanvas.symbols(canvas -> {
            BoardDrawing drawing = drawing(canvas, Color.BLACK);
            canvas.group("wood", drawing::board, atOrigin());
            for (Color viewer : Color.values()) {
                lines(canvas, viewer);
            }
            canvas.group("moved-from", () -> drawing.movedFrom(0, 0));
            canvas.group("moved-to", () -> drawing.movedTo(0, 0));
            for (PieceType type : PieceType.values()) {
                canvas.group("piece-" + type.letters(), () -> drawing.piece(type, Color.BLACK, 0, 0));
            }
        });
    }

    private static void lines(SvgCanvas canvas, Color viewer) {
        BoardDrawing drawing = drawing(canvas, viewer);
        Runnable shapes = () -> {
            drawing.lines();
            drawing.coordinates();
        };
        canvas.group("lines-" + viewer.name().toLowerCase(Locale.ROOT), shapes, atOrigin());
    }

    private static BoardDrawing drawing(SvgCanvas canvas, Color viewer) {
        return new BoardDrawing(canvas, new BoardGeometry(viewer), Handicap.NONE.setup());
    }

    private static String[] atOrigin() {
        return new String[] {"transform", "translate(" + -BoardGeometry.LEFT + " " + -BoardGeometry.TOP + ")"};
    }
}
