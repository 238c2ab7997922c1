package sanmai.notation.jkf;

import com.google.common.collect.ImmutableBiMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.NotationException;
import sanmai.notation.csa.CsaText;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.reading.RecordException;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Hand;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/** The start position of JKF: the name of a handicap, or a board with hands and the side to move. */
final class JkfStart {
    private static final String OTHER = "OTHER";

    /** The names of the handicaps in JKF and in KIF. */
    private static final ImmutableBiMap<String, String> PRESETS = ImmutableBiMap.<String, String>builder()
            .put("HIRATE", "平手")
            .put("KY", "香落ち")
            .put("KY_R", "右香落ち")
            .put("KA", "角落ち")
            .put("HI", "飛車落ち")
            .put("HIKY", "飛香落ち")
            .put("2", "二枚落ち")
            .put("3", "三枚落ち")
            .put("4", "四枚落ち")
            .put("5", "五枚落ち")
            .put("5_L", "左五枚落ち")
            .put("6", "六枚落ち")
            .put("7_L", "左七枚落ち")
            .put("7_R", "右七枚落ち")
            .put("8", "八枚落ち")
            .put("10", "十枚落ち")
            .buildOrThrow();

    private JkfStart() {}

    /**
     * Reads the member {@code initial}; an even game if it is missing.
     *
     * @param unknown hears of a handicap whose name is unknown; the even start is taken in its place
     */
    static PositionSetup read(JsonValue initial, Consumer<RecordException> unknown) {
        if (!initial.isPresent()) {
            return Handicap.NONE.setup();
        }
        JsonValue preset = initial.get("preset");
        String name = preset.text().orElse(initial.get("data").isPresent() ? OTHER : "HIRATE");
        if (!name.equals(OTHER)) {
            Optional<PositionSetup> start =
                    Optional.ofNullable(PRESETS.get(name)).flatMap(JapaneseHandicap::start);
            if (start.isEmpty()) {
                String explanation =
                        "JKF has no such handicap, the even start is taken: " + NotationException.quoted(name);
                unknown.accept(preset.error(Reason.UNKNOWN_HANDICAP, 0, explanation));
            }
            return start.orElseGet(Handicap.NONE::setup);
        }
        return readData(initial.get("data"));
    }

    private static PositionSetup readData(JsonValue data) {
        PositionSetup.Builder setup = PositionSetup.builder();
        setup.turn(color(data.get("color"), Reason.BAD_TURN).orElse(Color.BLACK));
        JsonValue board = data.get("board");
        if (board.elements().size() != 9) {
            throw board.error(Reason.BAD_BOARD, 0, "a board is an array of nine files, that of 1 first");
        }
        for (int x = 1; x <= 9; x++) {
            readFile(board.get(x - 1), x, setup);
        }
        for (Color color : Color.values()) {
            readHand(data.get("hands").get(color.ordinal()), color, setup);
        }
        return setup.build();
    }

    private static void readFile(JsonValue file, int x, PositionSetup.Builder setup) {
        if (file.elements().size() != 9) {
            throw file.error(Reason.BAD_BOARD, 0, "a file is an array of nine squares, that of rank 1 first");
        }
        for (int y = 1; y <= 9; y++) {
            JsonValue square = file.get(y - 1);
            if (square.get("kind").isPresent()) {
                Color color = color(square.get("color"), Reason.BAD_BOARD)
                        .orElseThrow(() -> square.error(Reason.BAD_BOARD, 0, "a piece has a color, 0 or 1"));
                setup.piece(Square.at(y - 1, 9 - x), Piece.code(color, kind(square.get("kind"), Reason.BAD_BOARD)));
            }
        }
    }

    private static void readHand(JsonValue hand, Color color, PositionSetup.Builder setup) {
        for (Map.Entry<String, JsonValue> entry : hand.members().entrySet()) {
            JsonValue value = entry.getValue();
            OptionalInt count = value.number(0, Hand.MAX_COUNT);
            Optional<PieceType> type = CsaText.kind(entry.getKey()).filter(PieceType::canBeInHand);
            if (count.isEmpty() || type.isEmpty() && count.getAsInt() > 0) {
                throw value.error(Reason.BAD_HAND, 0, "a hand holds 0 to 18 of FU KY KE GI KI KA HI");
            }
            type.ifPresent(kind -> setup.addToHand(color, kind, count.getAsInt()));
        }
    }

    private static Optional<Color> color(JsonValue value, Reason reason) {
        if (!value.isPresent()) {
            return Optional.empty();
        }
        OptionalInt color = value.number(0, 1);
        if (color.isEmpty()) {
            throw value.error(reason, 0, "a color is 0 for Black or 1 for White");
        }
        return Optional.of(Color.values()[color.getAsInt()]);
    }

    /** A kind of piece by its name in CSA. */
    static PieceType kind(JsonValue value, Reason reason) {
        return value.text().flatMap(CsaText::kind).orElseThrow(() -> value.error(reason, 0, CsaText.explanation()));
    }

    /** Writes the member {@code initial}. */
    static void write(PositionSetup start, JsonWriter out) throws IOException {
        Optional<String> preset = JapaneseHandicap.nameInKif(start).map(PRESETS.inverse()::get);
        out.name("initial").beginObject().name("preset").value(preset.orElse(OTHER));
        if (preset.isEmpty()) {
            writeData(start, out);
        }
        out.endObject();
    }

    private static void writeData(PositionSetup start, JsonWriter out) throws IOException {
        out.name("data").beginObject();
        out.name("color").value(start.turn().ordinal());
        out.name("board").beginArray();
        for (int x = 1; x <= 9; x++) {
            out.beginArray();
            for (int y = 1; y <= 9; y++) {
                out.beginObject();
                int piece = start.pieceAt(Square.at(y - 1, 9 - x));
                if (piece != Piece.NONE) {
                    out.name("color").value(Piece.color(piece).ordinal());
                    out.name("kind").value(CsaText.name(Piece.type(piece)));
                }
                out.endObject();
            }
            out.endArray();
        }
        out.endArray().name("hands").beginArray();
        for (Color color : Color.values()) {
            out.beginObject();
            for (int code = 1; code <= PieceType.HAND_KINDS; code++) {
                PieceType type = PieceType.ofCode(code);
                out.name(CsaText.name(type)).value(start.inHand(color, type));
            }
            out.endObject();
        }
        out.endArray().endObject();
    }
}
