package sanmai.browser.substitutes;

import java.util.function.IntConsumer;

/** The one processor that a script has. */
final class BrowserAllProcessors {
    private BrowserAllProcessors() {}

    /** Does the parts of some work. */
    static void run(int parts, IntConsumer work) {
        for (int part = 0; part < parts; part++) {
            work.accept(part);
        }
    }
}
