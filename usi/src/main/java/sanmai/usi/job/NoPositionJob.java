package sanmai.usi.job;

import java.util.Optional;
import sanmai.usi.protocol.AnswerLines;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Flag;

/**
 * A {@code go} after a position that was refused: there is nothing to search, but the GUI waits for an answer. The
 * answers that do the least harm are: resign, no mate found, no leaves counted. The job holds them back as a search
 * would.
 */
final class NoPositionJob extends Job {
    private final GoParameters go;

    /** Answers for these parameters. */
    NoPositionJob(GoParameters go, JobContext context) {
        super(state(go), context);
        this.go = go;
    }

    private static EngineState state(GoParameters go) {
        if (go.has(Flag.PERFT)) {
            return EngineState.COUNTING;
        }
        return go.has(Flag.MATE) ? EngineState.SOLVING : SearchJob.state(go);
    }

    @Override
    void run() {
        // There is nothing to do.
    }

    @Override
    void requestStop() {
        // It has ended already.
    }

    @Override
    Optional<GoParameters> hearPonderHit(GoParameters clocks, long nanos) {
        releaseAnswer();
        return Optional.empty();
    }

    @Override
    String answer() {
        if (go.has(Flag.PERFT)) {
            return PerftJob.STOPPED;
        }
        return go.has(Flag.MATE) ? AnswerLines.checkmate(null) : AnswerLines.RESIGN;
    }
}
