package sanmai.play;

import java.text.Normalizer;
import java.util.Locale;
import java.util.function.UnaryOperator;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.notation.format.Bod;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.kanji.KifWords;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.text.PrintableText;

/** How boards, squares and moves are shown, and in which language the player is spoken to. */
public enum Wording {
    /** All in Japanese. */
    JAPANESE,
    /** In English, with boards and moves as Japanese books have them: {@code ▲７六歩}, ７六. */
    KANJI,
    /** In English and in ASCII: {@code 7g7f}, 7f, for terminals without Japanese signs. */
    LETTERS;

    private static final int MAX_TYPED = 40;
    private static final String CHINESE = "一二三四五六七八九";

    /** A sentence in the language of the player, with these values in both. */
    String text(String english, String japanese, Object... values) {
        return String.format(Locale.ROOT, this == JAPANESE ? japanese : english, values);
    }

    /** Whether Japanese signs are shown. */
    boolean hasKanji() {
        return this != LETTERS;
    }

    /** An example of a move. */
    String example() {
        return hasKanji() ? text("76歩 or 7g7f", "76歩や7g7f") : "7g7f";
    }

    /**
     * The board with hands and the side to move, in a handicap game with its names of the sides. A * stands before the
     * piece that has moved, in place of the sign of its side, which is the side that is not to move.
     *
     * @param emphasis makes the piece that has moved stand out
     */
    String board(Position position, boolean isHandicap, UnaryOperator<String> emphasis) {
        String board = hasKanji() ? Bod.write(PositionSetup.of(position)) : position.toString();
        String named = isHandicap ? board.replace("先手", "下手").replace("後手", "上手") : board;
        return position.movesMade() == 0
                ? named
                : marked(named, Move.to(position.moveMade(position.movesMade() - 1)), emphasis);
    }

    private String marked(String board, int square, UnaryOperator<String> emphasis) {
        String[] lines = board.split("\n", -1);
        int row = Square.row(square) + (hasKanji() ? 3 : 2);
        int at = hasKanji() ? 1 + 2 * Square.column(square) : 3 * Square.column(square);
        int end = at + (hasKanji() ? 2 : 3);
        String line = lines[row];
        String piece = line.substring(at + 1, end).stripTrailing();
        lines[row] = line.substring(0, at) + emphasis.apply("*" + piece) + line.substring(at + 1 + piece.length());
        return String.join("\n", lines);
    }

    /** The beginning of what a player has typed, to be repeated in an answer, without control characters. */
    static String typed(String text) {
        return PrintableText.oneLine(text.strip(), MAX_TYPED);
    }

    /** The name of a side; in a handicap game that of the weaker or of the stronger player, too. */
    String side(Color color, boolean isHandicap) {
        if (this == JAPANESE) {
            return KifWords.side(color, isHandicap ? Color.WHITE : Color.BLACK);
        }
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
        return hasKanji() ? JapaneseMove.write(position, move) : Move.usi(move);
    }

    /** A legal move in Japanese with half-width digits: {@code 76歩}, {@code 同銀}, {@code 22角成}. */
    static String japanese(Position position, int move) {
        return simple(JapaneseMove.write(position, move));
    }

    /** The same, always with the square. */
    static String withSquare(Position position, int move) {
        String name = japanese(position, move);
        int to = Move.to(move);
        return name.startsWith("同") ? "" + Square.file(to) + (Square.row(to) + 1) + name.substring(1) : name;
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
