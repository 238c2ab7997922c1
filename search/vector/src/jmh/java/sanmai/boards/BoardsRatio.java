package sanmai.boards;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.DoubleStream;

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
 * <p>Each fork is a fresh JVM, and the representations take turns, so that all see the machine alike. Other work on the same
 * core makes a fork slower and never faster: the least figures are compared, and the greatest stand beside them.
 */
public final class BoardsRatio {
    private static final List<String> REPRESENTATIONS =
            List.of("ThreeInts", "PairOfLongs", "VectorOfLongs", BoardsWork.PRODUCT);

    /** By program, work and representation: for each fork the figures of all samples. */
    private final Map<String, List<List<double[]>>> forks = new LinkedHashMap<>();

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
        measured.print(List.of(args).subList(1, args.length));
    }

    private void measure(String java, BoardsWork work) throws IOException, InterruptedException {
        for (String representation : REPRESENTATIONS) {
            if (work != BoardsWork.SEARCH || !representation.equals(BoardsWork.PRODUCT)) {
                List<double[]> figures = fork(java, representation, work);
                String row = row(java, work, representation);
                forks.computeIfAbsent(row, key -> new ArrayList<>()).add(figures);
                figures.forEach(figure -> System.err.printf(Locale.ROOT, "%s %.2f ns%n", row, figure[0]));
            }
        }
    }

    private static String row(String java, BoardsWork work, String representation) {
        return String.join("\t", java, work.name(), representation);
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

    private void print(List<String> javas) {
        System.out.println("java\twork\tboard\tposition\tns\tgreatest\tratio\tbytes");
        for (String java : javas) {
            for (BoardsWork work : BoardsWork.values()) {
                for (int sample = 0; sample < BoardsSample.ALL.size(); sample++) {
                    print(java, work, sample);
                }
            }
        }
    }

    private void print(String java, BoardsWork work, int sample) {
        double base = figures(row(java, work, REPRESENTATIONS.get(0)), sample, 0)
                .min()
                .orElseThrow();
        for (String representation : REPRESENTATIONS) {
            String row = row(java, work, representation);
            if (forks.containsKey(row)) {
                double least = figures(row, sample, 0).min().orElseThrow();
                System.out.printf(
                        Locale.ROOT,
                        "%s\t%s\t%.2f\t%.2f\t%.2f\t%.1f%n",
                        row,
                        BoardsSample.ALL.get(sample).name(),
                        least,
                        figures(row, sample, 0).max().orElseThrow(),
                        least / base,
                        figures(row, sample, 1).max().orElseThrow());
            }
        }
    }

    private DoubleStream figures(String row, int sample, int column) {
        return forks.get(row).stream().mapToDouble(fork -> fork.get(sample)[column]);
    }
}
