package sanmai.movegen;

/** Why a move is not legal: the first of these reasons that applies, in this order. */
public enum IllegalMove {
    NO_PIECE("there is no piece to move"),
    OPPONENTS_PIECE("the piece belongs to the other side"),
    OWN_PIECE_THERE("an own piece stands there"),
    OUT_OF_REACH("the piece does not move like that, or something stands in its way"),
    CANNOT_PROMOTE("the piece has no promoted form, or the move does not touch the promotion zone"),
    NOT_IN_HAND("there is no such piece in hand"),
    OCCUPIED("a piece can only be dropped on an empty square"),
    DEAD_PIECE("the piece could never move again"),
    TWO_PAWNS("there is an unpromoted pawn on that file already"),
    KING_IN_CHECK("the king could be taken afterwards"),
    DROP_PAWN_MATE("a dropped pawn must not mate");

    private final String explanation;

    IllegalMove(String explanation) {
        this.explanation = explanation;
    }

    /** The reason in words. */
    public String explanation() {
        return explanation;
    }
}
