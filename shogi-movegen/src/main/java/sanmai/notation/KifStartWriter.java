package sanmai.notation;

import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.PositionSetup;

/** Writes a start position as KIF has it: the name of a handicap, or a drawing with hands and the side to move. */
final class KifStartWriter {
    private static final String SIGNS = "歩香桂銀角飛金玉と杏圭全馬龍";

    private final StringBuilder text;

    KifStartWriter(StringBuilder text) {
        this.text = text;
    }

    void write(PositionSetup start) {
        Optional<String> handicap = KifHandicap.name(start);
        if (handicap.isPresent()) {
            text.append("手合割：").append(handicap.get()).append('\n');
            return;
        }
        text.append("手合割：その他\n");
        writeHand("後手の持駒：", start, Color.WHITE);
        text.append("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
        for (int row = 0; row < 9; row++) {
            text.append('|');
            for (int column = 0; column < 9; column++) {
                text.append(cell(start.pieceAt(Square.at(row, column))));
            }
            text.append('|').append(KifDigits.chinese(row + 1)).append('\n');
        }
        text.append("+---------------------------+\n");
        writeHand("先手の持駒：", start, Color.BLACK);
        text.append(start.turn() == Color.BLACK ? "先手番\n" : "後手番\n");
        if (start.moveNumber() > 1) {
            text.append("手数＝").append(start.moveNumber() - 1).append("  まで\n");
        }
    }

    private static String cell(int piece) {
        if (piece == Piece.NONE) {
            return " ・";
        }
        char sign = SIGNS.charAt(Piece.type(piece).ordinal());
        return (Piece.color(piece) == Color.WHITE ? "v" : " ") + sign;
    }

    private void writeHand(String owner, PositionSetup start, Color color) {
        StringBuilder hand = new StringBuilder();
        for (PieceType type : Hand.KINDS) {
            int count = start.inHand(color, type);
            if (count > 0) {
                hand.append(KifWords.name(type)).append(count(count)).append('　');
            }
        }
        text.append(owner).append(hand.length() == 0 ? "なし" : hand).append('\n');
    }

    /** A number of pieces, 1 to 18, in Chinese; nothing for 1. */
    private static String count(int count) {
        String ones = count % 10 == 0 ? "" : KifDigits.chinese(count % 10);
        return count == 1 ? "" : (count >= 10 ? "十" : "") + ones;
    }
}
