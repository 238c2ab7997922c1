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
        /** The side to move has made an illegal move. It has lost. */
        ILLEGAL_MOVE(GameEnd.ILLEGAL_ACTION),
        /** The players have agreed on a draw, as when both kings have entered (jishogi). */
        AGREEMENT(GameEnd.IMPASSE),
        /** The game has as many moves as its rules allow: a draw. */
        MOVE_LIMIT(GameEnd.DRAW);

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

    /** The result that a record tells with this side to move, if the moves do not tell it. */
    static Optional<GameResult> of(GameEnd end, Color turn) {
        return Stream.of(Reason.values())
                .filter(reason -> reason.isSaid() && reason.inRecords == end)
                .map(reason -> said(reason, turn))
                .findFirst();
    }

    /** Whether nobody has won. */
    public boolean isDraw() {
        return winner.isEmpty();
    }

    /** Ends a record at a node with this side to move. */
    void write(RecordNode node, Color turn) {
        boolean isWonByIllegality = reason == Reason.PERPETUAL_CHECK && winner.equals(Optional.of(turn));
        node.setEnd(isWonByIllegality ? GameEnd.OPPONENTS_ILLEGAL_ACTION : reason.inRecords);
        node.setEndWords(reason == Reason.MOVE_LIMIT ? CsaEnd.MAX_MOVES_WORDS : "");
    }

    /** As {@code BLACK wins by mate}. */
    @Override
    public String toString() {
        String by = " by " + reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return winner.map(side -> side + " wins").orElse("draw") + by;
    }
}
