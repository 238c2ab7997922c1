package sanmai.usi.job;

import java.util.Optional;
import sanmai.usi.protocol.AnswerLines;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Flag;

/**
 * A {@code go} after a position that was refused: there is nothing to search, but the GUI waits for an answer. It is the
 * one that does the least harm, when the GUI wants to hear it: to resign, not to have solved, to have counted nothing.
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
