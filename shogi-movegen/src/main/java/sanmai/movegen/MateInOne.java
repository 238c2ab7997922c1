package sanmai.movegen;

import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.StepWindow;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Finds mates in one where they are cheap to find: a piece put beside the king on a square that its own side
 * attacks, or a knight's check. What it finds is mate; it may miss mates by checks from afar and by pieces that uncover
 * a slider.
 *
 * <p>Most candidates are dismissed unseen: the piece must cover every square that the king could go to.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class MateInOne {
    /** A king with this number of flight squares or more is not mated by one more piece beside it. */
    static final int MANY_SQUARES = 6;

    /** By piece, square and word: what the piece could attack from there on an empty board. */
    private static final int[] COVERS = new int[Piece.SQUARE_PAIRS * 4];

    /** By colour, square and word: what pieces of all kinds together could attack from there on an empty board. */
    private static final int[] COVERED_BY_ANY = new int[2 * Square.COUNT * 4];

    static {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                for (int square = 0; square < Square.COUNT; square++) {
                    int piece = Piece.code(color, type);
                    Bitboard covered = Attacks.onEmptyBoard(piece, square);
                    for (int w = 0; w < 3; w++) {
                        COVERS[Piece.onSquare(piece, square) * 4 + w] = covered.word(w);
                        COVERED_BY_ANY[(color.ordinal() * Square.COUNT + square) * 4 + w] |= covered.word(w);
                    }
                }
            }
        }
    }

    private final CheckInfo mated = new CheckInfo();
    private final MoveWriter writer = new MoveWriter(mated);
    private final DropWriter dropWriter = new DropWriter(mated);
    private final MoveList candidates = new MoveList();
    private final MoveList evasions = new MoveList();

    /** The flight squares of the king, in the window of its word. */
    private long flights;

    /** A legal move of the position that was read which mates; {@link Move#NONE} if none was found. */
    public int find(LegalMoves legal) {
        Position position = legal.info().position;
        int us = position.turnOrdinal();
        int king = position.king(us ^ 1);
        if (king == Square.NONE) {
            return Move.NONE;
        }
        CheckInfo s = mated;
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
        if (Long.bitCount(s.targets.king) >= MANY_SQUARES || !anySupported && s.targets.king != 0) {
            return Move.NONE;
        }
        flights = s.targets.king;
        Targets all = legal.info().targets;
        checks0 = hopeful(us, king, 0, checks0 & all.word0);
        checks1 = hopeful(us, king, 1, checks1 & all.word1);
        checks2 = hopeful(us, king, 2, checks2 & all.word2);
        if ((checks0 | checks1 | checks2) == 0) {
            return Move.NONE;
        }
        int move = drop(position, king, checks0, checks1, checks2);
        return move != Move.NONE ? move : advance(legal, king, checks0, checks1, checks2);
    }

    /** Those squares of a word from which some piece could cover all that the king could go to. */
    private int hopeful(int us, int king, int w, int squares) {
        int kept = 0;
        for (int left = squares; left != 0; left &= left - 1) {
            int entry = (us * Square.COUNT + Square.first(w, left)) * 4;
            if (covers(COVERED_BY_ANY, entry, king)) {
                kept |= left & -left;
            }
        }
        return kept;
    }

    /** Whether an entry of a table covers all squares that the king could go to. */
    private boolean covers(int[] table, int entry, int king) {
        return (flights & ~StepWindow.of(Square.word(king), table[entry], table[entry + 1], table[entry + 2])) == 0;
    }

    /** The window of a king's word of what a piece on a square attacks on an empty board. */
    static long coveredWindow(int piece, int square, int king) {
        int entry = Piece.onSquare(piece, square) * 4;
        return StepWindow.of(Square.word(king), COVERS[entry], COVERS[entry + 1], COVERS[entry + 2]);
    }

    /** A drop on one of the squares that mates. A pawn dropped does not mate, by the rules. */
    private int drop(Position position, int king, int squares0, int squares1, int squares2) {
        int us = position.turnOrdinal();
        int hand = position.hand(us);
        int empty0 = squares0 & ~position.occupancy().word(0);
        int empty1 = squares1 & ~position.occupancy().word(1);
        int empty2 = squares2 & ~position.occupancy().word(2);
        if (hand == Hand.EMPTY || (empty0 | empty1 | empty2) == 0) {
            return Move.NONE;
        }
        for (int kind = PAWN + 1; kind <= PieceType.HAND_KINDS; kind++) {
            if (Hand.has(hand, kind)) {
                int piece = us << Piece.COLOR_SHIFT | kind;
                int move = dropOf(position, piece, king, 0, empty0);
                move = move != Move.NONE ? move : dropOf(position, piece, king, 1, empty1);
                move = move != Move.NONE ? move : dropOf(position, piece, king, 2, empty2);
                if (move != Move.NONE) {
                    return move;
                }
            }
        }
        return Move.NONE;
    }

    private int dropOf(Position position, int piece, int king, int w, int empty) {
        for (int left = empty; left != 0; left &= left - 1) {
            int square = Square.first(w, left);
            int entry = Piece.onSquare(piece, square) * 4;
            boolean check = (COVERS[entry + Square.word(king)] & Square.bit(king)) != 0;
            if (check && covers(COVERS, entry, king) && mates(position, Move.dropCode(piece, square))) {
                return Move.dropCode(piece, square);
            }
        }
        return Move.NONE;
    }

    /** A move of a piece on the board to one of the squares that mates. */
    private int advance(LegalMoves legal, int king, int squares0, int squares1, int squares2) {
        legal.boardMovesTo(squares0, squares1, squares2, candidates);
        for (int i = 0; i < candidates.size(); i++) {
            int move = candidates.get(i);
            int entry = Piece.onSquare(Move.placedPiece(move), Move.to(move)) * 4;
            if (covers(COVERS, entry, king) && legal.givesCheck(move) && mates(legal.info().position, move)) {
                return move;
            }
        }
        return Move.NONE;
    }

    private boolean mates(Position position, int move) {
        position.doMove(move);
        boolean mates = isMated(position);
        position.undoMove();
        return mates;
    }

    private boolean isMated(Position position) {
        CheckInfo s = mated;
        s.read(position);
        if (s.targets.king != 0) {
            return false;
        }
        writer.into(evasions.array(), s.targets);
        dropWriter.into(evasions.array(), s.targets);
        // The checking piece is beside the king or a knight, or else a drop between may be an evasion.
        return writer.boardMoves(0) == 0 && (s.checks > 1 || dropWriter.drops(0, Square.NONE) == 0);
    }
}
