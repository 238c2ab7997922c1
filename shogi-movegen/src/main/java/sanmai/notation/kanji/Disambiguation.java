package sanmai.notation.kanji;

import com.google.common.collect.ImmutableList;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Position;

/**
 * Which of several pieces of a kind goes to a square, in the words of the Japan Shogi Association: the movement first
 * (上 forward, 寄 sideways, 引 back), where that is not enough the side that the piece comes from (左 left, 右 right), and
 * both for the rest. A gold or silver that steps straight forward beside others is 直. Of horses and dragons there are
 * two at most, so that each is to the left or to the right of the other one, also when it moves straight.
 *
 * <p>All pieces count that reach the square by the way they move, be they pinned or not.
 */
public final class Disambiguation {
    /** The words for a piece, the shortest first; of equally long words those that the rules prefer come first. */
    private static final ImmutableList<String> WORDS =
            ImmutableList.of("", "上", "寄", "引", "直", "左", "右", "左上", "左寄", "左引", "右上", "右寄", "右引");

    private final int to;
    private final int piece;
    private final Bitboard movers;

    /** The pieces of this kind and colour that reach a square. */
    public Disambiguation(Position position, int piece, int to) {
        this.piece = piece;
        this.to = to;
        int[] squares = position.pieces(Piece.color(piece), Piece.type(piece))
                .squares()
                .filter(from -> Attacks.of(piece, from, position.occupancy()).contains(to))
                .toArray();
        movers = Bitboard.of(squares);
    }

    /** The squares of all pieces that reach the square. */
    public Bitboard movers() {
        return movers;
    }

    /** The squares of the pieces that these words fit. */
    public Bitboard movers(String words) {
        return Bitboard.of(movers.squares()
                .filter(from -> words.chars().allMatch(word -> fits(word, from)))
                .toArray());
    }

    /** The shortest words that fit the piece on this square alone; empty if there is no other piece. */
    public String words(int from) {
        return WORDS.stream()
                .filter(words -> movers(words).equals(Bitboard.of(from)))
                .findFirst()
                .orElseThrow();
    }

    private boolean fits(int word, int from) {
        int forward = forward(from) - forward(to);
        return switch (word) {
            case '上' -> forward < 0;
            case '寄' -> forward == 0;
            case '引' -> forward > 0;
            case '直' -> forward < 0 && right(from) == right(to) && !isHorseOrDragon();
            case '左' -> isOnSide(from, -1);
            case '右' -> isOnSide(from, 1);
            default -> false;
        };
    }

    /** Whether a piece comes from the right (1) or from the left (-1). */
    private boolean isOnSide(int from, int side) {
        if (isHorseOrDragon()) {
            return movers.squares().allMatch(other -> other == from || side * (right(from) - right(other)) > 0);
        }
        return side * (right(from) - right(to)) > 0;
    }

    private boolean isHorseOrDragon() {
        PieceType type = Piece.type(piece);
        return type == PieceType.HORSE || type == PieceType.DRAGON;
    }

    /** How far forward a square is, seen by the mover. */
    private int forward(int square) {
        return Piece.color(piece) == Color.BLACK ? -Square.row(square) : Square.row(square);
    }

    /** How far to the right a square is, seen by the mover. */
    private int right(int square) {
        return Piece.color(piece) == Color.BLACK ? Square.column(square) : -Square.column(square);
    }
}
