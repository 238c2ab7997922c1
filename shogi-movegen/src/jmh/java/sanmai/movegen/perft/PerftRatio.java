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
 * Compares perft with a USI engine that knows {@code go perft}, on the start position: {@code PerftRatio ENGINE FORKS
 * [none]}, with {@code none} for Java without the launchers' options. Each fork is a fresh JVM, in turn with the engine;
 * both are measured by CPU time. Other work beside them makes some forks and runs slower by a third, so the fastest are
 * compared; how far the slowest of the engine lie behind shows what the machine does to the slowest forks.
 */
public final class PerftRatio {
    private static final PerftSample SAMPLE = PerftSample.byName("start");
    private static final int ROUNDS = 7;

    private PerftRatio() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        String engine = args[0];
        int forks = Integer.parseInt(args[1]);
        boolean options = args.length == 2;
        PerftBuild build = new PerftBuild(Path.of(""), Path.of(System.getProperty("java.home")), options);
        Map<LastPly, List<Double>> rates = new EnumMap<>(LastPly.class);
        List<Double> engineRates = new ArrayList<>();
        for (int fork = 1; fork <= forks; fork++) {
            for (LastPly leaves : LastPly.values()) {
                double theirs = engineRate(engine);
                double ours = build.rate(SAMPLE, leaves, ROUNDS);
                engineRates.add(theirs);
                rates.computeIfAbsent(leaves, key -> new ArrayList<>()).add(ours);
                System.err.printf("fork %d %-5s %6.1f M/s, engine %5.2f M/s%n", fork, leaves, ours / 1e6, theirs / 1e6);
            }
        }
        System.out.printf(
                "JDK %s, options %s, start position, depth %d, %d forks; M nodes/s%n",
                Runtime.version(), options ? "launcher's" : "none", SAMPLE.depth(), forks);
        System.out.println("leaves   fastest   slowest   slowest/fastest   fastest/engine's");
        print("engine", engineRates, engineRates);
        rates.forEach((leaves, ours) -> print(leaves.toString(), ours, engineRates));
    }

    private static void print(String what, List<Double> rates, List<Double> engineRates) {
        double fastest = Collections.max(rates);
        double slowest = Collections.min(rates);
        System.out.printf(
                "%-6s %9.1f %9.1f %17.2f %18.1f%n",
                what, fastest / 1e6, slowest / 1e6, slowest / fastest, fastest / Collections.max(engineRates));
    }

    private static double engineRate(String engine) throws IOException {
        Process process = new ProcessBuilder(engine).start();
        try (PrintStream in = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
                BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            in.println("usi");
            if (hasVariants(out)) {
                in.println("setoption name UCI_Variant value shogi");
            }
            in.println("isready");
            readUntil(out, "readyok");
            in.println("position startpos");
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

    private static boolean hasVariants(BufferedReader out) throws IOException {
        boolean found = false;
        for (String line = readUntil(out, ""); !line.equals("usiok"); line = readUntil(out, "")) {
            found |= line.startsWith("option name UCI_Variant ");
        }
        return found;
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
