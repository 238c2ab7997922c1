package sanmai.play;

import java.text.Normalizer;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.kif.Bod;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/** How boards, squares and moves are shown. */
public enum Wording {
    /** As Japanese books have them: {@code ▲７六歩}, ７六. */
    KANJI,
    /** In ASCII: {@code 7g7f}, 7f, for terminals without Japanese signs. */
    LETTERS;

    private static final String CHINESE = "一二三四五六七八九";

    /**
     * The board with hands and the side to move, in a handicap game with its names of the sides. A * stands before the
     * piece that has moved, in place of the sign of its side, which is the side that is not to move.
     */
    String board(Position position, boolean isHandicap) {
        String board = this == KANJI ? Bod.write(PositionSetup.of(position)) : position.toString();
        String named = isHandicap ? board.replace("先手", "下手").replace("後手", "上手") : board;
        return position.movesMade() == 0 ? named : marked(named, Move.to(position.moveMade(position.movesMade() - 1)));
    }

    private String marked(String board, int square) {
        String[] lines = board.split("\n", -1);
        int row = Square.row(square) + (this == KANJI ? 3 : 2);
        int at = this == KANJI ? 1 + 2 * Square.column(square) : 3 * Square.column(square);
        lines[row] = lines[row].substring(0, at) + "*" + lines[row].substring(at + 1);
        return String.join("\n", lines);
    }

    /** The name of a side; in a handicap game that of the weaker or of the stronger player, too. */
    String side(Color color, boolean isHandicap) {
        if (this == LETTERS || !isHandicap) {
            return color.label();
        }
        return color.label() + (color == Color.BLACK ? " (下手)" : " (上手)");
    }

    /** The name of a square. */
    String square(int square) {
        return this == LETTERS
                ? Square.name(square)
                : "" + (char) ('０' + Square.file(square)) + CHINESE.charAt(Square.row(square));
    }

    /** A legal move as it is shown. */
    String shown(Position position, int move) {
        return this == KANJI ? JapaneseMove.write(position, move) : Move.usi(move);
    }

    /** A legal move as a player types it: {@code 76歩} or {@code 7g7f}. */
    String typed(Position position, int move) {
        return this == KANJI ? japanese(position, move) : Move.usi(move);
    }

    /** A legal move in Japanese with half-width digits: {@code 76歩}, {@code 同銀}, {@code 22角成}. */
    static String japanese(Position position, int move) {
        return simple(JapaneseMove.write(position, move));
    }

    /** A move in Japanese without mark and spaces, with half-width digits, and one name for each piece. */
    static String simple(String move) {
        String plain = Normalizer.normalize(move, Normalizer.Form.NFKC)
                .replaceAll("[\\s▲△☗☖▼▽]", "")
                .replace('龍', '竜')
                .replace('王', '玉');
        boolean hasRank = plain.length() > 1 && CHINESE.indexOf(plain.charAt(1)) >= 0;
        return hasRank ? plain.charAt(0) + "" + (CHINESE.indexOf(plain.charAt(1)) + 1) + plain.substring(2) : plain;
    }
}
