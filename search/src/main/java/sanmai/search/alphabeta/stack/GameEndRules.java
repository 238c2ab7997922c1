package sanmai.search.alphabeta.stack;

import sanmai.core.Square;
import sanmai.engine.Score;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.shogi.Declaration;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.Repetition;

/**
 * How games end other than by mate: repetition (sennichite), the limit of moves, declaration (nyugyoku) and the try
 * rule. Inside the tree the second occurrence of a position counts like the fourth: a side that could do better than to
 * come back would have done so at once.
 */
public final class GameEndRules {
    /** Longer loops are not looked for: they are rare, and looking takes time at every node. */
    private static final int LONGEST_LOOP = 16;

    /** In the last moves before the limit, equal positions with different move numbers have different keys. */
    private static final int LAST_MOVES = 32;

    private static final long MOVE_NUMBER_FACTOR = 0x9E3779B97F4A7C15L;

    private GameRules rules;
    private int rootTurn;
    private int rootDrawScore;

    /** Whether a position of the game so far has occurred twice, so that the tree may see a fourth occurrence. */
    private boolean gameHasRepetitions;

    /** Prepares for a search from this position. */
    public void start(Position root, GameRules newRules) {
        rules = newRules;
        rootTurn = root.turnOrdinal();
        rootDrawScore = newRules.drawValue(root.turn());
        gameHasRepetitions = Repetition.hasOccurred(root);
    }

    /** The key of a position in the transposition table. */
    public long key(Position position) {
        return key(position.key(), position.moveNumber());
    }

    /** The key of the position after a legal move. */
    public long keyAfter(Position position, int move) {
        return key(position.keyAfter(move), position.moveNumber() + 1);
    }

    private long key(long key, int moveNumber) {
        int last = rules.maxMoves();
        return last > 0 && last - moveNumber < LAST_MOVES ? key ^ MOVE_NUMBER_FACTOR * moveNumber : key;
    }

    /** The score of a draw, for the side to move. */
    public int drawScore(Position position) {
        return position.turnOrdinal() == rootTurn ? rootDrawScore : -rootDrawScore;
    }

    /** Whether the limit of moves makes the game a draw, unless the side to move is mated. */
    public boolean isMoveLimitExceeded(Position position) {
        return rules.maxMoves() > 0 && position.moveNumber() > rules.maxMoves();
    }

    /**
     * The score of a position that repeats an earlier one, for the side to move; {@link Node#NO_SCORE} if it repeats
     * none. A board that comes back with more in hand for one side (a superior or inferior position) is good for that
     * side: the other could have avoided the loss.
     *
     * @param ply the distance from the root
     * @param stack its nodes know who was in check
     */
    public int repetition(Position position, int ply, Node[] stack) {
        int moves = Repetition.movesSinceSameBoard(position, Math.min(ply, LONGEST_LOOP));
        if (moves > 0) {
            int more = Repetition.compareHands(position, moves);
            if (more == 0) {
                return repetitionScore(position, ply, moves, stack);
            }
            return more > 0 ? Node.KNOWN_WIN : -Node.KNOWN_WIN;
        }
        if (gameHasRepetitions) {
            return switch (Repetition.of(position)) {
                case NONE -> Node.NO_SCORE;
                case DRAW -> drawScore(position);
                case WIN -> Node.KNOWN_WIN;
                case LOSS -> -Node.KNOWN_WIN;
            };
        }
        return Node.NO_SCORE;
    }

    /** Perpetual check loses; another repetition is a draw. */
    private int repetitionScore(Position position, int ply, int moves, Node[] stack) {
        boolean alwaysInCheck = position.isInCheck();
        boolean alwaysGivingCheck = true;
        for (int i = 1; i <= moves; i += 2) {
            alwaysGivingCheck &= stack[ply - i].inCheck;
            alwaysInCheck &= stack[ply - i - 1].inCheck;
        }
        if (alwaysInCheck) {
            return Node.KNOWN_WIN;
        }
        return alwaysGivingCheck ? -Node.KNOWN_WIN : drawScore(position);
    }

    /**
     * Whether the king of the side to move wins at once, by a declaration or by the step of a try; asked in check too.
     */
    public boolean winsByEnteringKing(Position position) {
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
        return Integer.bitCount(position.occupancy().word(us, zone)) > Declaration.PIECES_NEEDED
                && rule.canDeclare(position);
    }

    /** The score of {@link #winsByEnteringKing} at this distance from the root. */
    public int enteringKingScore(int ply) {
        return Score.mateIn(rules.enteringKingRule() == EnteringKingRule.TRY ? ply + 1 : ply);
    }
}
