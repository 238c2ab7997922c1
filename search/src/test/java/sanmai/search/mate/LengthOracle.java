package sanmai.search.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import sanmai.core.Square;
import sanmai.core.attacks.Lines;
import sanmai.movegen.LegalMoves;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * The definitions of the length of a mate by each way of counting, in code that is as plain as possible: every check and
 * every evasion is tried, and nothing is remembered.
 */
final class LengthOracle {
    /** There is no mate within the plies asked about. */
    static final int NONE = 1000;

    /** Says that a question needs too many moves. */
    static final class TooMuchException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final MateCounting counting;
    private final long maxMoves;
    private final LegalMoves generator = new LegalMoves();
    private final MateSolver anyLength = new MateSolver(1);
    private long moves;

    LengthOracle(MateCounting counting, long maxMoves) {
        this.counting = counting;
        this.maxMoves = maxMoves;
    }

    /** The plies of the shortest mate against the longest defence, or {@link #NONE}. */
    int length(Position position, int mostPlies) {
        moves = 0;
        int length = NONE;
        for (int plies = 1; plies <= mostPlies && length == NONE; plies += 2) {
            length = attack(position.copy(), plies);
        }
        return length;
    }

    /** Whether a check mates within some plies, itself included; at most 3, in which no position can come back. */
    boolean matesBy(int check, Position position, int mostPlies) {
        moves = 0;
        return after(check, position.copy(), p -> p.isInCheck() ? 1 + defend(p, mostPlies - 1) : NONE) <= mostPlies;
    }

    private int attack(Position position, int mostPlies) {
        int least = NONE;
        for (int check : mostPlies < 1 ? List.<Integer>of() : legalMoves(position)) {
            int plies = after(check, position, p -> p.isInCheck() ? 1 + defend(p, mostPlies - 1) : NONE);
            least = Math.min(least, plies);
        }
        return least;
    }

    private int defend(Position position, int mostPlies) {
        int longest = 0;
        List<Integer> evasions = legalMoves(position);
        for (int distance = 0; distance < 9; distance++) {
            int before = longest;
            for (int evasion : evasions) {
                if (distance(evasion, position) == distance
                        && !(distance > 0 && isUseless(evasion, position, before))) {
                    longest = Math.max(longest, after(evasion, position, p -> 1 + attack(p, mostPlies - 1)));
                }
                if (longest > mostPlies) {
                    return NONE;
                }
            }
        }
        return longest;
    }

    private int distance(int evasion, Position position) {
        int checker = checker(position);
        int king = position.king(position.turnOrdinal());
        boolean isKing = !Move.isDrop(evasion) && Move.from(evasion) == king;
        boolean interposes = checker != Square.NONE
                && !isKing
                && Lines.between(checker, king).contains(Move.to(evasion));
        return interposes ? Square.distance(king, Move.to(evasion)) : 0;
    }

    /** A piece that gives check from a distance; every square is tried. */
    private static int checker(Position position) {
        int king = position.king(position.turnOrdinal());
        for (int square = 0; square < Square.COUNT; square++) {
            int from = square;
            boolean isFar = position.pieces(position.turn().opposite()).contains(square)
                    && Square.distance(square, king) > 1
                    && sanmai.core.attacks.Attacks.of(position.pieceAt(from), from, position.occupancy())
                            .contains(king);
            if (isFar && !Lines.between(from, king).isEmpty()) {
                return square;
            }
        }
        return Square.NONE;
    }

    private boolean isUseless(int interposition, Position position, int plies) {
        if (counting == MateCounting.ALL) {
            return false;
        }
        int checker = checker(position);
        return after(interposition, position, p -> {
                    for (int capture : legalMoves(p)) {
                        boolean takes = !Move.isDrop(capture)
                                && Move.from(capture) == checker
                                && Move.to(capture) == Move.to(interposition);
                        if (takes && after(capture, p, free -> isMatedAfterFree(free, plies) ? 1 : 0) == 1) {
                            return 1;
                        }
                    }
                    return 0;
                })
                == 1;
    }

    private boolean isMatedAfterFree(Position position, int plies) {
        counting.free(position);
        if (!position.isInCheck()) {
            return false;
        }
        return counting == MateCounting.KOMORING ? isMated(position) : defend(position, plies) <= plies;
    }

    /** Whether every evasion leads to a mate of any length, whatever counts. */
    private boolean isMated(Position position) {
        for (int evasion : legalMoves(position)) {
            MateResult result = position.movesMade() > 100 ? null : solve(position, evasion);
            if (result instanceof MateResult.Unsolved || result == null) {
                throw new TooMuchException();
            }
            if (result instanceof MateResult.NoMate) {
                return false;
            }
        }
        return true;
    }

    private MateResult solve(Position position, int evasion) {
        position.doMove(evasion);
        // A fresh position: the hands were changed beside the moves.
        Position alone = sanmai.shogi.PositionSetup.of(position).toPosition();
        position.undoMove();
        return anyLength.solve(alone, Limits.ofNodes(4_000), new SearchControl());
    }

    private int after(int move, Position position, ToIntFunction<Position> question) {
        if (++moves > maxMoves) {
            throw new TooMuchException();
        }
        position.doMove(move);
        int answer;
        try {
            answer = question.applyAsInt(position);
        } finally {
            position.undoMove();
        }
        return answer;
    }

    private List<Integer> legalMoves(Position position) {
        MoveList list = new MoveList();
        generator.generate(position, list);
        return new ArrayList<>(list.stream().boxed().toList());
    }
}
