package sanmai.usi.job;

/** The preparation of a search. */
final class PreparationJob extends Job {
    private final Runnable steps;
    private final String answer;

    /** A job that runs the steps and then answers with this line, unless it is empty. */
    PreparationJob(Runnable steps, String answer, JobContext context) {
        super(EngineState.PREPARING, context);
        this.steps = steps;
        this.answer = answer;
    }

    @Override
    String name() {
        return "the preparation";
    }

    @Override
    void run() {
        steps.run();
    }

    @Override
    void requestStop() {
        // A preparation cannot be half done, and ends soon.
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
