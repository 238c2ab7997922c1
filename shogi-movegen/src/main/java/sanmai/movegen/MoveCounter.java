package sanmai.movegen;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Hand;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Counts legal moves without listing them, by counting the bits of each piece's target squares. Equal to the size of
 * the list that {@link LegalMoves} writes. Not safe for use by several threads.
 */
public final class MoveCounter {
    private static final int PAWN = PieceType.PAWN.code();
    private static final int LANCE = PieceType.LANCE.code();
    private static final int KNIGHT = PieceType.KNIGHT.code();
    private static final int SILVER = PieceType.SILVER.code();
    private static final int GOLD = PieceType.GOLD.code();
    private static final int BISHOP = PieceType.BISHOP.code();
    private static final int ROOK = PieceType.ROOK.code();
    private static final int HORSE = PieceType.HORSE.code();
    private static final int DRAGON = PieceType.DRAGON.code();

    private final Situation situation = new Situation();
    private final MoveWriter pinnedMoves = new MoveWriter(situation);
    private final DropPawnMate dropPawnMate = new DropPawnMate();

    public MoveCounter() {
        pinnedMoves.into(new int[MoveList.CAPACITY]);
    }

    /** How many legal moves the side to move has. */
    public int count(Position position) {
        Situation s = situation;
        s.read(position);
        int king = bits(s.safe0, s.safe1, s.safe2);
        if (s.checks > 1) {
            return king;
        }
        int pinned = s.anyPinned() ? pinnedMoves.pinned(0) : 0;
        return king + pinned + freeSteppers() + freeSliders() + drops();
    }

    private int freeSteppers() {
        return pawns() + knights() + silvers() + golds();
    }

    private int freeSliders() {
        return lances() + bishops(BISHOP) + rooks(ROOK) + bishops(HORSE) + rooks(DRAGON);
    }

    private int pawns() {
        Situation s = situation;
        int pawns0 = s.position.word(s.ours | PAWN, 0) & ~s.pinned[0];
        int pawns1 = s.position.word(s.ours | PAWN, 1) & ~s.pinned[1];
        int pawns2 = s.position.word(s.ours | PAWN, 2) & ~s.pinned[2];
        int to0 = Pawns.pushed0(s.us, pawns0, pawns1) & s.target0;
        int to1 = Pawns.pushed1(s.us, pawns0, pawns1, pawns2) & s.target1;
        int to2 = Pawns.pushed2(s.us, pawns1, pawns2) & s.target2;
        int zone = s.us == 0 ? to0 : to2;
        return bits(to0, to1, to2) + Integer.bitCount(zone & ~Dead.PAWN[s.us]);
    }

    private int lances() {
        Situation s = situation;
        int n = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(s.ours | LANCE, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                n += lance(w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest));
            }
        }
        return n;
    }

    private int lance(int from) {
        Situation s = situation;
        int key = Attacks.lanceKey(s.us, from, s.position.maps());
        int to0 = Attacks.lanceWord(key, s.us, from, 0) & s.target0;
        int to1 = Attacks.lanceWord(key, s.us, from, 1) & s.target1;
        int to2 = Attacks.lanceWord(key, s.us, from, 2) & s.target2;
        int zone = s.us == 0 ? to0 : to2;
        return bits(to0, to1, to2) + Integer.bitCount(zone & ~Dead.LANCE[s.us]);
    }

    private int knights() {
        Situation s = situation;
        int n = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(s.ours | KNIGHT, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                n += knight(w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest));
            }
        }
        return n;
    }

    private int knight(int from) {
        Situation s = situation;
        int steps = Attacks.stepEntry(s.ours | KNIGHT, from);
        int to0 = Attacks.stepWord(steps) & s.target0;
        int to1 = Attacks.stepWord(steps + 1) & s.target1;
        int to2 = Attacks.stepWord(steps + 2) & s.target2;
        int zone = s.us == 0 ? to0 : to2;
        return bits(to0, to1, to2) + Integer.bitCount(zone & ~Dead.KNIGHT[s.us]);
    }

    private int silvers() {
        Situation s = situation;
        int n = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(s.ours | SILVER, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                n += silver(w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest));
            }
        }
        return n;
    }

    private int silver(int from) {
        Situation s = situation;
        int steps = Attacks.stepEntry(s.ours | SILVER, from);
        int to0 = Attacks.stepWord(steps) & s.target0;
        int to1 = Attacks.stepWord(steps + 1) & s.target1;
        int to2 = Attacks.stepWord(steps + 2) & s.target2;
        return withPromotion(from, to0, to1, to2);
    }

    private int golds() {
        Situation s = situation;
        int set = s.ours | GOLD;
        int n = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(set, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                int from = w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                int steps = Attacks.stepEntry(set, from);
                n += bits(
                        Attacks.stepWord(steps) & s.target0,
                        Attacks.stepWord(steps + 1) & s.target1,
                        Attacks.stepWord(steps + 2) & s.target2);
            }
        }
        return n;
    }

    private int bishops(int type) {
        Situation s = situation;
        int piece = s.ours | type;
        int n = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(piece, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                n += bishop(piece, w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest));
            }
        }
        return n;
    }

    private int bishop(int piece, int from) {
        Situation s = situation;
        int key = Attacks.bishopKey(from, s.position.maps());
        int steps = Attacks.stepEntry(piece, from);
        int to0 = (Attacks.bishopWord(key, from, 0) | Attacks.stepWord(steps)) & s.target0;
        int to1 = (Attacks.bishopWord(key, from, 1) | Attacks.stepWord(steps + 1)) & s.target1;
        int to2 = (Attacks.bishopWord(key, from, 2) | Attacks.stepWord(steps + 2)) & s.target2;
        return (piece & Piece.PROMOTION) != 0 ? bits(to0, to1, to2) : withPromotion(from, to0, to1, to2);
    }

    private int rooks(int type) {
        Situation s = situation;
        int piece = s.ours | type;
        int n = 0;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(piece, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                n += rook(piece, w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest));
            }
        }
        return n;
    }

    private int rook(int piece, int from) {
        Situation s = situation;
        int key = Attacks.rookKey(from, s.position.maps());
        int steps = Attacks.stepEntry(piece, from);
        int to0 = (Attacks.rookWord(key, from, 0) | Attacks.stepWord(steps)) & s.target0;
        int to1 = (Attacks.rookWord(key, from, 1) | Attacks.stepWord(steps + 1)) & s.target1;
        int to2 = (Attacks.rookWord(key, from, 2) | Attacks.stepWord(steps + 2)) & s.target2;
        return (piece & Piece.PROMOTION) != 0 ? bits(to0, to1, to2) : withPromotion(from, to0, to1, to2);
    }

    private int withPromotion(int from, int to0, int to1, int to2) {
        int zoneWord = situation.us * 2;
        int all = bits(to0, to1, to2);
        return all + (Square.word(from) == zoneWord ? all : Integer.bitCount(zoneWord == 0 ? to0 : to2));
    }

    private int drops() {
        Situation s = situation;
        int hand = s.position.hand(s.us);
        if (hand == Hand.EMPTY) {
            return 0;
        }
        int empty0 = s.target0 & ~s.position.maps().word(0);
        int empty1 = s.target1 & ~s.position.maps().word(1);
        int empty2 = s.target2 & ~s.position.maps().word(2);
        int kinds = Hand.kindsBesidesPawns(hand);
        int empty = bits(empty0, empty1, empty2);
        int zone = s.us == 0 ? empty0 : empty2;
        int n = Integer.bitCount(kinds) * empty;
        if ((kinds & Drops.bit(LANCE)) != 0) {
            n -= Integer.bitCount(zone & Dead.LANCE[s.us]);
        }
        if ((kinds & Drops.bit(KNIGHT)) != 0) {
            n -= Integer.bitCount(zone & Dead.KNIGHT[s.us]);
        }
        return Hand.has(hand, PAWN) ? n + pawnDrops(empty0, empty1, empty2) : n;
    }

    private int pawnDrops(int empty0, int empty1, int empty2) {
        Situation s = situation;
        int without = ~Pawns.files(s.position, s.ours | PAWN);
        int zone = (s.us == 0 ? empty0 : empty2) & without & Dead.PAWN[s.us];
        int n = bits(empty0 & without, empty1 & without, empty2 & without) - Integer.bitCount(zone);
        return dropPawnMate.square(s) == Square.NONE ? n : n - 1;
    }

    private static int bits(int word0, int word1, int word2) {
        return Integer.bitCount(word0) + Integer.bitCount(word1) + Integer.bitCount(word2);
    }
}
