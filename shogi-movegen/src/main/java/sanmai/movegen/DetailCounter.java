package sanmai.movegen;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.StepWindow;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Counts legal moves by what they do, without listing them: captures and promotions by the bits of each piece's target
 * squares, drops by kinds and squares, and checks as {@link CheckCounter} finds them. The number of all moves is that of
 * {@link MoveCounter}, of which this is a twin that looks at each set of squares twice more. Nothing is allocated after
 * construction. Not safe for use by several threads.
 */
public final class DetailCounter {
    private final CheckInfo info = new CheckInfo();
    private final CheckCounter checks = new CheckCounter(info);
    private final MoveWriter pinnedMoves = new MoveWriter(info);
    private final int[] pinnedList = new int[MoveList.CAPACITY];
    private final DropPawnMate dropPawnMate = new DropPawnMate();

    /** The squares of the other side, in words and in the windows of pieces that step. */
    private int theirs0;

    private int theirs1;
    private int theirs2;
    private final long[] theirWindows = new long[3];

    private int nodes;
    private int captures;
    private int promotions;

    /** Whether a move on the board may give check. */
    private boolean mayCheck;

    /** A counter for any number of positions, one after the other. */
    public DetailCounter() {
        pinnedMoves.into(pinnedList, info.targets);
    }

    /** Adds the legal moves of the side to move. The position is the same afterwards. */
    public void add(Position position, DetailSums sums) {
        CheckInfo s = info;
        s.read(position);
        readTheirs();
        checks.read(sums);
        nodes = 0;
        captures = 0;
        promotions = 0;
        mayCheck = checks.mayStepOrUncover();
        king();
        if (s.checks <= 1) {
            pieces();
            drops(sums);
        }
        sums.nodes += nodes;
        sums.captures += captures;
        sums.promotions += promotions;
        if (mayCheck) {
            checks.addBoardMoves();
        }
    }

    private void readTheirs() {
        CheckInfo s = info;
        theirs0 = s.position.occupancy().word(s.us ^ 1, 0);
        theirs1 = s.position.occupancy().word(s.us ^ 1, 1);
        theirs2 = s.position.occupancy().word(s.us ^ 1, 2);
        for (int w = 0; w < 3; w++) {
            theirWindows[w] = StepWindow.of(w, theirs0, theirs1, theirs2);
        }
    }

    private void king() {
        CheckInfo s = info;
        if (s.king != Square.NONE) {
            nodes += Long.bitCount(s.targets.king);
            captures += Long.bitCount(s.targets.king & theirWindows[Square.word(s.king)]);
        }
    }

    private void pieces() {
        if (info.anyPinned()) {
            pinned();
        }
        pawns();
        steppers();
        lances();
        bishops();
        rooks();
    }

    private void pinned() {
        int n = pinnedMoves.pinned(0);
        nodes += n;
        for (int i = 0; i < n; i++) {
            int move = pinnedList[i];
            captures += info.position.isCapture(move) ? 1 : 0;
            promotions += Move.isPromotion(move) ? 1 : 0;
            mayCheck |= checks.isCheck(move);
        }
    }

    // ---- Pieces that step ----

    private void pawns() {
        CheckInfo s = info;
        int to0 = Pawns.pushed0(s.us, s.pawns0, s.pawns1) & s.targets.word0;
        int to1 = Pawns.pushed1(s.us, s.pawns0, s.pawns1, s.pawns2) & s.targets.word1;
        int to2 = Pawns.pushed2(s.us, s.pawns1, s.pawns2) & s.targets.word2;
        mayCheck |= checks.pawnsCheck(to0, to1, to2);
        forward(s.ours + PAWN, to0, to1, to2);
    }

    private void steppers() {
        CheckInfo s = info;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.steppers(w); rest != 0; rest &= rest - 1) {
                stepper(w, Square.first(w, rest));
            }
        }
    }

    private void stepper(int w, int from) {
        CheckInfo s = info;
        int piece = s.position.pieceAt(from);
        long to = Attacks.stepWindow(piece, from) & s.targets.window(w);
        long chooses = to & PromotionMasks.choosesWindow(piece, w);
        long theirs = theirWindows[w];
        nodes += Long.bitCount(to) + Long.bitCount(chooses);
        captures += Long.bitCount(to & theirs) + Long.bitCount(chooses & theirs);
        promotions += Long.bitCount(to & PromotionMasks.promotesWindow(piece, w));
    }

    // ---- Pieces that slide ----

    private void lances() {
        CheckInfo s = info;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.lances(w); rest != 0; rest &= rest - 1) {
                lance(Square.first(w, rest));
            }
        }
    }

    private void lance(int from) {
        CheckInfo s = info;
        int key = Attacks.lanceKey(s.us, from, s.position.occupancy());
        int to0 = Attacks.lanceWord(key, s.us, from, 0) & s.targets.word0;
        int to1 = Attacks.lanceWord(key, s.us, from, 1) & s.targets.word1;
        int to2 = Attacks.lanceWord(key, s.us, from, 2) & s.targets.word2;
        noteSlides(LANCE, to0, to1, to2);
        forward(s.ours + LANCE, to0, to1, to2);
    }

    private void bishops() {
        CheckInfo s = info;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.bishops(w); rest != 0; rest &= rest - 1) {
                bishop(w, Square.first(w, rest));
            }
        }
    }

    private void bishop(int w, int from) {
        CheckInfo s = info;
        int key = Attacks.bishopKey(from, s.position.occupancy());
        int to0 = Attacks.bishopWord(key, from, 0) & s.targets.word0;
        int to1 = Attacks.bishopWord(key, from, 1) & s.targets.word1;
        int to2 = Attacks.bishopWord(key, from, 2) & s.targets.word2;
        noteSlides(BISHOP, to0, to1, to2);
        noteSteps(BISHOP, w, from);
        slider(w, from, to0, to1, to2);
    }

    private void rooks() {
        CheckInfo s = info;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.rooks(w); rest != 0; rest &= rest - 1) {
                rook(w, Square.first(w, rest));
            }
        }
    }

    private void rook(int w, int from) {
        CheckInfo s = info;
        int key = Attacks.rookKey(from, s.position.occupancy());
        int to0 = Attacks.rookWord(key, from, 0) & s.targets.word0;
        int to1 = Attacks.rookWord(key, from, 1) & s.targets.word1;
        int to2 = Attacks.rookWord(key, from, 2) & s.targets.word2;
        noteSlides(ROOK, to0, to1, to2);
        noteSteps(ROOK, w, from);
        slider(w, from, to0, to1, to2);
    }

    private void noteSlides(int slider, int to0, int to1, int to2) {
        mayCheck |= (to0 & checks.near(slider, 0) | to1 & checks.near(slider, 1) | to2 & checks.near(slider, 2)) != 0;
    }

    /** The steps of a horse or dragon beside its slides; bishops and rooks have none. */
    private void noteSteps(int slider, int w, int from) {
        long steps = Attacks.stepWindow(info.position.pieceAt(from), from) & info.targets.window(w);
        mayCheck |= steps != 0
                && (steps & StepWindow.of(w, checks.near(slider, 0), checks.near(slider, 1), checks.near(slider, 2)))
                        != 0;
    }

    /** The moves of a rook, bishop, dragon or horse that slides to these squares, and its steps to others. */
    private void slider(int w, int from, int to0, int to1, int to2) {
        CheckInfo s = info;
        int piece = s.position.pieceAt(from);
        int slides = Popcount.of(to0, to1, to2);
        int taken = Popcount.of(to0 & theirs0, to1 & theirs1, to2 & theirs2);
        nodes += slides;
        captures += taken;
        if ((piece & Piece.PROMOTION) != 0) {
            long steps = Attacks.stepWindow(piece, from) & s.targets.window(w);
            nodes += Long.bitCount(steps);
            captures += Long.bitCount(steps & theirWindows[w]);
            return;
        }
        int zoneWord = s.us * 2;
        int zone = zoneWord == 0 ? to0 : to2;
        int promoted = w == zoneWord ? slides : Integer.bitCount(zone);
        nodes += promoted;
        promotions += promoted;
        captures += w == zoneWord ? taken : Integer.bitCount(zone & (zoneWord == 0 ? theirs0 : theirs2));
    }

    /** The moves of pawns or a lance to these squares: a promotion in the zone, and two moves where that is a choice. */
    private void forward(int piece, int to0, int to1, int to2) {
        int zoneWord = info.us * 2;
        int zone = zoneWord == 0 ? to0 : to2;
        int chooses = zone & PromotionMasks.chooses(PromotionMasks.entry(piece, PromotionMasks.MIDDLE) + zoneWord);
        nodes += Popcount.of(to0, to1, to2) + Integer.bitCount(chooses);
        captures += Popcount.of(to0 & theirs0, to1 & theirs1, to2 & theirs2)
                + Integer.bitCount(chooses & (zoneWord == 0 ? theirs0 : theirs2));
        promotions += Integer.bitCount(zone);
    }

    // ---- Drops ----

    private void drops(DetailSums sums) {
        CheckInfo s = info;
        int hand = s.position.hand(s.us);
        if (hand == Hand.EMPTY) {
            return;
        }
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
        int refused = Square.NONE;
        if (Hand.has(hand, PAWN)) {
            refused = dropPawnMate.square(s);
            int open = ~Pawns.nifuFiles(s.position, s.ours + PAWN);
            int refusals = refused == Square.NONE ? 0 : 1;
            n += Popcount.places(s.ours + PAWN, empty0 & open, empty1 & open, empty2 & open) - refusals;
            sums.refusedDropPawnMates += refusals;
        }
        nodes += n;
        sums.drops += n;
        checks.addDrops(empty0, empty1, empty2, refused);
    }
}
