package sanmai.movegen.attacktable;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Compares attack tables with bitboards in full-width walks of which every leaf is made: {@code GeneratorRatio FORKS}.
 * Each fork is a fresh JVM, and the generators take turns, so that all see the machine alike. The ratio of each fork is
 * taken to the attack tables' legal moves next to it: above 1 the attack tables are quicker.
 */
public final class GeneratorRatio {
    private static final String ROUNDS = "5";

    private GeneratorRatio() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        int forks = Integer.parseInt(args[0]);
        System.out.printf(
                "JDK %s, %s%n", Runtime.version(), forks == 1 ? "one fork" : "median and worst of " + forks + " forks");
        for (GeneratorWork work : GeneratorWork.values()) {
            Map<Contestant, List<Double>> nanos = new EnumMap<>(Contestant.class);
            Map<Contestant, List<Double>> ratios = new EnumMap<>(Contestant.class);
            for (int fork = 0; fork < forks; fork++) {
                double base = 0;
                for (Contestant contestant : Contestant.values()) {
                    double measured = measure(contestant, work);
                    base = contestant == Contestant.TABLE_LEGAL ? measured : base;
                    nanos.computeIfAbsent(contestant, key -> new ArrayList<>()).add(measured);
                    ratios.computeIfAbsent(contestant, key -> new ArrayList<>()).add(measured / base);
                }
            }
            System.out.printf("%s, %d positions, %d plies%n", work, work.cases().size(), work.plies());
            System.out.println("generator                             ns/leaf    worst          ratio");
            for (Contestant contestant : Contestant.values()) {
                System.out.printf(
                        "%-30s %14.1f %8.1f %14.2f%n",
                        contestant,
                        median(nanos.get(contestant)),
                        Collections.max(nanos.get(contestant)),
                        median(ratios.get(contestant)));
            }
        }
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    private static double measure(Contestant contestant, GeneratorWork work) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
        command.addAll(GeneratorFork.JVM_FLAGS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(GeneratorFork.class.getName(), contestant.name(), work.name(), ROUNDS));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            process.waitFor();
            return Double.parseDouble(line);
        }
    }
}
