package sanmai.notation.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sanmai.shogi.Move;

/**
 * A place in a {@link RecordTree}: the move that leads there, what is said about it, and the moves that follow. The first
 * of these goes on with the line, the others are variations. Moves are added and removed by a {@link RecordCursor}, which
 * judges them; what is said about a place can be set here.
 *
 * <p>Not safe for use by several threads.
 */
public final class RecordNode {
    private static final String START_HAS_NO_MOVE = "no move leads to the start of a record";

    private final @Nullable RecordNode parent;
    private final @Nullable Move move; // null at the start
    private final int ply;
    private final List<RecordNode> children = new ArrayList<>(1);
    private @Nullable Duration time;
    private String comment = "";
    private String bookmark = "";
    private GameEnd end = GameEnd.UNKNOWN;
    private @Nullable Duration endTime;
    private String endWords = "";
    private String endComment = "";
    private @Nullable Move illegalMove;
    private boolean endIsVariation;

    private RecordNode(@Nullable RecordNode parent, @Nullable Move move) {
        this.parent = parent;
        this.move = move;
        this.ply = parent == null ? 0 : parent.ply + 1;
    }

    /** The start of a record. */
    static RecordNode root() {
        return new RecordNode(null, null);
    }

    /** The node that this move leads to; a new one at the end of the list if there was none. */
    RecordNode childFor(Move move) {
        for (RecordNode child : children) {
            if (move.equals(child.move)) {
                return child;
            }
        }
        RecordNode child = new RecordNode(this, move);
        children.add(child);
        return child;
    }

    /** Removes this node, and all behind it, from its parent. */
    void remove() {
        siblings().remove(this);
    }

    /** Puts this node in front of its siblings. */
    void putFirst() {
        siblings().remove(this);
        siblings().add(0, this);
    }

    private List<RecordNode> siblings() {
        return Objects.requireNonNull(parent).children;
    }

    /** The node that the move was made at; empty for the start. */
    public Optional<RecordNode> parent() {
        return Optional.ofNullable(parent);
    }

    /**
     * The move that leads here.
     *
     * @throws IllegalStateException if this is the start, which has no {@link #parent()}
     */
    public Move move() {
        if (move == null) {
            throw new IllegalStateException(START_HAS_NO_MOVE);
        }
        return move;
    }

    /** The number of moves from the start to here. */
    public int ply() {
        return ply;
    }

    /** The nodes that the moves from here lead to, the line that goes on first; a view that cannot be changed. */
    public List<RecordNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** Whether moves follow, of the game or of variations. */
    public boolean hasChildren() {
        return !children.isEmpty();
    }

    /** Whether the line goes on from here: it does not where the game ended, even if variations follow. */
    public boolean goesOn() {
        return hasChildren() && (end == GameEnd.UNKNOWN || endIsVariation);
    }

    /** The time used for the move; empty if the record does not say. */
    public Optional<Duration> time() {
        return Optional.ofNullable(time);
    }

    /**
     * Says how much time was used for the move.
     *
     * @throws IllegalArgumentException if it is negative
     * @throws IllegalStateException if this is the start
     */
    public void setTime(Duration time) {
        if (parent == null) {
            throw new IllegalStateException(START_HAS_NO_MOVE);
        }
        this.time = notNegative(time);
    }

    /** The comment on the place, before the end of the game, its lines separated by {@code \n}; empty if there is none. */
    public String comment() {
        return comment;
    }

    /** Replaces the comment on the place; the ends of its lines become {@code \n}. */
    public void setComment(String text) {
        comment = lines(text);
    }

    private static String lines(String text) {
        return Objects.requireNonNull(text, "text").replace("\r\n", "\n").replace('\r', '\n');
    }

    /** The name under which a reader finds the place again; empty if it has none. */
    public String bookmark() {
        return bookmark;
    }

    /**
     * Gives the place a name of one line.
     *
     * @throws IllegalArgumentException if it has more lines
     */
    public void setBookmark(String name) {
        requireLine(name, "a bookmark has one line");
        bookmark = name;
    }

    /** How the game ended here; {@link GameEnd#UNKNOWN} if it goes on, or the record does not say. */
    public GameEnd end() {
        return end;
    }

    /** The time used before the game ended here; empty if the record does not say. */
    public Optional<Duration> endTime() {
        return Optional.ofNullable(endTime);
    }

    /** Sets how the game ended here, and forgets all that was said of an earlier end. Moves that follow are then variations. */
    public void setEnd(GameEnd how) {
        end = Objects.requireNonNull(how, "how");
        endTime = null;
        endWords = "";
        endComment = "";
        illegalMove = null;
        endIsVariation = false;
    }

    /**
     * Says how the game ended here, and the time that was used for that, and nothing more.
     *
     * @throws IllegalArgumentException if the time is negative
     */
    public void setEnd(GameEnd how, Duration time) {
        setEnd(how);
        setEndTime(time);
    }

    /**
     * Says how much time was used before the game ended here.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public void setEndTime(Duration time) {
        endTime = notNegative(time);
    }

    /**
     * The words of the record for the {@link #end()} where they say more than that, such as 封じ手 for an interruption; empty
     * if they do not.
     */
    public String endWords() {
        return endWords;
    }

    /**
     * Keeps the words of the record for the end.
     *
     * @throws IllegalArgumentException if they have more than one line
     */
    public void setEndWords(String words) {
        requireLine(words, "the words for an end have one line");
        endWords = words;
    }

    /** The comment on the {@link #end()}, its lines separated by {@code \n}; empty if there is none. */
    public String endComment() {
        return endComment;
    }

    /** Replaces the comment on the end; the ends of its lines become {@code \n}. */
    public void setEndComment(String text) {
        endComment = lines(text);
    }

    /** The illegal move for which the game was lost here; empty if the record has none. */
    public Optional<Move> illegalMove() {
        return Optional.ofNullable(illegalMove);
    }

    /** Keeps the illegal move for which the game was lost here. The tree itself has legal moves only. */
    public void setIllegalMove(Move move) {
        illegalMove = Objects.requireNonNull(move, "move");
    }

    /** Whether the {@link #end()} is a variation: the line goes on from here, but could have ended here like that. */
    public boolean endIsVariation() {
        return endIsVariation && hasChildren();
    }

    /** Says whether the {@link #end()} is a variation; if no move follows, it is the end of the line in any case. */
    public void setEndIsVariation(boolean isVariation) {
        endIsVariation = isVariation;
    }

    /** All that is said about the place, and the number of moves that follow. */
    List<Object> facts() {
        return Arrays.asList(
                ply,
                move,
                time,
                comment,
                bookmark,
                end,
                endTime,
                endWords,
                endComment,
                illegalMove,
                endIsVariation(),
                children.size());
    }

    private static void requireLine(String text, String explanation) {
        if (Objects.requireNonNull(text, "text").indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
            throw new IllegalArgumentException(explanation);
        }
    }

    private static Duration notNegative(Duration time) {
        if (Objects.requireNonNull(time, "time").isNegative()) {
            throw new IllegalArgumentException("the time " + time + " is negative");
        }
        return time;
    }

    @Override
    public String toString() {
        return ply + (move == null ? "" : " " + move);
    }
}
