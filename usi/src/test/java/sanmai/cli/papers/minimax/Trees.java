package sanmai.cli.papers.minimax;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sanmai.cli.papers.MachineLoad;
import sanmai.journal.Conditions;
import sanmai.journal.Journal;

/** Invented trees. */
final class Trees {
    static final Combination TABLE = new Combination("attack-table", Combination.NONE);
    static final Combination ROTATED = new Combination("bitboard", "rotated");
    static final Combination LEGAL = new Combination("bitboard-legal", "rotated");
    static final List<Combination> ALL = List.of(TABLE, ROTATED, LEGAL);

    static final Conditions CONDITIONS = TreeSample.FORMAT.conditions("0.1", "17.0.1", "-Xmx1g", 1000, "cafe", 4000);

    static final MachineLoad LOAD = new MachineLoad(1.5, 4);

    private Trees() {}

    static Journal<TreeSample> journal(Path file) {
        return TreeSample.FORMAT.open(file, CONDITIONS, sample -> {});
    }

    static List<TreePosition> tasks(int count) {
        List<TreePosition> tasks = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            tasks.add(new TreePosition(i, "p" + i, "sfen " + i));
        }
        return tasks;
    }

    /** What every correct worker finds, in {@code millis} ms. */
    static TreeFigures figures(TreePosition task, int plies, long millis) {
        long leaves = 1000L * task.position() * plies;
        return new TreeFigures(leaves + 30, leaves, 100, millis * 1_000_000, millis * 1_100_000);
    }

    static TreeSample sample(int position, int plies, Combination combination, long millis) {
        TreePosition task = tasks(position).get(position - 1);
        return new TreeSample(
                task.position(),
                task.name(),
                plies,
                combination.generator(),
                combination.sliders(),
                figures(task, plies, millis),
                LOAD);
    }

    /** Bitboards take 60%, 50%, 40% ... of the time of attack tables, legal moves a tenth more than these. */
    static List<TreeSample> samples(int positions, int plies) {
        List<TreeSample> samples = new ArrayList<>();
        for (int position = 1; position <= positions; position++) {
            samples.add(sample(position, plies, TABLE, 1000));
            samples.add(sample(position, plies, ROTATED, 700 - 100 * position));
            samples.add(sample(position, plies, LEGAL, 1100));
        }
        return samples;
    }

    static TreeResults results(int positions, List<Integer> plies, List<TreeSample> samples) {
        return new TreeResults(CONDITIONS, positions, plies, ALL, samples, List.of(), Optional.empty(), false);
    }
}
