package sanmai.play;

import java.util.Comparator;
import java.util.Optional;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.movegen.IllegalMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Explains to the side to move why a move is not possible: which piece is in the way, which one gives check. */
final class RefusalReasons {
    private final Position position;
    private final Wording wording;
    private final Color player;

    /**
     * About moves in a position.
     *
     * @param position where the player is to move; it stays as it is
     */
    RefusalReasons(Position position, Wording wording) {
        this.position = position;
        this.wording = wording;
        this.player = position.turn();
    }

    /** Why a move is not possible, as a sentence without its full stop. */
    String explain(int move, IllegalMove reason) {
        int to = Move.to(move);
        return switch (reason) {
            case NO_PIECE -> "there is no piece on " + name(Move.from(move));
            case OPPONENTS_PIECE ->
                "the " + there(Move.from(move)) + " is " + player.opposite().label() + "'s, and you play "
                        + player.label();
            case OWN_PIECE_THERE ->
                PieceWords.owned(position.pieceAt(to), player) + " stands on " + name(to) + " already";
            case OUT_OF_REACH -> Move.isDrop(move) ? noneReaches(move) : outOfReach(Move.from(move), to);
            case CANNOT_PROMOTE -> cannotPromote(move);
            case NOT_IN_HAND -> "you have no " + piece(move) + " in hand";
            case OCCUPIED ->
                "a piece can only be dropped on an empty square, and " + PieceWords.owned(position.pieceAt(to), player)
                        + " stands on " + name(to);
            case DEAD_PIECE -> deadPiece(move);
            case TWO_PAWNS -> "that is two pawns (nifu): your pawn on " + name(pawnOnFile(to)) + " is on that file";
            case KING_IN_CHECK -> kingInCheck(move);
            case DROP_PAWN_MATE -> "that is a drop-pawn mate (uchifuzume): a dropped pawn must not mate";
        };
    }

    private String name(int square) {
        return wording.square(square);
    }

    private static String piece(int move) {
        return PieceWords.name(Piece.type(Move.piece(move)));
    }

    /** A piece and its square, as {@code pawn on 7g}. */
    private String there(int square) {
        return PieceWords.name(Piece.type(position.pieceAt(square))) + " on " + name(square);
    }

    /** None of the pieces of a kind goes to a square; the kind and the square are those of a drop. */
    private String noneReaches(int move) {
        PieceType type = Piece.type(Move.piece(move));
        int to = Move.to(move);
        Bitboard own = position.pieces(player, type);
        if (own.isEmpty()) {
            return "you have no " + PieceWords.name(type) + " on the board" + (type.canBeInHand() ? " or in hand" : "");
        }
        if (own.count() == 1) {
            return outOfReach(own.first(), to);
        }
        return "none of your " + own.count() + " " + PieceWords.name(type) + "s reaches " + name(to) + ": "
                + PieceWords.movement(type);
    }

    private String outOfReach(int from, int to) {
        int piece = position.pieceAt(from);
        if (from == to) {
            return "the " + there(from) + " is there already";
        }
        String who = "the " + there(from) + " cannot reach " + name(to) + ": ";
        if (Attacks.onEmptyBoard(piece, from).contains(to)) {
            int blocker = nearest(from, Lines.between(from, to).and(position.occupied()));
            return who + "the " + there(blocker) + " is in the way";
        }
        return who + PieceWords.movement(Piece.type(piece));
    }

    private static int nearest(int from, Bitboard squares) {
        return squares.squares()
                .boxed()
                .min(Comparator.comparing(square -> Square.distance(from, square)))
                .orElseThrow();
    }

    private String cannotPromote(int move) {
        PieceType type = Piece.type(Move.piece(move));
        if (Move.isDrop(move)) {
            return "a dropped piece does not promote at once";
        }
        if (!type.canPromote()) {
            return type.isPromoted()
                    ? "the " + piece(move) + " is promoted already"
                    : "a " + piece(move) + " does not promote";
        }
        return "a piece promotes when it moves into, within or out of the last three ranks";
    }

    private String deadPiece(int move) {
        String never = "a " + piece(move) + " on " + name(Move.to(move)) + " could never move again";
        return Move.isDrop(move) ? never : never + "; it has to promote";
    }

    private int pawnOnFile(int square) {
        return position.pieces(player, PieceType.PAWN)
                .and(Bitboard.file(Square.file(square)))
                .first();
    }

    private String kingInCheck(int move) {
        boolean wasInCheck = position.isInCheck();
        position.doMove(move);
        try {
            int king = position.king(player.ordinal());
            String by = checker(king).map(square -> "from the " + there(square)).orElse("");
            if (Piece.type(Move.piece(move)) == PieceType.KING) {
                return "your king would be in check there, " + by;
            }
            return wasInCheck
                    ? "your king would still be in check " + by
                    : "your king would be in check " + by + ": the " + piece(move) + " is pinned";
        } finally {
            position.undoMove();
        }
    }

    private Optional<Integer> checker(int king) {
        return position.pieces(player.opposite())
                .squares()
                .filter(square -> Attacks.of(position.pieceAt(square), square, position.occupancy())
                        .contains(king))
                .boxed()
                .findFirst();
    }
}
