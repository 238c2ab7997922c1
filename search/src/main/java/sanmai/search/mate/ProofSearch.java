package sanmai.search.mate;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.MoveCounter;
import sanmai.movegen.Stage;
import sanmai.search.SearchControl;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * Depth-first proof-number search (df-pn, Nagai 2002) for a mate within a number of plies.
 *
 * <p>Each position has two numbers: how much is to be shown at least to reach what the side to move wants, and to reach
 * what the other side wants. The attacker, on even plies, wants a proof and the defender a disproof; seen by the side to
 * move both kinds of positions are alike, and so is the code. A position's own number is the smallest other number of
 * its moves. Its other number would be the sum of their own numbers, but positions that can be reached in several ways
 * would be counted several times; so it is the greatest of them plus one for each further move (weak proof numbers, Ueda
 * et al. 2008).
 *
 * <p>A disproof that rests on the repetition of a position on the path goes into a table of its own, from which it is
 * taken on the very same path only; it becomes a disproof for good at the position that was repeated (see {@link Path}).
 *
 * <p>Nothing is allocated while it searches. Not safe for use by several threads.
 */
final class ProofSearch {
    /** No line of checks is followed further. */
    static final int MAX_PLIES = 1000;

    /** A number that cannot be reached: it is decided otherwise. */
    private static final int NEVER = 1 << 29;

    private static final int MOST = NEVER - 1;

    /** How many moves are made between two looks at the control. */
    private static final int NODES_PER_LOOK = 100;

    /** Moves of all positions on the path together. */
    private static final int CAPACITY = 1 << 15;

    private static final int NO_MOVE = -1;
    private static final int NOBODY = -1;

    private final MateTable table;
    private final PathTable pathTable;
    private final Path path = new Path(MAX_PLIES);
    private final LegalMoves generator = new LegalMoves();
    private final MoveCounter counter = new MoveCounter();
    private final MoveList list = new MoveList();

    // By index of a move on the path.
    private final int[] moves = new int[CAPACITY];
    private final long[] keys = new long[CAPACITY];
    private final int[] hands = new int[CAPACITY];

    /** The smaller it is, the better the move: the other side's second number. {@link #NEVER} if the move fails. */
    private final int[] number = new int[CAPACITY];

    /** What it takes to show that the move fails; 0 if it does. */
    private final int[] otherNumber = new int[CAPACITY];

    /** Of a decided move: the hand that its proof or disproof is about, its plies, and the ply that it depends on. */
    private final int[] bounds = new int[CAPACITY];

    private final int[] plies = new int[CAPACITY];
    private final int[] dependences = new int[CAPACITY];

    /** Of a move that is looked at only when another one has failed: the index of that one, else {@link #NOBODY}. */
    private final int[] waitsFor = new int[CAPACITY];

    private Position position;
    private int attacker;
    private SearchControl control;
    private long maxNodes;
    private long nodes;
    private volatile long nodesToTell;
    private long nextLook;
    private boolean obedient;
    private boolean stopped;
    private boolean outOfNodes;

    // What the last search of a position came to, seen by its side to move.
    private int foundNumber;
    private int foundOtherNumber;
    private int foundBound;
    private int foundPlies;
    private int foundDependence;
    private int bestMove;

    ProofSearch(MateTable table, PathTable pathTable) {
        this.table = table;
        this.pathTable = pathTable;
    }

    /** Begins a new task: counts nodes from 0. */
    void begin(SearchControl newControl) {
        control = newControl;
        nodes = 0;
        nodesToTell = 0;
        nextLook = 0;
        obedient = true;
        stopped = false;
    }

    /** Whether to ask the control from now on. */
    void obey(boolean isObedient) {
        obedient = isObedient;
        nextLook = nodes;
        stopped = false;
    }

    /** How many moves have been made. */
    long nodes() {
        return nodes;
    }

    /** About how many moves have been made, for other threads. */
    long nodesSoFar() {
        return nodesToTell;
    }

    /** Whether the control has ended the search. */
    boolean isStopped() {
        return stopped;
    }

    /** Whether the last search has made all the moves it might. */
    boolean isOutOfNodes() {
        return outOfNodes;
    }

    /** Whether the last search ended without a decision. */
    boolean isBrokenOff() {
        return stopped || outOfNodes;
    }

    /** Counts a move that somebody else makes, and looks whether to go on. */
    boolean mayGoOn() {
        nodes++;
        return !mustBreakOff();
    }

    /**
     * Whether the side to move mates within so many plies. The answer means nothing if the search was {@link
     * #isBrokenOff() broken off}.
     *
     * @param newPosition the attacker's position; it is the same afterwards
     * @param key its key
     * @param withinPlies within how many plies, at most {@link #MAX_PLIES}
     * @param mostNodes how many moves may have been made at the end
     */
    boolean prove(Position newPosition, long key, int withinPlies, long mostNodes) {
        position = newPosition;
        attacker = position.turnOrdinal();
        maxNodes = mostNodes;
        outOfNodes = false;
        bestMove = Move.NONE;
        search(0, key, position.hand(attacker), withinPlies, 0, NEVER, NEVER);
        return !isBrokenOff() && foundNumber == 0;
    }

    /** How many plies the mate takes that was proved, or up to how many plies there is none. */
    int plies() {
        return foundPlies;
    }

    /** The first move of the mate that was proved. */
    int bestMove() {
        return bestMove;
    }

    private boolean mustBreakOff() {
        if (nodes >= nextLook) {
            stopped |= obedient && control.mustStop();
            nodesToTell = nodes;
            nextLook = nodes + NODES_PER_LOOK;
        }
        outOfNodes |= nodes >= maxNodes;
        return stopped || outOfNodes;
    }

    private static boolean isAttack(int ply) {
        return (ply & 1) == 0;
    }

    /**
     * Searches a position until it is decided or one of its numbers reaches its limit.
     *
     * @param start the first free index for moves
     */
    private void search(int ply, long key, int hand, int pliesLeft, int start, int limit, int otherLimit) {
        if (mustBreakOff()) {
            return;
        }
        if (isKnown(ply, key, hand, pliesLeft)) {
            return;
        }
        long before = nodes;
        path.enter(ply, key, hand);
        int end = expand(ply, key, hand, pliesLeft, start);
        while (end != NO_MOVE && !isBrokenOff() && !isDecided(ply, hand, start, end)) {
            int best = NO_MOVE;
            int second = NEVER;
            int open = 0;
            int greatest = 0;
            for (int i = start; i < end; i++) {
                if (number[i] == NEVER || waitsFor[i] != NOBODY && number[waitsFor[i]] != NEVER) {
                    continue;
                }
                open++;
                greatest = Math.max(greatest, otherNumber[i]);
                if (best == NO_MOVE || isBetter(i, best)) {
                    second = best == NO_MOVE ? NEVER : number[best];
                    best = i;
                } else {
                    second = Math.min(second, number[i]);
                }
            }
            foundNumber = number[best];
            foundOtherNumber = Math.min(greatest + open - 1, MOST);
            if (foundNumber >= limit || foundOtherNumber >= otherLimit) {
                table.estimate(key, hand, foundNumber, foundOtherNumber, nodes - before);
                break;
            }
            // A little more than the second best: the search changes its mind less often.
            int moveLimit = Math.min(limit, second + 1 + (second >> 2));
            int moveOtherLimit = otherLimit == NEVER ? NEVER : otherLimit - open + 1;
            descend(ply, best, pliesLeft, end, moveLimit, moveOtherLimit);
        }
        path.leave(ply);
        if (!isBrokenOff() && isFoundDecided()) {
            keepDecision(ply, key, hand, pliesLeft, nodes - before);
        }
    }

    /** Whether the table has a decision; perhaps it came in while the position's siblings were searched. */
    private boolean isKnown(int ply, long key, int hand, int pliesLeft) {
        int found = ply == 0 ? MateTable.NOTHING : table.find(key, hand, pliesLeft);
        if (found != MateTable.PROVED && found != MateTable.DISPROVED) {
            return false;
        }
        boolean success = found == MateTable.PROVED == isAttack(ply);
        foundNumber = success ? 0 : NEVER;
        foundOtherNumber = success ? NEVER : 0;
        foundBound = table.hand();
        foundPlies = table.plies();
        foundDependence = Path.NO_REPETITION;
        return true;
    }

    private boolean isBetter(int i, int best) {
        return number[i] < number[best] || number[i] == number[best] && otherNumber[i] < otherNumber[best];
    }

    private boolean isFoundDecided() {
        return foundNumber == 0 || foundOtherNumber == 0;
    }

    private void descend(int ply, int i, int pliesLeft, int end, int limit, int otherLimit) {
        position.doMove(moves[i]);
        nodes++;
        // What is the own number here is the other side's other number.
        search(ply + 1, keys[i], hands[i], pliesLeft - 1, end, otherLimit, limit);
        position.undoMove();
        number[i] = foundOtherNumber;
        otherNumber[i] = foundNumber;
        bounds[i] = foundBound;
        plies[i] = foundPlies;
        dependences[i] = foundDependence;
    }

    // ---- What is decided ----

    /** Whether one move succeeds or all fail; then the result of the position is found. */
    private boolean isDecided(int ply, int hand, int start, int end) {
        int best = NO_MOVE;
        boolean allFail = true;
        for (int i = start; i < end; i++) {
            allFail &= number[i] == NEVER;
            if (number[i] == 0 && (best == NO_MOVE || isBetterSuccess(ply, i, best))) {
                best = i;
            }
        }
        if (best != NO_MOVE) {
            succeed(ply, best);
        } else if (allFail) {
            fail(ply, hand, start, end);
        }
        return best != NO_MOVE || allFail;
    }

    /** The attacker likes short mates, the defender disproofs that depend on as little as possible. */
    private boolean isBetterSuccess(int ply, int i, int best) {
        if (isAttack(ply)) {
            return plies[i] < plies[best];
        }
        return dependences[i] > dependences[best] || dependences[i] == dependences[best] && plies[i] > plies[best];
    }

    private void succeed(int ply, int i) {
        foundNumber = 0;
        foundOtherNumber = NEVER;
        foundDependence = dependences[i];
        foundPlies = onePlyMore(plies[i]);
        foundBound = isAttack(ply) ? neededBefore(moves[i], bounds[i]) : allowedBeforeEvasion(bounds[i]);
        if (ply == 0) {
            bestMove = moves[i];
        }
    }

    private static int onePlyMore(int plies) {
        return Math.min(plies + 1, MateTable.ANY_PLIES);
    }

    /** The smallest hand with which the attacker can make a move and then have this one. */
    private int neededBefore(int move, int neededAfter) {
        if (Move.isDrop(move)) {
            return neededAfter + Hand.one(Piece.typeCode(Move.piece(move)));
        }
        int victim = position.pieceAt(Move.to(move));
        return victim == Piece.NONE ? neededAfter : HandBounds.without(neededAfter, victim & 7);
    }

    /** A hand that the attacker may have after the defender's move is possible before if there are so many pieces. */
    private int allowedBeforeEvasion(int allowedAfter) {
        return HandBounds.intersection(allowedAfter, allInHand());
    }

    private int allInHand() {
        return position.hand(0) + position.hand(1);
    }

    private void fail(int ply, int hand, int start, int end) {
        foundNumber = NEVER;
        foundOtherNumber = 0;
        foundDependence = Path.NO_REPETITION;
        if (isAttack(ply)) {
            failToMate(hand, start, end);
        } else {
            failToEscape(hand, start, end);
        }
    }

    /**
     * No check mates. That is true for greater hands as well, as long as there is no kind of piece to drop that was not
     * there.
     */
    private void failToMate(int hand, int start, int end) {
        int bound = HandBounds.ofKindsIn(hand, allInHand());
        int least = MateTable.ANY_PLIES;
        for (int i = start; i < end; i++) {
            bound = HandBounds.intersection(bound, allowedBefore(moves[i], bounds[i]));
            least = Math.min(least, onePlyMore(plies[i]));
            foundDependence = Math.min(foundDependence, dependences[i]);
        }
        foundBound = bound;
        foundPlies = least;
    }

    /** The greatest hand with which the attacker can make a move and then have no more than this one. */
    private int allowedBefore(int move, int allowedAfter) {
        if (Move.isDrop(move)) {
            return allowedAfter + Hand.one(Piece.typeCode(Move.piece(move)));
        }
        int victim = position.pieceAt(Move.to(move));
        return victim == Piece.NONE ? allowedAfter : HandBounds.without(allowedAfter, victim & 7);
    }

    /**
     * Every way out of check leads to mate. Where a drop could be one, that is true only as long as the defender gets no
     * kind of piece that it did not have.
     */
    private void failToEscape(int hand, int start, int end) {
        int bound = Hand.EMPTY;
        int most = 0;
        for (int i = start; i < end; i++) {
            bound = HandBounds.union(bound, bounds[i]);
            most = Math.max(most, onePlyMore(plies[i]));
        }
        if (Interposition.isPossible(position)) {
            bound = HandBounds.union(bound, HandBounds.ofKindsMissing(position.hand(attacker ^ 1), hand));
        }
        foundBound = bound;
        foundPlies = most;
    }

    /** Keeps the result of a position, for good or for this path. */
    private void keepDecision(int ply, long key, int hand, int pliesLeft, long work) {
        boolean isProof = foundNumber == 0 == isAttack(ply);
        if (isProof) {
            foundDependence = Path.NO_REPETITION;
            table.prove(key, foundBound, foundPlies, work);
        } else if (foundDependence >= ply) {
            // What was repeated is this very position, or lies behind it.
            foundDependence = Path.NO_REPETITION;
            table.disprove(key, foundBound, foundPlies, work);
        } else {
            boolean forAny = foundPlies == MateTable.ANY_PLIES;
            pathTable.keep(path.key(ply, key, hand, pliesLeft), foundDependence, forAny);
        }
    }

    // ---- Moves ----

    /**
     * Writes the moves of a position with what is known about each.
     *
     * @return the index behind the last one
     */
    private int expand(int ply, long key, int hand, int pliesLeft, int start) {
        if (isAttack(ply)) {
            generator.generate(position, Stage.CHECKS, list);
        } else {
            generator.generate(position, list);
        }
        int size = list.size();
        boolean tooDeep = isAttack(ply) ? pliesLeft < 1 : pliesLeft < 2;
        if (size > 0 && (tooDeep || ply >= MAX_PLIES || start + size > CAPACITY)) {
            breakOffLine(ply, hand);
            return NO_MOVE;
        }
        for (int i = 0; i < size; i++) {
            write(start + i, list.get(i), key, hand);
        }
        int end = start + size;
        for (int i = start; i < end; i++) {
            waitsFor[i] = whomToWaitFor(ply, i, start, end);
        }
        if (isAttack(ply)) {
            return lookAtChecks(ply, pliesLeft, start, end);
        }
        lookAtEvasions(ply, pliesLeft, start, end);
        return end;
    }

    /** No mate within the plies that are left; nothing more is known. */
    private void breakOffLine(int ply, int hand) {
        boolean attack = isAttack(ply);
        foundNumber = attack ? NEVER : 0;
        foundOtherNumber = attack ? 0 : NEVER;
        foundBound = hand;
        foundPlies = attack ? 0 : 1;
        foundDependence = Path.NO_REPETITION;
    }

    private void write(int i, int move, long key, int hand) {
        int victim = Move.isDrop(move) ? Piece.NONE : position.pieceAt(Move.to(move));
        moves[i] = move;
        keys[i] = Keys.after(key, move, victim);
        hands[i] = hand;
        if (position.turnOrdinal() == attacker) {
            hands[i] += Move.isDrop(move) ? -Hand.one(Piece.typeCode(Move.piece(move))) : 0;
            hands[i] += victim == Piece.NONE ? 0 : Keys.inHand(victim);
        }
    }

    /**
     * Moves that are hardly ever better than another one wait until that one has failed: a pawn, bishop or rook that
     * does not promote for the same move with promotion, a piece put in the way for another one on the same square.
     */
    private int whomToWaitFor(int ply, int i, int start, int end) {
        int move = moves[i];
        if (Move.isDrop(move)) {
            return isAttack(ply) ? NOBODY : lastDropOn(Move.to(move), start, i);
        }
        int type = Piece.typeCode(Move.piece(move));
        boolean seldom =
                type == PieceType.PAWN.code() || type == PieceType.BISHOP.code() || type == PieceType.ROOK.code();
        if (seldom && !Move.isPromotion(move)) {
            for (int other = start; other < end; other++) {
                if (moves[other] == (move | Move.PROMOTION)) {
                    return other;
                }
            }
        }
        return NOBODY;
    }

    private int lastDropOn(int square, int start, int i) {
        for (int other = i - 1; other >= start; other--) {
            if (Move.isDrop(moves[other]) && Move.to(moves[other]) == square) {
                return other;
            }
        }
        return NOBODY;
    }

    /**
     * Asks the table about every check; those it does not know are made, and the ways out of them counted. If one mates,
     * it alone remains.
     */
    private int lookAtChecks(int ply, int pliesLeft, int start, int end) {
        for (int i = start; i < end; i++) {
            if (askTables(ply + 1, i, pliesLeft - 1) == MateTable.NOTHING) {
                position.doMove(moves[i]);
                nodes++;
                lookAtCheck(i, pliesLeft - 1);
                position.undoMove();
            }
            if (number[i] == 0 && plies[i] == 0) {
                moves[start] = moves[i];
                decide(start, true, bounds[i], 0, Path.NO_REPETITION);
                return start + 1;
            }
        }
        return end;
    }

    private void lookAtCheck(int i, int pliesLeft) {
        int evasions = counter.count(position);
        if (evasions == 0) {
            int missing = Interposition.isPossible(position)
                    ? HandBounds.ofKindsMissing(position.hand(attacker ^ 1), hands[i])
                    : Hand.EMPTY;
            decide(i, true, missing, 0, Path.NO_REPETITION);
        } else if (pliesLeft < 2) {
            decide(i, false, hands[i], 1, Path.NO_REPETITION);
        } else {
            number[i] = Math.min(evasions, 8);
            otherNumber[i] = 1;
        }
    }

    private void lookAtEvasions(int ply, int pliesLeft, int start, int end) {
        for (int i = start; i < end; i++) {
            int repeated = path.repeated(ply + 1, keys[i], hands[i]);
            if (repeated != Path.NO_REPETITION) {
                decide(i, true, path.hand(repeated), MateTable.ANY_PLIES, repeated);
            } else if (askTables(ply + 1, i, pliesLeft - 1) == MateTable.NOTHING) {
                number[i] = 1;
                otherNumber[i] = 1;
            }
        }
    }

    /** Asks both tables about the position after a move. */
    private int askTables(int ply, int i, int pliesLeft) {
        int found = table.find(keys[i], hands[i], pliesLeft);
        if (found == MateTable.PROVED || found == MateTable.DISPROVED) {
            boolean success = found == MateTable.PROVED == isAttack(ply - 1);
            decide(i, success, table.hand(), table.plies(), Path.NO_REPETITION);
            return found;
        }
        long entry = pathTable.find(path.key(ply, keys[i], hands[i], pliesLeft));
        if (entry != 0) {
            int forPlies = PathTable.isForAnyPlies(entry) ? MateTable.ANY_PLIES : pliesLeft;
            decide(i, !isAttack(ply - 1), hands[i], forPlies, PathTable.dependence(entry));
            return MateTable.DISPROVED;
        }
        if (found == MateTable.ESTIMATED) {
            number[i] = table.otherEstimate();
            otherNumber[i] = table.estimate();
        }
        return found;
    }

    private void decide(int i, boolean success, int bound, int pliesToDecision, int dependence) {
        number[i] = success ? 0 : NEVER;
        otherNumber[i] = success ? NEVER : 0;
        bounds[i] = bound;
        plies[i] = pliesToDecision;
        dependences[i] = dependence;
    }
}
