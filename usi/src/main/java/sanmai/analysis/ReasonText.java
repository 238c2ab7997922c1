package sanmai.analysis;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import sanmai.core.PieceType;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.kanji.KifWords;
import sanmai.shogi.Position;

/** Why moves are bad, in words. */
public final class ReasonText {
    private ReasonText() {}

    /**
     * All reasons why a move is bad, in English; empty if nothing was proved.
     *
     * @param before the position before the bad move, which is as before afterwards
     * @param writer writes the moves in the reasons
     */
    public static String english(JudgedMove bad, Position before, MoveReason.MoveWriter writer) {
        return bad.reasons(before).stream()
                .map(reason -> english(reason, reason.text(before, bad.move(), writer)))
                .collect(Collectors.joining("; "));
    }

    /**
     * All reasons why a move is bad, in Japanese; empty if nothing was proved.
     *
     * @param before the position before the bad move, which is as before afterwards
     */
    public static String japanese(JudgedMove bad, Position before) {
        return bad.reasons(before).stream()
                .map(reason -> japanese(reason, reason.text(before, bad.move(), JapaneseMove::write)))
                .collect(Collectors.joining("。"));
    }

    /**
     * A reason in English.
     *
     * @param move the text of its {@linkplain MoveReason#move move}
     */
    static String english(MoveReason reason, String move) {
        if (reason instanceof MoveReason.MissesMate mate) {
            return "misses a mate" + inPlies(mate.plies()) + ", " + move;
        } else if (reason instanceof MoveReason.AllowsMate mate) {
            return "allows a mate" + inPlies(mate.plies()) + ", " + move;
        } else if (reason instanceof MoveReason.IgnoresThreat) {
            return "ignores the threat " + move;
        } else if (reason instanceof MoveReason.HangsPiece hanging) {
            return "lets " + move + " take a " + hanging.piece().english() + " (exchange "
                    + String.format(Locale.ROOT, "%+d", hanging.value()) + ")";
        }
        MoveReason.LosesMaterial loss = (MoveReason.LosesMaterial) reason;
        String text = loss.won().isEmpty() ? "lets a piece promote" : "loses " + english(loss.won());
        return text + (loss.lost().isEmpty() ? "" : " for " + english(loss.lost()))
                + inPlies(OptionalInt.of(loss.plies())) + ", " + move;
    }

    private static String inPlies(OptionalInt plies) {
        return plies.isEmpty() ? "" : " in " + plies.getAsInt() + (plies.getAsInt() == 1 ? " ply" : " plies");
    }

    private static String english(List<PieceType> pieces) {
        return pieces.stream().map(PieceType::english).collect(Collectors.joining(", "));
    }

    /**
     * A reason in Japanese.
     *
     * @param move the text of its {@linkplain MoveReason#move move}
     */
    static String japanese(MoveReason reason, String move) {
        if (reason instanceof MoveReason.MissesMate mate) {
            return move + "以下の" + mateOf(mate.plies()) + "を逃す";
        } else if (reason instanceof MoveReason.AllowsMate mate) {
            return move + "以下の" + mateOf(mate.plies()) + "を許す";
        } else if (reason instanceof MoveReason.IgnoresThreat) {
            return move + "の狙いを受けていない";
        } else if (reason instanceof MoveReason.HangsPiece hanging) {
            return move + "で" + KifWords.name(hanging.piece()) + "を取られる(交換値"
                    + String.format(Locale.ROOT, "%+d", hanging.value()) + ")";
        }
        MoveReason.LosesMaterial loss = (MoveReason.LosesMaterial) reason;
        String text = move + "以下" + loss.plies() + "手で";
        text += loss.won().isEmpty() ? "成られる" : japanese(loss.won()) + "を失う";
        return loss.lost().isEmpty() ? text : text + "(代わりに" + japanese(loss.lost()) + ")";
    }

    private static String mateOf(OptionalInt plies) {
        return plies.isEmpty() ? "詰み" : plies.getAsInt() + "手詰";
    }

    private static String japanese(List<PieceType> pieces) {
        return pieces.stream().map(KifWords::name).collect(Collectors.joining("・"));
    }
}
