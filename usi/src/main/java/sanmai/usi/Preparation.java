package sanmai.usi;

import sanmai.usi.protocol.UsiWriter;

/** The heavy part of getting ready. */
final class Preparation implements Work {
    private final Runnable steps;
    private final String answer;
    private final UsiWriter writer;

    /** Takes these steps; says this when they are done, or nothing if it is empty. */
    Preparation(Runnable steps, String answer, UsiWriter writer) {
        this.steps = steps;
        this.answer = answer;
        this.writer = writer;
    }

    @Override
    public void run() {
        steps.run();
    }

    @Override
    public void stop() {
        // It cannot be half done, and ends soon by itself.
    }

    /** An empty line is nothing to a GUI but a sign of life. */
    @Override
    public void report() {
        writer.line("");
    }

    @Override
    public String answer() {
        return answer;
    }
}
