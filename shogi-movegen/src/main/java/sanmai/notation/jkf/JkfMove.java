package sanmai.notation.jkf;

import com.google.common.collect.ImmutableBiMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.Legality;
import sanmai.notation.NotationException;
import sanmai.notation.csa.CsaText;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.kanji.JapaneseMoveReader;
import sanmai.notation.kanji.KifDigits;
import sanmai.notation.kanji.KifWords;
import sanmai.notation.reading.RecordBuilder;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The moves of JKF. Where a piece comes from may be said by a square or, as in KI2, by words. */
final class JkfMove {
    /** The letters for the words that tell pieces apart. */
    private static final ImmutableBiMap<Character, Character> WORDS =
            ImmutableBiMap.of('左', 'L', '直', 'C', '右', 'R', '上', 'U', '寄', 'M', '引', 'D', '打', 'H');

    private JkfMove() {}

    /** Reads a move, and makes it if it is legal. */
    static void play(JsonValue move, RecordBuilder record) {
        TextSpan span = move.span(record.nextPly());
        try {
            record.play(read(move, record), span);
        } catch (NotationException e) {
            record.refuse(e, span);
        }
    }

    /** Reads a move, which need not be legal. */
    private static int read(JsonValue move, RecordBuilder record) {
        int ply = record.nextPly();
        Position position = record.position();
        PieceType type = kind(move.get("piece"), ply);
        int to = target(move, record);
        int promotion = isTrue(move.get("promote"), ply) ? Move.PROMOTION : 0;
        requireTurn(move.get("color"), record);
        checkCapture(move.get("capture"), to, record);
        if (move.get("from").isPresent()) {
            int from = square(move.get("from"), ply);
            int moving = position.pieceAt(from);
            if (moving != Piece.NONE && Piece.type(moving) != type) {
                throw move.get("piece").error(Reason.WRONG_PIECE, ply, "another piece stands on " + Square.name(from));
            }
            return Move.code(Piece.code(position.turn(), type), from, to) | promotion;
        }
        int drop = type.canBeInHand() ? Move.dropCode(Piece.code(position.turn(), type), to) : Move.NONE;
        boolean saysNothing = !move.get("relative").isPresent() && promotion == 0;
        if (type.canBeInHand() && saysNothing && Legality.isLegal(position, drop)) {
            return drop;
        }
        return byWords(move, type, to, record);
    }

    private static int byWords(JsonValue move, PieceType type, int to, RecordBuilder record) {
        StringBuilder text = new StringBuilder(KifDigits.ofSquare(to)).append(KifWords.name(type));
        JsonValue relative = move.get("relative");
        if (relative.isPresent() && relative.text().isEmpty()) {
            throw relative.error(Reason.BAD_MOVE, record.nextPly(), "relative is a string");
        }
        for (char letter : relative.text().orElse("").toCharArray()) {
            text.append(WORDS.inverse().getOrDefault(letter, letter));
        }
        text.append(move.get("promote").isTrue() ? "成" : "");
        return JapaneseMove.parse(text.toString(), record.position());
    }

    private static PieceType kind(JsonValue value, int ply) {
        return value.text()
                .flatMap(CsaText::kind)
                .orElseThrow(() -> value.error(Reason.BAD_MOVE, ply, CsaText.explanation()));
    }

    private static boolean isTrue(JsonValue value, int ply) {
        if (value.isPresent() && !(value.content() instanceof Boolean)) {
            throw value.error(Reason.BAD_MOVE, ply, "this is true or false");
        }
        return value.isTrue();
    }

    private static void requireTurn(JsonValue color, RecordBuilder record) {
        int turn = record.turn().ordinal();
        if (color.isPresent() && !color.number(turn, turn).isPresent()) {
            throw color.error(Reason.WRONG_SIDE, record.nextPly(), "the side to move is " + turn);
        }
    }

    private static int target(JsonValue move, RecordBuilder record) {
        int last = JapaneseMoveReader.lastSquare(record.position());
        boolean isSame = isTrue(move.get("same"), record.nextPly());
        if (isSame && !move.get("to").isPresent() && last != Square.NONE) {
            return last;
        }
        int to = square(move.get("to"), record.nextPly());
        if (isSame && to != last) {
            record.unkept(move.get("same").span(0), "the move before did not go to this square");
        }
        return to;
    }

    /** Notes if a move says that it captures another piece than the one that stands there. */
    private static void checkCapture(JsonValue capture, int to, RecordBuilder record) {
        int captured = record.position().pieceAt(to);
        boolean isTrue = captured != Piece.NONE
                && capture.text().flatMap(CsaText::kind).equals(Optional.of(Piece.type(captured)));
        if (capture.isPresent() && !isTrue) {
            record.unkept(capture.span(0), "another piece is captured");
        }
    }

    private static int square(JsonValue place, int ply) {
        OptionalInt x = place.get("x").number(1, 9);
        OptionalInt y = place.get("y").number(1, 9);
        if (x.isEmpty() || y.isEmpty()) {
            throw place.error(Reason.BAD_MOVE, ply, "a square has x and y from 1 to 9");
        }
        return Square.at(y.getAsInt() - 1, 9 - x.getAsInt());
    }

    /** Writes the member {@code move} with all that can be said about it. */
    static void write(int move, Position before, JsonWriter out) throws IOException {
        beginMove(move, out);
        String words = JapaneseMove.write(before, move);
        if (words.startsWith("同", 1)) {
            out.name("same").value(true);
        }
        if (Move.isPromotion(move) || words.endsWith("不成")) {
            out.name("promote").value(Move.isPromotion(move));
        }
        int captured = before.pieceAt(Move.to(move));
        if (captured != Piece.NONE) {
            out.name("capture").value(CsaText.name(Piece.type(captured)));
        }
        StringBuilder relative = new StringBuilder();
        words.chars().filter(c -> WORDS.containsKey((char) c)).forEach(c -> relative.append(WORDS.get((char) c)));
        if (relative.length() > 0) {
            out.name("relative").value(relative.toString());
        }
        out.endObject();
    }

    /** Writes the member {@code move} of an illegal move. */
    static void writeIllegal(int move, JsonWriter out) throws IOException {
        beginMove(move, out);
        if (Move.isPromotion(move)) {
            out.name("promote").value(true);
        }
        out.endObject();
    }

    private static void beginMove(int move, JsonWriter out) throws IOException {
        out.name("move").beginObject();
        out.name("color").value(Piece.color(Move.piece(move)).ordinal());
        if (!Move.isDrop(move)) {
            writeSquare("from", Move.from(move), out);
        }
        writeSquare("to", Move.to(move), out);
        out.name("piece").value(CsaText.name(Piece.type(Move.piece(move))));
    }

    private static void writeSquare(String name, int square, JsonWriter out) throws IOException {
        out.name(name).beginObject();
        out.name("x").value(Square.file(square)).name("y").value(Square.row(square) + 1);
        out.endObject();
    }
}
