package sanmai.usi;

/** The heavy part of getting ready. */
final class Preparation implements Work {
    private final Runnable steps;
    private final String answer;

    /** Takes these steps; says this when they are done, or nothing if it is empty. */
    Preparation(Runnable steps, String answer) {
        this.steps = steps;
        this.answer = answer;
    }

    @Override
    public void run() {
        steps.run();
    }

    @Override
    public void stop() {
        // It cannot be half done, and ends soon by itself.
    }

    @Override
    public String answer() {
        return answer;
    }
}
