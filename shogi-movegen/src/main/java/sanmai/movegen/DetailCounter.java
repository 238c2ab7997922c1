package sanmai.movegen;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Bitboard;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.attacks.Lines;
import sanmai.core.occupancy.Occupancy;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Counts legal moves by what they do. Their number is that of {@link MoveCounter}. Moves on the board are listed only to
 * squares where they can capture, promote or give check; drops that give check are counted by the squares from which a
 * piece of their kind attacks the king. A checking move is made only if it may mate: every flight square must be covered by
 * the piece, as on an empty board, or by a line through the square that it leaves; and a dropped piece must not be takable.
 * Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class DetailCounter {
    /** Where no flight squares have been looked for; no king has as many. */
    private static final long UNREAD = -1;

    private final CheckInfo info = new CheckInfo();
    private final MoveWriter writer = new MoveWriter(info);
    private final Targets narrowed = new Targets();
    private final int[] moves = new int[MoveList.CAPACITY];
    private final MoveCounter counter = new MoveCounter(info);
    private final DropPawnMate dropPawnMate = new DropPawnMate();
    private final GivesCheck givesCheck = new GivesCheck();
    private final CheckInfo otherKing = new CheckInfo();
    private final LegalMoves answers = new LegalMoves();
    private final MoveList answerList = new MoveList();

    /** The square of the other side's king. */
    private int king;

    /** Where that king could go now, in the window of its word, or {@link #UNREAD}. */
    private long flights;

    /** A counter for any number of positions, one after the other. */
    public DetailCounter() {}

    /** Adds the legal moves of the side to move. The position is the same afterwards. */
    public void add(Position position, DetailSums sums) {
        CheckInfo s = info;
        sums.nodes += counter.count(position); // This reads the position.
        flights = UNREAD;
        king = position.king(s.us ^ 1);
        if (king != Square.NONE) {
            givesCheck.read(position);
        }
        writer.into(moves, targets());
        addBoardMoves(writer.boardMoves(0), sums);
        if (s.checks <= 1) {
            addDrops(sums);
        }
    }

    /** Where moves on the board may capture, promote or give check; all targets if that depends on where they come from. */
    private Targets targets() {
        CheckInfo s = info;
        Occupancy occupancy = s.position.occupancy();
        int zone = PromotionMasks.zoneWord(s.us);
        boolean hasKing = king != Square.NONE;
        if (occupancy.word(s.us, zone) != 0 || hasKing && givesCheck.hasBlocker(occupancy, s.us)) {
            return s.targets;
        }
        int them = s.us ^ 1;
        int keep0 = occupancy.word(them, 0) | (zone == 0 ? Bitboard.WORD_MASK : 0);
        int keep1 = occupancy.word(them, 1);
        int keep2 = occupancy.word(them, 2) | (zone == 2 ? Bitboard.WORD_MASK : 0);
        if (hasKing) {
            keep0 |= givesCheck.squaresOfAnyKind(0);
            keep1 |= givesCheck.squaresOfAnyKind(1);
            keep2 |= givesCheck.squaresOfAnyKind(2);
        }
        narrowed.keepWithKing(s, keep0, keep1, keep2);
        return narrowed;
    }

    private void addBoardMoves(int n, DetailSums sums) {
        int[] list = moves;
        int captures = 0;
        int promotions = 0;
        for (int i = 0; i < n; i++) {
            captures += info.position.isCapture(list[i]) ? 1 : 0;
            promotions += Move.isPromotion(list[i]) ? 1 : 0;
        }
        sums.captures += captures;
        sums.promotions += promotions;
        if (king != Square.NONE) {
            addBoardChecks(n, sums);
        }
    }

    private void addBoardChecks(int n, DetailSums sums) {
        for (int i = 0; i < n; i++) {
            int move = moves[i];
            boolean direct = givesCheck.givesDirectCheck(move);
            boolean uncovers = givesCheck.uncovers(move);
            if (direct || uncovers) {
                sums.checks++;
                sums.doubleChecks += direct && uncovers ? 1 : 0;
                sums.mates += mayMate(move) && mates(move) ? 1 : 0;
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
        boolean mate = isMate(position);
        position.undoMove();
        return mate;
    }

    private boolean isMate(Position position) {
        answers.read(position);
        if (answers.info().targets.king != 0) {
            return false;
        }
        answers.all(answerList);
        return answerList.size() == 0;
    }

    // ---- Drops ----

    private void addDrops(DetailSums sums) {
        int hand = info.position.hand(info.us);
        int mateSquare = Hand.has(hand, PAWN) ? dropPawnMate.square(info) : Square.NONE;
        sums.drops += hand == Hand.EMPTY ? 0 : counter.drops(hand);
        sums.refusedDropPawnMates += mateSquare == Square.NONE ? 0 : 1;
        for (int kind = PAWN; kind <= PieceType.HAND_KINDS && king != Square.NONE; kind++) {
            if (Hand.has(hand, kind)) {
                addDropChecks(kind, mateSquare, sums);
            }
        }
    }

    /** No piece attacks from where it could not move on, so no other rule about drops is needed. */
    private void addDropChecks(int kind, int mateSquare, DetailSums sums) {
        Occupancy occupancy = info.position.occupancy();
        int allowed = kind == PAWN ? ~Pawns.nifuFiles(info.position, info.ours | PAWN) : -1;
        for (int w = 0; w < 3; w++) {
            int squares = info.targets.word(w) & ~occupancy.word(w) & allowed & givesCheck.squares(kind, w);
            if (kind == PAWN && mateSquare != Square.NONE && Square.word(mateSquare) == w) {
                squares &= ~Square.bit(mateSquare);
            }
            sums.checks += Integer.bitCount(squares);
            sums.mates += squares == 0 ? 0 : dropMates(kind, w, squares);
        }
    }

    private int dropMates(int kind, int w, int squares) {
        if (Long.bitCount(flights()) >= MateInOne.MANY_SQUARES) {
            return 0;
        }
        int n = 0;
        for (int rest = squares; rest != 0; rest &= rest - 1) {
            int piece = info.ours | kind;
            int square = Square.first(w, rest);
            boolean free = (flights & ~MateInOne.coveredWindow(piece, square, king)) != 0;
            n += !free && !isAnswered(square) && mates(Move.dropCode(piece, square)) ? 1 : 0;
        }
        return n;
    }

    /** Whether a check by a piece dropped on this square surely has an answer: it is taken, or something is dropped between. */
    private boolean isAnswered(int square) {
        int line = Lines.entry(king, square);
        boolean between = (Lines.betweenWord(line) | Lines.betweenWord(line + 1) | Lines.betweenWord(line + 2)) != 0;
        int kinds = Hand.kindsBesidesPawns(info.position.hand(info.us ^ 1));
        return between && (kinds & DropKinds.UNRESTRICTED) != 0 || DropPawnMate.canTake(otherKing, square);
    }

    /** Where the king could go before the check. */
    private long flights() {
        if (flights == UNREAD) {
            otherKing.read(info.position, info.us ^ 1);
            flights = otherKing.targets.king;
        }
        return flights;
    }
}
