package sanmai.notation;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;

/** The letters of the unpromoted pieces in SFEN and USI. */
final class SfenLetters {
    /** In the order of the codes of their kinds, which begin with 1. */
    private static final String LETTERS = IntStream.rangeClosed(1, PieceType.KING.code())
            .mapToObj(code -> PieceType.ofCode(code).letters())
            .collect(Collectors.joining());

    private SfenLetters() {}

    /** The piece with this letter, upper case for Black; {@link Piece#NONE} if no piece has it. */
    static int piece(char letter) {
        boolean white = letter >= 'a' && letter <= 'z';
        int index = LETTERS.indexOf(white ? letter - 'a' + 'A' : letter);
        return index < 0 ? Piece.NONE : Piece.code(white ? Color.WHITE : Color.BLACK, PieceType.ofCode(index + 1));
    }
}
