package sanmai.notation.kif;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.kanji.KifDigits;
import sanmai.notation.kanji.KifWords;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.shogi.Hand;
import sanmai.shogi.Handicap;
import sanmai.shogi.PositionSetup;

/**
 * Puts a start position together from a handicap, or from a drawn board with hands and the side to move. A board
 * overrides a handicap, whose name may then be unknown.
 */
final class KifStartReader {
    private static final int MAX_DIGITS = 7;

    private static final String EMPTY_SQUARES = "・･.．*＊-－";
    private static final String WHITE_SIDE = "vVｖＶ";

    private static final Pattern RULER = Pattern.compile("[9９][8８][7７][6６][5５][4４][3３][2２][1１]");
    private static final Pattern HANDICAP = Pattern.compile("(?Us)手合割\\s*[：:]\\s*(.*)");
    private static final Pattern HAND = Pattern.compile("(?Us)^([^：:]*?)の?持ち?駒\\s*[：:](.*)");
    private static final Pattern TURN = Pattern.compile("(?Us)手番\\s*[：:]\\s*(.*)|(先手|後手|下手|上手)番");
    private static final Pattern MOVE_NUMBER = Pattern.compile("(?Us)手数\\s*[＝=]\\s*([0-9０-９]*).*");

    private final PositionSetup.Builder setup = PositionSetup.builder();
    private @Nullable TextSpan handicapLine;
    private @Nullable TextSpan boardLine;
    private String handicap = "";
    private int rows;
    private final Map<Color, String> hands = new EnumMap<>(Color.class);
    private @Nullable Color turn;

    /** The number of the first move; 0 if it is not said. */
    private int moveNumber;

    /** Whether a line is the ruler above a board: the numbers of the files. */
    static boolean isRuler(String text) {
        return text.length() >= 9
                && text.length() < 80
                && KifDigits.value(text.charAt(0)) == 9
                && RULER.matcher(text.replaceAll("\\s", "")).matches();
    }

    /** Whether a stripped line names a handicap. */
    static boolean isHandicap(String text) {
        return HANDICAP.matcher(text).matches();
    }

    /** Whether a stripped line is the first of a drawing. */
    static boolean beginsBoard(String text) {
        Matcher hand = HAND.matcher(text);
        return hand.matches() && KifWords.player(hand.group(1).strip()).equals(Optional.of(Color.WHITE));
    }

    /** Whether a stripped line is about the start position. */
    static boolean reads(String text) {
        return text.startsWith("|")
                || text.startsWith("+-")
                || isRuler(text)
                || isHandicap(text)
                || TURN.matcher(text).matches()
                || MOVE_NUMBER.matcher(text).matches()
                || HAND.matcher(text).matches();
    }

    /** Reads a line about the start position. */
    void read(TextSpan line) {
        String text = line.text().strip();
        Matcher hand = HAND.matcher(text);
        Matcher name = HANDICAP.matcher(text);
        Matcher number = MOVE_NUMBER.matcher(text);
        Matcher side = TURN.matcher(text);
        if (text.startsWith("|")) {
            readRow(line);
        } else if (name.matches()) {
            handicapLine = line;
            handicap = name.group(1).strip();
        } else if (hand.matches()) {
            Color owner = side(line, hand.group(1).strip());
            String before = hands.putIfAbsent(owner, hand.group(2).strip());
            if (before == null) {
                readHand(line, owner);
            } else {
                keepFirst(before, hand.group(2).strip(), line);
            }
        } else if (number.matches()) {
            int first = 1 + movesBefore(line, number.group(1));
            moveNumber = moveNumber == 0 ? first : keepFirst(moveNumber, first, line);
        } else if (side.matches()) {
            Color named = side(line, side.group(1) == null ? side.group(2) : side.group(1));
            turn = turn == null ? named : keepFirst(turn, named, line);
        }
    }

    private static <T> T keepFirst(T first, T second, TextSpan line) {
        if (!first.equals(second)) {
            throw line.error(Reason.BAD_NOTE, "this differs from what was said before, which is kept");
        }
        return first;
    }

    /** Whether a board or a handicap has been read. */
    boolean isKnown() {
        return rows > 0 || handicapLine != null;
    }

    /** Whether a stripped line begins a start, and this one is complete. */
    boolean isOfNextGame(String text) {
        boolean repeatsBoard = isRuler(text) || beginsBoard(text) && hands.containsKey(Color.WHITE);
        return isHandicap(text) && handicapLine != null || repeatsBoard && rows == 9;
    }

    /** The first line of the board or the line of the handicap; the given text if the start has neither. */
    TextSpan place(TextSpan otherwise) {
        TextSpan line = boardLine == null ? handicapLine : boardLine;
        return line == null ? otherwise : line;
    }

    /**
     * The start, as far as it has been read.
     *
     * @param problems hears of a handicap whose name is unknown, in whose place the even start is taken, and of a side to move
     *     or a number that is not that of the handicap
     */
    PositionSetup build(TextSpan span, Consumer<RecordException> problems) {
        if (rows > 0 && rows < 9) {
            throw span.error(Reason.BAD_BOARD, "the board has " + rows + " rows instead of 9");
        }
        if (rows == 9) {
            return setup.turn(turn == null ? Color.BLACK : turn)
                    .moveNumber(Math.max(1, moveNumber))
                    .build();
        }
        if (!hands.isEmpty() || handicap.equals("その他") || handicap.equals("詰将棋")) {
            throw span.error(Reason.BAD_BOARD, "the drawing of the board is missing before this");
        }
        PositionSetup start = named(problems);
        boolean isOther = turn != null && turn != start.turn() || moveNumber > 1;
        if (isOther) {
            problems.accept(place(span)
                    .error(
                            Reason.BAD_NOTE,
                            "a start without a board has its own side to move, and the first move is number 1"));
        }
        return start;
    }

    private PositionSetup named(Consumer<RecordException> problems) {
        TextSpan line = handicapLine;
        if (line == null) {
            return Handicap.NONE.setup();
        }
        Optional<PositionSetup> named = JapaneseHandicap.start(handicap);
        if (named.isEmpty()) {
            String explanation = "no handicap has this name; the even start is taken";
            problems.accept(line.error(Reason.UNKNOWN_HANDICAP, line.text().indexOf(handicap), explanation));
        }
        return named.orElseGet(Handicap.NONE::setup);
    }

    /** The number of moves before the position; 0 if the line does not say. */
    private static int movesBefore(TextSpan line, String digits) {
        String number = digits.replaceFirst("^[0０]+", "");
        int count = number.length() > MAX_DIGITS ? PositionSetup.MAX_MOVE_NUMBER : KifDigits.plainDigits(number);
        if (count >= PositionSetup.MAX_MOVE_NUMBER) {
            throw line.error(Reason.BAD_NOTE, "the number of a move is " + PositionSetup.MAX_MOVE_NUMBER + " at most");
        }
        return count;
    }

    private static Color side(TextSpan line, String name) {
        return KifWords.player(name).orElseThrow(() -> line.error(Reason.BAD_TURN, "a side is 先手, 後手, 上手 or 下手"));
    }

    /** Reads a row between two bars: nine squares, White's pieces with a v in front; spaces do not count. */
    private void readRow(TextSpan line) {
        String text = line.text();
        if (rows == 0) {
            boardLine = line;
        }
        if (rows == 9) {
            throw line.error(Reason.BAD_BOARD, "the board has more than 9 rows");
        }
        int at = text.indexOf('|') + 1;
        for (int column = 0; column < 9; column++) {
            at = skipSpaces(text, at);
            if (at == text.length() || text.charAt(at) == '|') {
                throw line.error(Reason.BAD_BOARD, at, "the row has " + column + " squares instead of 9");
            }
            boolean hasSide = WHITE_SIDE.indexOf(text.charAt(at)) >= 0 || text.charAt(at) == '^';
            int sign = hasSide && at + 1 < text.length() ? at + 1 : at;
            setup.piece(Square.at(rows, column), piece(line, at, sign));
            at = sign + 1;
        }
        int end = skipSpaces(text, at);
        if (end == text.length() || text.charAt(end) != '|') {
            throw line.error(Reason.BAD_BOARD, at, "a bar ends the row after its ninth square");
        }
        rows++;
    }

    private static int skipSpaces(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The piece of a square whose side, if that is said, stands at one offset, and its sign at another. */
    private static int piece(TextSpan line, int side, int sign) {
        if (EMPTY_SQUARES.indexOf(line.text().charAt(sign)) >= 0) {
            return Piece.NONE;
        }
        boolean white = side < sign && line.text().charAt(side) != '^';
        return KifWords.piece(line.text(), sign)
                .filter(name -> name.text().length() == 1)
                .map(name -> Piece.code(white ? Color.WHITE : Color.BLACK, name.type()))
                .orElseThrow(() ->
                        line.error(Reason.BAD_BOARD, sign, "a square is a piece, with v in front for White's, or ・"));
    }

    /** Reads the pieces of a hand, between which there may be spaces. */
    private void readHand(TextSpan line, Color color) {
        String text = line.text();
        int at = text.indexOf('駒');
        while ("：:".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        at++;
        if (text.substring(at).strip().equals("なし")) {
            return;
        }
        while (at < text.length()) {
            at = Character.isWhitespace(text.charAt(at)) ? at + 1 : readHandPiece(line, color, at);
        }
    }

    /** Reads a piece of a hand and its number, and returns the offset behind them. */
    private int readHandPiece(TextSpan line, Color color, int at) {
        String text = line.text();
        PieceType type = KifWords.piece(text, at)
                .map(KifWords.PieceName::type)
                .filter(PieceType::canBeInHand)
                .orElseThrow(() -> line.error(Reason.BAD_HAND, at, "a piece in hand is one of 飛角金銀桂香歩"));
        int end = at + 1;
        while (end < text.length() && (text.charAt(end) == '十' || KifDigits.anyValue(text.charAt(end)) >= 0)) {
            end++;
        }
        int count = end == at + 1 ? 1 : KifDigits.number(text.substring(at + 1, end));
        if (count < 1 || count > Hand.MAX_COUNT) {
            throw line.error(Reason.BAD_HAND, at + 1, "a hand holds 1 to " + Hand.MAX_COUNT + " pieces of a kind");
        }
        setup.addToHand(color, type, count);
        return end;
    }
}
