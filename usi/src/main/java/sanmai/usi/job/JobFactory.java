package sanmai.usi.job;

import java.util.Optional;
import java.util.OptionalInt;
import sanmai.shogi.Position;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Flag;

/** Makes the jobs for the commands of a GUI, not yet started. */
public final class JobFactory {
    private final JobContext context;

    /** Makes jobs with this context. */
    public JobFactory(JobContext context) {
        this.context = context;
    }

    /**
     * The preparation of what a search needs; empty if all is prepared.
     *
     * @param answer the line that is written at its end; empty for none
     */
    public Optional<Job> preparation(String answer) {
        return context.engine().preparation(!answer.isEmpty()).map(steps -> new PreparationJob(steps, answer, context));
    }

    /** A bench to this depth in plies, or to the usual one. */
    public Job bench(OptionalInt depth) {
        return new BenchJob(depth, context);
    }

    /** The answer to {@code go} without a position. */
    public Job withoutPosition(GoParameters go) {
        return new NoPositionJob(go, context);
    }

    /**
     * The search or count that {@code go} asks for.
     *
     * @param go its parameters
     * @param position the position, which must not change
     * @param nanos when the line was read, by {@link System#nanoTime}
     */
    public Job go(GoParameters go, Position position, long nanos) {
        if (go.has(Flag.PERFT)) {
            return new PerftJob(go, position.copy(), context);
        }
        if (go.has(Flag.MATE)) {
            return new MateJob(go, position.copy(), nanos, context);
        }
        if (go.has(Flag.PONDER) && context.options().pondersStochastically() && position.movesMade() > 0) {
            return new StochasticPonderJob(go, position, nanos, context);
        }
        return new SearchJob(go, position, nanos, context);
    }
}
