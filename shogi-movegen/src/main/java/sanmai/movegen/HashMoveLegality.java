package sanmai.movegen;

import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.StepWindow;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;

/**
 * Judges single moves before any are generated: the hash move of a transposition table, killers and countermoves, which
 * may belong to another position or be no moves at all. It asks the same check info that the generator works with.
 */
final class HashMoveLegality {
    private final CheckInfo info;
    private final DropPawnMate dropPawnMate;

    HashMoveLegality(CheckInfo info, DropPawnMate dropPawnMate) {
        this.info = info;
        this.dropPawnMate = dropPawnMate;
    }

    boolean isLegal(int move) {
        CheckInfo s = info;
        int piece = Move.piece(move);
        if (!Move.isMove(move) || (piece ^ s.ours) >>> Piece.COLOR_SHIFT != 0) {
            return false;
        }
        return Move.isDrop(move) ? isLegalDrop(s, move, piece) : isLegalBoardMove(s, move, piece);
    }

    private boolean isLegalDrop(CheckInfo s, int move, int piece) {
        int to = Move.to(move);
        int w = Square.word(to);
        int zones = PromotionMasks.entry(piece, PromotionMasks.MIDDLE) + w;
        int free = s.targets.word(w) & ~s.position.occupancy().word(w) & PromotionMasks.stays(zones);
        int kind = Piece.typeCode(piece);
        if (move != Move.dropCode(piece, to) || s.checks > 1 || (free & Square.bit(to)) == 0) {
            return false;
        }
        if (kind > PieceType.HAND_KINDS || !Hand.has(s.position.hand(s.us), kind)) {
            return false;
        }
        return kind != PAWN
                || (Pawns.nifuFiles(s.position, piece) & Square.bit(to)) == 0 && !dropPawnMate.mates(s.position, to);
    }

    private static boolean isLegalBoardMove(CheckInfo s, int move, int piece) {
        int from = Move.from(move);
        int to = Move.to(move);
        int w = Square.word(to);
        if (s.position.pieceAt(from) != piece || !reaches(s, piece, from, to)) {
            return false;
        }
        if (Piece.typeCode(piece) == KING) {
            return !Move.isPromotion(move)
                    && (s.targets.king >>> to - StepWindow.firstSquare(Square.word(from)) & 1) != 0;
        }
        int zones = PromotionMasks.entry(piece, Square.word(from)) + w;
        int wanted = Move.isPromotion(move) ? PromotionMasks.promotes(zones) : PromotionMasks.stays(zones);
        return s.checks <= 1 && (s.targets.word(w) & wanted & Square.bit(to)) != 0 && s.staysOnPin(from, to);
    }

    private static boolean reaches(CheckInfo s, int piece, int from, int to) {
        int w = Square.word(to);
        int bit = Square.bit(to);
        if ((Attacks.stepWord(Attacks.stepEntry(piece, from) + w) & bit) != 0) {
            return true;
        }
        return Piece.isSlider(piece) && (Attacks.word(piece, from, s.position.occupancy(), w) & bit) != 0;
    }
}
