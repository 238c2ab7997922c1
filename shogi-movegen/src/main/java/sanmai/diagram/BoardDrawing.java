package sanmai.diagram;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.PositionSetup;
import sanmai.svg.SvgCanvas;
import sanmai.svg.TextWidth;

/** Draws the parts of a {@link BoardDiagram}. */
final class BoardDrawing {
    private static final String WOOD = "#f3dcab";
    private static final String PIECE_WOOD = "#fdf3d7";
    private static final String LINES = "#6b5330";
    private static final String MOVED_TO = "#f0b45c";
    private static final String MOVED_FROM = "#f6d38f";
    private static final String BEST = "#15781b";
    private static final String OTHER = "#1c5fa8";

    private static final String RANKS = "一二三四五六七八九";

    /** A piece of width and height 1 around (0, 0), pointing up. */
    private static final double[] PENTAGON = {0, -0.48, 0.33, -0.34, 0.43, 0.46, -0.43, 0.46, -0.33, -0.34};

    private static final double NAME_SIZE = 16;

    /** More letters than there is room for: each takes work. */
    private static final int LONGEST_NAME = 200;

    private final SvgCanvas canvas;
    private final BoardGeometry geometry;
    private final PositionSetup setup;

    BoardDrawing(SvgCanvas canvas, BoardGeometry geometry, PositionSetup setup) {
        this.canvas = canvas;
        this.geometry = geometry;
        this.setup = setup;
    }

    void board() {
        square(BoardGeometry.LEFT, BoardGeometry.TOP, BoardGeometry.BOARD, WOOD);
    }

    /** Colours the squares that the move came from and went to. */
    void lastMove(int move) {
        if (move == Move.NONE) {
            return;
        }
        if (!Move.isDrop(move)) {
            movedFrom(geometry.x(Move.from(move)), geometry.y(Move.from(move)));
        }
        movedTo(geometry.x(Move.to(move)), geometry.y(Move.to(move)));
    }

    void movedFrom(double x, double y) {
        square(x, y, BoardGeometry.SQUARE, MOVED_FROM);
    }

    void movedTo(double x, double y) {
        square(x, y, BoardGeometry.SQUARE, MOVED_TO);
    }

    private void square(double x, double y, double size, String color) {
        canvas.rectangle(x, y, size, size, "fill", color);
    }

    /** The lines of the board and the four dots that part it. */
    void lines() {
        double left = BoardGeometry.LEFT;
        double top = BoardGeometry.TOP;
        double size = BoardGeometry.BOARD;
        for (int i = 0; i <= 9; i++) {
            double at = i * BoardGeometry.SQUARE;
            String width = i % 9 == 0 ? "2" : "1";
            canvas.line(left + at, top, left + at, top + size, "stroke", LINES, "stroke-width", width);
            canvas.line(left, top + at, left + size, top + at, "stroke", LINES, "stroke-width", width);
        }
        for (int i = 0; i < 4; i++) {
            canvas.circle(
                    left + (3 + i % 2 * 3) * BoardGeometry.SQUARE,
                    top + (3 + i / 2 * 3) * BoardGeometry.SQUARE,
                    3,
                    "fill",
                    LINES);
        }
    }

    void coordinates() {
        for (int i = 0; i < 9; i++) {
            int square = Square.at(i, i);
            double half = BoardGeometry.SQUARE / 2;
            text(geometry.x(square) + half, BoardGeometry.TOP - 8, Integer.toString(Square.file(square)), 14, "middle");
            String rank = String.valueOf(RANKS.charAt(i));
            double right = BoardGeometry.LEFT + BoardGeometry.BOARD;
            text(right + 13, geometry.y(square) + half + 5, rank, 14, "middle");
        }
    }

    void pieces() {
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = setup.pieceAt(square);
            if (piece != Piece.NONE) {
                double half = BoardGeometry.SQUARE / 2;
                piece(Piece.type(piece), Piece.color(piece), geometry.x(square) + half, geometry.y(square) + half);
            }
        }
    }

    /** A piece around (x, y); those of the player above are upside down. */
    void piece(PieceType type, Color color, double x, double y) {
        wood(type, color, x, y);
        kanji(type, color, x, y);
    }

    void wood(PieceType type, Color color, double x, double y) {
        double size = BoardGeometry.SQUARE * size(type);
        double[] corners = new double[PENTAGON.length];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = PENTAGON[i] * size;
        }
        canvas.polygon(
                x,
                y,
                corners,
                "fill",
                PIECE_WOOD,
                "stroke",
                LINES,
                "stroke-width",
                "0.8",
                "transform",
                turn(color, x, y));
    }

    void kanji(PieceType type, Color color, double x, double y) {
        double letter = BoardGeometry.SQUARE * size(type) * 0.62;
        String[] attributes = PieceKanji.attributes(type, Math.round(letter), turn(color, x, y));
        canvas.text(x, y + letter * 0.42, PieceKanji.of(type), attributes);
    }

    private String turn(Color color, double x, double y) {
        return PieceKanji.turn(!geometry.isBelow(color), x, y);
    }

    /** The size of a piece in squares: the more valuable, the larger, as in a wooden set. */
    private static double size(PieceType type) {
        return switch (type) {
            case KING -> 0.97;
            case ROOK, DRAGON, BISHOP, HORSE -> 0.94;
            case GOLD, SILVER, PRO_SILVER -> 0.91;
            case KNIGHT, PRO_KNIGHT, LANCE, PRO_LANCE -> 0.87;
            case PAWN, TOKIN -> 0.83;
        };
    }

    void hand(Color color) {
        for (PieceType type : Hand.KINDS) {
            int count = setup.inHand(color, type);
            if (count > 0) {
                double x = geometry.handX(color);
                double y = geometry.handY(setup, color, type);
                piece(type, color, x, y);
                if (count > 1) {
                    text(x + BoardGeometry.SQUARE / 2 - 3, y + 6, Integer.toString(count), 16, "start");
                }
            }
        }
    }

    /** The player's sign and name; the sign of the side to move is underlined. */
    void player(Color color, String name) {
        boolean isBelow = geometry.isBelow(color);
        double y = isBelow ? BoardGeometry.HEIGHT - 12 : 22;
        String words = PieceKanji.of(color) + (name.isEmpty() ? "" : " " + fit(name));
        double right = BoardGeometry.WIDTH - 12;
        text(isBelow ? right : 12, y, words, (int) NAME_SIZE, isBelow ? "end" : "start");
        if (setup.turn() == color) {
            double width = isBelow ? TextWidth.of(words, NAME_SIZE) : NAME_SIZE;
            double x = isBelow ? right - width : 12;
            canvas.line(x, y + 5, x + width, y + 5, "stroke", Ink.RED, "stroke-width", "2");
        }
    }

    private static String fit(String name) {
        double room = BoardGeometry.WIDTH - 60;
        int[] beginning = name.codePoints().limit(LONGEST_NAME).toArray();
        String shown = new String(beginning, 0, beginning.length);
        while (TextWidth.of(shown, NAME_SIZE) > room) {
            shown = shown.substring(0, shown.offsetByCodePoints(shown.length(), shown.endsWith("…") ? -2 : -1)) + "…";
        }
        return shown;
    }

    /** An arrow from where the piece stands, on the board or in hand, to where it goes. */
    void arrow(int move, boolean isBest) {
        double half = BoardGeometry.SQUARE / 2;
        PieceType type = Piece.type(Move.piece(move));
        Color color = Piece.color(Move.piece(move));
        boolean isDrop = Move.isDrop(move);
        double fromX = isDrop ? geometry.handX(color) : geometry.x(Move.from(move)) + half;
        double fromY = isDrop ? geometry.handY(setup, color, type) : geometry.y(Move.from(move)) + half;
        double toX = geometry.x(Move.to(move)) + half;
        double toY = geometry.y(Move.to(move)) + half;
        double length = Math.hypot(toX - fromX, toY - fromY);
        double alongX = (toX - fromX) / length;
        double alongY = (toY - fromY) / length;
        String paint = isBest ? BEST : OTHER;
        double head = 16;
        double neckX = toX - alongX * head;
        double neckY = toY - alongY * head;
        canvas.line(
                fromX,
                fromY,
                neckX,
                neckY,
                "stroke",
                paint,
                "stroke-width",
                "7",
                "stroke-linecap",
                "round",
                "opacity",
                "0.7");
        double wide = head * 0.6;
        double[] corners = {
            toX, toY, neckX - alongY * wide, neckY + alongX * wide, neckX + alongY * wide, neckY - alongX * wide
        };
        canvas.polygon(0, 0, corners, "fill", paint, "opacity", "0.7");
    }

    private void text(double x, double y, String text, int size, String anchor) {
        canvas.text(x, y, text, "font-size", Integer.toString(size), "text-anchor", anchor, "fill", Ink.BLACK);
    }
}
