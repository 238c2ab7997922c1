package sanmai.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import sanmai.core.Color;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.svg.SvgCanvas;

/**
 * A position as a shogi board in SVG: pieces with kanji, hands, coordinates, the last move, arrows, names. Immutable:
 * each method returns a new diagram.
 *
 * <pre>{@code
 * Game game = Game.of("startpos moves 7g7f 3c3d 8h2b+ 3a2b");
 * byte[] svg = BoardDiagram.of(game.position())
 *         .withPlayers("Sente", "Gote")
 *         .withArrow(game.parse("B*4e"))
 *         .svg();
 * }</pre>
 *
 * <img src="doc-files/board.svg" alt="The diagram of this position: the last move is coloured, and an arrow leads from Black's
 * bishop in hand to 4e">
 */
public final class BoardDiagram {
    private final PositionSetup setup;
    private final int lastMove;
    private final List<Move> arrows;
    private final String black;
    private final String white;
    private final Color viewer;

    private BoardDiagram(
            PositionSetup setup, int lastMove, List<Move> arrows, String black, String white, Color viewer) {
        this.setup = setup;
        this.lastMove = lastMove;
        this.arrows = arrows;
        this.black = black;
        this.white = white;
        this.viewer = viewer;
    }

    /** The position as Black sees it, with its last move if it has one. Later moves do not change the diagram. */
    public static BoardDiagram of(Position position) {
        int moves = position.movesMade();
        int last = moves == 0 ? Move.NONE : position.moveMade(moves - 1);
        return new BoardDiagram(PositionSetup.of(position), last, List.of(), "", "", Color.BLACK);
    }

    /** The position as Black sees it. The position need not be legal. */
    public static BoardDiagram of(PositionSetup setup) {
        return new BoardDiagram(setup, Move.NONE, List.of(), "", "", Color.BLACK);
    }

    /** With an arrow for a move, from its square or from the hand. The first arrow is green, later ones are blue. */
    public BoardDiagram withArrow(Move move) {
        List<Move> more = new ArrayList<>(arrows);
        more.add(move);
        return new BoardDiagram(setup, lastMove, List.copyOf(more), black, white, viewer);
    }

    /** With the names of the players; an empty name is left out. */
    public BoardDiagram withPlayers(String blackName, String whiteName) {
        Objects.requireNonNull(blackName);
        Objects.requireNonNull(whiteName);
        return new BoardDiagram(setup, lastMove, arrows, blackName, whiteName, viewer);
    }

    /** With this side at the bottom. */
    public BoardDiagram seenBy(Color side) {
        return new BoardDiagram(setup, lastMove, arrows, black, white, side);
    }

    /** The diagram as an SVG document in UTF-8. */
    public byte[] svg() {
        BoardGeometry geometry = new BoardGeometry(viewer);
        String title = "Shogi position, " + setup.turn().label() + " to move";
        return SvgCanvas.draw(BoardGeometry.WIDTH, BoardGeometry.HEIGHT, title, canvas -> {
            BoardDrawing drawing = new BoardDrawing(canvas, geometry, setup);
            drawing.board();
            drawing.lastMove(lastMove);
            drawing.lines();
            drawing.coordinates();
            drawing.pieces();
            for (Color color : Color.values()) {
                drawing.hand(color);
                drawing.player(color, color == Color.BLACK ? black : white);
            }
            for (int i = 0; i < arrows.size(); i++) {
                drawing.arrow(arrows.get(i).code(), i == 0);
            }
        });
    }

    @Override
    public String toString() {
        return "diagram of a position with " + arrows.size() + " arrows";
    }
}
