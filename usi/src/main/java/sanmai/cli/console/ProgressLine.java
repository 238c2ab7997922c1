package sanmai.cli.console;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A progress bar on stderr for what takes longer than a moment; nothing where stderr is no terminal. The bar is taken
 * away before lines are printed, so that it does not end up among them.
 *
 * <p>Java cannot ask what stderr is; the launcher can, and says it in a system property.
 */
public final class ProgressLine implements AutoCloseable {
    private static final String TERMINAL_PROPERTY = "sanmai.stderr.terminal";
    private static final long MOMENT_NANOS = 500_000_000;
    private static final int UPDATE_MILLIS = 200;

    /** The width is fixed because finding out the terminal's would load native code. */
    private static final int WIDTH = 79;

    private final boolean shown = Boolean.getBoolean(TERMINAL_PROPERTY);
    private String task = "";
    private long begun = System.nanoTime();
    private ProgressBar bar;

    /** A new task begins. */
    public synchronized void begin(String newTask) {
        clear();
        task = newTask;
    }

    /** So much of the task has been done. */
    public synchronized void step(long done, long total) {
        if (bar == null && shown && System.nanoTime() - begun > MOMENT_NANOS) {
            draw(total);
        }
        if (bar != null) {
            bar.stepTo(done);
        }
    }

    /** So much of a task has been done whose steps all take long: the bar is drawn at once, with what comes next. */
    public synchronized void show(String longTask, long done, long total, String next) {
        task = longTask;
        if (bar == null && shown) {
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

    /** Takes the bar away, if there is one; it comes back a moment later if the task goes on. */
    public synchronized void clear() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
        begun = System.nanoTime();
    }

    @Override
    public void close() {
        clear();
    }
}
