package sanmai.movegen.perft;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Compares perft with that of another checkout: {@code PerftComparison OTHER FORKS}, in the root of this one. Both must have
 * been built with {@code -Pjmh}. All sample positions are counted, listed and made, with the options of the launchers
 * (those of each checkout) and with none, on the JDK that runs this. Each fork is a fresh JVM, in turn with one of the
 * other checkout, so that both see the machine alike.
 */
public final class PerftComparison {
    /** A fork walks so many nodes that what it does has been compiled, and at least {@link #LEAST_ROUNDS} rounds. */
    private static final long NODES = 200_000_000;

    private static final int LEAST_ROUNDS = 5;

    private PerftComparison() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path other = Path.of(args[0]);
        int forks = Integer.parseInt(args[1]);
        System.out.printf(
                "JDK %s; M nodes/s of CPU time, and times those of %s: median and worst of %d forks%n",
                Runtime.version(), other, forks);
        System.out.println("| position | leaves | options | speed | times as fast |");
        System.out.println("|---|---|---|---|---|");
        for (PerftSample sample : PerftSample.ALL) {
            for (LastPly leaves : LastPly.values()) {
                for (boolean options : new boolean[] {true, false}) {
                    System.out.println(row(sample, leaves, options, other, forks));
                }
            }
        }
    }

    private static String row(PerftSample sample, LastPly leaves, boolean options, Path other, int forks)
            throws IOException, InterruptedException {
        Path javaHome = Path.of(System.getProperty("java.home"));
        PerftBuild ours = new PerftBuild(Path.of(""), javaHome, options);
        PerftBuild theirs = new PerftBuild(other, javaHome, options);
        int rounds = (int) Math.max(LEAST_ROUNDS, NODES / sample.nodes());
        List<Double> ourRates = new ArrayList<>();
        List<Double> theirRates = new ArrayList<>();
        for (int fork = 0; fork < forks; fork++) {
            ourRates.add(ours.rate(sample, leaves, rounds));
            theirRates.add(theirs.rate(sample, leaves, rounds));
        }
        double median = Medians.of(ourRates);
        double worst = Collections.min(ourRates);
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %.0f / %.0f | %.2f / %.2f |",
                sample.name(),
                leaves,
                options ? "launcher's" : "none",
                median / 1e6,
                worst / 1e6,
                median / Medians.of(theirRates),
                worst / Collections.min(theirRates));
    }
}
