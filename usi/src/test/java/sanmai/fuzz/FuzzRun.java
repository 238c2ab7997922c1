package sanmai.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Fuzzes with Jazzer, which is guided by the coverage of our classes: one target after the other, each in a JVM of its own
 * with little memory. A finding is left in the folder of its
 * target, and ends that target.
 */
public final class FuzzRun {
    private static final String JAZZER = "com.code_intelligence.jazzer.Jazzer";
    private static final String TARGET = "sanmai.fuzz.target";

    /** Little memory, so that a reader that takes much of it is found. */
    private static final List<String> JVM = List.of(
            "-ea",
            "-Xmx400m",
            "-XX:+UseSerialGC",
            "-XX:+EnableDynamicAgentLoading",
            "-Xshare:off",
            "--enable-native-access=ALL-UNNAMED");

    /** Which classes guide the search, and the seconds that an input may take. */
    private static final List<String> GUIDE = List.of(
            "--target_class=" + FuzzRun.class.getName(),
            "--instrumentation_includes=sanmai.**",
            "--instrumentation_excludes=sanmai.fuzz.**",
            "--custom_hook_includes=sanmai.**",
            "-timeout=60",
            "-print_final_stats=1");

    private static final FuzzTarget CHOSEN =
            System.getProperty(TARGET) == null ? null : target(System.getProperty(TARGET));

    private FuzzRun() {}

    /** What Jazzer calls with every input. */
    public static void fuzzerTestOneInput(byte[] input) throws Exception {
        CHOSEN.check(input);
    }

    /**
     * Fuzzes.
     *
     * @param arguments the folder for inputs and findings, the seconds for each target, and the targets with commas between
     *     them or {@code all}
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Path.of(arguments[0]);
        List<FuzzTarget> targets = arguments[2].equals("all")
                ? List.of(FuzzTarget.values())
                : Stream.of(arguments[2].split(",")).map(FuzzRun::target).toList();
        List<String> found = new ArrayList<>();
        for (FuzzTarget target : targets) {
            if (fuzz(target, folder.resolve(target.title()), arguments[1]) != 0) {
                found.add(target.title());
            }
        }
        System.out.println(found.isEmpty() ? "nothing was found" : "something was found: " + found);
        System.exit(found.isEmpty() ? 0 : 1);
    }

    private static FuzzTarget target(String title) {
        return Stream.of(FuzzTarget.values())
                .filter(target -> target.title().equals(title))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no target " + title));
    }

    private static int fuzz(FuzzTarget target, Path folder, String seconds) throws IOException, InterruptedException {
        Path inputs = Files.createDirectories(folder.resolve("inputs"));
        Path seeds = Files.createDirectories(folder.resolve("seeds"));
        for (Map.Entry<String, byte[]> seed : FuzzSeeds.of(target).entrySet()) {
            Files.write(seeds.resolve(seed.getKey()), seed.getValue());
        }
        System.out.println("fuzzing " + target.title() + " for " + seconds + " s in " + folder);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-D" + TARGET + "=" + target.title()));
        command.addAll(JVM);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), JAZZER));
        command.addAll(GUIDE);
        command.addAll(List.of("--reproducer_path=" + folder, "-artifact_prefix=" + folder + "/"));
        command.addAll(List.of("-max_total_time=" + seconds, inputs.toString(), seeds.toString()));
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }
}
