package sanmai.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.PieceType;

/** The Japanese words of KIF: pieces, players and ends of a game. */
final class KifWords {
    /** A name of a kind of piece. */
    record PieceName(String text, PieceType type) {}

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

    private static final ImmutableMap<String, GameEnd> ENDS = ImmutableMap.<String, GameEnd>builder()
            .put("投了", GameEnd.RESIGNATION)
            .put("中断", GameEnd.INTERRUPTION)
            .put("千日手", GameEnd.REPETITION)
            .put("持将棋", GameEnd.IMPASSE)
            .put("引き分け", GameEnd.DRAW)
            .put("引分", GameEnd.DRAW)
            .put("詰み", GameEnd.MATE)
            .put("詰", GameEnd.MATE)
            .put("不詰", GameEnd.NO_MATE)
            .put("切れ負け", GameEnd.TIME_UP)
            .put("時間切れ", GameEnd.TIME_UP)
            .put("反則勝ち", GameEnd.OPPONENTS_ILLEGAL_ACTION)
            .put("反則負け", GameEnd.ILLEGAL_ACTION)
            .put("入玉勝ち", GameEnd.DECLARATION)
            .put("不戦勝", GameEnd.OPPONENT_ABSENT)
            .put("不戦敗", GameEnd.ABSENT)
            .put("待った", GameEnd.TAKEN_BACK)
            .put("エラー", GameEnd.FAULT)
            .put("その他", GameEnd.OTHER)
            .buildOrThrow();

    private static final ImmutableMap<String, Color> SIDES =
            ImmutableMap.of("先手", Color.BLACK, "下手", Color.BLACK, "後手", Color.WHITE, "上手", Color.WHITE);

    private KifWords() {}

    /** The name of a kind of piece in a move. */
    static String name(PieceType type) {
        return NAMES.get(type.ordinal());
    }

    /** The piece whose name stands at an offset of the text. */
    static Optional<PieceName> piece(String text, int offset) {
        return PIECES.stream()
                .filter(name -> text.startsWith(name.text(), offset))
                .findFirst();
    }

    /** The end of a game that a word stands for. */
    static Optional<GameEnd> end(String word) {
        return Optional.ofNullable(ENDS.get(word));
    }

    /** The word for an end of a game; for any but {@link GameEnd#UNKNOWN}. */
    static String word(GameEnd end) {
        return ENDS.entrySet().stream()
                .filter(entry -> entry.getValue() == end)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    /** The side with this name; in handicap games White is 上手, the stronger player. */
    static Optional<Color> player(String name) {
        return Optional.ofNullable(SIDES.get(name));
    }
}
