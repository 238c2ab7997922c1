package sanmai.play;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.Legality;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.play.MoveReading.Choices;
import sanmai.play.MoveReading.NoMove;
import sanmai.play.MoveReading.Refused;
import sanmai.play.MoveReading.Understood;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Understands moves as players type them: in Japanese ({@code ７六歩}, {@code 76歩}, {@code 同銀}), in USI ({@code 7g7f},
 * {@code P*5e}, in letters of any size), as in Western books ({@code P-7f}, {@code Bx2b+}, {@code N-3c=}), from square to
 * square in digits ({@code 7776}, {@code 8822+}, {@code P*55}), and the square alone where one move goes there ({@code 76},
 * {@code 7f}, {@code 同}). A move in Japanese or in Western notation that could promote has to say whether it does.
 */
final class MoveReader {
    private static final Pattern SQUARES = Pattern.compile("([1-9][1-9a-i])([1-9][1-9a-i])(\\+?)");
    private static final Pattern DROP = Pattern.compile("([plnsgbrk])\\*([1-9][1-9a-i])(\\+?)");
    private static final Pattern WESTERN =
            Pattern.compile("(?<piece>\\+?[plnsgbrk])(?<from>[1-9][a-i])?[-x](?<to>[1-9][a-i])(?<promotion>[+=]?)");
    private static final Pattern SQUARE = Pattern.compile("[1-9][1-9a-i]|同");
    private static final Pattern JAPANESE = Pattern.compile("[\\p{IsIdeographic}と]");
    private static final Pattern WORDS = Pattern.compile("(?<![左右直上行入寄引成])[左右直上行入寄引成]++$");

    private final Position position;
    private final Wording wording;

    /**
     * A reader of moves in a position.
     *
     * @param position where the player is to move; it stays as it is
     * @param wording how squares are named in what it says
     */
    MoveReader(Position position, Wording wording) {
        this.position = position;
        this.wording = wording;
    }

    /** What a text means. */
    MoveReading read(String text) {
        String simple = Wording.simple(text).toLowerCase(Locale.ROOT);
        Matcher squares = SQUARES.matcher(simple);
        if (squares.matches()) {
            return usi(square(squares.group(1)) + square(squares.group(2)) + squares.group(3));
        }
        Matcher drop = DROP.matcher(simple);
        if (drop.matches()) {
            return usi(drop.group(1).toUpperCase(Locale.ROOT) + "*" + square(drop.group(2)) + drop.group(3));
        }
        if (SQUARE.matcher(simple).matches()) {
            return to(simple);
        }
        Matcher western = WESTERN.matcher(simple);
        if (western.matches()) {
            return western(western);
        }
        return JAPANESE.matcher(simple).find() ? japanese(text, simple) : new NoMove();
    }

    /** The USI name of a square in digits or in USI. */
    private static String square(String name) {
        char rank = name.charAt(1);
        return name.substring(0, 1) + (Character.isDigit(rank) ? (char) ('a' + rank - '1') : rank);
    }

    private MoveReading usi(String text) {
        try {
            return new Understood(UsiMove.parse(text, position));
        } catch (NotationException e) {
            return refused(e);
        }
    }

    private Refused refused(NotationException e) {
        return new Refused(
                e.refusedMove().isPresent()
                        ? new RefusalReasons(position, wording)
                                .explain(
                                        e.refusedMove().getAsInt(),
                                        e.illegalMove().orElseThrow())
                        : explanation(e));
    }

    // ---- Western ----

    private MoveReading western(Matcher words) {
        int to = Square.code(words.group("to"));
        String promotion = words.group("promotion");
        List<Integer> moves = legal(move -> !Move.isDrop(move)
                && Move.to(move) == to
                && Piece.type(Move.piece(move)).letters().equalsIgnoreCase(words.group("piece"))
                && (words.group("from") == null || Square.name(Move.from(move)).equals(words.group("from")))
                && (promotion.isEmpty() || promotion.equals("+") == Move.isPromotion(move)));
        return one(moves, wording.text("no such move goes to %s", "%sへ行くそのような手はありません", wording.square(to)));
    }

    // ---- Japanese ----

    private MoveReading japanese(String text, String simple) {
        try {
            int move = JapaneseMove.parse(Normalizer.normalize(text, Normalizer.Form.NFKC), position);
            boolean saysHow = simple.contains("成") || simple.endsWith("生");
            int promotion = move | Move.PROMOTION;
            return saysHow || Move.isDrop(move) || !Legality.isLegal(position, promotion)
                    ? new Understood(move)
                    : new Choices(List.of(promotion, move));
        } catch (NotationException e) {
            return switch (e.reason()) {
                case AMBIGUOUS_MOVE -> choice(beginningLike(simple), e);
                case INCOMPLETE_MOVE, UNKNOWN_PIECE, TRAILING_TEXT -> unfinished(simple, e);
                default -> refused(e);
            };
        }
    }

    /** The moves whose text begins like this one without its words for the direction. */
    private List<Integer> beginningLike(String simple) {
        String beginning = WORDS.matcher(simple).replaceFirst("");
        List<Integer> exact = legal(move -> Wording.withSquare(position, move).startsWith(simple));
        return exact.isEmpty()
                ? legal(move -> Wording.withSquare(position, move).startsWith(beginning))
                : exact;
    }

    private MoveReading unfinished(String simple, NotationException e) {
        List<Integer> moves = legal(move -> Wording.withSquare(position, move).startsWith(simple));
        return moves.isEmpty() ? refused(e) : choice(moves, e);
    }

    private MoveReading choice(List<Integer> moves, NotationException e) {
        return one(moves, explanation(e));
    }

    private String explanation(NotationException e) {
        return wording != Wording.JAPANESE
                ? e.explanation()
                : switch (e.reason()) {
                    case WRONG_SIDE -> "相手の手番の印が付いています";
                    case WRONG_PIECE -> "そこにあるのは別の駒です";
                    case WRONG_DIRECTION -> "左・右・上などに合う駒がありません";
                    case AMBIGUOUS_MOVE -> "そこへ行ける駒が二つ以上あります";
                    case INCOMPLETE_MOVE -> "指し手が途中で終わっています";
                    case UNKNOWN_PIECE -> "駒の名前が読めません";
                    case TRAILING_TEXT -> "指し手の後に余分な文字があります";
                    default -> "指し手として読めません";
                };
    }

    /** The one move, or a choice of several, or the reason why there is none. */
    private static MoveReading one(List<Integer> moves, String reason) {
        return switch (moves.size()) {
            case 0 -> new Refused(reason);
            case 1 -> new Understood(moves.get(0));
            default -> new Choices(moves);
        };
    }

    // ---- A square alone ----

    private MoveReading to(String simple) {
        if (simple.equals("同") && position.movesMade() == 0) {
            return new Refused(
                    wording.text("同 stands for the square of the move before, and there was none", "前の手がないので、同は使えません"));
        }
        int target =
                simple.equals("同") ? Move.to(position.moveMade(position.movesMade() - 1)) : Square.code(square(simple));
        return one(legal(move -> Move.to(move) == target), noMoveTo(target));
    }

    private String noMoveTo(int target) {
        int piece = position.pieceAt(target);
        boolean own = piece != Piece.NONE && Piece.color(piece) == position.turn();
        String there = own
                ? wording.text(", where %s stands", "（%sがあります）", new PieceWords(wording).owned(piece, position.turn()))
                : "";
        return wording.text("no move goes to %s", "%sへ行ける駒がありません", wording.square(target)) + there;
    }

    private List<Integer> legal(IntPredicate condition) {
        return LegalMoves.of(position).stream().filter(condition).boxed().toList();
    }
}
