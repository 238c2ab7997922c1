package sanmai.movegen;

/** Why a move is not legal: the first of these reasons that applies, in this order. */
public enum IllegalMove {
    /** The square that the move comes from is empty. */
    NO_PIECE("there is no piece to move"),
    /** The piece that moves or is dropped has the other colour, or is not the one that the move names. */
    OPPONENTS_PIECE("the piece belongs to the other side, or is not the one that the move names"),
    /** A piece of the mover stands where the move goes. */
    OWN_PIECE_THERE("an own piece stands there"),
    /** The piece does not attack the square that it moves to. */
    OUT_OF_REACH("the piece does not move like that, or something stands in its way"),
    /** The piece cannot promote, or neither square of the move is in the promotion zone. */
    CANNOT_PROMOTE("the piece has no promoted form, or the move does not touch the promotion zone"),
    /** The piece that is dropped is not in hand. */
    NOT_IN_HAND("there is no such piece in hand"),
    /** A drop on an occupied square. */
    OCCUPIED("a piece can only be dropped on an empty square"),
    /** A pawn, lance or knight could never move again from there (a piece without a further move). */
    DEAD_PIECE("the piece could never move again"),
    /** A pawn dropped on a file with an unpromoted pawn of the same side (nifu, two pawns). */
    TWO_PAWNS("there is an unpromoted pawn on that file already"),
    /** The mover's own king could be taken afterwards (a self-check: a check left unanswered, or a pinned piece moved). */
    KING_IN_CHECK("the king could be taken afterwards"),
    /** A pawn dropped to give mate (uchifuzume, drop-pawn mate). */
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
