package sanmai.movegen;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;

/**
 * Writes drops into an array. Its method takes the number of moves written so far and returns the new one. The
 * {@link CheckInfo} says which squares may be moved to.
 */
final class DropWriter {
    private final CheckInfo info;
    private int[] moves;
    private Targets targets;

    DropWriter(CheckInfo info) {
        this.info = info;
    }

    /** Sets the array to write to, which has room for any moves and three more, and the squares that may be dropped on. */
    void into(int[] array, Targets newTargets) {
        moves = array;
        targets = newTargets;
    }

    /** Drops of all kinds in hand on empty target squares; the pawn is left out on {@code mateSquare}. */
    int drops(int n, int mateSquare) {
        CheckInfo s = info;
        int hand = s.position.hand(s.us);
        int empty0 = targets.word0 & ~s.position.occupancy().word(0);
        int empty1 = targets.word1 & ~s.position.occupancy().word(1);
        int empty2 = targets.word2 & ~s.position.occupancy().word(2);
        if (Hand.has(hand, PAWN)) {
            n = pawnDrops(n, mateSquare, empty0, empty1, empty2);
        }
        int kinds = Hand.kindsBesidesPawns(hand);
        return kinds == 0 ? n : dropsBesidesPawns(kinds, empty0, empty1, empty2, n);
    }

    /** Drops that give check, in the order of {@link #drops}; a pawn is not dropped where it would mate. */
    int checks(int n, GivesCheck givesCheck, DropPawnMate dropPawnMate) {
        CheckInfo s = info;
        int hand = s.position.hand(s.us);
        if (Hand.has(hand, PAWN)) {
            int without = ~Pawns.nifuFiles(s.position, s.ours + PAWN);
            int end = checks(PAWN, without, givesCheck, n);
            // Only one square is in front of the king.
            n = end > n && dropPawnMate.mates(s.position, Move.to(moves[n])) ? n : end;
        }
        int kinds = Hand.kindsBesidesPawns(hand);
        if (kinds == 0) {
            return n;
        }
        int widest = widest(kinds);
        n = checks(widest, -1, givesCheck, n);
        for (int rest = kinds & ~DropKinds.bit(widest); rest != 0; rest &= rest - 1) {
            n = checks(DropKinds.kind(rest), -1, givesCheck, n);
        }
        return n;
    }

    /** No piece attacks from where it could not move on, so no other rule about drops is needed. */
    private int checks(int kind, int allowed, GivesCheck givesCheck, int n) {
        Occupancy occupancy = info.position.occupancy();
        return drops(
                kind,
                targets.word0 & ~occupancy.word(0) & allowed & givesCheck.squares(kind, 0),
                targets.word1 & ~occupancy.word(1) & allowed & givesCheck.squares(kind, 1),
                targets.word2 & ~occupancy.word(2) & allowed & givesCheck.squares(kind, 2),
                n);
    }

    private int pawnDrops(int n, int mateSquare, int empty0, int empty1, int empty2) {
        CheckInfo s = info;
        int without = ~Pawns.nifuFiles(s.position, s.ours + PAWN);
        int start = n;
        n = drops(PAWN, empty0 & without, empty1 & without, empty2 & without, n);
        return mateSquare == Square.NONE ? n : without(Move.dropCode(s.ours + PAWN, mateSquare), start, n);
    }

    /** Takes one move out of the moves from {@code start}, if it is there. */
    private int without(int move, int start, int n) {
        for (int i = start; i < n; i++) {
            if (moves[i] == move) {
                moves[i] = moves[n - 1];
                return n - 1;
            }
        }
        return n;
    }

    /**
     * Drops of kinds other than pawns. The squares are found once, for a kind that may go wherever the others may, and copied
     * for each of these. Lances and knights may not go to the last ranks, whose squares are the first of Black's, the last of
     * White's.
     */
    private int dropsBesidesPawns(int kinds, int empty0, int empty1, int empty2, int n) {
        int us = info.us;
        int widest = widest(kinds);
        int start = n;
        n = drops(widest, empty0, empty1, empty2, n);
        int end = n;
        int zoneWord = PromotionMasks.zoneWord(us);
        int zone = PromotionMasks.inZone(zoneWord, empty0, empty2) & stays(widest, zoneWord);
        for (int rest = kinds & ~DropKinds.bit(widest); rest != 0; rest &= rest - 1) {
            int kind = DropKinds.kind(rest);
            int refused = Integer.bitCount(zone & ~stays(kind, zoneWord));
            int first = us == 0 ? start + refused : start;
            int afterLast = us == 0 ? end : end - refused;
            n = copy(first, afterLast, n, Move.code(kind - widest, 0, 0));
        }
        return n;
    }

    /** A kind that may go wherever the others may. */
    private static int widest(int kinds) {
        int unrestricted = kinds & DropKinds.UNRESTRICTED;
        return DropKinds.kind(unrestricted != 0 ? unrestricted : kinds); // A lance may go where a knight may.
    }

    /** Appends the moves of a range, each with this difference. */
    private int copy(int first, int afterLast, int n, int difference) {
        int[] list = moves;
        for (int i = first; i < afterLast; i++) {
            list[n++] = list[i] + difference;
        }
        return n;
    }

    /** Drops of a kind on those of these squares from which it can move on. */
    private int drops(int kind, int empty0, int empty1, int empty2, int n) {
        int base = Move.dropCode(info.ours + kind, 0);
        n = drops(base, empty0 & stays(kind, 0) | (long) (empty1 & stays(kind, 1)) << Square.PER_WORD, n);
        return drops(base + 2 * Square.PER_WORD, empty2 & stays(kind, 2), n);
    }

    /** The squares of a word from which a piece of a kind can move on. */
    private int stays(int kind, int word) {
        return PromotionMasks.stays(PromotionMasks.entry(info.ours + kind, PromotionMasks.MIDDLE) + word);
    }

    /**
     * A drop on each square, the first of which is in the base. Four at a time are written, wanted or not, and only the
     * wanted ones counted.
     */
    private int drops(int base, long to, int n) {
        int[] list = moves;
        int end = n + Long.bitCount(to);
        for (; to != 0; n += 4) {
            list[n] = base + Long.numberOfTrailingZeros(to);
            to &= to - 1;
            list[n + 1] = base + Long.numberOfTrailingZeros(to);
            to &= to - 1;
            list[n + 2] = base + Long.numberOfTrailingZeros(to);
            to &= to - 1;
            list[n + 3] = base + Long.numberOfTrailingZeros(to);
            to &= to - 1;
        }
        return end;
    }
}
