package sanmai.search.training;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The positions of a training, in parts that fit into memory. */
public interface TrainingPositions {
    /** The number of positions to learn from. */
    long size();

    /** Other positions, to see whether what was learnt holds for them too; may be empty. */
    TrainingSet validationSet();

    /**
     * The parts of one epoch, which together have every position once. Each part is loaded when it is asked for; loading
     * throws a {@link TrainingDataException} if the positions cannot be read any more.
     *
     * @param random decides what comes together and in which order
     */
    List<Supplier<TrainingSet>> parts(SplittableRandom random);
}
