package sanmai.notation.kanji;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.PieceType;

/** The Japanese words for pieces and players. */
public final class KifWords {
    /** A name of a kind of piece. */
    public record PieceName(String text, PieceType type) {}

    /** What a kind is called in moves, in the order of the kinds. */
    private static final ImmutableList<String> NAMES =
            ImmutableList.of("歩", "香", "桂", "銀", "角", "飛", "金", "玉", "と", "成香", "成桂", "成銀", "馬", "竜");

    /** All names; those of two signs come first, because some begin like a word of one sign. */
    private static final ImmutableList<PieceName> PIECES = ImmutableList.of(
            new PieceName("成香", PieceType.PRO_LANCE),
            new PieceName("成桂", PieceType.PRO_KNIGHT),
            new PieceName("成銀", PieceType.PRO_SILVER),
            new PieceName("歩", PieceType.PAWN),
            new PieceName("香", PieceType.LANCE),
            new PieceName("桂", PieceType.KNIGHT),
            new PieceName("銀", PieceType.SILVER),
            new PieceName("金", PieceType.GOLD),
            new PieceName("角", PieceType.BISHOP),
            new PieceName("飛", PieceType.ROOK),
            new PieceName("玉", PieceType.KING),
            new PieceName("王", PieceType.KING),
            new PieceName("と", PieceType.TOKIN),
            new PieceName("杏", PieceType.PRO_LANCE),
            new PieceName("圭", PieceType.PRO_KNIGHT),
            new PieceName("全", PieceType.PRO_SILVER),
            new PieceName("馬", PieceType.HORSE),
            new PieceName("龍", PieceType.DRAGON),
            new PieceName("竜", PieceType.DRAGON));

    private static final ImmutableMap<String, Color> SIDES =
            ImmutableMap.of("先手", Color.BLACK, "下手", Color.BLACK, "後手", Color.WHITE, "上手", Color.WHITE);

    private KifWords() {}

    /** The name of a kind of piece in a move. */
    public static String name(PieceType type) {
        return NAMES.get(type.ordinal());
    }

    /** The piece whose name stands at an offset of the text. */
    public static Optional<PieceName> piece(String text, int offset) {
        for (PieceName name : PIECES) {
            if (text.startsWith(name.text(), offset)) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    /** The side with this name; in handicap games White is 上手, the stronger player. */
    public static Optional<Color> player(String name) {
        return Optional.ofNullable(SIDES.get(name));
    }

    /** The name of a side in a game of which Black, or White, has the first move. */
    public static String side(Color color, Color first) {
        if (first == Color.BLACK) {
            return color == Color.BLACK ? "先手" : "後手";
        }
        return color == Color.BLACK ? "下手" : "上手";
    }
}
