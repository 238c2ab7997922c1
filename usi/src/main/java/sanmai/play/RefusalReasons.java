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
    private final PieceWords pieces;
    private final Color player;

    /**
     * About moves in a position.
     *
     * @param position where the player is to move; it stays as it is
     */
    RefusalReasons(Position position, Wording wording) {
        this.position = position;
        this.wording = wording;
        this.pieces = new PieceWords(wording);
        this.player = position.turn();
    }

    /** Why a move is not possible, as a sentence without its full stop. */
    String explain(int move, IllegalMove reason) {
        int to = Move.to(move);
        return switch (reason) {
            case NO_PIECE -> wording.text("there is no piece on %s", "%sに駒がありません", name(Move.from(move)));
            case OPPONENTS_PIECE -> opponents(Move.from(move));
            case OWN_PIECE_THERE -> wording.text("%s stands on %s already", "%2$sには%1$sがあります", owned(to), name(to));
            case OUT_OF_REACH -> Move.isDrop(move) ? noneReaches(move) : outOfReach(Move.from(move), to);
            case CANNOT_PROMOTE -> cannotPromote(move);
            case NOT_IN_HAND -> wording.text("you have no %s in hand", "%sを持っていません", piece(move));
            case OCCUPIED ->
                wording.text(
                        "a piece can only be dropped on an empty square, and %s stands on %s",
                        "%2$sには%1$sがあるので打てません", owned(to), name(to));
            case DEAD_PIECE -> deadPiece(move);
            case TWO_PAWNS ->
                wording.text(
                        "that is two pawns (nifu): your pawn on %s is on that file",
                        "二歩です：%sに歩があります", name(pawnOnFile(to)));
            case KING_IN_CHECK -> kingInCheck(move);
            case DROP_PAWN_MATE ->
                wording.text("that is a drop-pawn mate (uchifuzume): a dropped pawn must not mate", "打ち歩詰めです");
        };
    }

    private String name(int square) {
        return wording.square(square);
    }

    private String piece(int move) {
        return pieces.name(Piece.type(Move.piece(move)));
    }

    private String owned(int square) {
        return pieces.owned(position.pieceAt(square), player);
    }

    /** A piece and its square, as {@code pawn on 7g}. */
    private String there(int square) {
        return wording.text("%s on %s", "%2$sの%1$s", pieces.name(Piece.type(position.pieceAt(square))), name(square));
    }

    private String opponents(int from) {
        return wording.text(
                "the %s is %s's, and you play %s",
                "%sは相手の駒です", there(from), player.opposite().label(), player.label());
    }

    /** None of the pieces of a kind goes to a square; the kind and the square are those of a drop. */
    private String noneReaches(int move) {
        PieceType type = Piece.type(Move.piece(move));
        int to = Move.to(move);
        Bitboard own = position.pieces(player, type);
        if (own.isEmpty()) {
            return type.canBeInHand()
                    ? wording.text("you have no %s on the board or in hand", "%sは盤上にも持駒にもありません", piece(move))
                    : wording.text("you have no %s on the board", "%sは盤上にありません", piece(move));
        }
        if (own.count() == 1) {
            return outOfReach(own.first(), to);
        }
        return wording.text(
                "none of your %d %ss reaches %s: %s",
                "%3$sへ行ける%2$sがありません：%4$s", own.count(), piece(move), name(to), pieces.movement(type));
    }

    private String outOfReach(int from, int to) {
        int piece = position.pieceAt(from);
        if (from == to) {
            return wording.text("the %s is there already", "%sはすでにそこにあります", there(from));
        }
        String reason = pieces.movement(Piece.type(piece));
        if (Attacks.onEmptyBoard(piece, from).contains(to)) {
            int blocker = nearest(from, Lines.between(from, to).and(position.occupied()));
            reason = wording.text("the %s is in the way", "%sが間にあります", there(blocker));
        }
        return wording.text("the %s cannot reach %s: %s", "%sは%sへ行けません：%s", there(from), name(to), reason);
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
            return wording.text("a dropped piece does not promote at once", "打った駒はすぐには成れません");
        }
        if (!type.canPromote()) {
            return type.isPromoted()
                    ? wording.text("the %s is promoted already", "%sはすでに成っています", piece(move))
                    : wording.text("a %s does not promote", "%sは成れません", piece(move));
        }
        return wording.text(
                "a piece promotes when it moves into, within or out of the last three ranks", "駒は敵陣に入るか、敵陣から動くときに成れます");
    }

    private String deadPiece(int move) {
        String never = wording.text(
                "a %s on %s could never move again", "%2$sの%1$sは二度と動けません", piece(move), name(Move.to(move)));
        return Move.isDrop(move) ? never : never + wording.text("; it has to promote", "。成ってください");
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
            String by = checker(king)
                    .map(square -> wording.text("from the %s", "（%s）", there(square)))
                    .orElse("");
            if (Piece.type(Move.piece(move)) == PieceType.KING) {
                return wording.text("your king would be in check there, %s", "そこでは玉を取られます%s", by);
            }
            return wasInCheck
                    ? wording.text("your king would still be in check %s", "王手が残ります%s", by)
                    : wording.text(
                            "your king would be in check %s: the %s is pinned", "%2$sが動くと玉を取られます%1$s", by, piece(move));
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
