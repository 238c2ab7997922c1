package sanmai.notation;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.notation.RecordProblem.Reason;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/** A game as it is read, whatever the format: first what is said about it, then its start, then move after move. */
final class RecordBuilder {
    private final String[] players = {"", ""};
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final ImmutableIntArray.Builder moves = ImmutableIntArray.builder();
    private PositionSetup start;
    private Position position;
    private GameEnd end = GameEnd.UNKNOWN;

    void player(Color color, String name) {
        players[color.ordinal()] = name;
    }

    void header(String key, String value) {
        headers.put(key, value);
    }

    /** Sets the start up. */
    void begin(PositionSetup setup, TextSpan span) {
        try {
            position = setup.toPosition();
            start = setup;
        } catch (ImpossiblePositionException e) {
            throw span.error(Reason.IMPOSSIBLE_POSITION, e.getMessage());
        }
    }

    /** Whether the start has been set up. */
    boolean hasBegun() {
        return position != null;
    }

    /** The position after the moves so far, not to be changed by the caller. */
    Position position() {
        return position;
    }

    /** The number of the next move, the first being 1. */
    int nextPly() {
        return position.movesMade() + 1;
    }

    /** The square that the last move went to; -1 if there was none. */
    int lastSquare() {
        int made = position.movesMade();
        return made == 0 ? -1 : Move.to(position.moveMade(made - 1));
    }

    /** Makes a move if it is legal. */
    void play(int move, TextSpan span) {
        requireOpen(span);
        Optional<IllegalMove> problem = Legality.problem(position, move);
        if (problem.isPresent()) {
            throw span.error(
                    Reason.ILLEGAL_MOVE, "illegal move: " + problem.get().explanation());
        }
        position.doMove(move);
        moves.add(move);
    }

    /** Says how the game ended. */
    void end(GameEnd how, TextSpan span) {
        requireOpen(span);
        end = how;
    }

    private void requireOpen(TextSpan span) {
        if (end != GameEnd.UNKNOWN) {
            throw span.error(Reason.MISPLACED, "the game has ended before this");
        }
    }

    /** What has been read of a record without a problem. */
    ParsedRecord complete() {
        return new ParsedRecord(Optional.of(game(end)), Optional.empty());
    }

    /** What had been read before this problem. */
    ParsedRecord until(RecordProblem problem) {
        return new ParsedRecord(
                hasBegun() ? Optional.of(game(GameEnd.UNKNOWN)) : Optional.empty(), Optional.of(problem));
    }

    private GameRecord game(GameEnd how) {
        return new GameRecord(players[0], players[1], ImmutableMap.copyOf(headers), start, moves.build(), how);
    }
}
