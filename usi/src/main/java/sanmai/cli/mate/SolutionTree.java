package sanmai.cli.mate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import sanmai.movegen.LegalMoves;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * The solution of a problem as a tree: the main line, every other defence against it with the mate that follows, the
 * longest first, then every defence against those, and so on until the tree is too large.
 */
final class SolutionTree {
    /** The greatest number of moves in a tree. */
    static final int MAX_MOVES = 10_000;

    private static final String UNKNOWN = "not known";

    private final MateSolver solver;
    private final Limits limits;
    private final SearchControl control;
    private final RecordTree tree;
    private final RecordCursor cursor;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList moves = new MoveList();
    private int size;
    private boolean complete = true;

    /** A defence and the mate after it, which is the empty line if it was not found. */
    private record Defence(int move, Line mate) {}

    /** The tree of a solver's answers, starting with a record without moves. */
    SolutionTree(RecordTree tree, MateSolver solver, Limits limits, SearchControl control) {
        this.solver = solver;
        this.limits = limits;
        this.control = control;
        this.tree = tree;
        cursor = new RecordCursor(tree);
    }

    /** Adds a line that mates to the record. */
    void addMainLine(Line line) {
        cursor.toStart();
        play(line);
    }

    private void play(Line line) {
        line.forEach(cursor::play);
        size += line.size();
        cursor.node().setEnd(GameEnd.MATE);
    }

    /** Adds all defences. */
    void addDefences() {
        Deque<RecordNode> lines = new ArrayDeque<>(List.of(tree.root()));
        while (!lines.isEmpty()) {
            RecordNode node = lines.poll();
            while (node.hasChildren()) {
                if (node.ply() % 2 == 1) {
                    addDefences(node, lines);
                }
                node = node.children().get(0);
            }
        }
    }

    private void addDefences(RecordNode node, Deque<RecordNode> lines) {
        if (size >= MAX_MOVES || control.mustStop()) {
            complete = false;
            return;
        }
        for (Defence defence : otherDefences(node)) {
            cursor.goTo(node);
            cursor.play(Move.of(defence.move()));
            size++;
            if (defence.mate().size() == 0) {
                cursor.node().setComment(UNKNOWN);
                complete = false;
            } else {
                lines.add(cursor.node());
                play(defence.mate());
            }
        }
    }

    private List<Defence> otherDefences(RecordNode node) {
        cursor.goTo(node);
        Position position = cursor.position().copy();
        generator.generate(position, moves);
        List<Defence> defences = new ArrayList<>();
        for (int move : moves.stream().toArray()) {
            if (node.children().get(0).move().code() != move) {
                position.doMove(move);
                MateResult result = solver.solve(position, limits, control);
                position.undoMove();
                defences.add(new Defence(move, result instanceof MateResult.Mate mate ? mate.line() : Line.EMPTY));
            }
        }
        defences.sort(
                Comparator.comparingInt((Defence defence) -> -defence.mate().size())
                        .thenComparing(defence -> Move.usi(defence.move())));
        return defences;
    }

    /** Whether there is a mate after every defence in the tree, and every defence is there. */
    boolean isComplete() {
        return complete;
    }
}
