package sanmai.notation.japanese;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.notation.kanji.KifDigits;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/**
 * Start positions by their Japanese names: 平手 for the even game, 香落ち to 十枚落ち as KIF has them, and some more that are
 * played on servers, such as トンボ (White has rook, bishop, king and pawns) and 裸玉 (White has a king).
 */
public final class JapaneseHandicap {
    /** The names of KIF without 落ち; of several names for one start the first is written. */
    private static final ImmutableMap<String, PositionSetup> OF_KIF = ImmutableMap.<String, PositionSetup>builder()
            .put("平手", Handicap.NONE.setup())
            .put("香", Handicap.LANCE.setup())
            .put("右香", Handicap.RIGHT_LANCE.setup())
            .put("角", Handicap.BISHOP.setup())
            .put("飛車", Handicap.ROOK.setup())
            .put("飛香", Handicap.ROOK_LANCE.setup())
            .put("二枚", Handicap.TWO_PIECES.setup())
            .put("三枚", Handicap.THREE_PIECES.setup())
            .put("四枚", Handicap.FOUR_PIECES.setup())
            .put("五枚", Handicap.FIVE_PIECES.setup())
            .put("左五枚", without(Handicap.FOUR_PIECES.setup(), "2a"))
            .put("六枚", Handicap.SIX_PIECES.setup())
            .put("左七枚", without(Handicap.SIX_PIECES.setup(), "3a"))
            .put("右七枚", without(Handicap.SIX_PIECES.setup(), "7a"))
            .put("八枚", Handicap.EIGHT_PIECES.setup())
            .put("十枚", Handicap.TEN_PIECES.setup())
            .buildOrThrow();

    private static final PositionSetup DRAGONFLY =
            without(Handicap.NONE.setup(), "4a", "6a", "3a", "7a", "2a", "8a", "1a", "9a");

    /** Other names, and names of other starts. */
    private static final ImmutableMap<String, PositionSetup> OTHERS = ImmutableMap.<String, PositionSetup>builder()
            .put("トンボ", DRAGONFLY)
            .put("トンボ＋香", without(Handicap.NONE.setup(), "4a", "6a", "3a", "7a", "2a", "8a"))
            .put("トンボ＋桂香", without(Handicap.NONE.setup(), "4a", "6a", "3a", "7a"))
            .put("歩三兵", Sfen.parse("4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1"))
            .put("裸玉", Sfen.parse("4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"))
            .put("十九枚", Sfen.parse("4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"))
            .put("左香", Handicap.LANCE.setup())
            .put("角行", Handicap.BISHOP.setup())
            .put("飛", Handicap.ROOK.setup())
            .put("飛車香", Handicap.ROOK_LANCE.setup())
            .put("飛角", Handicap.TWO_PIECES.setup())
            .put("右五枚", Handicap.FIVE_PIECES.setup())
            .buildOrThrow();

    private JapaneseHandicap() {}

    /**
     * The start with this name, with or without 落ち, its number in digits of any kind; empty for an unknown name. 七枚落ち
     * without 左 or 右 is unknown, because the two differ.
     */
    public static Optional<PositionSetup> start(String name) {
        String stem = stem(name);
        return Optional.ofNullable(OF_KIF.get(stem)).or(() -> Optional.ofNullable(OTHERS.get(stem)));
    }

    /** The name of a start; empty if it has none. */
    public static Optional<String> name(PositionSetup start) {
        return nameInKif(start).or(() -> first(OTHERS, start));
    }

    /** The name of a start if it is one that programs which read KIF know. */
    public static Optional<String> nameInKif(PositionSetup start) {
        return first(OF_KIF, start).map(name -> name.equals("平手") ? name : name + "落ち");
    }

    private static Optional<String> first(ImmutableMap<String, PositionSetup> names, PositionSetup start) {
        return names.entrySet().stream()
                .filter(handicap -> handicap.getValue().equals(start))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static String stem(String name) {
        StringBuilder stem = new StringBuilder();
        for (char c : name.strip().replaceFirst("(落ち?|おち)$", "").toCharArray()) {
            boolean isSpace = Character.isWhitespace(c);
            int digit = KifDigits.value(c);
            stem.append(isSpace ? "" : digit < 0 ? String.valueOf(c == '+' ? '＋' : c) : KifDigits.chinese(digit));
        }
        return stem.toString().replaceFirst("^一(?=[〇一二三四五六七八九]枚)", "十").replaceFirst("^十〇", "十");
    }

    private static PositionSetup without(PositionSetup setup, String... squares) {
        PositionSetup.Builder builder = setup.toBuilder().turn(Color.WHITE);
        for (String square : squares) {
            builder.piece(Square.code(square), Piece.NONE);
        }
        return builder.build();
    }
}
