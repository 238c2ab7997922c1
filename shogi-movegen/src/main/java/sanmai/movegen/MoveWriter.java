package sanmai.movegen;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;

/**
 * Writes moves into an array: one small method for each kind of piece, each of which takes the number of moves written
 * so far and returns the new one. Which squares may be moved to, and which pieces may not move freely, the
 * {@link Situation} says.
 *
 * <p>Only pieces that promote are written twice: a promotion is written wherever the piece starts or ends in the zone,
 * and the move without it wherever the piece can still move from there later.
 */
final class MoveWriter {
    private static final int PAWN = PieceType.PAWN.code();
    private static final int LANCE = PieceType.LANCE.code();
    private static final int KNIGHT = PieceType.KNIGHT.code();
    private static final int SILVER = PieceType.SILVER.code();
    private static final int GOLD = PieceType.GOLD.code();
    private static final int BISHOP = PieceType.BISHOP.code();
    private static final int ROOK = PieceType.ROOK.code();
    private static final int KING = PieceType.KING.code();
    private static final int HORSE = PieceType.HORSE.code();
    private static final int DRAGON = PieceType.DRAGON.code();

    private final Situation situation;
    private int[] moves;

    MoveWriter(Situation situation) {
        this.situation = situation;
    }

    /** Says where to write from now on. */
    void into(int[] array) {
        moves = array;
    }

    /** The moves of all pieces on the board but the king and pinned ones. */
    int freePieces(int n) {
        n = pawns(n);
        n = lances(n);
        n = knights(n);
        n = silvers(n);
        n = golds(n);
        n = bishops(n);
        n = rooks(n);
        n = horses(n);
        return dragons(n);
    }

    /** The king's steps to safe squares. */
    int king(int n) {
        Situation s = situation;
        return quiet(Move.of(s.ours | KING, s.king, 0), s.safe0, s.safe1, s.safe2, n);
    }

    /** The moves of pinned pieces along the lines of their pins. */
    int pinned(int n) {
        Situation s = situation;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.pinned[w]; rest != 0; rest &= rest - 1) {
                n = alongPin(w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest), n);
            }
        }
        return n;
    }

    private int alongPin(int from, int n) {
        Situation s = situation;
        int piece = s.position.pieceAt(from);
        int line = Lines.entry(s.king, from);
        int to0 = Lines.lineWord(line) & s.target0;
        int to1 = Lines.lineWord(line + 1) & s.target1;
        int to2 = Lines.lineWord(line + 2) & s.target2;
        int type = Piece.typeCode(piece);
        if (type == PAWN) {
            return pawnsTo(n, pushed(0, from) & to0, pushed(1, from) & to1, pushed(2, from) & to2);
        }
        if (type == LANCE) {
            return lance(n, from, to0, to1, to2);
        }
        if (type == BISHOP || type == HORSE) {
            return bishop(n, piece, from, to0, to1, to2);
        }
        if (type == ROOK || type == DRAGON) {
            return rook(n, piece, from, to0, to1, to2);
        }
        // A knight never moves along a pin; its steps lie on no line through its square.
        int steps = Attacks.stepEntry(piece, from);
        int base = Move.of(piece, from, 0);
        to0 &= Attacks.stepWord(steps);
        to1 &= Attacks.stepWord(steps + 1);
        to2 &= Attacks.stepWord(steps + 2);
        return type == SILVER ? withPromotion(base, from, to0, to1, to2, n) : quiet(base, to0, to1, to2, n);
    }

    private int pushed(int w, int from) {
        return Attacks.stepWord(Attacks.stepEntry(situation.ours | PAWN, from) + w);
    }

    // ---- Pieces on the board ----

    private int pawns(int n) {
        Situation s = situation;
        int pawns0 = s.position.word(s.ours | PAWN, 0) & ~s.pinned[0];
        int pawns1 = s.position.word(s.ours | PAWN, 1) & ~s.pinned[1];
        int pawns2 = s.position.word(s.ours | PAWN, 2) & ~s.pinned[2];
        return pawnsTo(
                n,
                Pawns.pushed0(s.us, pawns0, pawns1) & s.target0,
                Pawns.pushed1(s.us, pawns0, pawns1, pawns2) & s.target1,
                Pawns.pushed2(s.us, pawns1, pawns2) & s.target2);
    }

    /** Pawn moves by the squares that they end on: each comes from the square behind it. */
    private int pawnsTo(int n, int to0, int to1, int to2) {
        Situation s = situation;
        int base = Move.of(s.ours | PAWN, 0, 0) + Move.of(0, 1, 0) * (s.us == 0 ? 9 : -9);
        int zone = s.us == 0 ? to0 : to2;
        n = pawnWord(base + Move.PROMOTION, 2 * Square.PER_WORD * s.us, zone, n);
        n = pawnWord(base, 0, s.us == 0 ? to0 & ~Dead.PAWN[0] : to0, n);
        n = pawnWord(base, Square.PER_WORD, to1, n);
        return pawnWord(base, 2 * Square.PER_WORD, s.us == 0 ? to2 : to2 & ~Dead.PAWN[1], n);
    }

    private int pawnWord(int base, int first, int to, int n) {
        int[] list = moves;
        for (; to != 0; to &= to - 1) {
            int square = first + Integer.numberOfTrailingZeros(to);
            list[n++] = base + Move.of(0, square, square);
        }
        return n;
    }

    private int lances(int n) {
        Situation s = situation;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(s.ours | LANCE, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                int from = w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                n = lance(n, from, s.target0, s.target1, s.target2);
            }
        }
        return n;
    }

    private int lance(int n, int from, int to0, int to1, int to2) {
        Situation s = situation;
        int key = Attacks.lanceKey(s.us, from, s.position.maps());
        to0 &= Attacks.lanceWord(key, s.us, from, 0);
        to1 &= Attacks.lanceWord(key, s.us, from, 1);
        to2 &= Attacks.lanceWord(key, s.us, from, 2);
        int base = Move.of(s.ours | LANCE, from, 0);
        if (s.us == 0) {
            n = word(base | Move.PROMOTION, 0, to0, n);
            return quiet(base, to0 & ~Dead.LANCE[0], to1, to2, n);
        }
        n = word(base | Move.PROMOTION, 2 * Square.PER_WORD, to2, n);
        return quiet(base, to0, to1, to2 & ~Dead.LANCE[1], n);
    }

    private int knights(int n) {
        Situation s = situation;
        int piece = s.ours | KNIGHT;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(piece, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                int from = w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                n = knight(n, piece, from);
            }
        }
        return n;
    }

    private int knight(int n, int piece, int from) {
        Situation s = situation;
        int steps = Attacks.stepEntry(piece, from);
        int to0 = Attacks.stepWord(steps) & s.target0;
        int to1 = Attacks.stepWord(steps + 1) & s.target1;
        int to2 = Attacks.stepWord(steps + 2) & s.target2;
        int base = Move.of(piece, from, 0);
        if (s.us == 0) {
            n = word(base | Move.PROMOTION, 0, to0, n);
            return quiet(base, to0 & ~Dead.KNIGHT[0], to1, to2, n);
        }
        n = word(base | Move.PROMOTION, 2 * Square.PER_WORD, to2, n);
        return quiet(base, to0, to1, to2 & ~Dead.KNIGHT[1], n);
    }

    private int silvers(int n) {
        Situation s = situation;
        int piece = s.ours | SILVER;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(piece, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                int from = w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                int steps = Attacks.stepEntry(piece, from);
                int to0 = Attacks.stepWord(steps) & s.target0;
                int to1 = Attacks.stepWord(steps + 1) & s.target1;
                int to2 = Attacks.stepWord(steps + 2) & s.target2;
                n = withPromotion(Move.of(piece, from, 0), from, to0, to1, to2, n);
            }
        }
        return n;
    }

    private int golds(int n) {
        Situation s = situation;
        int set = s.ours | GOLD;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(set, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                int from = w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                int steps = Attacks.stepEntry(set, from);
                int to0 = Attacks.stepWord(steps) & s.target0;
                int to1 = Attacks.stepWord(steps + 1) & s.target1;
                int to2 = Attacks.stepWord(steps + 2) & s.target2;
                n = quiet(Move.of(s.position.pieceAt(from), from, 0), to0, to1, to2, n);
            }
        }
        return n;
    }

    private int bishops(int n) {
        return bishops(n, situation.ours | BISHOP);
    }

    private int horses(int n) {
        return bishops(n, situation.ours | HORSE);
    }

    private int bishops(int n, int piece) {
        Situation s = situation;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(piece, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                int from = w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                n = bishop(n, piece, from, s.target0, s.target1, s.target2);
            }
        }
        return n;
    }

    private int bishop(int n, int piece, int from, int to0, int to1, int to2) {
        int key = Attacks.bishopKey(from, situation.position.maps());
        int steps = Attacks.stepEntry(piece, from);
        to0 &= Attacks.bishopWord(key, from, 0) | Attacks.stepWord(steps);
        to1 &= Attacks.bishopWord(key, from, 1) | Attacks.stepWord(steps + 1);
        to2 &= Attacks.bishopWord(key, from, 2) | Attacks.stepWord(steps + 2);
        return slider(Move.of(piece, from, 0), from, to0, to1, to2, n);
    }

    private int rooks(int n) {
        return rooks(n, situation.ours | ROOK);
    }

    private int dragons(int n) {
        return rooks(n, situation.ours | DRAGON);
    }

    private int rooks(int n, int piece) {
        Situation s = situation;
        for (int w = 0; w < 3; w++) {
            for (int rest = s.position.word(piece, w) & ~s.pinned[w]; rest != 0; rest &= rest - 1) {
                int from = w * Square.PER_WORD + Integer.numberOfTrailingZeros(rest);
                n = rook(n, piece, from, s.target0, s.target1, s.target2);
            }
        }
        return n;
    }

    private int rook(int n, int piece, int from, int to0, int to1, int to2) {
        int key = Attacks.rookKey(from, situation.position.maps());
        int steps = Attacks.stepEntry(piece, from);
        to0 &= Attacks.rookWord(key, from, 0) | Attacks.stepWord(steps);
        to1 &= Attacks.rookWord(key, from, 1) | Attacks.stepWord(steps + 1);
        to2 &= Attacks.rookWord(key, from, 2) | Attacks.stepWord(steps + 2);
        return slider(Move.of(piece, from, 0), from, to0, to1, to2, n);
    }

    private int slider(int base, int from, int to0, int to1, int to2, int n) {
        boolean promoted = (Move.piece(base) & Piece.PROMOTION) != 0;
        return promoted ? quiet(base, to0, to1, to2, n) : withPromotion(base, from, to0, to1, to2, n);
    }

    // ---- Drops ----

    /** Drops of all kinds in hand on empty target squares; the pawn is left out on {@code mateSquare}. */
    int drops(int n, int mateSquare) {
        Situation s = situation;
        int hand = s.position.hand(s.us);
        int empty0 = s.target0 & ~s.position.maps().word(0);
        int empty1 = s.target1 & ~s.position.maps().word(1);
        int empty2 = s.target2 & ~s.position.maps().word(2);
        if (Hand.has(hand, PAWN)) {
            n = pawnDrops(n, mateSquare, empty0, empty1, empty2);
        }
        int kinds = Hand.kindsBesidesPawns(hand);
        return kinds == 0 ? n : pieceDrops(n, kinds, empty0, empty1, empty2);
    }

    private int pawnDrops(int n, int mateSquare, int empty0, int empty1, int empty2) {
        Situation s = situation;
        int without = ~Pawns.files(s.position, s.ours | PAWN);
        int to0 = empty0 & without & (s.us == 0 ? ~Dead.PAWN[0] : -1);
        int to1 = empty1 & without;
        int to2 = empty2 & without & (s.us == 0 ? -1 : ~Dead.PAWN[1]);
        int start = n;
        n = quiet(Move.drop(s.ours | PAWN, 0), to0, to1, to2, n);
        return mateSquare == Square.NONE ? n : without(Move.drop(s.ours | PAWN, mateSquare), start, n);
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

    private int pieceDrops(int n, int kinds, int empty0, int empty1, int empty2) {
        Situation s = situation;
        if ((kinds & Drops.bit(LANCE)) != 0) {
            n = drop(n, LANCE, Dead.LANCE[s.us], empty0, empty1, empty2);
        }
        if ((kinds & Drops.bit(KNIGHT)) != 0) {
            n = drop(n, KNIGHT, Dead.KNIGHT[s.us], empty0, empty1, empty2);
        }
        return unrestrictedDrops(n, kinds & Drops.UNRESTRICTED, empty0, empty1, empty2);
    }

    private int drop(int n, int kind, int dead, int empty0, int empty1, int empty2) {
        Situation s = situation;
        int base = Move.drop(s.ours | kind, 0);
        return s.us == 0
                ? quiet(base, empty0 & ~dead, empty1, empty2, n)
                : quiet(base, empty0, empty1, empty2 & ~dead, n);
    }

    /** Drops of silvers, golds, bishops and rooks: the squares are found once and copied for each further kind. */
    private int unrestrictedDrops(int n, int kinds, int empty0, int empty1, int empty2) {
        if (kinds == 0) {
            return n;
        }
        int start = n;
        int firstKind = Drops.kind(kinds);
        n = quiet(Move.drop(situation.ours | firstKind, 0), empty0, empty1, empty2, n);
        int end = n;
        for (int rest = kinds & kinds - 1; rest != 0; rest &= rest - 1) {
            n = copy(start, end, n, Move.of(Drops.kind(rest) - firstKind, 0, 0));
        }
        return n;
    }

    private int copy(int start, int end, int n, int difference) {
        int[] list = moves;
        for (int i = start; i < end; i++) {
            list[n++] = list[i] + difference;
        }
        return n;
    }

    // ---- Words of target squares ----

    /** A move to each square, twice where it may promote. */
    private int withPromotion(int base, int from, int to0, int to1, int to2, int n) {
        n = quiet(base, to0, to1, to2, n);
        int zoneWord = situation.us * 2;
        if (Square.word(from) == zoneWord) {
            return quiet(base | Move.PROMOTION, to0, to1, to2, n);
        }
        return word(base | Move.PROMOTION, zoneWord * Square.PER_WORD, zoneWord == 0 ? to0 : to2, n);
    }

    /** A move to each square, as it is. */
    private int quiet(int base, int to0, int to1, int to2, int n) {
        int[] list = moves;
        for (; to0 != 0; to0 &= to0 - 1) {
            list[n++] = base + Integer.numberOfTrailingZeros(to0);
        }
        for (; to1 != 0; to1 &= to1 - 1) {
            list[n++] = base + Square.PER_WORD + Integer.numberOfTrailingZeros(to1);
        }
        for (; to2 != 0; to2 &= to2 - 1) {
            list[n++] = base + 2 * Square.PER_WORD + Integer.numberOfTrailingZeros(to2);
        }
        return n;
    }

    private int word(int base, int first, int to, int n) {
        int[] list = moves;
        for (; to != 0; to &= to - 1) {
            list[n++] = base + first + Integer.numberOfTrailingZeros(to);
        }
        return n;
    }
}
