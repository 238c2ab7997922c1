package sanmai.play;

import java.text.Normalizer;
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

    /** The board with hands and the side to move. */
    String board(Position position) {
        return this == KANJI ? Bod.write(PositionSetup.of(position)) : position.toString();
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
