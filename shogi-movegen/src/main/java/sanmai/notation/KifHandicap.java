package sanmai.notation;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/** The handicaps by their names in KIF. */
final class KifHandicap {
    private static final ImmutableMap<String, PositionSetup> SETUPS = ImmutableMap.<String, PositionSetup>builder()
            .put("平手", Handicap.NONE.setup())
            .put("香落", Handicap.LANCE.setup())
            .put("右香落", Handicap.RIGHT_LANCE.setup())
            .put("角落", Handicap.BISHOP.setup())
            .put("飛車落", Handicap.ROOK.setup())
            .put("飛落", Handicap.ROOK.setup())
            .put("飛香落", Handicap.ROOK_LANCE.setup())
            .put("二枚落", Handicap.TWO_PIECES.setup())
            .put("三枚落", Handicap.THREE_PIECES.setup())
            .put("四枚落", Handicap.FOUR_PIECES.setup())
            .put("五枚落", Handicap.FIVE_PIECES.setup())
            .put("左五枚落", without(Handicap.FOUR_PIECES, "2a"))
            .put("六枚落", Handicap.SIX_PIECES.setup())
            .put("左七枚落", without(Handicap.SIX_PIECES, "3a"))
            .put("右七枚落", without(Handicap.SIX_PIECES, "7a"))
            .put("八枚落", Handicap.EIGHT_PIECES.setup())
            .put("十枚落", Handicap.TEN_PIECES.setup())
            .buildOrThrow();

    private KifHandicap() {}

    /** The start position of a handicap, whose name may end in ち or not. */
    static Optional<PositionSetup> setup(String name) {
        String stem = name.endsWith("ち") ? name.substring(0, name.length() - 1) : name;
        return Optional.ofNullable(SETUPS.get(stem));
    }

    /** The name of the handicap that starts like this; empty if none does. */
    static Optional<String> name(PositionSetup setup) {
        return SETUPS.entrySet().stream()
                .filter(handicap -> handicap.getValue().equals(setup))
                .map(handicap -> handicap.getKey().equals("平手") ? "平手" : handicap.getKey() + "ち")
                .findFirst();
    }

    private static PositionSetup without(Handicap handicap, String square) {
        return handicap.setup().toBuilder()
                .piece(Square.parse(square), Piece.NONE)
                .build();
    }
}
