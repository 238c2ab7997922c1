package sanmai.search.alphabeta;

import sanmai.core.Square;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.search.Score;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * How games end other than by mate. Inside the tree the second occurrence of a position counts like the fourth: who
 * could do better than to come back would have done so at once.
 */
final class GameEndRules {
    /** Beyond all scores. */
    static final int INFINITE = Score.MATE + 1;

    /** The game goes on. */
    static final int NONE = Integer.MIN_VALUE;

    /** A game that is as good as won, but not by mate; no evaluation is so high. */
    static final int WON = Evaluation.MAX_SCORE + 5_000;

    /** Longer loops are not looked for: they are rare, and looking takes time at every node. */
    private static final int LONGEST_LOOP = 16;

    /** So many plies before the game ends as a draw, positions are told apart by their move numbers. */
    private static final int LAST_MOVES = 32;

    private static final long KEY_OF_A_MOVE_NUMBER = 0x9E3779B97F4A7C15L;

    /** A king that declares needs ten other pieces in the zone. */
    private static final int PIECES_IN_ZONE = 11;

    private GameRules rules;
    private int rootTurn;
    private int drawForRoot;
    private boolean gameHasRepetitions;

    /** Prepares for a search from this position. */
    void start(Position root, GameRules newRules) {
        rules = newRules;
        rootTurn = root.turnOrdinal();
        drawForRoot = newRules.drawValue(root.turn());
        gameHasRepetitions = hasRepetitions(root.copy());
    }

    /** Whether a position of the game so far has occurred twice, so that the tree may see a fourth occurrence. */
    private static boolean hasRepetitions(Position game) {
        while (game.movesMade() > 0) {
            if (Repetition.occurrences(game) > 1) {
                return true;
            }
            game.undoMove();
        }
        return false;
    }

    /** The key under which a position is remembered. */
    long key(Position position) {
        long key = position.key();
        int last = rules.maxMoves();
        int number = position.moveNumber();
        return last > 0 && last - number < LAST_MOVES ? key ^ KEY_OF_A_MOVE_NUMBER * number : key;
    }

    /** What a draw is worth for the side to move. */
    int draw(Position position) {
        return position.turnOrdinal() == rootTurn ? drawForRoot : -drawForRoot;
    }

    /** Whether so many moves have been made that the game is a draw, unless the side to move is mated. */
    boolean isTooLong(Position position) {
        return rules.maxMoves() > 0 && position.moveNumber() > rules.maxMoves();
    }

    /**
     * What the rule about repetition, and what follows from it, says about a position for the side to move; {@link
     * #NONE} if it says nothing. A board that comes back with more in hand for one side is good for that side: the other
     * could have spared itself the loss.
     *
     * @param ply how many plies from the root
     * @param nodes the nodes of the line, which know who was in check
     */
    int repetition(Position position, int ply, Node[] nodes) {
        int moves = Repetition.movesSinceSameBoard(position, Math.min(ply, LONGEST_LOOP));
        if (moves > 0) {
            int more = Repetition.compareHands(position, moves);
            return more == 0 ? repeated(position, ply, moves, nodes) : more > 0 ? WON : -WON;
        }
        if (gameHasRepetitions) {
            return switch (Repetition.of(position)) {
                case NONE -> NONE;
                case DRAW -> draw(position);
                case WIN -> WON;
                case LOSS -> -WON;
            };
        }
        return NONE;
    }

    private int repeated(Position position, int ply, int moves, Node[] nodes) {
        boolean alwaysInCheck = position.isInCheck();
        boolean alwaysGivingCheck = true;
        for (int i = 1; i <= moves; i += 2) {
            alwaysGivingCheck &= nodes[ply - i].inCheck;
            alwaysInCheck &= nodes[ply - i - 1].inCheck;
        }
        return alwaysInCheck ? WON : alwaysGivingCheck ? -WON : draw(position);
    }

    /** Whether the king of the side to move wins the game at once, by a claim or by one step; not known to be in check. */
    boolean kingWins(Position position) {
        EnteringKingRule rule = rules.enteringKingRule();
        if (rule == EnteringKingRule.NONE) {
            return false;
        }
        int us = position.turnOrdinal();
        int king = position.king(us);
        int zone = 2 * us;
        if (king == Square.NONE || Square.word(king) != zone) {
            return false;
        }
        if (rule == EnteringKingRule.TRY) {
            return rule.tryMove(position) != Move.NONE;
        }
        return Integer.bitCount(position.occupancy().word(us, zone)) >= PIECES_IN_ZONE && rule.canDeclare(position);
    }

    /** The score of {@link #kingWins} so many plies from the root. */
    int scoreOfKing(int ply) {
        return Score.mateIn(rules.enteringKingRule() == EnteringKingRule.TRY ? ply + 1 : ply);
    }
}
