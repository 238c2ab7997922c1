package sanmai.notation.kanji;

import java.util.regex.Pattern;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.notation.NotationException;
import sanmai.notation.NotationException.Reason;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Reads one move of Japanese text from left to right, and finds out which piece is meant: by words as in KI2, or by the
 * square that it comes from in brackets as in KIF. In brackets, {@code 00} is the hand.
 */
public final class JapaneseMoveReader {
    private static final String BLACK_MARKS = "▲☗▼";
    private static final String WHITE_MARKS = "△☖▽";

    /** The marks in front of moves. */
    public static final String MARKS = BLACK_MARKS + WHITE_MARKS;

    private static final Pattern ORIGIN = Pattern.compile("(?U)\\G\\s*[(（][0-9０-９]{2}[)）]");
    private static final Pattern TIME = Pattern.compile("(?U)[(（](\\s|[0-9０-９]+:)");

    private final String text;
    private final Position position;
    private int at;

    private int to;
    private int piece;
    private int wordsAt;
    private String words = "";
    private int promotion;
    private boolean isDrop;
    private int from = Square.NONE;

    /** Reads from an offset of the text on. */
    public JapaneseMoveReader(String text, int at, Position position) {
        this.text = text;
        this.at = at;
        this.position = position;
    }

    /** The legal move that the text means. */
    public int read() {
        int move = readMove();
        skipSpaces();
        if (at < text.length()) {
            throw error(Reason.TRAILING_TEXT, at, "the move is complete before this");
        }
        NotationException.refuseIllegal(text, move, position);
        return move;
    }

    /** The offset behind what has been read. */
    public int at() {
        return at;
    }

    /** The move that stands here, which need not be legal; text may follow. */
    public int readMove() {
        skipSpaces();
        readMark();
        to = readTarget();
        skipSpaces();
        int pieceAt = at;
        piece = Piece.code(position.turn(), readPiece());
        readWords();
        readManner();
        readOrigin(pieceAt);
        return isDrop ? Move.dropCode(piece, to) : meant();
    }

    // ---- From left to right ----

    private void readMark() {
        if (at == text.length()) {
            throw error(Reason.EMPTY, at, "an empty text is no move");
        }
        boolean black = BLACK_MARKS.indexOf(text.charAt(at)) >= 0;
        if (!black && WHITE_MARKS.indexOf(text.charAt(at)) < 0) {
            return;
        }
        if (black != (position.turn() == Color.BLACK)) {
            throw error(Reason.WRONG_SIDE, at, "it is the other side's turn");
        }
        at++;
        skipSpaces();
    }

    private int readTarget() {
        int start = at;
        int square = at < text.length() && text.charAt(at) == '同' ? Square.NONE : readSquare();
        if (accept("同")) {
            int last = lastSquare(position);
            if (last == Square.NONE || square != Square.NONE && square != last) {
                throw error(Reason.BAD_SQUARE, start, "同 stands for the square of the move before");
            }
            return last;
        }
        return square;
    }

    private int readSquare() {
        requireMore(2, "the move ends before its square is complete");
        int file = KifDigits.value(text.charAt(at));
        int rank = KifDigits.anyValue(text.charAt(at + 1));
        if (file < 1 || rank < 1) {
            throw error(Reason.BAD_SQUARE, file < 1 ? at : at + 1, "a square is a file and a rank, such as ７六");
        }
        at += 2;
        return Square.at(rank - 1, 9 - file);
    }

    private PieceType readPiece() {
        requireMore(1, "the move ends before its piece");
        KifWords.PieceName name = KifWords.piece(text, at)
                .orElseThrow(() -> error(Reason.UNKNOWN_PIECE, at, "the name of a piece is missing here"));
        at += name.text().length();
        return name.type();
    }

    private void readWords() {
        wordsAt = at;
        while (at < text.length() && "左右直上行入寄引".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        words = text.substring(wordsAt, at).replace('行', '上').replace('入', '上');
    }

    private void readManner() {
        if (accept("成")) {
            promotion = Move.PROMOTION;
        } else if (!accept("不成") && !accept("生")) {
            isDrop = words.isEmpty() && accept("打");
        }
    }

    private void readOrigin(int pieceAt) {
        boolean saysMore = at > wordsAt && !isDrop;
        if (at < text.length()
                && Character.isWhitespace(text.charAt(at))
                && ORIGIN.matcher(text).region(at, text.length()).lookingAt()) {
            skipSpaces();
        }
        int bracketAt = at;
        if (accept("(00)") || accept("（００）")) {
            if (saysMore) {
                throw error(
                        Reason.BAD_SQUARE, bracketAt, "a piece from the hand has neither a direction nor a promotion");
            }
            isDrop = true;
        }
        if (isDrop || !hasOrigin()) {
            return;
        }
        at++;
        from = readSquare();
        if (!accept(")") && !accept("）")) {
            throw error(Reason.INCOMPLETE_MOVE, at, "the bracket is not closed");
        }
        int standing = position.pieceAt(from);
        if (standing != Piece.NONE && Piece.type(standing) != Piece.type(piece)) {
            throw error(Reason.WRONG_PIECE, pieceAt, "another piece stands on " + Square.name(from));
        }
    }

    /** Whether a bracket stands here that is not that of a time. */
    private boolean hasOrigin() {
        return at < text.length()
                && "(（".indexOf(text.charAt(at)) >= 0
                && !TIME.matcher(text).region(at, text.length()).lookingAt();
    }

    // ---- The piece that is meant ----

    private int meant() {
        if (from != Square.NONE) {
            return boardMove(from);
        }
        Disambiguation pieces = new Disambiguation(position, piece, to);
        Bitboard meant = pieces.movers(words);
        if (meant.isEmpty() && !pieces.movers().isEmpty()) {
            throw error(Reason.WRONG_DIRECTION, wordsAt, "no such piece goes there in this direction");
        }
        if (meant.isEmpty()) {
            return drop();
        }
        int[] legal = meant.squares()
                .filter(square -> Legality.isLegal(position, boardMove(square)))
                .toArray();
        if (legal.length > 1) {
            throw error(Reason.AMBIGUOUS_MOVE, wordsAt, legal.length + " pieces could make this move");
        }
        return boardMove(legal.length == 1 ? legal[0] : meant.first());
    }

    /** The drop that is meant where no piece on the board goes; without 打, by the rules. */
    private int drop() {
        PieceType type = Piece.type(piece);
        boolean inHand = type.canBeInHand() && Hand.has(position.hand(position.turn()), type.code());
        if (!inHand || promotion != 0 || !words.isEmpty()) {
            throw NotationException.illegal(text, Move.dropCode(piece, to), IllegalMove.OUT_OF_REACH);
        }
        return Move.dropCode(piece, to);
    }

    private int boardMove(int square) {
        return Move.code(piece, square, to) | promotion;
    }

    // ---- Chars ----

    /** The square that the last move went to; {@link Square#NONE} if there was none. */
    public static int lastSquare(Position position) {
        int made = position.movesMade();
        int last = made == 0 ? Move.NONE : position.moveMade(made - 1);
        return last == Move.NONE ? Square.NONE : Move.to(last);
    }

    private boolean accept(String word) {
        if (!text.startsWith(word, at)) {
            return false;
        }
        at += word.length();
        return true;
    }

    private void skipSpaces() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private void requireMore(int chars, String explanation) {
        if (at + chars > text.length()) {
            throw error(Reason.INCOMPLETE_MOVE, text.length(), explanation);
        }
    }

    private NotationException error(Reason reason, int where, String explanation) {
        return NotationException.of(reason, text, where, explanation);
    }
}
