package sanmai.usi.job;

/** The part of getting ready that takes time. */
final class PreparationJob extends Job {
    private final Runnable steps;
    private final String answer;

    /** Preparing: runs the steps, and answers with this line, or with nothing if it is empty. */
    PreparationJob(Runnable steps, String answer, JobContext context) {
        super(EngineState.PREPARING, context);
        this.steps = steps;
        this.answer = answer;
    }

    @Override
    void run() {
        steps.run();
    }

    @Override
    void requestStop() {
        // It cannot be half done, and it ends soon.
    }

    /** GUIs ignore an empty line and see that the engine lives. */
    @Override
    void showLife() {
        writer().line("");
    }

    @Override
    String answer() {
        return answer;
    }
}
