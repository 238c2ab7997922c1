package sanmai.notation.kif;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.NotationException;
import sanmai.notation.NotationException.Reason;
import sanmai.notation.kanji.KifDigits;
import sanmai.notation.kanji.KifWords;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextLines;
import sanmai.notation.record.RecordProblem;
import sanmai.shogi.Hand;
import sanmai.shogi.PositionSetup;

/**
 * Positions as KIF draws them, and as programs copy them to the clipboard (BOD): White's hand, the board in kanji, Black's
 * hand, the side to move, and the number of moves before.
 */
public final class BoardText {
    private static final String SIGNS = "歩香桂銀角飛金玉と杏圭全馬龍";

    private BoardText() {}

    /** Draws a position; its lines end in LF. */
    public static String write(PositionSetup setup) {
        StringBuilder text = new StringBuilder();
        writeHand(text, setup, Color.WHITE);
        text.append("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
        for (int row = 0; row < 9; row++) {
            text.append('|');
            for (int column = 0; column < 9; column++) {
                text.append(cell(setup.pieceAt(Square.at(row, column))));
            }
            text.append('|').append(KifDigits.chinese(row + 1)).append('\n');
        }
        text.append("+---------------------------+\n");
        writeHand(text, setup, Color.BLACK);
        text.append(KifWords.side(setup.turn(), Color.BLACK)).append("番\n");
        if (setup.moveNumber() > 1) {
            text.append("手数＝").append(setup.moveNumber() - 1).append("  まで\n");
        }
        return text.toString();
    }

    /**
     * Reads a drawn position, or the name of a handicap behind 手合割. Lines that say nothing about the position are
     * skipped. Without a side to move it is Black's turn.
     *
     * @throws NotationException if there is no drawing, if it cannot be understood, or if there can be no such position
     */
    public static PositionSetup parse(String text) {
        KifStartReader reader = new KifStartReader();
        TextLines lines = new TextLines(text);
        try {
            while (lines.advance()) {
                if (KifStartReader.reads(lines.line().strip())) {
                    reader.read(lines.span());
                }
            }
            if (!reader.isKnown()) {
                throw NotationException.of(Reason.EMPTY, text, text.length(), "there is no drawing of a board");
            }
            PositionSetup setup = reader.build(lines.end(), unknown -> {
                throw unknown;
            });
            if (!setup.isPossible()) {
                throw NotationException.impossible(
                        text, 0, setup.problems().get(0).toString(), setup.problems());
            }
            return setup;
        } catch (RecordException e) {
            RecordProblem problem = e.problem();
            int offset = offset(text, problem.line(), problem.column());
            throw NotationException.of(Reason.BAD_BOARD, text, offset, problem.explanation());
        }
    }

    /** The offset of a place in a text. */
    private static int offset(String text, int line, int column) {
        TextLines lines = new TextLines(text);
        while (lines.advance() && lines.span().line() < line) {
            // Until this line.
        }
        return Math.min(text.length(), lines.offset() + column - 1);
    }

    private static String cell(int piece) {
        if (piece == Piece.NONE) {
            return " ・";
        }
        char sign = SIGNS.charAt(Piece.type(piece).ordinal());
        return (Piece.color(piece) == Color.WHITE ? "v" : " ") + sign;
    }

    private static void writeHand(StringBuilder text, PositionSetup setup, Color color) {
        text.append(KifWords.side(color, Color.BLACK)).append("の持駒：");
        int length = text.length();
        for (PieceType type : Hand.KINDS) {
            int count = setup.inHand(color, type);
            if (count > 0) {
                text.append(KifWords.name(type)).append(count(count)).append('　');
            }
        }
        text.append(text.length() == length ? "なし\n" : "\n");
    }

    /** A number of pieces, 1 to 18, in Chinese; nothing for 1. */
    private static String count(int count) {
        String ones = count % 10 == 0 ? "" : KifDigits.chinese(count % 10);
        return count == 1 ? "" : (count >= 10 ? "十" : "") + ones;
    }
}
