package sanmai.movegen;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Window;
import sanmai.core.occupancy.OccupancyMaps;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Finds a move that mates at once, where it is cheap to find: a piece put beside the king on a square that its own side
 * attacks, or a knight's check. What it finds is mate; it may miss mates by checks from afar and by pieces that uncover
 * a slider.
 *
 * <p>Most candidates are dismissed unseen: the piece must cover every square that the king could go to.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class MateInOne {
    private static final int PAWN = PieceType.PAWN.code();
    private static final int KNIGHT = PieceType.KNIGHT.code();
    private static final int KING = PieceType.KING.code();

    /** A king that can go to so many squares is not mated by one more piece beside it. */
    private static final int MANY_SQUARES = 6;

    /** By piece, square and word: what the piece could attack from there on an empty board. */
    private static final int[] COVERS = new int[Piece.SQUARE_PAIRS * 4];

    static {
        OccupancyMaps empty = new OccupancyMaps();
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                for (int square = 0; square < Square.COUNT; square++) {
                    int piece = Piece.of(color, type);
                    Bitboard covered = Attacks.of(piece, square, empty);
                    for (int w = 0; w < 3; w++) {
                        COVERS[Piece.onSquare(piece, square) * 4 + w] = covered.word(w);
                    }
                }
            }
        }
    }

    private final Situation mated = new Situation();
    private final MoveWriter writer = new MoveWriter(mated);
    private final MoveList candidates = new MoveList();
    private final MoveList answers = new MoveList();

    /** A legal move of the position that was read which mates; {@link Move#NONE} if none was found. */
    public int find(StagedMoves legal) {
        Position position = legal.position();
        int us = position.turnOrdinal();
        int king = position.king(us ^ 1);
        if (king == Square.NONE) {
            return Move.NONE;
        }
        Situation s = mated;
        s.read(position, us ^ 1);
        int beside = Attacks.stepEntry(s.ours | KING, king);
        int knights = Attacks.stepEntry(s.ours | KNIGHT, king);
        int supported0 = s.danger(0) & Attacks.stepWord(beside);
        int supported1 = s.danger(1) & Attacks.stepWord(beside + 1);
        int supported2 = s.danger(2) & Attacks.stepWord(beside + 2);
        int checks0 = supported0 | Attacks.stepWord(knights);
        int checks1 = supported1 | Attacks.stepWord(knights + 1);
        int checks2 = supported2 | Attacks.stepWord(knights + 2);
        boolean anySupported = (supported0 | supported1 | supported2) != 0;
        if (Long.bitCount(s.safe) >= MANY_SQUARES || !anySupported && s.safe != 0) {
            return Move.NONE;
        }
        long flights = s.safe;
        int kingWord = Square.word(king);
        legal.movesTo(checks0, checks1, checks2, candidates);
        for (int i = 0; i < candidates.size(); i++) {
            int move = candidates.get(i);
            boolean pawnDrop = Move.isDrop(move) && Piece.typeCode(Move.piece(move)) == PAWN;
            if (!pawnDrop
                    && (flights & ~covered(move, kingWord)) == 0
                    && legal.givesCheck(move)
                    && mates(position, move)) {
                return move;
            }
        }
        return Move.NONE;
    }

    /** What the piece could attack after the move, in the window of the king's word: squares behind the king too. */
    private static long covered(int move, int kingWord) {
        int entry = Piece.onSquare(Move.placedPiece(move), Move.to(move)) * 4;
        return Window.of(kingWord, COVERS[entry], COVERS[entry + 1], COVERS[entry + 2]);
    }

    private boolean mates(Position position, int move) {
        position.doMove(move);
        boolean mates = isMated(position);
        position.undoMove();
        return mates;
    }

    private boolean isMated(Position position) {
        Situation s = mated;
        s.read(position);
        if (s.safe != 0) {
            return false;
        }
        if (s.checks > 1) {
            return true;
        }
        writer.into(answers.array());
        int n = writer.freePieces(0);
        n = s.anyPinned() ? writer.pinned(n) : n;
        // The checking piece is beside the king or a knight, or else a drop between may be an answer.
        return n == 0 && writer.drops(0, Square.NONE) == 0;
    }
}
