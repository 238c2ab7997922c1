package sanmai.movegen;

import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.StepWindow;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Hand;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Counts legal moves without listing them, by counting the bits of each piece's target squares (bulk counting). Equal to
 * the size of the list that {@link LegalMoves} writes. Not safe for use by several threads.
 *
 * <p>It is a twin of {@code MoveWriter} on purpose. One walk over pieces and drops whose subclasses write or count made
 * counting 12 to 26% slower (JDK 17, perft of the start position to depth 5, CPU time, four forks) and listing no faster.
 * A walk over the pieces on the board alone cost counting 1 to 5% (three forks). Tests hold the twins together.
 */
public final class MoveCounter {
    private final CheckInfo info;
    private final MoveWriter pinnedMoves;
    private final DropPawnMate dropPawnMate = new DropPawnMate();

    /** A counter for any number of positions, one after the other. */
    public MoveCounter() {
        this(new CheckInfo());
    }

    /** A counter that reads positions into this check info. */
    MoveCounter(CheckInfo info) {
        this.info = info;
        pinnedMoves = new MoveWriter(info);
        pinnedMoves.into(new int[MoveList.CAPACITY], info.targets);
    }

    /**
     * The number of legal moves of the side to move.
     *
     * <p><b>Performance note:</b> longer than 325 bytecodes (FreqInlineSize), so the JIT compiler always compiles it as a unit
     * of its own.
     */
    public int count(Position position) {
        CheckInfo s = info;
        Targets t = s.targets;
        s.read(position);
        int n = Long.bitCount(t.king);
        if (s.checks > 1) {
            return n;
        }
        n += s.anyPinned() ? pinnedMoves.pinned(0) : 0;
        n += ways(
                s.ours + PAWN,
                Pawns.pushed0(s.us, s.pawns0, s.pawns1) & t.word0,
                Pawns.pushed1(s.us, s.pawns0, s.pawns1, s.pawns2) & t.word1,
                Pawns.pushed2(s.us, s.pawns1, s.pawns2) & t.word2);
        n += steppers(0, s.golds0, s.silvers0, s.knights0, t.window0);
        n += steppers(1, s.golds1, s.silvers1, s.knights1, t.window1);
        n += steppers(2, s.golds2, s.silvers2, s.knights2, t.window2);
        n += lances(s.lances0, 0) + lances(s.lances1, 1) + lances(s.lances2, 2);
        for (int w = 0; w < 3; w++) {
            for (int rest = s.bishops(w); rest != 0; rest &= rest - 1) {
                n += bishop(w, Square.first(w, rest));
            }
            for (int rest = s.rooks(w); rest != 0; rest &= rest - 1) {
                n += rook(w, Square.first(w, rest));
            }
        }
        int hand = position.hand(s.us);
        return hand == Hand.EMPTY ? n : n + drops(hand);
    }

    private int steppers(int w, int golds, int silvers, int knights, long to) {
        if ((golds | silvers | knights) == 0) {
            return 0;
        }
        int us = info.us;
        long g = (long) golds << StepWindow.shift(w);
        long s = (long) silvers << StepWindow.shift(w);
        long k = (long) knights << StepWindow.shift(w);
        int n = SetwiseSteps.forward(us, g | s, to)
                + SetwiseSteps.sidewaysAndBack(us, g, to)
                + SetwiseSteps.diagonallyBack(us, s, to)
                + SetwiseSteps.jumps(us, k, to);
        return w == PromotionMasks.zoneWord(us ^ 1) ? n : n + promotions(w, s, k, to);
    }

    /** The moves of silvers and knights that may promote or not are two each. */
    private int promotions(int w, long silvers, long knights, long to) {
        int us = info.us;
        long choosing = to & PromotionMasks.choosesWindow(info.ours + SILVER, w);
        return SetwiseSteps.forward(us, silvers, choosing)
                + SetwiseSteps.diagonallyBack(us, silvers, choosing)
                + SetwiseSteps.jumps(us, knights, to & PromotionMasks.choosesWindow(info.ours + KNIGHT, w));
    }

    private int lances(int pieces, int w) {
        int n = 0;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            n += lance(Square.first(w, rest));
        }
        return n;
    }

    private int lance(int from) {
        CheckInfo s = info;
        Occupancy occupancy = s.position.occupancy();
        int key = Attacks.lanceKey(s.us, from, occupancy);
        return ways(
                s.ours + LANCE,
                Attacks.lanceWord(key, s.us, from, occupancy, 0) & s.targets.word0,
                Attacks.lanceWord(key, s.us, from, occupancy, 1) & s.targets.word1,
                Attacks.lanceWord(key, s.us, from, occupancy, 2) & s.targets.word2);
    }

    private int bishop(int w, int from) {
        CheckInfo s = info;
        Occupancy occupancy = s.position.occupancy();
        int key = Attacks.bishopKey(from, occupancy);
        return slider(
                w,
                from,
                Attacks.bishopWord(key, from, occupancy, 0) & s.targets.word0,
                Attacks.bishopWord(key, from, occupancy, 1) & s.targets.word1,
                Attacks.bishopWord(key, from, occupancy, 2) & s.targets.word2);
    }

    private int rook(int w, int from) {
        CheckInfo s = info;
        Occupancy occupancy = s.position.occupancy();
        int key = Attacks.rookKey(from, occupancy);
        return slider(
                w,
                from,
                Attacks.rookWord(key, from, occupancy, 0) & s.targets.word0,
                Attacks.rookWord(key, from, occupancy, 1) & s.targets.word1,
                Attacks.rookWord(key, from, occupancy, 2) & s.targets.word2);
    }

    /** The moves of a rook, bishop, dragon or horse that slides to these squares. Its steps lead to others. */
    private int slider(int w, int from, int to0, int to1, int to2) {
        CheckInfo s = info;
        int piece = s.position.pieceAt(from);
        int slides = Popcount.of(to0, to1, to2);
        if ((piece & Piece.PROMOTION) != 0) {
            return slides + Long.bitCount(Attacks.stepWindow(piece, from) & s.targets.window(w));
        }
        int zoneWord = PromotionMasks.zoneWord(s.us);
        return slides + (w == zoneWord ? slides : Integer.bitCount(PromotionMasks.inZone(zoneWord, to0, to2)));
    }

    /** The number of legal drops from the hand of the side to move, which is not empty. */
    int drops(int hand) {
        CheckInfo s = info;
        int empty0 = s.targets.word0 & ~s.position.occupancy().word(0);
        int empty1 = s.targets.word1 & ~s.position.occupancy().word(1);
        int empty2 = s.targets.word2 & ~s.position.occupancy().word(2);
        int kinds = Hand.kindsBesidesPawns(hand);
        int n = Integer.bitCount(kinds & DropKinds.UNRESTRICTED) * Popcount.of(empty0, empty1, empty2);
        if ((kinds & DropKinds.bit(LANCE)) != 0) {
            n += Popcount.places(s.ours + LANCE, empty0, empty1, empty2);
        }
        if ((kinds & DropKinds.bit(KNIGHT)) != 0) {
            n += Popcount.places(s.ours + KNIGHT, empty0, empty1, empty2);
        }
        return Hand.has(hand, PAWN) ? n + pawnDrops(empty0, empty1, empty2) : n;
    }

    private int pawnDrops(int empty0, int empty1, int empty2) {
        CheckInfo s = info;
        int without = ~Pawns.nifuFiles(s.position, s.ours + PAWN);
        int n = Popcount.places(s.ours + PAWN, empty0 & without, empty1 & without, empty2 & without);
        return dropPawnMate.square(s) == Square.NONE ? n : n - 1;
    }

    /** The number of moves of a pawn or lance to these squares: two where promotion is a choice. */
    private int ways(int piece, int to0, int to1, int to2) {
        int zoneWord = PromotionMasks.zoneWord(info.us);
        int chooses = PromotionMasks.chooses(PromotionMasks.entry(piece, PromotionMasks.MIDDLE) + zoneWord);
        return Popcount.of(to0, to1, to2) + Integer.bitCount(PromotionMasks.inZone(zoneWord, to0, to2) & chooses);
    }
}
