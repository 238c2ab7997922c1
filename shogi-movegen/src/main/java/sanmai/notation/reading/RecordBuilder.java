package sanmai.notation.reading;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.movegen.IllegalMove;
import sanmai.notation.NotationException;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

/**
 * A record as it is read, whatever the format: first what is said about it, then its start, then move after move. A fault
 * in a move breaks its line off: nothing more is taken until a variation begins.
 */
public final class RecordBuilder {
    /** The number before and the time behind a move in KIF. */
    private static final Pattern NUMBER_AND_TIME =
            Pattern.compile("^\\s*[0-9０-９]+\\s+|(?<!\\s)\\s*[(（]\\s*[0-9]+:.*|(?<!\\s)\\s+$");

    /** Reasons of problems that leave the record whole but for the text that has them. */
    private static final Set<Reason> ASIDE = Set.of(Reason.UNKNOWN_STATEMENT, Reason.BAD_NOTE, Reason.UNKNOWN_HANDICAP);

    private final String[] players = {"", ""};
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final List<RecordProblem> problems = new ArrayList<>();
    private @Nullable RecordTree tree;
    private @Nullable RecordCursor cursor;

    /** Where the start is said. */
    private TextSpan start = new TextSpan("", 1, 1, 0);

    /** The moves that could not be read, by where they would have been made. */
    private final Map<RecordNode, String> unread = new HashMap<>();

    private final LineEnds lineEnds = new LineEnds();

    /** The illegal move that broke the line off, for which the game may have been lost. */
    private Optional<IllegalLastMove> illegal = Optional.empty();

    private final CommentLines comments = new CommentLines();

    /** What is said before the start. */
    private final List<String> earlyComments = new ArrayList<>();

    private String earlyBookmark = "";

    /** Whether a variation has begun here, and has no move so far. */
    private boolean branches;

    private boolean ended;
    private boolean broken;

    /** Names a player. A name that was there before is lost. */
    public void player(Color color, String name, TextSpan span) {
        keepOne(players[color.ordinal()], name, span);
        players[color.ordinal()] = name;
    }

    /** Notes a header. A value that it had before is lost. */
    public void header(String key, String value, TextSpan span) {
        keepOne(headers.getOrDefault(key, ""), value, span);
        headers.put(key, value);
    }

    private void keepOne(String before, String value, TextSpan span) {
        if (!before.isEmpty() && !before.equals(value)) {
            unkept(span, "this replaces \"" + NotationException.quoted(before) + "\", which was said before");
        }
    }

    /** Sets up the start position. One that the rules forbid is a problem, and taken all the same. */
    public void begin(PositionSetup setup, TextSpan span) {
        tree = new RecordTree(setup);
        cursor = new RecordCursor(tree);
        start = span;
        List<SetupProblem> reasons = setup.problems();
        if (!reasons.isEmpty()) {
            problems.add(impossible(new ImpossiblePositionException(reasons).getMessage()));
        }
        earlyComments.forEach(this::comment);
        node().setBookmark(earlyBookmark);
    }

    private RecordProblem impossible(String explanation) {
        return start.error(Reason.IMPOSSIBLE_POSITION, explanation).problem();
    }

    /** Whether the start has been set up. */
    public boolean hasBegun() {
        return tree != null;
    }

    // ---- Problems ----

    /** Notes a problem. A problem with a move breaks its line off; a problem with the start ends the record. */
    public void report(RecordProblem problem) {
        boolean isAside = ASIDE.contains(problem.reason());
        boolean isAboutMove = problem.ply() > 0 || problem.reason() == Reason.IMPOSSIBLE_POSITION;
        if (isAboutMove || !hasBegun() && !isAside) {
            breakOff(problem);
        } else {
            problems.add(problem);
        }
    }

    /** Notes a problem and breaks the line off. */
    public void breakOff(RecordProblem problem) {
        problems.add(problem);
        broken = true;
        illegal = Optional.empty();
        if (hasBegun() && problem.ply() > 0) {
            unread.put(node(), NUMBER_AND_TIME.matcher(problem.text()).replaceAll(""));
        }
    }

    /** Whether the line, or the record, was broken off by a problem: what follows has no place in the tree. */
    public boolean isBroken() {
        return broken;
    }

    /** Notes that a move follows the one that could not be read: so the game was not lost for that move. */
    public void skipMove() {
        illegal = Optional.empty();
    }

    // ---- The line ----

    private RecordCursor cursor() {
        return Objects.requireNonNull(cursor);
    }

    private RecordNode node() {
        return cursor().node();
    }

    /**
     * The position after the moves so far, not to be changed by the caller.
     *
     * @throws RecordException if no moves can be made in the start
     */
    public Position position() {
        if (tree != null && !tree.isPlayable()) {
            throw new RecordException(impossible("no move can be made in this position"));
        }
        return cursor().position();
    }

    /** The side to move. */
    public Color turn() {
        return cursor().turn();
    }

    /** The number of the first move. */
    public int firstNumber() {
        return Objects.requireNonNull(tree).start().moveNumber();
    }

    /** The number of the next move, the first being 1. */
    public int nextPly() {
        return node().ply() + 1;
    }

    /** Makes a move. An illegal one breaks the line off; what is said about it is kept if the game was lost for it. */
    public void play(int move, TextSpan span) {
        requireOpen(span);
        RecordNode before = node();
        boolean isFirst = !before.hasChildren();
        Optional<IllegalMove> reason = cursor().tryPlay(Move.of(move));
        if (reason.isPresent()) {
            refuse(
                    Move.of(move),
                    span.error(
                            Reason.ILLEGAL_MOVE, "illegal move: " + reason.get().explanation()));
            return;
        }
        if (isFirst) {
            endUnreadLine(before);
        }
        branches = false;
    }

    /** Breaks the line off at a move that a reader of moves refused. */
    public void refuse(NotationException e, TextSpan span) {
        requireOpen(span);
        RecordException error = span.moveError(e);
        int move = e.refusedMove().orElse(Move.NONE);
        if (!Move.isMove(move)) {
            throw error;
        }
        refuse(Move.of(move), error);
    }

    private void refuse(Move move, RecordException error) {
        breakOff(error.problem());
        illegal = Optional.of(new IllegalLastMove(move, error.problem()));
    }

    /** Ends a line that broke off here, so that a variation does not take its place. */
    private void endUnreadLine(RecordNode node) {
        if (node.end() == GameEnd.UNKNOWN && unread.containsKey(node)) {
            node.setEnd(GameEnd.OTHER);
            node.setEndWords(unread.get(node));
        }
    }

    /**
     * Says how the game ended. If it was lost by an illegal move just before, the end is that move, of the side that made it.
     *
     * @param words what the record calls it, if that says more; else empty
     */
    public void end(GameEnd how, String words, TextSpan span) {
        RecordNode node = node();
        if (broken) {
            boolean isOpen = node.end() == GameEnd.UNKNOWN;
            if (illegal.isEmpty() || !isOpen || !IllegalLastMove.saysItLost(how)) {
                return;
            }
            illegal.get().end(node, how, problems);
            unread.remove(node);
        } else {
            requireOpen(span);
            if (node.end() != GameEnd.UNKNOWN) {
                throw span.error(Reason.MISPLACED, "another line has ended here before");
            }
            node.setEnd(how);
            node.setEndWords(words);
        }
        node.setEndIsVariation(node.hasChildren());
        ended = true;
        if (broken) {
            broken = false;
            illegal.get().comments().forEach(this::comment);
        }
    }

    /** Says how the game ended, in words that name the side that won or lost. */
    public void endOfNamedSide(GameEnd how, String words, TextSpan span) {
        if (how == GameEnd.OPPONENTS_ILLEGAL_ACTION) {
            skipMove(); // Said behind an illegal move, it blames the side that did not make it.
        }
        end(how, words, span);
    }

    /** Whether the line has ended. */
    public boolean hasEnded() {
        return ended;
    }

    /**
     * Goes back to the position of a ply, from where a variation goes on: on the line read last, or else on the last
     * one that is long enough; returns whether there is one.
     */
    public boolean branch(int ply) {
        Optional<RecordNode> line = lineOf(ply);
        if (ply < 0 || line.isEmpty()) {
            return false;
        }
        lineEnds.add(node());
        if (line.get() != node()) {
            cursor().goTo(line.get());
        }
        while (node().ply() > ply) {
            cursor().back();
        }
        branches = true;
        ended = false;
        broken = false;
        return true;
    }

    /**
     * A place to which a reader comes back after a variation.
     *
     * @param node the last move there
     * @param ended whether the line has ended there
     * @param broken whether the line was broken off there
     */
    public record Place(RecordNode node, boolean ended, boolean broken) {}

    /** The place where the record stands. */
    public Place place() {
        return new Place(node(), ended, broken);
    }

    /** Comes back to a place. */
    public void returnTo(Place place) {
        lineEnds.add(node());
        cursor().goTo(place.node());
        ended = place.ended();
        broken = place.broken();
        illegal = Optional.empty();
        branches = false;
    }

    private Optional<RecordNode> lineOf(int ply) {
        if (node().ply() >= ply) {
            return Optional.of(node());
        }
        // A line that was broken off would have been longer.
        return unread.isEmpty() ? lineEnds.reaching(ply) : Optional.empty();
    }

    private void requireOpen(TextSpan span) {
        if (ended) {
            throw span.error(Reason.MISPLACED, "the game has ended before this");
        }
    }

    // ---- What is said about it ----

    /** Names the place after the last move, or the start. A name that it had before is lost. */
    public void bookmark(String name, TextSpan span) {
        if (!hasBegun()) {
            keepOne(earlyBookmark, name, span);
            earlyBookmark = name;
        } else if (!broken) {
            keepOne(node().bookmark(), name, span);
            node().setBookmark(name);
        }
    }

    /** Sets the time that the last move took, or the end of the game. Another time of the move that was said before stays. */
    public void time(Duration time, TextSpan span) {
        if (broken) {
            illegal.ifPresent(move -> move.time(time));
        } else if (hasBegun() && ended) {
            // The time of an illegal move and that of the statement which punishes it are one.
            boolean isOfIllegalMove = node().illegalMove().isPresent();
            if (isOfIllegalMove) {
                node().setEndTime(time.plus(node().endTime().orElse(Duration.ZERO)));
            } else if (isFirst(node().endTime(), time, span)) {
                node().setEndTime(time);
            }
        } else if (hasBegun() && node().ply() > 0 && !branches) {
            if (isFirst(node().time(), time, span)) {
                node().setTime(time);
            }
        } else {
            unkept(span, "there is no move before this time");
        }
    }

    private boolean isFirst(Optional<Duration> before, Duration time, TextSpan span) {
        boolean isOther = before.isPresent() && !before.get().equals(time);
        if (isOther) {
            unkept(span, "another time was said before, which is kept");
        }
        return !isOther;
    }

    /** Notes that something said about the game or a move is lost; the line goes on. */
    public void unkept(TextSpan span, String explanation) {
        if (!broken) {
            problems.add(span.asMove(0).error(Reason.BAD_NOTE, explanation).problem());
        }
    }

    /** Adds a line to what is said about the last move, or about the start, or about the end of the line. */
    public void comment(String line) {
        if (!hasBegun()) {
            earlyComments.add(line);
        } else if (broken) {
            illegal.ifPresent(move -> move.comment(line));
        } else {
            comments.add(node(), ended, line);
        }
    }

    /** What has been read. */
    public ParsedRecord finish() {
        if (tree == null) {
            return new ParsedRecord(Optional.empty(), problems);
        }
        for (Color color : Color.values()) {
            tree.setPlayer(color, players[color.ordinal()]);
        }
        tree.headers().putAll(headers);
        comments.write();
        return new ParsedRecord(Optional.of(tree), problems);
    }
}
