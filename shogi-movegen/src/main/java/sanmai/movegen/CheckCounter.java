package sanmai.movegen;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.KING;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import java.util.Arrays;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.Lines;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Counts the legal moves that give check, and the double checks and mates among them. Moves on the board are listed only
 * where one may give check. Drops that give check are counted by the squares from which a piece of their kind would attack
 * the king. No check is made but those that may mate: a move attacks no more flight squares than its piece would on an empty
 * board, and those behind the square that it leaves; and a dropped piece must not be takable.
 */
final class CheckCounter {
    /** Where no flight squares have been looked for; no king has as many. */
    private static final long UNREAD = -1;

    private final CheckInfo info;
    private final MoveWriter writer;
    private final int[] moves = new int[MoveList.CAPACITY];
    private final Targets stage = new Targets();
    private final GivesCheck givesCheck = new GivesCheck();
    private final CheckInfo otherKing = new CheckInfo();
    private final LegalMoves answers = new LegalMoves();
    private final MoveList answerList = new MoveList();

    /**
     * By kind of slider, four ints each: the squares from which it attacks the other king, and those beside the king, from
     * where a promoted piece may. A slider that reaches none of them gives no check by itself.
     */
    private final int[] near = new int[16 * 4];

    private DetailSums sums;

    /** The square of the other side's king. */
    private int king;

    /** Where that king could go now, in the window of its word, or {@link #UNREAD}. */
    private long flights;

    /** A counter for the positions of this check info. */
    CheckCounter(CheckInfo info) {
        this.info = info;
        writer = new MoveWriter(info);
    }

    /** Reads the position of the check info; from here on these sums are added to. */
    void read(DetailSums newSums) {
        CheckInfo s = info;
        sums = newSums;
        flights = UNREAD;
        king = s.position.king(s.us ^ 1);
        if (king == Square.NONE) {
            Arrays.fill(near, 0);
            return;
        }
        givesCheck.read(s.position);
        int beside = Attacks.stepEntry(s.theirs | KING, king);
        for (int w = 0; w < 3; w++) {
            int steps = Attacks.stepWord(beside + w);
            near[LANCE * 4 + w] = givesCheck.squares(LANCE, w) | steps;
            near[BISHOP * 4 + w] = givesCheck.squares(BISHOP, w) | steps;
            near[ROOK * 4 + w] = givesCheck.squares(ROOK, w) | steps;
        }
    }

    // ---- May a move on the board give check? ----

    /** Word {@code w} of the squares from which a slider of this kind may give check; others surely do not. */
    int near(int slider, int w) {
        return near[slider * 4 + w];
    }

    /** Whether own pieces may give check that step, but for pawns, or that leave a line to the king. */
    boolean mayStepOrUncover() {
        CheckInfo s = info;
        return king != Square.NONE
                && (givesCheck.hasBlocker(s.position.occupancy(), s.us)
                        || CheckCandidates.exist(s.position, s.us, king));
    }

    /** Whether pawns give check that arrive on these squares, those in the promotion zone also as golds. */
    boolean pawnsCheck(int to0, int to1, int to2) {
        if (king == Square.NONE) {
            return false;
        }
        int promoted = info.us == 0 ? to0 & givesCheck.squares(GOLD, 0) : to2 & givesCheck.squares(GOLD, 2);
        return (to0 & givesCheck.squares(PAWN, 0)
                        | to1 & givesCheck.squares(PAWN, 1)
                        | to2 & givesCheck.squares(PAWN, 2)
                        | promoted)
                != 0;
    }

    /** Whether a legal move gives check. */
    boolean isCheck(int move) {
        return king != Square.NONE && givesCheck.givesCheck(move);
    }

    // ---- Moves on the board ----

    /** Adds the checks among all moves on the board. */
    void addBoardMoves() {
        writer.into(moves, givesCheck.targets(info, info.targets, stage));
        int n = writer.boardMoves(0);
        for (int i = 0; i < n; i++) {
            boolean direct = givesCheck.givesDirectCheck(moves[i]);
            boolean uncovers = givesCheck.uncovers(moves[i]);
            if (direct || uncovers) {
                sums.checks++;
                sums.doubleChecks += direct && uncovers ? 1 : 0;
                sums.mates += mayMate(moves[i]) && mates(moves[i]) ? 1 : 0;
            }
        }
    }

    /** Whether a move on the board that gives check leaves the king no flight square that is surely free. */
    private boolean mayMate(int move) {
        int from = Move.from(move);
        long covered = MateInOne.coveredWindow(Move.placedPiece(move), Move.to(move), king)
                | MateInOne.coveredWindow(ROOK, from, king)
                | MateInOne.coveredWindow(BISHOP, from, king);
        return (flights() & ~covered) == 0;
    }

    private boolean mates(int move) {
        Position position = info.position;
        position.doMove(move);
        boolean mate = isMate();
        position.undoMove();
        return mate;
    }

    /** Whether the side to move, which is in check, is mated. Reads the position for the answers. */
    private boolean isMate() {
        answers.read(info.position);
        if (answers.info().targets.king != 0) {
            return false;
        }
        answers.all(answerList);
        return answerList.size() == 0;
    }

    // ---- Drops ----

    /**
     * Adds the checks among drops.
     *
     * @param refused the square where no pawn may be dropped because it would mate, or {@link Square#NONE}
     */
    void addDrops(int empty0, int empty1, int empty2, int refused) {
        if (king == Square.NONE) {
            return;
        }
        int hand = info.position.hand(info.us);
        for (int kind = PAWN + 1; kind <= PieceType.HAND_KINDS; kind++) {
            if (Hand.has(hand, kind)) {
                addDropsOf(kind, empty0, empty1, empty2);
            }
        }
        if (Hand.has(hand, PAWN)) {
            int open = ~Pawns.nifuFiles(info.position, info.ours | PAWN);
            addDropsOf(
                    PAWN,
                    empty0 & open & without(refused, 0),
                    empty1 & open & without(refused, 1),
                    empty2 & open & without(refused, 2));
        }
    }

    private static int without(int square, int w) {
        return square != Square.NONE && Square.word(square) == w ? ~Square.bit(square) : -1;
    }

    /** No piece attacks from where it could not move on, so no other rule about drops is needed. */
    private void addDropsOf(int kind, int empty0, int empty1, int empty2) {
        addDropsOf(kind, 0, empty0 & givesCheck.squares(kind, 0));
        addDropsOf(kind, 1, empty1 & givesCheck.squares(kind, 1));
        addDropsOf(kind, 2, empty2 & givesCheck.squares(kind, 2));
    }

    private void addDropsOf(int kind, int w, int squares) {
        sums.checks += Integer.bitCount(squares);
        if (squares == 0 || Long.bitCount(flights()) >= MateInOne.MANY_SQUARES) {
            return;
        }
        for (int rest = squares; rest != 0; rest &= rest - 1) {
            int piece = info.ours | kind;
            int square = Square.first(w, rest);
            boolean free = (flights & ~MateInOne.coveredWindow(piece, square, king)) != 0;
            if (!free && !isAnswered(square)) {
                sums.mates += mates(Move.drop(piece, square)) ? 1 : 0;
            }
        }
    }

    /** Whether a check by a piece dropped on this square surely has an answer: it is taken, or something is dropped between. */
    private boolean isAnswered(int square) {
        int line = Lines.entry(king, square);
        boolean between = (Lines.betweenWord(line) | Lines.betweenWord(line + 1) | Lines.betweenWord(line + 2)) != 0;
        int kinds = Hand.kindsBesidesPawns(info.position.hand(info.us ^ 1));
        return between && (kinds & DropKinds.UNRESTRICTED) != 0 || DropPawnMate.canTake(otherKing, square);
    }

    /** Where the king can go as long as no further square is attacked. */
    private long flights() {
        if (flights == UNREAD) {
            otherKing.read(info.position, info.us ^ 1);
            flights = otherKing.targets.king;
        }
        return flights;
    }
}
