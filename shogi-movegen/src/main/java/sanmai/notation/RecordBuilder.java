package sanmai.notation;

import java.time.Duration;
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
    private RecordTree tree;
    private RecordCursor cursor;
    private boolean branches;

    void player(Color color, String name) {
        players[color.ordinal()] = name;
    }

    void header(String key, String value) {
        headers.put(key, value);
    }

    /** Sets the start up. */
    void begin(PositionSetup setup, TextSpan span) {
        try {
            tree = new RecordTree(setup);
            cursor = new RecordCursor(tree);
        } catch (ImpossiblePositionException e) {
            throw span.error(Reason.IMPOSSIBLE_POSITION, e.getMessage());
        }
    }

    /** Whether the start has been set up. */
    boolean hasBegun() {
        return tree != null;
    }

    /** The position after the moves so far, not to be changed by the caller. */
    Position position() {
        return cursor.position();
    }

    /** The number of the next move, the first being 1. */
    int nextPly() {
        return cursor.node().ply() + 1;
    }

    /** The square that the last move went to; -1 if there was none. */
    int lastSquare() {
        int move = cursor.node().move();
        return move == Move.NONE ? -1 : Move.to(move);
    }

    /** Makes a move if it is legal. */
    void play(int move, TextSpan span) {
        requireOpen(span);
        Optional<IllegalMove> problem = Legality.problem(position(), move);
        if (problem.isPresent()) {
            throw span.error(
                    Reason.ILLEGAL_MOVE, "illegal move: " + problem.get().explanation());
        }
        cursor.playLegal(move);
        branches = false;
    }

    /** Says how the game ended. */
    void end(GameEnd how, TextSpan span) {
        requireOpen(span);
        if (!branches) {
            cursor.node().setEnd(how);
        }
    }

    /** Goes back on the line to the position of a ply, from where a variation goes on. */
    void branch(int ply) {
        while (cursor.node().ply() > ply) {
            cursor.back();
        }
        branches = true;
    }

    /** Names the place after the last move, or the start. */
    void bookmark(String name) {
        cursor.node().setBookmark(name);
    }

    /** Says what time the last move took, or the end of the game. */
    void time(Duration time) {
        RecordNode node = cursor.node();
        if (branches) {
            return; // A variation that is nothing but an end has no place in the tree.
        }
        if (node.end() != GameEnd.UNKNOWN) {
            node.setEnd(node.end(), time);
        } else if (node.ply() > 0) {
            node.setTime(time);
        }
    }

    /** Adds a line to what is said about the last move, or about the start. */
    void comment(String line) {
        RecordNode node = cursor.node();
        node.setComment(node.comment().isEmpty() ? line : node.comment() + "\n" + line);
    }

    private void requireOpen(TextSpan span) {
        if (!branches && cursor.node().end() != GameEnd.UNKNOWN) {
            throw span.error(Reason.MISPLACED, "the game has ended before this");
        }
    }

    /** What has been read of a record without a problem. */
    ParsedRecord complete() {
        return new ParsedRecord(Optional.of(named()), Optional.empty());
    }

    /** What had been read before this problem. */
    ParsedRecord until(RecordProblem problem) {
        if (!hasBegun()) {
            return new ParsedRecord(Optional.empty(), Optional.of(problem));
        }
        if (!branches) {
            cursor.node().setEnd(GameEnd.UNKNOWN);
        }
        return new ParsedRecord(Optional.of(named()), Optional.of(problem));
    }

    /** The record, with what was said about it before its start was known. */
    private RecordTree named() {
        for (Color color : Color.values()) {
            tree.setPlayer(color, players[color.ordinal()]);
        }
        tree.headers().putAll(headers);
        return tree;
    }
}
