package sanmai.notation;

import com.google.common.collect.ImmutableSet;
import java.util.Set;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

/**
 * SFEN, the one-line notation of positions: the board row by row from 9a, the side to move, the hands, the number of
 * the next move.
 *
 * <p>Reading is liberal: the move number may be missing, hands may come in any order and repeat a kind, fields may be
 * several spaces apart. Writing is canonical: Black's hand first, each in the order R B G S N L P.
 */
public final class Sfen {
    private Sfen() {}

    /**
     * Reads a set-up, possible or not.
     *
     * @throws NotationException if the text is not SFEN
     */
    public static PositionSetup parse(String text) {
        return new SfenReader(text).read();
    }

    /**
     * Reads a position that can be played.
     *
     * @throws NotationException if the text is not SFEN or the position impossible; the message lists all reasons
     */
    public static Position position(String text) {
        return position(text, ImmutableSet.of());
    }

    /**
     * Reads a position that can be played, some problems being tolerated as by {@link PositionSetup#toPosition(Set)}.
     *
     * @throws NotationException if the text is not SFEN or the position impossible; the message lists all reasons
     */
    public static Position position(String text, Set<SetupProblem.Reason> tolerated) {
        SfenReader reader = new SfenReader(text);
        PositionSetup setup = reader.read();
        try {
            return setup.toPosition(tolerated);
        } catch (ImpossiblePositionException e) {
            throw reader.impossible(e);
        }
    }

    /** The SFEN of a position in play, with its move number. */
    public static String of(Position position) {
        return of(PositionSetup.of(position));
    }

    /** The SFEN of a set-up, with its move number. */
    public static String of(PositionSetup setup) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            text.append(row == 0 ? "" : "/");
            appendRow(text, setup, row);
        }
        text.append(setup.turn() == Color.BLACK ? " b " : " w ");
        int start = text.length();
        for (Color color : Color.values()) {
            appendHand(text, setup, color);
        }
        text.append(text.length() == start ? "-" : "");
        return text.append(' ').append(setup.moveNumber()).toString();
    }

    private static void appendRow(StringBuilder text, PositionSetup setup, int row) {
        int gap = 0;
        for (int column = 0; column < 9; column++) {
            int piece = setup.pieceAt(Square.at(row, column));
            if (piece == Piece.NONE) {
                gap++;
            } else {
                text.append(gap == 0 ? "" : gap).append(Piece.sfen(piece));
                gap = 0;
            }
        }
        text.append(gap == 0 ? "" : gap);
    }

    private static void appendHand(StringBuilder text, PositionSetup setup, Color color) {
        for (PieceType type : Hand.KINDS) {
            int count = setup.inHand(color, type);
            if (count > 0) {
                text.append(count == 1 ? "" : count).append(Piece.sfen(Piece.code(color, type)));
            }
        }
    }
}
