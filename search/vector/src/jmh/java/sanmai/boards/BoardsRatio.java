package sanmai.boards;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Three ints against two longs and a vector of the Vector API, the last question of Grimbergen, <i>Using Bitboards for Move
 * Generation in Shogi</i>: perft and alpha-beta of one generator on each of them, and perft of the product beside them.
 *
 * <p>{@code BoardsRatio FORKS JAVA...}, in the root of the project, measures on each of these programs {@code java}, and
 * writes a table of tab-separated values:
 *
 * <pre>
 * mvn -q -B -Pjmh -DskipTests package
 * java -cp "search/vector/target/test-classes:search/vector/target/jmh-lib/*" sanmai.boards.BoardsRatio 3 java
 * </pre>
 *
 * <p>Each fork is a fresh JVM, and the representations take turns, so that all see the machine alike. The ratio of each fork
 * is taken to the three ints next to it: below 1 is less time.
 */
public final class BoardsRatio {
    private static final List<String> REPRESENTATIONS =
            List.of("ThreeInts", "PairOfLongs", "VectorOfLongs", BoardsWork.PRODUCT);

    private static final String BASE = REPRESENTATIONS.get(0);

    private final Map<String, List<double[]>> nanos = new LinkedHashMap<>();
    private final Map<String, List<double[]>> ratios = new LinkedHashMap<>();
    private final Map<String, List<double[]>> bytes = new LinkedHashMap<>();

    private BoardsRatio() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        BoardsRatio measured = new BoardsRatio();
        for (int fork = 0; fork < Integer.parseInt(args[0]); fork++) {
            for (int i = 1; i < args.length; i++) {
                for (BoardsWork work : BoardsWork.values()) {
                    measured.measure(args[i], work);
                }
            }
        }
        measured.print();
    }

    private void measure(String java, BoardsWork work) throws IOException, InterruptedException {
        double[] base = {};
        for (String representation : REPRESENTATIONS) {
            if (work == BoardsWork.SEARCH && representation.equals(BoardsWork.PRODUCT)) {
                continue;
            }
            List<double[]> figures = fork(java, representation, work);
            double[] time = column(figures, 0);
            base = representation.equals(BASE) ? time : base;
            double[] ratio = new double[time.length];
            for (int i = 0; i < ratio.length; i++) {
                ratio[i] = time[i] / base[i];
            }
            String row = String.join("\t", java, work.name(), representation);
            nanos.computeIfAbsent(row, key -> new ArrayList<>()).add(time);
            ratios.computeIfAbsent(row, key -> new ArrayList<>()).add(ratio);
            bytes.computeIfAbsent(row, key -> new ArrayList<>()).add(column(figures, 1));
            System.err.printf(Locale.ROOT, "%s %.2f %.2f %.2f ns%n", row, time[0], time[1], time[2]);
        }
    }

    private static List<double[]> fork(String java, String representation, BoardsWork work)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(java));
        command.addAll(List.of("@usi/src/dist/sanmai.jvm", "@search/vector/src/jmh/boards.jvm"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(BoardsFork.class.getName(), representation, work.name()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<double[]> figures = new ArrayList<>();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                String[] words = line.split(" ");
                figures.add(new double[] {Double.parseDouble(words[0]), Double.parseDouble(words[1])});
            }
        }
        if (process.waitFor() != 0 || figures.size() != BoardsSample.ALL.size()) {
            throw new IOException("no figures from " + String.join(" ", command));
        }
        return figures;
    }

    private static double[] column(List<double[]> figures, int column) {
        return figures.stream().mapToDouble(figure -> figure[column]).toArray();
    }

    private void print() {
        System.out.println("java\twork\tboard\tposition\tns\tratio\tleast ratio\tgreatest ratio\tbytes");
        nanos.forEach((row, forks) -> {
            for (int i = 0; i < BoardsSample.ALL.size(); i++) {
                List<Double> ratio = sorted(ratios.get(row), i);
                System.out.printf(
                        Locale.ROOT,
                        "%s\t%s\t%.2f\t%.2f\t%.2f\t%.2f\t%.1f%n",
                        row,
                        BoardsSample.ALL.get(i).name(),
                        median(sorted(forks, i)),
                        median(ratio),
                        ratio.get(0),
                        ratio.get(ratio.size() - 1),
                        median(sorted(bytes.get(row), i)));
            }
        });
    }

    private static List<Double> sorted(List<double[]> forks, int sample) {
        List<Double> values = new ArrayList<>();
        forks.forEach(fork -> values.add(fork[sample]));
        Collections.sort(values);
        return values;
    }

    private static double median(List<Double> sorted) {
        return sorted.get(sorted.size() / 2);
    }
}
