package sanmai.notation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sanmai.movegen.IllegalMove;
import sanmai.movegen.Legality;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A place in a {@link RecordTree} that is moved about, with the position there. It adds moves, removes them, and changes
 * their order. Another cursor of the same tree must not stand behind what is removed.
 */
public final class RecordCursor {
    private final Position position;
    private RecordNode node;

    /** A cursor at the start. */
    public RecordCursor(RecordTree tree) {
        position = tree.start().toPosition();
        node = tree.root();
    }

    /** Where the cursor stands. */
    public RecordNode node() {
        return node;
    }

    /** The position there, with the moves that lead to it as its history. Not to be changed; it follows the cursor. */
    public Position position() {
        return position;
    }

    /**
     * Makes a move: goes where it leads in the tree, and adds it as the last variation if it is new.
     *
     * @throws IllegalArgumentException if it is not legal; the message says why
     */
    public void play(int move) {
        Optional<IllegalMove> problem = Legality.problem(position, move);
        if (problem.isPresent()) {
            throw new IllegalArgumentException(
                    Move.usi(move) + ": " + problem.get().explanation());
        }
        playLegal(move);
    }

    /** Makes a move that is known to be legal. */
    void playLegal(int move) {
        enter(node.childFor(move));
    }

    /** What engines said of the place, as far as its comment has it in one of the {@linkplain EvaluationStyle styles}. */
    public List<NodeEvaluation> evaluations() {
        return List.copyOf(EvaluationComment.read(node.comment(), position).evaluations());
    }

    /** What the comment of the place says besides {@link #evaluations()}. */
    public String remarks() {
        return EvaluationComment.read(node.comment(), position).rest();
    }

    /** Adds an evaluation to the comment of the place. */
    public void addEvaluation(NodeEvaluation evaluation, EvaluationStyle style) {
        String before = node.comment().isEmpty() ? "" : node.comment() + "\n";
        node.setComment(before + style.write(evaluation, position));
    }

    /**
     * Puts evaluations at the beginning of the comment of the place. They take the place of those that are there from the
     * same engines; others stay.
     */
    public void putEvaluations(List<NodeEvaluation> evaluations, EvaluationStyle style) {
        EvaluationComment comment = EvaluationComment.read(node.comment(), position);
        Set<String> engines = evaluations.stream().map(NodeEvaluation::engine).collect(Collectors.toSet());
        List<NodeEvaluation> others = comment.evaluations().stream()
                .filter(old -> !engines.contains(old.engine()))
                .toList();
        Stream<String> rest = Stream.of(node.comment());
        if (others.size() < comment.evaluations().size()) {
            rest = Stream.concat(written(others, style), Stream.of(comment.rest()));
        }
        node.setComment(Stream.concat(written(evaluations, style), rest)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n")));
    }

    private Stream<String> written(List<NodeEvaluation> evaluations, EvaluationStyle style) {
        return evaluations.stream().map(evaluation -> style.write(evaluation, position));
    }

    /** Goes on along the line; whether there was a move. */
    public boolean forward() {
        return forward(0);
    }

    /** Goes along a move from here, 0 being the line and the others variations; whether there was this move. */
    public boolean forward(int index) {
        if (index < 0 || index >= node.children().size()) {
            return false;
        }
        enter(node.children().get(index));
        return true;
    }

    /** Takes the last move back without removing it; whether there was one. */
    public boolean back() {
        Optional<RecordNode> parent = node.parent();
        if (parent.isPresent()) {
            position.undoMove();
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

    /** Removes the last move and all that follows it, and goes back; whether there was one. */
    public boolean remove() {
        RecordNode removed = node;
        if (!back()) {
            return false;
        }
        removed.remove();
        return true;
    }

    /** Makes the last move the line, and what was the line its first variation; whether there was a move. */
    public boolean promote() {
        if (node.parent().isEmpty()) {
            return false;
        }
        node.putFirst();
        return true;
    }

    @Override
    public String toString() {
        return "RecordCursor[" + node + "]";
    }

    private void enter(RecordNode child) {
        position.doMove(child.move());
        node = child;
    }
}
