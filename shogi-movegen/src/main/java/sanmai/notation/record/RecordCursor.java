package sanmai.notation.record;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/**
 * A place in a {@link RecordTree} that is moved about, with the position there. It adds moves, removes them, and changes
 * their order. Another cursor of the same tree must not stand behind what is removed.
 *
 * <p>Not safe for use by several threads.
 */
public final class RecordCursor {
    private final RecordTree tree;
    private final @Nullable Position position;
    private RecordNode node;

    /** A cursor at the start. */
    public RecordCursor(RecordTree tree) {
        this.tree = requireNonNull(tree, "tree");
        position = tree.isPlayable() ? tree.start().toPlayable() : null;
        node = tree.root();
    }

    /** The position before the first move of the record. */
    public PositionSetup start() {
        return tree.start();
    }

    /** Where the cursor stands. */
    public RecordNode node() {
        return node;
    }

    /**
     * The position there, with the moves that lead to it as its history. Not to be changed; it follows the cursor.
     *
     * @throws ImpossiblePositionException if no moves can be made in the start of the record
     */
    public Position position() {
        return position == null ? tree.start().toPlayable() : position;
    }

    /** The side to move there. */
    public Color turn() {
        Color first = tree.start().turn();
        return node.ply() % 2 == 0 ? first : first.opposite();
    }

    /**
     * Makes a move: goes where it leads in the tree, and adds it as the last variation if it is new.
     *
     * @throws IllegalArgumentException if it is not legal; the message says why
     */
    public void play(Move move) {
        Legality.require(position(), requireNonNull(move, "move"));
        enter(node.childFor(move));
    }

    /** Makes a move as {@link #play} does, if it is legal; else changes nothing and returns why it is not legal. */
    public Optional<IllegalMove> tryPlay(Move move) {
        Optional<IllegalMove> problem =
                Legality.problem(position(), requireNonNull(move, "move").code());
        if (problem.isEmpty()) {
            enter(node.childFor(move));
        }
        return problem;
    }

    /** Goes on along the line; returns whether there was a move. */
    public boolean forward() {
        return forward(0);
    }

    /** Goes along a move from here, 0 being the line and the others variations; returns whether there was this move. */
    public boolean forward(int index) {
        if (index < 0 || index >= node.children().size()) {
            return false;
        }
        enter(node.children().get(index));
        return true;
    }

    /** Takes the last move back without removing it; returns whether there was one. */
    public boolean back() {
        Optional<RecordNode> parent = node.parent();
        if (parent.isPresent()) {
            position().undoMove();
            node = parent.get();
        }
        return parent.isPresent();
    }

    /** Goes to the start. */
    public void toStart() {
        while (back()) {
            // Back to the start.
        }
    }

    /** Goes along the line from here to its last move. */
    public void toEnd() {
        while (node.goesOn() && forward()) {
            // On to the end.
        }
    }

    /** Goes to a node of the same tree: back to where the ways part, and from there on. */
    public void goTo(RecordNode target) {
        Deque<RecordNode> path = new ArrayDeque<>();
        RecordNode common = node;
        RecordNode on = target;
        while (common != on) {
            if (on.ply() >= common.ply()) {
                path.push(on);
                on = on.parent().orElseThrow(() -> ofAnotherRecord(target));
            } else {
                common = common.parent().orElseThrow();
            }
        }
        while (node != common) {
            back();
        }
        path.forEach(this::enter);
    }

    private static IllegalArgumentException ofAnotherRecord(RecordNode target) {
        return new IllegalArgumentException("the node " + target + " is of another record");
    }

    /** Removes the last move and all that follows it, and goes back; returns whether there was one. */
    public boolean remove() {
        RecordNode removed = node;
        if (!back()) {
            return false;
        }
        removed.remove();
        return true;
    }

    /**
     * Makes the last move the line. What was the line before, a move or an end, becomes its first variation; returns whether
     * there was a move.
     */
    public boolean promote() {
        Optional<RecordNode> parent = node.parent();
        if (parent.isEmpty()) {
            return false;
        }
        node.putFirst();
        parent.get().setEndIsVariation(parent.get().end() != GameEnd.UNKNOWN);
        return true;
    }

    @Override
    public String toString() {
        return "RecordCursor[" + node + "]";
    }

    private void enter(RecordNode child) {
        position().doMove(child.move().code());
        node = child;
    }
}
