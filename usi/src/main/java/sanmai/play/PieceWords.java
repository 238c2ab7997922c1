package sanmai.play;

import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.notation.kanji.KifWords;

/** The words for pieces. */
final class PieceWords {
    private final Wording wording;

    PieceWords(Wording wording) {
        this.wording = wording;
    }

    /** The name of a kind of piece. */
    String name(PieceType type) {
        return wording == Wording.JAPANESE ? KifWords.name(type) : type.english();
    }

    /** A piece as the player who owns "your" pieces calls it: {@code your pawn}, {@code White's pawn}. */
    String owned(int piece, Color player) {
        Color owner = Piece.color(piece);
        String english = owner == player ? "your %s" : owner.label() + "'s %s";
        return wording.text(english, owner == player ? "自分の%s" : "相手の%s", name(Piece.type(piece)));
    }

    /** How a kind of piece moves, as a sentence without its full stop. */
    String movement(PieceType type) {
        return switch (type) {
            case PAWN -> wording.text("a pawn moves one square straight ahead", "歩は前へ1マス進みます");
            case LANCE -> wording.text("a lance moves any number of squares straight ahead", "香は前へ何マスでも進みます");
            case KNIGHT -> wording.text("a knight jumps two ranks ahead and one file to a side", "桂は2マス前の左右の隣へ跳びます");
            case SILVER -> wording.text("a silver moves one square ahead or diagonally", "銀は前か斜めへ1マス進みます");
            case BISHOP -> wording.text("a bishop moves any number of squares diagonally", "角は斜めへ何マスでも進みます");
            case ROOK -> wording.text("a rook moves any number of squares along ranks and files", "飛は縦横へ何マスでも進みます");
            case GOLD ->
                wording.text("a gold moves one square in any direction but diagonally backwards", "金は斜め後ろ以外へ1マス進みます");
            case KING -> wording.text("a king moves one square in any direction", "玉はどの方向へも1マス進みます");
            case TOKIN, PRO_LANCE, PRO_KNIGHT, PRO_SILVER ->
                wording.text("a %s moves like a gold", "%sは金と同じように動きます", name(type));
            case HORSE ->
                wording.text(
                        "a horse moves like a bishop, or one square along ranks and files", "馬は角と同じように、または縦横へ1マス動きます");
            case DRAGON ->
                wording.text("a dragon moves like a rook, or one square diagonally", "竜は飛と同じように、または斜めへ1マス動きます");
        };
    }
}
