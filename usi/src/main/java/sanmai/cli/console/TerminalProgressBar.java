package sanmai.cli.console;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A progress bar on stderr for tasks that take longer than a moment; nothing where stderr is no terminal. Not safe for use
 * by several threads.
 */
final class TerminalProgressBar {
    private static final long MOMENT_NANOS = 500_000_000;
    private static final int UPDATE_MILLIS = 200;

    /** The width is fixed because finding out the terminal's would load native code. */
    private static final int WIDTH = 79;

    private final boolean isTerminal = TerminalCheck.isStderr();
    private String task = "";
    private long start = System.nanoTime();
    private ProgressBar bar;

    /** Begins a new task. */
    void begin(String newTask) {
        clear();
        task = newTask;
    }

    /** Shows how much of the task is done, once it has taken a moment. */
    void step(long done, long total) {
        if (bar == null && isTerminal && System.nanoTime() - start > MOMENT_NANOS) {
            draw(total);
        }
        if (bar != null) {
            bar.stepTo(done);
        }
    }

    /** Shows at once how much is done of a task with long steps, and which step is next. */
    void show(String longTask, long done, long total, String next) {
        task = longTask;
        if (bar == null && isTerminal) {
            draw(total);
        }
        if (bar != null) {
            bar.stepTo(done);
            bar.setExtraMessage(next);
        }
    }

    private void draw(long total) {
        bar = new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(total)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(UPDATE_MILLIS)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                .clearDisplayOnFinish()
                .build();
    }

    /** Removes the bar, if it is there; it comes back a moment later if the task goes on. */
    void clear() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
        start = System.nanoTime();
    }
}
