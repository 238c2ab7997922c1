package sanmai.notation.csa;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.reading.TextSpan;
import sanmai.notation.record.RecordProblem.Reason;

/** Squares and pieces as CSA writes them: {@code 77}, {@code FU}. */
public final class CsaText {
    /** In place of a square: the hand, written {@code 00}. */
    static final int HAND = -1;

    /** The names in the order of the kinds. */
    private static final ImmutableList<String> PIECES =
            ImmutableList.of("FU", "KY", "KE", "GI", "KA", "HI", "KI", "OU", "TO", "NY", "NK", "NG", "UM", "RY");

    private CsaText() {}

    /** The square at an offset of the text. */
    static int square(TextSpan span, int offset, Reason reason) {
        if (offset + 2 > span.text().length()) {
            throw span.error(reason, span.text().length(), "a square is missing");
        }
        char file = span.text().charAt(offset);
        char rank = span.text().charAt(offset + 1);
        if (file < '1' || file > '9' || rank < '1' || rank > '9') {
            throw span.error(reason, offset, "a square is two digits from 1 to 9, such as 77");
        }
        return Square.at(rank - '1', '9' - file);
    }

    /** The kind of piece at an offset of the text. */
    static PieceType piece(TextSpan span, int offset, Reason reason) {
        String text = span.text();
        String name = text.substring(Math.min(offset, text.length()), Math.min(offset + 2, text.length()));
        return kind(name).orElseThrow(() -> span.error(reason, Math.min(offset, text.length()), explanation()));
    }

    /** The kind of piece with a name; empty if none has it. */
    public static Optional<PieceType> kind(String name) {
        int kind = PIECES.indexOf(name);
        return kind < 0 ? Optional.empty() : Optional.of(PieceType.values()[kind]);
    }

    /** The names of all pieces, for messages. */
    public static String explanation() {
        return "a piece is one of " + String.join(" ", PIECES);
    }

    /** The name of a kind of piece. */
    public static String name(PieceType type) {
        return PIECES.get(type.ordinal());
    }
}
