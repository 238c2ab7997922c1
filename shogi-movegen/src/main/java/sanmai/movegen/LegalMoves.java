package sanmai.movegen;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Writes the legal moves of a position, every one once and no other: pins and checks are found first, so no move has to
 * be made to be judged, except a pawn drop in front of the other king. Every choice between promoting and not is
 * listed, also where programs skip one.
 *
 * <p>Nothing is allocated after construction. Not safe for use by several threads.
 */
public final class LegalMoves {
    private final CheckInfo info = new CheckInfo();
    private final MoveWriter writer = new MoveWriter(info);
    private final DropPawnMate dropPawnMate = new DropPawnMate();
    private final GivesCheck givesCheck = new GivesCheck();

    /** Replaces the contents of the list by all legal moves. */
    public void generate(Position position, MoveList list) {
        info.read(position);
        write(list, true);
    }

    /** Replaces the contents of the list by the legal moves of one stage. */
    public void generate(Position position, Stage stage, MoveList list) {
        info.read(position);
        switch (stage) {
            case ALL, CHECKS -> write(list, true);
            case CAPTURES -> {
                info.onlyCaptures();
                write(list, false);
            }
            case QUIETS -> {
                info.onlyQuiets();
                write(list, true);
            }
        }
        if (stage == Stage.CHECKS) {
            givesCheck.keepChecks(position, list);
        }
    }

    /** Whether the side to move has no legal move: it is mated, or it is out of moves, which loses as well. */
    public boolean none(Position position, MoveList scratch) {
        generate(position, scratch);
        return scratch.size() == 0;
    }

    private void write(MoveList list, boolean withDrops) {
        CheckInfo s = info;
        writer.into(list.array());
        int n = s.king == Square.NONE ? 0 : writer.king(0);
        if (s.checks <= 1) {
            n = writer.freePieces(n);
            n = s.anyPinned() ? writer.pinned(n) : n;
            n = withDrops ? drops(n) : n;
        }
        list.resize(n);
    }

    private int drops(int n) {
        CheckInfo s = info;
        int hand = s.position.hand(s.us);
        if (hand == Hand.EMPTY) {
            return n;
        }
        int forbidden = Hand.has(hand, PAWN) ? dropPawnMate.square(s) : Square.NONE;
        return writer.drops(n, forbidden);
    }
}
