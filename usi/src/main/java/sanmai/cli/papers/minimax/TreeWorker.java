package sanmai.cli.papers.minimax;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.SuiteFormat;
import sanmai.report.Json;
import sanmai.search.minimax.MinimaxTree;
import sanmai.search.minimax.MoveGenerator;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/**
 * Searches trees on one generator, and is asked for them line by line: {@code warm-up MILLIS}, answered by {@code warm},
 * or {@code tree PLIES SFEN}, answered by {@link TreeFigures}. No other generator is asked anything here: a second class
 * at the same call sites would slow down both.
 */
public final class TreeWorker {
    private static final String WARM_UP = "warm-up";
    private static final String TREE = "tree";
    private static final String WARM = "warm";
    private static final int WARM_UP_PLIES = 3;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final MoveGenerator generator;

    /** A worker on a generator, and on the slider scheme of its JVM. */
    public TreeWorker(MoveGenerator generator) {
        this.generator = generator;
    }

    /** The question that warms a worker up, for this time in ms of CPU time. */
    static String warmUpQuestion(int millis) {
        return WARM_UP + " " + millis;
    }

    /** The question for a tree. */
    static String treeQuestion(int plies, String sfen) {
        return TREE + " " + plies + " " + sfen;
    }

    /** Whether this is the answer to a warm-up. */
    static boolean isWarm(String answer) {
        return answer.equals(WARM);
    }

    /**
     * Does what a line asks for, and answers in one line.
     *
     * @throws IllegalArgumentException if the line is no question, or has no valid position
     */
    public String answer(String question) {
        String[] words = question.split(" ", 3);
        if (words.length == 2 && words[0].equals(WARM_UP)) {
            warmUp(Integer.parseInt(words[1]) * NANOS_PER_MILLI);
            return WARM;
        }
        if (words.length == 3 && words[0].equals(TREE)) {
            return Json.line(search(position(words[2]), Integer.parseInt(words[1])));
        }
        throw new IllegalArgumentException("not a question: " + question);
    }

    private static Position position(String sfen) {
        return Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
    }

    /** Searches the shipped positions from the last one back, since a short run measures the first ones. */
    private void warmUp(long nanos) {
        List<PositionCase> cases = SuiteFormat.POSITIONS.shipped().cases();
        long end = threads.getCurrentThreadCpuTime() + nanos;
        for (int i = cases.size() - 1; threads.getCurrentThreadCpuTime() < end; i = i == 0 ? cases.size() - 1 : i - 1) {
            search(position(cases.get(i).sfen()), WARM_UP_PLIES);
        }
    }

    /** Only the search of the tree is timed, not reading the position or setting up the board. */
    private TreeFigures search(Position position, int plies) {
        MinimaxTree tree = new MinimaxTree(position, generator, plies);
        long wall = System.nanoTime();
        long cpu = threads.getCurrentThreadCpuTime();
        int value = tree.search(plies);
        long cpuNanos = threads.getCurrentThreadCpuTime() - cpu;
        long wallNanos = Math.max(1, System.nanoTime() - wall);
        return new TreeFigures(tree.nodes(), tree.leaves(), value, cpuNanos, wallNanos);
    }
}
