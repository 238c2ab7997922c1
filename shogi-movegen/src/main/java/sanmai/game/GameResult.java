package sanmai.game;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import sanmai.core.Color;
import sanmai.notation.csa.CsaEnd;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;

/**
 * How a game has ended.
 *
 * @param reason why it is over
 * @param winner who has won; empty for a draw
 */
public record GameResult(Reason reason, Optional<Color> winner) {
    /** Why a game is over. */
    public enum Reason {
        /** The side to move has no legal move, nearly always because it is mated. It has lost. */
        MATE(GameEnd.MATE),
        /** The position has occurred for the fourth time (sennichite): a draw. */
        REPETITION(GameEnd.REPETITION),
        /** The position has occurred for the fourth time by one side's perpetual check. That side has lost. */
        PERPETUAL_CHECK(GameEnd.ILLEGAL_ACTION),
        /** The side to move has declared its win with an entered king (nyugyoku). */
        DECLARATION(GameEnd.DECLARATION),
        /** The side to move has resigned. */
        RESIGNATION(GameEnd.RESIGNATION),
        /** The side to move has run out of time. It has lost. */
        TIME_UP(GameEnd.TIME_UP),
        /** A side, which is to move unless a record says otherwise, has made an illegal move. It has lost. */
        ILLEGAL_MOVE(GameEnd.ILLEGAL_ACTION),
        /** The players have agreed on a draw, as when both kings have entered (jishogi). */
        AGREEMENT(GameEnd.IMPASSE),
        /** The game has as many moves as its rules allow: a draw. */
        MOVE_LIMIT(GameEnd.DRAW),
        /** A side, which is to move unless a record says otherwise, did not come to play. It has lost. */
        ABSENCE(GameEnd.ABSENT);

        private final GameEnd inRecords;

        Reason(GameEnd inRecords) {
            this.inRecords = inRecords;
        }

        /** Whether the players or the referee say that the game is over; else the moves tell it. */
        public boolean isSaid() {
            return ordinal() >= DECLARATION.ordinal();
        }
    }

    /** The result that somebody says, and no move tells, with this side to move. */
    static GameResult said(Reason reason, Color turn) {
        return new GameResult(reason, reason.inRecords.winner(turn));
    }

    /** The result that a record tells at a node with this side to move; empty if the moves would tell it, or none fits. */
    static Optional<GameResult> of(RecordNode node, Color turn) {
        Optional<Color> winner = node.end().winner(turn);
        return Stream.of(Reason.values())
                .filter(Reason::isSaid)
                .map(reason -> new GameResult(reason, winner))
                .filter(result -> result.inRecord(turn) == node.end()
                        && (result.reason != Reason.MOVE_LIMIT
                                || node.endWords().equals(CsaEnd.MAX_MOVES_WORDS)))
                .findFirst();
    }

    /** Whether nobody has won. */
    public boolean isDraw() {
        return winner.isEmpty();
    }

    /** What records call the end with this side to move. */
    private GameEnd inRecord(Color turn) {
        boolean ownWin = winner.equals(Optional.of(turn));
        return switch (reason.inRecords) {
            case ILLEGAL_ACTION -> ownWin ? GameEnd.OPPONENTS_ILLEGAL_ACTION : GameEnd.ILLEGAL_ACTION;
            case ABSENT -> ownWin ? GameEnd.OPPONENT_ABSENT : GameEnd.ABSENT;
            default -> reason.inRecords;
        };
    }

    /** Ends a record at a node with this side to move. */
    void write(RecordNode node, Color turn) {
        node.setEnd(inRecord(turn));
        node.setEndWords(reason == Reason.MOVE_LIMIT ? CsaEnd.MAX_MOVES_WORDS : "");
    }

    /** As {@code BLACK wins by mate}. */
    @Override
    public String toString() {
        String by = " by " + reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return winner.map(side -> side + " wins").orElse("draw") + by;
    }
}
