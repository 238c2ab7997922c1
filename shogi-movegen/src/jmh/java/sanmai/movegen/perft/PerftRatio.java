package sanmai.movegen.perft;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Compares perft with a USI engine that knows {@code go perft}, on the start position: {@code PerftRatio ENGINE FORKS}.
 * Each fork is a fresh JVM, in turn with the engine, so that both sides see the machine alike; both are measured by CPU
 * time. The ratio of each fork is taken to the engine's run next to it.
 */
public final class PerftRatio {
    private static final PerftSample SAMPLE = PerftSample.byName("start");
    private static final int ROUNDS = 7;

    private PerftRatio() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        String engine = args[0];
        int forks = Integer.parseInt(args[1]);
        PerftBuild build = new PerftBuild(Path.of(""), Path.of(System.getProperty("java.home")), true);
        Map<LastPly, List<Double>> rates = new EnumMap<>(LastPly.class);
        Map<LastPly, List<Double>> ratios = new EnumMap<>(LastPly.class);
        List<Double> engineRates = new ArrayList<>();
        for (int fork = 1; fork <= forks; fork++) {
            for (LastPly leaves : LastPly.values()) {
                double theirs = engineRate(engine);
                double ours = build.rate(SAMPLE, leaves, ROUNDS);
                engineRates.add(theirs);
                rates.computeIfAbsent(leaves, key -> new ArrayList<>()).add(ours);
                ratios.computeIfAbsent(leaves, key -> new ArrayList<>()).add(ours / theirs);
                System.err.printf("fork %d %-5s %6.1f M/s, engine %5.2f M/s%n", fork, leaves, ours / 1e6, theirs / 1e6);
            }
        }
        System.out.printf(
                "JDK %s, start position, depth %d, %s; engine %.2f M nodes/s%n",
                Runtime.version(),
                SAMPLE.depth(),
                forks == 1 ? "one fork" : "median and worst of " + forks + " forks",
                Medians.of(engineRates) / 1e6);
        System.out.println("leaves          M/s   worst M/s          ratio   worst ratio");
        for (LastPly leaves : LastPly.values()) {
            System.out.printf(
                    "%-6s %12.1f %11.1f %14.2f %13.2f%n",
                    leaves,
                    Medians.of(rates.get(leaves)) / 1e6,
                    Collections.min(rates.get(leaves)) / 1e6,
                    Medians.of(ratios.get(leaves)),
                    Collections.min(ratios.get(leaves)));
        }
    }

    private static double engineRate(String engine) throws IOException {
        Process process = new ProcessBuilder(engine).start();
        try (PrintStream in = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
                BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            in.println("usi");
            in.println("setoption name UCI_Variant value shogi");
            in.println("position startpos");
            in.println("isready");
            readUntil(out, "readyok");
            Duration before = cpu(process);
            in.println("go perft " + SAMPLE.depth());
            String total = readUntil(out, "Nodes searched");
            Duration spent = cpu(process).minus(before);
            in.println("quit");
            if (Long.parseLong(total.replaceAll("\\D", "")) != SAMPLE.nodes()) {
                throw new IllegalStateException("the engine counts otherwise: " + total);
            }
            return SAMPLE.nodes() * 1e9 / spent.toNanos();
        } finally {
            process.destroy();
        }
    }

    private static String readUntil(BufferedReader out, String start) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(start)) {
                return line;
            }
        }
        throw new IOException("the engine ended before it said " + start);
    }

    private static Duration cpu(Process process) {
        return process.info().totalCpuDuration().orElseThrow();
    }
}
