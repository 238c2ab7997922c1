package sanmai.search;

import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.movegen.Legality;
import sanmai.shogi.Declaration;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The rules under which a king that has entered the opponent's camp wins (nyugyoku): by a declaration of points, or by the
 * try rule.
 */
public enum EnteringKingRule {
    /** An entering king does not win. */
    NONE(null),
    /** See {@link Declaration#POINTS_24}. */
    POINTS_24(Declaration.POINTS_24),
    /** See {@link Declaration#POINTS_24_HANDICAP}. */
    POINTS_24_HANDICAP(Declaration.POINTS_24_HANDICAP),
    /** See {@link Declaration#POINTS_27}. */
    POINTS_27(Declaration.POINTS_27),
    /** See {@link Declaration#POINTS_27_HANDICAP}. */
    POINTS_27_HANDICAP(Declaration.POINTS_27_HANDICAP),
    /** The try rule: a king wins on the square where the other king starts the game, 5a for Black and 5i for White. */
    TRY(null);

    private static final int BLACK_GOAL = Square.code("5a");
    private static final int WHITE_GOAL = Square.code("5i");

    private final Optional<Declaration> declaration;

    EnteringKingRule(Declaration declaration) {
        this.declaration = Optional.ofNullable(declaration);
    }

    /** Whether the side to move may declare a win instead of moving. */
    public boolean canDeclare(Position position) {
        return declaration.isPresent() && declaration.get().wins(position);
    }

    /** The move that wins by the try rule; {@link Move#NONE} if there is none, or under any other rule. */
    public int tryMove(Position position) {
        Color us = position.turn();
        int king = position.king(us.ordinal());
        if (this != TRY || king == Square.NONE) {
            return Move.NONE;
        }
        int move = Move.code(Piece.code(us, PieceType.KING), king, us == Color.BLACK ? BLACK_GOAL : WHITE_GOAL);
        return Legality.isLegal(position, move) ? move : Move.NONE;
    }
}
