package sanmai.usi.engine;

import java.io.IOException;
import java.util.List;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.ScoreScale;
import sanmai.usi.option.EvaluationChoice;
import sanmai.usi.protocol.UsiWriter;

/** The evaluation that was loaded last. Its users keep this object, whichever evaluation is loaded. */
final class LoadedEvaluation implements EvaluationFactory {
    private final EvaluationFiles files;
    private volatile EvaluationChoice choice; // null before the first
    private volatile EvaluationFactory now;

    /**
     * Nothing is loaded yet.
     *
     * @param shipped the evaluation as long as there is no other
     */
    LoadedEvaluation(EvaluationFactory shipped, EvaluationFiles files) {
        this.files = files;
        now = shipped;
    }

    /** Whether this choice was loaded last, with success or without. */
    boolean isChosen(EvaluationChoice wanted) {
        return wanted.equals(choice);
    }

    /** Loads another evaluation, and says which one it is. If it cannot be read, the one before stays. */
    void load(EvaluationChoice wanted, UsiWriter writer) {
        choice = wanted;
        try {
            EvaluationFiles.Opened opened = files.open(wanted);
            now = opened.evaluation();
            writer.note("evaluation " + opened.name() + ": " + now.description());
            now.warnings().forEach(warning -> writer.note(opened.name() + ": " + warning));
        } catch (IOException e) {
            writer.error(e.getMessage() + "; the evaluation stays " + now.description());
        } catch (OutOfMemoryError e) {
            writer.error("there is no memory for the evaluation; give Java more with -Xmx; the evaluation stays "
                    + now.description());
        }
    }

    /** The one that is loaded now. */
    EvaluationFactory now() {
        return now;
    }

    @Override
    public String name() {
        return now.name();
    }

    @Override
    public String fingerprint() {
        return now.fingerprint();
    }

    @Override
    public Evaluation create() {
        return now.create();
    }

    @Override
    public String description() {
        return now.description();
    }

    @Override
    public List<String> warnings() {
        return now.warnings();
    }

    @Override
    public String identity() {
        return now.identity();
    }

    @Override
    public long evaluationBytes() {
        return now.evaluationBytes();
    }

    @Override
    public long weightBytes() {
        return now.weightBytes();
    }

    @Override
    public ScoreScale scoreScale() {
        return now.scoreScale();
    }

    @Override
    public double winRateScale() {
        return now.winRateScale();
    }
}
