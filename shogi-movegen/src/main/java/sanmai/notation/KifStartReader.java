package sanmai.notation;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.RecordProblem.Reason;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/** Puts a start position together from a handicap, or from a drawn board with hands and the side to move. */
final class KifStartReader {
    private static final int MAX_MOVE_NUMBER = 10_000;
    private static final int MAX_IN_HAND = 18;

    private final PositionSetup.Builder setup = PositionSetup.builder();
    private PositionSetup handicap = Handicap.NONE.setup();
    private boolean otherHandicap;
    private int rows;
    private boolean hasHands;
    private @Nullable Color turn;
    private int moveNumber = 1;

    /** Whether the line above a board that counts the files. */
    static boolean isRuler(String text) {
        return text.codePoints().filter(c -> !Character.isWhitespace(c)).count() == 9
                && text.replaceAll("\\s|\u3000", "").matches("[9９][8８][7７][6６][5５][4４][3３][2２][1１]");
    }

    /** Whether a stripped line is about the start position. */
    boolean reads(String text) {
        return text.startsWith("|")
                || text.startsWith("+-")
                || isRuler(text)
                || text.startsWith("手合割")
                || text.startsWith("手番")
                || text.startsWith("手数＝")
                || text.endsWith("手番") && KifWords.player(text.replace("番", "")).isPresent()
                || text.contains("の持駒：");
    }

    /** Reads such a line. */
    void read(TextSpan line) {
        String text = line.text().strip();
        int colon = text.indexOf('：');
        if (text.startsWith("|")) {
            readRow(line);
        } else if (text.contains("の持駒：")) {
            readHand(line, text.substring(0, text.indexOf("の持駒：")), text.substring(colon + 1));
        } else if (text.startsWith("手合割")) {
            readHandicap(line, text.substring(colon + 1).strip());
        } else if (text.startsWith("手数＝")) {
            readMoveNumber(text);
        } else if (text.endsWith("番") || text.startsWith("手番")) {
            String side = text.endsWith("番") ? text.substring(0, text.length() - 1) : text.substring(colon + 1);
            turn = side(line, side.strip());
        }
    }

    /** Whether there is a drawing of a board, or part of one. */
    boolean hasBoard() {
        return rows > 0;
    }

    /** The start, as far as it has been read. */
    PositionSetup build(TextSpan span) {
        if (rows > 0 && rows < 9) {
            throw span.error(Reason.BAD_BOARD, "the board has " + rows + " rows instead of 9");
        }
        if (rows == 0 && (otherHandicap || hasHands)) {
            throw span.error(Reason.BAD_BOARD, "the drawing of the board is missing before this");
        }
        return rows == 0
                ? handicap
                : setup.turn(turn == null ? Color.BLACK : turn)
                        .moveNumber(moveNumber)
                        .build();
    }

    private void readHandicap(TextSpan line, String name) {
        Optional<PositionSetup> known = KifHandicap.setup(name);
        otherHandicap = name.equals("その他");
        if (!otherHandicap) {
            handicap = known.orElseThrow(
                    () -> line.error(Reason.UNKNOWN_HANDICAP, line.text().indexOf(name), "KIF has no such handicap"));
        }
    }

    /** Reads what a line between two moves says about the moves before it; only the number counts. */
    private void readMoveNumber(String text) {
        int number = 0;
        for (int i = "手数＝".length(); i < text.length() && KifDigits.value(text.charAt(i)) >= 0; i++) {
            number = Math.min(number * 10 + KifDigits.value(text.charAt(i)), MAX_MOVE_NUMBER);
        }
        moveNumber = number + 1;
    }

    private static Color side(TextSpan line, String name) {
        return KifWords.player(name).orElseThrow(() -> line.error(Reason.BAD_TURN, "a side is 先手, 後手, 上手 or 下手"));
    }

    /** Reads a row between two bars: nine squares of two signs each, the first v for White's pieces. */
    private void readRow(TextSpan line) {
        String text = line.text();
        int first = text.indexOf('|') + 1;
        if (rows == 9) {
            throw line.error(Reason.BAD_BOARD, "the board has more than 9 rows");
        }
        for (int column = 0; column < 9; column++) {
            int at = first + 2 * column;
            if (at + 2 > text.length() || text.charAt(at) == '|') {
                throw line.error(
                        Reason.BAD_BOARD,
                        Math.min(at, text.length()),
                        "the row has " + column + " squares instead of 9");
            }
            setup.piece(Square.at(rows, column), piece(line, at));
        }
        int end = first + 18;
        if (end >= text.length() || text.charAt(end) != '|') {
            throw line.error(Reason.BAD_BOARD, end, "a bar ends the row after its ninth square");
        }
        rows++;
    }

    private static int piece(TextSpan line, int at) {
        char side = line.text().charAt(at);
        char sign = line.text().charAt(at + 1);
        if (sign == '・' || sign == '･' || sign == '.') {
            return Piece.NONE;
        }
        if (side != ' ' && side != 'v' && side != 'V' && side != '^') {
            throw line.error(Reason.BAD_BOARD, at, "a square is a space or v, and a piece or ・");
        }
        boolean white = side == 'v' || side == 'V';
        return KifWords.piece(line.text(), at + 1)
                .filter(name -> name.text().length() == 1)
                .map(name -> Piece.of(white ? Color.WHITE : Color.BLACK, name.type()))
                .orElseThrow(() -> line.error(Reason.BAD_BOARD, at + 1, "no piece is written like this"));
    }

    private void readHand(TextSpan line, String owner, String pieces) {
        hasHands = true;
        Color color = side(line, owner.strip());
        for (String word : pieces.split("[\\s\u3000]+")) {
            if (!word.isEmpty() && !word.equals("なし")) {
                readHandPiece(line, color, word);
            }
        }
    }

    private void readHandPiece(TextSpan line, Color color, String word) {
        int at = line.text().indexOf(word, line.text().indexOf('：'));
        PieceType type = KifWords.piece(word, 0)
                .map(KifWords.PieceName::type)
                .filter(PieceType::canBeInHand)
                .orElseThrow(() -> line.error(Reason.BAD_HAND, at, "a piece in hand is one of 飛角金銀桂香歩"));
        int count = word.length() == 1 ? 1 : KifDigits.number(word.substring(1));
        if (count < 1 || count > MAX_IN_HAND) {
            throw line.error(Reason.BAD_HAND, at + 1, "a hand holds 1 to " + MAX_IN_HAND + " pieces of a kind");
        }
        setup.addToHand(color, type, count);
    }
}
