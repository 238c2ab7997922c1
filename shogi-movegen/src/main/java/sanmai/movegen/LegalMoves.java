package sanmai.movegen;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * The legal move generator. {@link #read} finds checks, pins and the squares that the king must not step to; no move has
 * to be made to be judged, except a pawn drop in front of the other king (uchifuzume, drop-pawn mate). After that the
 * moves can be generated in stages (staged move generation), for a search that looks at some moves before it lists
 * others:
 *
 * <pre>
 * all          every legal move
 * captures     the moves that take a piece
 * capturesAndPawnPromotions
 *              these, and the promotions of pawns
 * quiets       the moves that take nothing, drops and promotions among them: all moves that are not captures
 * checks       the moves that give check, captures and drops among them
 * quietChecks  those of them that take nothing
 * to           the moves to some squares
 * </pre>
 *
 * <p>When the side to move is in check, every stage consists of evasions only. Every move is listed once, and every
 * choice between promoting and not is listed, also where programs skip one.
 *
 * <p>Moves may be made and taken back between two questions, but each question finds the position as it was read.
 * Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class LegalMoves {
    private final CheckInfo info = new CheckInfo();
    private final MoveWriter writer = new MoveWriter(info);
    private final DropWriter dropWriter = new DropWriter(info);
    private final DropPawnMate dropPawnMate = new DropPawnMate();
    private final HashMoveLegality hashMoveLegality = new HashMoveLegality(info, dropPawnMate);
    private final GivesCheck givesCheck = new GivesCheck();
    private boolean givesCheckIsRead;

    /** The target squares of one stage; those of all moves are in the {@link #info}. */
    private final Targets stage = new Targets();

    /** A generator for any number of positions, one after the other. */
    public LegalMoves() {}

    /** The legal moves of a position, in a list of their own. */
    public static MoveList of(Position position) {
        MoveList moves = new MoveList();
        new LegalMoves().generate(position, moves);
        return moves;
    }

    /** The legal moves of a position that give check, in a list of their own. */
    public static MoveList checksOf(Position position) {
        LegalMoves generator = new LegalMoves();
        MoveList checks = new MoveList();
        generator.read(position);
        generator.checks(checks);
        return checks;
    }

    /** Reads a position and replaces the contents of the list by all its legal moves. */
    public void generate(Position position, MoveList list) {
        read(position);
        write(list, info.targets, true);
    }

    /** Reads a position, which later questions are about. */
    public void read(Position position) {
        info.read(position);
        givesCheckIsRead = false;
    }

    /** Whether the side to move is in check. */
    public boolean isInCheck() {
        return info.checks != 0;
    }

    /** Whether the side to move has no legal move: it is mated, or it is out of moves, which loses as well. */
    public boolean none(Position position, MoveList scratch) {
        generate(position, scratch);
        return scratch.size() == 0;
    }

    // ---- Stages ----

    /** Replaces the contents of the list by all legal moves. */
    public void all(MoveList list) {
        write(list, info.targets, true);
    }

    /** Replaces the contents of the list by the moves that take a piece. */
    public void captures(MoveList list) {
        stage.keepCaptures(info);
        write(list, stage, false);
    }

    /** Replaces the contents of the list by the moves that take a piece, and pawns' promotions that take nothing. */
    public void capturesAndPawnPromotions(MoveList list) {
        captures(list);
        if (info.checks <= 1) {
            list.resize(writer.quietPawnPromotions(list.size()));
        }
    }

    /** Replaces the contents of the list by the moves that take nothing, drops and pawns' promotions among them. */
    public void quiets(MoveList list) {
        stage.keepQuiets(info);
        write(list, stage, true);
    }

    /** Replaces the contents of the list by the moves that give check, captures and drops among them. */
    public void checks(MoveList list) {
        writeChecks(list, info.targets);
    }

    /** Replaces the contents of the list by the moves that give check and take nothing, drops and pawns' promotions among them. */
    public void quietChecks(MoveList list) {
        stage.keepQuiets(info);
        writeChecks(list, stage);
    }

    /** Replaces the contents of the list by the moves to these squares, drops among them. */
    public void to(Bitboard squares, MoveList list) {
        stage.keepWithKing(info, squares.w0(), squares.w1(), squares.w2());
        write(list, stage, true);
    }

    /** Replaces the contents of the list by the moves of pieces but the king to these squares, and by no drops. */
    void boardMovesTo(int word0, int word1, int word2, MoveList list) {
        stage.keep(info.targets, word0, word1, word2);
        write(list, stage, false);
    }

    private void write(MoveList list, Targets targets, boolean withDrops) {
        writer.into(list.array(), targets);
        int n = writer.boardMoves(0);
        list.resize(withDrops && info.checks <= 1 ? drops(list, targets, n) : n);
    }

    private void writeChecks(MoveList list, Targets targets) {
        list.resize(0);
        if (!readGivesCheck()) {
            return;
        }
        write(list, givesCheck.targets(info, targets, stage), false);
        givesCheck.keepChecks(list);
        if (info.checks <= 1 && info.position.hand(info.us) != Hand.EMPTY) {
            dropWriter.into(list.array(), targets);
            list.resize(dropWriter.checks(list.size(), givesCheck, dropPawnMate));
        }
    }

    private int drops(MoveList list, Targets targets, int n) {
        CheckInfo s = info;
        int hand = s.position.hand(s.us);
        if (hand == Hand.EMPTY) {
            return n;
        }
        int forbidden = Hand.has(hand, PAWN) ? dropPawnMate.square(s) : Square.NONE;
        dropWriter.into(list.array(), targets);
        return dropWriter.drops(n, forbidden);
    }

    // ---- Single moves ----

    /** Whether a move, perhaps one of another position or a number that is no move, is legal here. */
    public boolean isLegal(int move) {
        return hashMoveLegality.isLegal(move);
    }

    /** Whether a legal move gives check. */
    public boolean givesCheck(int move) {
        return readGivesCheck() && givesCheck.givesCheck(move);
    }

    /** Finds out from where the other king can be attacked. False if there is none. */
    private boolean readGivesCheck() {
        CheckInfo s = info;
        if (s.position.king(s.us ^ 1) == Square.NONE) {
            return false;
        }
        if (!givesCheckIsRead) {
            givesCheck.read(s.position);
            givesCheckIsRead = true;
        }
        return true;
    }

    /** What is known about checks and pins, and the target squares of all moves. */
    CheckInfo info() {
        return info;
    }
}
