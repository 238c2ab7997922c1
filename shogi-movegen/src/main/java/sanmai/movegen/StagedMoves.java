package sanmai.movegen;

import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.core.attacks.Window;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * The legal moves of one position, part by part, for a search that looks at some moves before it lists others. The
 * position is read once; moves may be made and taken back between two questions, but each question finds the position
 * as it was read.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class StagedMoves {
    /** From a square to the one behind it, as Black sees it. */
    private static final int ROW = Square.at(1, 0) - Square.at(0, 0);

    private final CheckInfo info = new CheckInfo();
    private final MoveWriter writer = new MoveWriter(info);
    private final DropPawnMate dropPawnMate = new DropPawnMate();
    private final GivesCheck givesCheck = new GivesCheck();
    private boolean knowsChecks;

    /** The target squares of all moves; those of the {@link #info} are narrowed for each part. */
    private int all0;

    private int all1;
    private int all2;
    private long allSafe;

    /** Reads a position. */
    public void read(Position position) {
        CheckInfo s = info;
        s.read(position);
        all0 = s.target0;
        all1 = s.target1;
        all2 = s.target2;
        allSafe = s.safe;
        knowsChecks = false;
    }

    /** Whether the side to move is in check. */
    public boolean isInCheck() {
        return info.checks != 0;
    }

    /** Replaces the contents of the list by all legal moves. */
    public void all(MoveList list) {
        widen();
        info.readWindows();
        write(list, true);
    }

    /** Replaces the contents of the list by the moves that take a piece, and pawns' promotions that take nothing. */
    public void capturesAndPawnPromotions(MoveList list) {
        widen();
        info.onlyCaptures();
        write(list, false);
        pawnPromotions(list);
    }

    /** Replaces the contents of the list by the moves that take nothing, drops and pawns' promotions among them. */
    public void quiets(MoveList list) {
        widen();
        info.onlyQuiets();
        write(list, true);
    }

    /** Replaces the contents of the list by the moves to these squares, given by their words; by no drops. */
    void advancesTo(int to0, int to1, int to2, MoveList list) {
        widen();
        CheckInfo s = info;
        s.target0 &= to0;
        s.target1 &= to1;
        s.target2 &= to2;
        s.safe = 0; // A king does not attack a king.
        s.readWindows();
        write(list, false);
    }

    /** A word of the squares to which pieces other than the king may go. */
    int targets(int w) {
        return target(w);
    }

    /** The position that was read. */
    Position position() {
        return info.position;
    }

    private void widen() {
        CheckInfo s = info;
        s.target0 = all0;
        s.target1 = all1;
        s.target2 = all2;
        s.safe = allSafe;
    }

    private void write(MoveList list, boolean withDrops) {
        CheckInfo s = info;
        writer.into(list.array());
        int n = s.king == Square.NONE ? 0 : writer.king(0);
        if (s.checks <= 1) {
            n = writer.freePieces(n);
            n = s.anyPinned() ? writer.pinned(n) : n;
            int hand = s.position.hand(s.us);
            if (withDrops && hand != Hand.EMPTY) {
                int forbidden = Hand.has(hand, PAWN) ? dropPawnMate.square(s) : Square.NONE;
                n = writer.drops(n, forbidden);
            }
        }
        list.resize(n);
    }

    /** Adds the promotions of pawns to empty squares: those of the zone's word that lie before a pawn. */
    private void pawnPromotions(MoveList list) {
        CheckInfo s = info;
        Position p = s.position;
        if (s.checks > 1) {
            return;
        }
        int pawns = s.ours + PAWN;
        int zone = 2 * s.us;
        int pushed = zone == 0
                ? Pawns.pushed0(0, p.word(pawns, 0), p.word(pawns, 1))
                : Pawns.pushed2(1, p.word(pawns, 1), p.word(pawns, 2));
        int to = pushed & ~p.occupancy().word(zone) & (zone == 0 ? all0 : all2);
        for (; to != 0; to &= to - 1) {
            int square = Square.first(zone, to);
            int from = square + (s.us == 0 ? ROW : -ROW);
            if (isFreeToGo(from, square)) {
                list.add(Move.of(pawns, from, square) | Move.PROMOTION);
            }
        }
    }

    private boolean isFreeToGo(int from, int to) {
        CheckInfo s = info;
        if ((s.pinned[Square.word(from)] & Square.bit(from)) == 0) {
            return true;
        }
        return (Lines.throughWord(Lines.entry(s.king, from) + Square.word(to)) & Square.bit(to)) != 0;
    }

    /** Whether a move, perhaps one of another position or a number that is no move, is legal here. */
    public boolean isLegal(int move) {
        CheckInfo s = info;
        int piece = Move.piece(move);
        if (Piece.typeCode(piece) == 0 || (piece ^ s.ours) >>> Piece.COLOR_SHIFT != 0) {
            return false;
        }
        if (Move.to(move) >= Square.COUNT || Move.from(move) >= Square.COUNT) {
            return false;
        }
        return Move.isDrop(move) ? isLegalDrop(s, move, piece) : isLegalAdvance(s, move, piece);
    }

    private boolean isLegalDrop(CheckInfo s, int move, int piece) {
        int to = Move.to(move);
        int w = Square.word(to);
        int free = target(w)
                & ~s.position.occupancy().word(w)
                & PromotionMasks.stays(PromotionMasks.entry(piece, PromotionMasks.MIDDLE) + w);
        int kind = Piece.typeCode(piece);
        if (move != Move.drop(piece, to) || s.checks > 1 || (free & Square.bit(to)) == 0) {
            return false;
        }
        if (kind > PieceType.HAND_KINDS || !Hand.has(s.position.hand(s.us), kind)) {
            return false;
        }
        return kind != PAWN
                || (Pawns.files(s.position, piece) & Square.bit(to)) == 0 && !dropPawnMate.mates(s.position, to);
    }

    private boolean isLegalAdvance(CheckInfo s, int move, int piece) {
        int from = Move.from(move);
        int to = Move.to(move);
        int w = Square.word(to);
        if (s.position.pieceAt(from) != piece || !reaches(piece, from, to)) {
            return false;
        }
        if (Piece.typeCode(piece) == KING) {
            return !Move.isPromotion(move) && (allSafe >>> to - Window.firstSquare(Square.word(from)) & 1) != 0;
        }
        int zones = PromotionMasks.entry(piece, Square.word(from)) + w;
        int wanted = Move.isPromotion(move) ? PromotionMasks.promotes(zones) : PromotionMasks.stays(zones);
        return s.checks <= 1 && (target(w) & wanted & Square.bit(to)) != 0 && isFreeToGo(from, to);
    }

    private boolean reaches(int piece, int from, int to) {
        int w = Square.word(to);
        int bit = Square.bit(to);
        if ((Attacks.stepWord(Attacks.stepEntry(piece, from) + w) & bit) != 0) {
            return true;
        }
        return Piece.isSlider(piece) && (Attacks.word(piece, from, info.position.occupancy(), w) & bit) != 0;
    }

    private int target(int w) {
        return w == 0 ? all0 : w == 1 ? all1 : all2;
    }

    /** Whether a legal move gives check. */
    public boolean givesCheck(int move) {
        CheckInfo s = info;
        if (s.position.king(s.us ^ 1) == Square.NONE) {
            return false;
        }
        if (!knowsChecks) {
            givesCheck.read(s.position);
            knowsChecks = true;
        }
        return givesCheck.givesCheck(move);
    }
}
