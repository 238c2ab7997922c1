package sanmai.notation.japanese;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.notation.NotationException;
import sanmai.notation.kanji.Disambiguation;
import sanmai.notation.kanji.JapaneseMoveReader;
import sanmai.notation.kanji.KifDigits;
import sanmai.notation.kanji.KifWords;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Moves as Japanese books and newspapers write them: {@code ▲７六歩}, {@code △同　銀}, {@code ▲５八金右}, {@code
 * △３三角不成}, {@code ▲５五角打}. The rules are those of the Japan Shogi Association:
 *
 * <ul>
 *   <li>a move to the square of the move before says 同 instead of the square;
 *   <li>where other pieces of the kind reach the square, 上 寄 引 直 左 右 say which one moves, in as few words as possible;
 *   <li>a move that could promote says 成 or 不成;
 *   <li>a drop says 打 only where a piece of the kind on the board reaches the square.
 * </ul>
 *
 * <p>A pinned piece reaches its squares like any other. That makes a few texts longer than necessary, but they can be
 * read without knowing which pieces are pinned.
 */
public final class JapaneseMove {
    /** The marks of Black's and White's moves. */
    private static final String MARKS = "▲△";

    private JapaneseMove() {}

    /** The text of a legal move, with the mark of the side to move. */
    public static String write(Position position, int move) {
        int piece = Move.piece(move);
        return MARKS.charAt(position.turnOrdinal())
                + square(Move.to(move), JapaneseMoveReader.lastSquare(position))
                + KifWords.name(Piece.type(piece))
                + manner(position, move);
    }

    /** The text of an illegal move, with the mark of the side to move and, in brackets, the square that the piece comes from. */
    public static String writeIllegal(Position position, int move) {
        return MARKS.charAt(position.turnOrdinal()) + inKif(move, JapaneseMoveReader.lastSquare(position));
    }

    /**
     * Reads a legal move. More is understood than is ever written: no mark or another one (☗ ☖ ▼ ▽), digits of all
     * kinds, all names of pieces, words that say more than is needed, 行 and 入 for 上, 生 for 不成, and in brackets the
     * square that the piece comes from, (00) for the hand. A move that could promote and says neither does not promote.
     *
     * @throws NotationException if the text is no move, if several pieces could make it, or if it is not legal
     */
    public static int parse(String text, Position position) {
        return new JapaneseMoveReader(text, 0, position).read();
    }

    /**
     * The text of a move in KIF, with the square that the piece comes from: {@code ７六歩(77)}.
     *
     * @param last the square that the move before went to; {@link Square#NONE} if there was none
     */
    public static String inKif(int move, int last) {
        String origin = Move.isDrop(move)
                ? "打"
                : (Move.isPromotion(move) ? "成" : "") + "(" + KifDigits.ofSquare(Move.from(move)) + ")";
        return square(Move.to(move), last) + KifWords.name(Piece.type(Move.piece(move))) + origin;
    }

    /** A square with a full-width and a Chinese digit, or 同 with a space for the square of the move before. */
    private static String square(int square, int last) {
        return square == last
                ? "同　"
                : KifDigits.fullWidth(Square.file(square)) + KifDigits.chinese(Square.row(square) + 1);
    }

    private static String manner(Position position, int move) {
        Disambiguation pieces = new Disambiguation(position, Move.piece(move), Move.to(move));
        if (Move.isDrop(move)) {
            return pieces.movers().isEmpty() ? "" : "打";
        }
        return pieces.words(Move.from(move)) + promotion(move);
    }

    private static String promotion(int move) {
        if (Move.isPromotion(move)) {
            return "成";
        }
        return Move.canPromote(move) ? "不成" : "";
    }
}
