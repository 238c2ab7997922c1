package sanmai.diagram;

import java.util.List;
import java.util.Locale;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;
import sanmai.svg.SvgCanvas;

/**
 * A board beside three words of 27 bits, in SVG. The three ranks of a word share a colour; every square bears the number of
 * its bit, and the squares of a set are darker.
 *
 * @param position the pieces
 * @param marked the set of squares that are darker
 * @param words what the words below the board show: the same set, or another map of it
 * @param caption what the words are
 */
public record BitboardDiagram(Position position, Bitboard marked, Bitboard words, String caption) {
    private static final double SQUARE = 46;
    private static final double LEFT = 64;
    private static final double TOP = 44;
    private static final double BOARD = 9 * SQUARE;
    private static final double WIDTH = LEFT + BOARD + 84;
    private static final double WORDS_TOP = TOP + BOARD + 50;
    private static final double WORD_HEIGHT = 28;
    private static final double HEIGHT = WORDS_TOP + 3 * WORD_HEIGHT + 16;
    private static final double BIT = 15;
    private static final double RANK_GAP = 4;
    private static final double BITS_LEFT = 78;

    private static final String GRAY = "#707070";

    /** The colours of the words 0, 1 and 2: of squares, of squares in the set, and of set bits. */
    private static final List<String> PALE = List.of("#e4eff9", "#fdf4dc", "#e3f3e8");

    private static final List<String> DARKER = List.of("#b3d3ee", "#f6d98e", "#a9d9bb");
    private static final List<String> STRONG = List.of("#0072b2", "#b87900", "#00805d");

    /** The diagram as an SVG document in UTF-8. */
    public byte[] svg() {
        return SvgCanvas.draw(WIDTH, HEIGHT, "Shogi position; " + caption, canvas -> {
            drawBoard(canvas);
            drawCoordinates(canvas);
            drawHand(canvas, Color.WHITE, LEFT / 2, TOP + 14);
            drawHand(canvas, Color.BLACK, LEFT + BOARD + 54, TOP + BOARD - 7 * 24 - 10);
            drawWords(canvas);
        });
    }

    private void drawBoard(SvgCanvas canvas) {
        for (int square = 0; square < Square.COUNT; square++) {
            double x = LEFT + Square.column(square) * SQUARE;
            double y = TOP + Square.row(square) * SQUARE;
            List<String> colors = marked.contains(square) ? DARKER : PALE;
            canvas.rectangle(x, y, SQUARE, SQUARE, "fill", colors.get(Square.word(square)), "stroke", GRAY);
            String bit = Integer.toString(square % Square.PER_WORD);
            canvas.text(x + 3, y + 10, bit, "font-size", "8", "fill", GRAY);
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                drawPiece(canvas, piece, x + SQUARE / 2, y + SQUARE / 2);
            }
        }
        canvas.rectangle(LEFT, TOP, BOARD, BOARD, "fill", "none", "stroke", Ink.BLACK, "stroke-width", "2");
    }

    /** White's pieces are upside down. */
    private static void drawPiece(SvgCanvas canvas, int piece, double x, double y) {
        PieceType type = Piece.type(piece);
        String turn = PieceKanji.turn(Piece.color(piece) == Color.WHITE, x, y);
        canvas.text(x, y + 10, PieceKanji.of(type), PieceKanji.attributes(type, 28, turn));
    }

    private static void drawCoordinates(SvgCanvas canvas) {
        for (int i = 0; i < 9; i++) {
            double middle = (i + 0.5) * SQUARE;
            canvas.text(LEFT + middle, TOP - 8, Integer.toString(9 - i), label("14", "middle", Ink.BLACK));
            String rank = String.valueOf((char) ('a' + i));
            canvas.text(LEFT + BOARD + 12, TOP + middle + 5, rank, label("14", "middle", Ink.BLACK));
        }
    }

    /** A hand from top to bottom: the player, then each kind of piece with its number. */
    private void drawHand(SvgCanvas canvas, Color color, double x, double top) {
        double y = top;
        canvas.text(x, y, PieceKanji.of(color), label("20", "middle", Ink.BLACK));
        for (PieceType type : Hand.KINDS) {
            int count = Hand.count(position.hand(color), type);
            if (count > 0) {
                y += 24;
                canvas.text(x, y, PieceKanji.of(type) + (count > 1 ? count : ""), label("18", "middle", Ink.BLACK));
            }
        }
    }

    private void drawWords(SvgCanvas canvas) {
        canvas.text(WIDTH / 2, WORDS_TOP - 22, caption, label("14", "middle", Ink.BLACK));
        for (int word = 0; word < 3; word++) {
            double y = WORDS_TOP + word * WORD_HEIGHT;
            canvas.text(16, y + 14, "word " + word, label("13", "start", STRONG.get(word)));
            for (int bit = 0; bit < Square.PER_WORD; bit++) {
                drawBit(canvas, word, bit, y);
            }
            String value = String.format(Locale.ROOT, "%07x", words.word(word));
            canvas.text(
                    BITS_LEFT + Square.PER_WORD * BIT + 2 * RANK_GAP + 8,
                    y + 14,
                    value,
                    "font-size",
                    "13",
                    "font-family",
                    "monospace",
                    "fill",
                    Ink.BLACK);
        }
    }

    /** The highest bit is on the left, as in a binary number; a gap parts the bits of two ranks. */
    private void drawBit(SvgCanvas canvas, int word, int bit, double y) {
        int place = Square.PER_WORD - 1 - bit;
        double x = BITS_LEFT + place * BIT + place / 9 * RANK_GAP;
        boolean isSet = (words.word(word) >>> bit & 1) != 0;
        String fill = (isSet ? STRONG : PALE).get(word);
        canvas.rectangle(x, y, BIT, BIT + 4, "fill", fill, "stroke", "white");
        canvas.text(x + BIT / 2, y + 14, isSet ? "1" : "0", label("11", "middle", isSet ? "white" : GRAY));
        if (word == 0 && bit % 9 % 8 == 0) {
            canvas.text(x + BIT / 2, y - 5, Integer.toString(bit), label("9", "middle", GRAY));
        }
    }

    private static String[] label(String size, String anchor, String color) {
        return new String[] {"font-size", size, "text-anchor", anchor, "fill", color};
    }
}
