package sanmai.search.alphabeta;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Which pieces of the side to move something cheaper attacks: a pawn any piece, and a lance, knight, silver or gold a bishop
 * or rook, promoted or not.
 */
final class Threats {
    private Position position;
    private int us;

    /** The bishops and rooks of the side to move that are attacked by something cheaper, by word. */
    private final int[] attacked = new int[3];

    /** Reads a position, which the questions are about. */
    void read(Position newPosition) {
        position = newPosition;
        us = position.turnOrdinal();
        for (int w = 0; w < 3; w++) {
            attacked[w] = 0;
            int dear = position.rooksAndDragons(us, w) | position.bishopsAndHorses(us, w);
            for (; dear != 0; dear &= dear - 1) {
                int square = Square.first(w, dear);
                attacked[w] |= isAttackedByCheaper(square) ? Square.bit(square) : 0;
            }
        }
    }

    private boolean isAttackedByCheaper(int square) {
        int ours = us << Piece.COLOR_SHIFT;
        int theirs = ours ^ 1 << Piece.COLOR_SHIFT;
        int pawn = Attacks.stepEntry(ours | PAWN, square);
        int knight = Attacks.stepEntry(ours | KNIGHT, square);
        int silver = Attacks.stepEntry(ours | SILVER, square);
        int gold = Attacks.stepEntry(ours | GOLD, square);
        int lance = Attacks.lanceKey(us, square, position.occupancy());
        int attackers = 0;
        for (int w = 0; w < 3; w++) {
            attackers |= Attacks.stepWord(pawn + w) & position.word(theirs | PAWN, w)
                    | Attacks.stepWord(knight + w) & position.word(theirs | KNIGHT, w)
                    | Attacks.stepWord(silver + w) & position.word(theirs | SILVER, w)
                    | Attacks.stepWord(gold + w) & position.word(theirs | GOLD, w)
                    | Attacks.lanceWord(lance, us, square, w) & position.word(theirs | LANCE, w);
        }
        return attackers != 0;
    }

    /** Whether a move's piece is threatened where it stands. */
    boolean evades(int move) {
        if (Move.isDrop(move)) {
            return false;
        }
        int from = Move.from(move);
        int type = Piece.typeCode(Move.piece(move)) & Piece.PROMOTION - 1;
        return type == BISHOP || type == ROOK
                ? (attacked[Square.word(from)] & Square.bit(from)) != 0
                : isAttackedByPawn(from);
    }

    /** Whether a pawn takes a move's piece, which is none, where it arrives. */
    boolean runsInto(int move) {
        return Piece.typeCode(Move.placedPiece(move)) != PAWN && isAttackedByPawn(Move.to(move));
    }

    private boolean isAttackedByPawn(int square) {
        int inFront = us == 0 ? square - 9 : square + 9;
        int pawn = (us ^ 1) << Piece.COLOR_SHIFT | PAWN;
        return inFront >= 0 && inFront < Square.COUNT && position.pieceAt(inFront) == pawn;
    }
}
