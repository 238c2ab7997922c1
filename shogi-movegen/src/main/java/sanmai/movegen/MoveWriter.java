package sanmai.movegen;

import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.core.attacks.StepWindow;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Writes the moves of pieces on the board into an array: one small method for each kind of piece, each of which takes the
 * number of moves written so far and returns the new one. The {@link CheckInfo} says which squares may be moved to, and
 * which pieces may not move freely.
 *
 * <p>A promotion is written wherever the piece starts or ends in the zone, and the move without it wherever the piece
 * can still move on from there.
 */
final class MoveWriter {
    private final CheckInfo info;
    private int[] moves;
    private Targets targets;

    MoveWriter(CheckInfo info) {
        this.info = info;
    }

    /** Sets the array to write to, and the target squares. */
    void into(int[] array, Targets newTargets) {
        moves = array;
        targets = newTargets;
    }

    /**
     * The moves of all pieces on the board. In double check only the king moves.
     *
     * <p><b>Performance note:</b> longer than 325 bytecodes (FreqInlineSize), so the JIT compiler always compiles it as a unit
     * of its own.
     */
    int boardMoves(int n) {
        CheckInfo s = info;
        n = s.king == Square.NONE ? n : king(n);
        if (s.checks > 1) {
            return n;
        }
        n = pawns(
                Pawns.pushed0(s.us, s.pawns0, s.pawns1) & targets.word0,
                Pawns.pushed1(s.us, s.pawns0, s.pawns1, s.pawns2) & targets.word1,
                Pawns.pushed2(s.us, s.pawns1, s.pawns2) & targets.word2,
                n);
        for (int w = 0; w < 3; w++) {
            for (int rest = s.steppers(w); rest != 0; rest &= rest - 1) {
                n = stepper(w, Square.first(w, rest), n);
            }
        }
        for (int w = 0; w < 3; w++) {
            for (int rest = s.lances(w); rest != 0; rest &= rest - 1) {
                n = lance(Square.first(w, rest), n);
            }
        }
        for (int w = 0; w < 3; w++) {
            for (int rest = s.bishops(w); rest != 0; rest &= rest - 1) {
                n = bishop(w, Square.first(w, rest), n);
            }
        }
        for (int w = 0; w < 3; w++) {
            for (int rest = s.rooks(w); rest != 0; rest &= rest - 1) {
                n = rook(w, Square.first(w, rest), n);
            }
        }
        return s.anyPinned() ? pinned(n) : n;
    }

    /** The king's steps to safe squares. */
    int king(int n) {
        CheckInfo s = info;
        int first = StepWindow.firstSquare(Square.word(s.king));
        return steps(Move.code(s.ours + KING, s.king, first), targets.king, n);
    }

    /** The moves of pinned pieces along the lines of their pins. */
    int pinned(int n) {
        CheckInfo s = info;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.pinned(w); rest != 0; rest &= rest - 1) {
                n = alongPin(Square.first(w, rest), n);
            }
        }
        return n;
    }

    private int alongPin(int from, int n) {
        CheckInfo s = info;
        int piece = s.position.pieceAt(from);
        int line = Lines.entry(s.king, from);
        Occupancy occupancy = s.position.occupancy();
        int to0 = Attacks.word(piece, from, occupancy, 0) & Lines.throughWord(line) & targets.word0;
        int to1 = Attacks.word(piece, from, occupancy, 1) & Lines.throughWord(line + 1) & targets.word1;
        int to2 = Attacks.word(piece, from, occupancy, 2) & Lines.throughWord(line + 2) & targets.word2;
        return movesOf(piece, from, to0, to1, to2, n);
    }

    // ---- Pieces on the board ----

    private int pawns(int to0, int to1, int to2, int n) {
        CheckInfo s = info;
        int base = Move.code(s.ours + PAWN, 0, 0) + Move.code(0, 1, 0) * (s.us == 0 ? 9 : -9);
        int zones = PromotionMasks.entry(s.ours + PAWN, PromotionMasks.MIDDLE);
        n = pawnMoves(base, 0, to0 & PromotionMasks.stays(zones) | (long) to1 << Square.PER_WORD, n);
        n = pawnMoves(base, 2 * Square.PER_WORD, to2 & PromotionMasks.stays(zones + 2), n);
        int zoneWord = PromotionMasks.zoneWord(s.us);
        int zone = PromotionMasks.inZone(zoneWord, to0, to2);
        return zone == 0 ? n : pawnMoves(base + Move.PROMOTION, zoneWord * Square.PER_WORD, zone, n);
    }

    /**
     * Pawn moves by the squares that they end on, the lowest bit being the first: each comes from the square behind. Three
     * at a time are written, as in {@link #steps}.
     */
    private int pawnMoves(int base, int first, long to, int n) {
        int[] list = moves;
        int square = Move.code(0, 1, 1); // A pawn on the next square comes from the next square.
        int move = base + first * square;
        int end = n + Long.bitCount(to);
        for (; to != 0; n += 3) {
            list[n] = move + square * Long.numberOfTrailingZeros(to);
            to &= to - 1;
            list[n + 1] = move + square * Long.numberOfTrailingZeros(to);
            to &= to - 1;
            list[n + 2] = move + square * Long.numberOfTrailingZeros(to);
            to &= to - 1;
        }
        return end;
    }

    /**
     * The promotions of pawns to empty squares. Of all promotions that take nothing these gain most: a pawn becomes a gold.
     */
    int quietPawnPromotions(int n) {
        CheckInfo s = info;
        Position p = s.position;
        int pawns = s.ours + PAWN;
        int zone = PromotionMasks.zoneWord(s.us);
        int pushed = zone == 0
                ? Pawns.pushed0(0, p.word(pawns, 0), p.word(pawns, 1))
                : Pawns.pushed2(1, p.word(pawns, 1), p.word(pawns, 2));
        for (int to = pushed & ~p.occupancy().word(zone) & s.targets.word(zone); to != 0; to &= to - 1) {
            int square = Square.first(zone, to);
            int from = square + (s.us == 0 ? 9 : -9);
            if (s.staysOnPin(from, square)) {
                moves[n++] = Move.code(pawns, from, square) | Move.PROMOTION;
            }
        }
        return n;
    }

    private int stepper(int w, int from, int n) {
        int piece = info.position.pieceAt(from);
        int base = Move.code(piece, from, StepWindow.firstSquare(w));
        long to = Attacks.stepWindow(piece, from) & targets.window(w);
        n = steps(base, to & PromotionMasks.staysWindow(piece, w), n);
        to &= PromotionMasks.promotesWindow(piece, w);
        return to == 0 ? n : steps(base + Move.PROMOTION, to, n);
    }

    /**
     * A move to each square of a window, whose first square is in the base. Three moves at a time are written, wanted or
     * not, and only the wanted ones counted: a piece seldom has more, and a jump that depends on how many it has would
     * often be predicted wrongly.
     */
    private int steps(int base, long to, int n) {
        int[] list = moves;
        int end = n + Long.bitCount(to);
        do {
            list[n] = base + Long.numberOfTrailingZeros(to);
            to &= to - 1;
            list[n + 1] = base + Long.numberOfTrailingZeros(to);
            to &= to - 1;
            list[n + 2] = base + Long.numberOfTrailingZeros(to);
            to &= to - 1;
            n += 3;
        } while (to != 0);
        return end;
    }

    private int lance(int from, int n) {
        CheckInfo s = info;
        Occupancy occupancy = s.position.occupancy();
        int key = Attacks.lanceKey(s.us, from, occupancy);
        int to0 = Attacks.lanceWord(key, s.us, from, occupancy, 0) & targets.word0;
        int to1 = Attacks.lanceWord(key, s.us, from, occupancy, 1) & targets.word1;
        int to2 = Attacks.lanceWord(key, s.us, from, occupancy, 2) & targets.word2;
        return forward(Move.code(s.ours + LANCE, from, 0), to0, to1, to2, n);
    }

    /** The moves of a lance to these squares: it promotes where it ends in the zone. */
    private int forward(int base, int to0, int to1, int to2, int n) {
        int zones = PromotionMasks.entry(Move.piece(base), PromotionMasks.MIDDLE);
        n = moves(base, to0 & PromotionMasks.stays(zones), to1, to2 & PromotionMasks.stays(zones + 2), n);
        int zoneWord = PromotionMasks.zoneWord(info.us);
        int zone = PromotionMasks.inZone(zoneWord, to0, to2);
        return zone == 0 ? n : word(base + Move.PROMOTION + zoneWord * Square.PER_WORD, zone, n);
    }

    private int bishop(int w, int from, int n) {
        CheckInfo s = info;
        Occupancy occupancy = s.position.occupancy();
        int key = Attacks.bishopKey(from, occupancy);
        int to0 = Attacks.bishopWord(key, from, occupancy, 0) & targets.word0;
        int to1 = Attacks.bishopWord(key, from, occupancy, 1) & targets.word1;
        int to2 = Attacks.bishopWord(key, from, occupancy, 2) & targets.word2;
        return slider(w, from, to0, to1, to2, n);
    }

    private int rook(int w, int from, int n) {
        CheckInfo s = info;
        Occupancy occupancy = s.position.occupancy();
        int key = Attacks.rookKey(from, occupancy);
        int to0 = Attacks.rookWord(key, from, occupancy, 0) & targets.word0;
        int to1 = Attacks.rookWord(key, from, occupancy, 1) & targets.word1;
        int to2 = Attacks.rookWord(key, from, occupancy, 2) & targets.word2;
        return slider(w, from, to0, to1, to2, n);
    }

    /** The moves of a rook, bishop, dragon or horse that slides to these squares. Its steps lead to others. */
    private int slider(int w, int from, int to0, int to1, int to2, int n) {
        CheckInfo s = info;
        int piece = s.position.pieceAt(from);
        int base = Move.code(piece, from, 0);
        n = moves(base, to0, to1, to2, n);
        if ((piece & Piece.PROMOTION) != 0) {
            long steps = Attacks.stepWindow(piece, from) & targets.window(w);
            return steps(base + StepWindow.firstSquare(w), steps, n);
        }
        int zoneWord = PromotionMasks.zoneWord(s.us);
        if (w == zoneWord) {
            return moves(base + Move.PROMOTION, to0, to1, to2, n);
        }
        int zone = PromotionMasks.inZone(zoneWord, to0, to2);
        return word(base + Move.PROMOTION + zoneWord * Square.PER_WORD, zone, n);
    }

    // ---- Words of target squares ----

    /** The moves of a piece to these squares, with and without promotion. */
    private int movesOf(int piece, int from, int to0, int to1, int to2, int n) {
        int base = Move.code(piece, from, 0);
        int zones = PromotionMasks.entry(piece, Square.word(from));
        n = moves(
                base,
                to0 & PromotionMasks.stays(zones),
                to1 & PromotionMasks.stays(zones + 1),
                to2 & PromotionMasks.stays(zones + 2),
                n);
        to0 &= PromotionMasks.promotes(zones);
        to1 &= PromotionMasks.promotes(zones + 1);
        to2 &= PromotionMasks.promotes(zones + 2);
        return (to0 | to1 | to2) == 0 ? n : moves(base + Move.PROMOTION, to0, to1, to2, n);
    }

    /** A move to each square of a word, whose first square is in the base. */
    private int word(int base, int to, int n) {
        int[] list = moves;
        for (; to != 0; to &= to - 1) {
            list[n++] = base + Integer.numberOfTrailingZeros(to);
        }
        return n;
    }

    /** A move to each square. */
    private int moves(int base, int to0, int to1, int to2, int n) {
        int[] list = moves;
        // Two loops are left by a wrongly predicted jump less often than three.
        for (long to = to0 | (long) to1 << Square.PER_WORD; to != 0; to &= to - 1) {
            list[n++] = base + Long.numberOfTrailingZeros(to);
        }
        for (; to2 != 0; to2 &= to2 - 1) {
            list[n++] = base + 2 * Square.PER_WORD + Integer.numberOfTrailingZeros(to2);
        }
        return n;
    }
}
