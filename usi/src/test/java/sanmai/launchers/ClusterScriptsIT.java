package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.testing.SameOnEveryJava;

/** The job scripts of the package, with programs in place of Sanmai and Slurm that print how they were called. */
@SameOnEveryJava
@Timeout(300)
@EnabledOnOs(OS.LINUX)
class ClusterScriptsIT {
    @TempDir
    private static Path shared;

    private static Path scripts;

    /** With a space, as folders have. */
    @TempDir
    private Path parent;

    private Path folder;
    private final Map<String, String> environment = new HashMap<>();

    @BeforeAll
    static void unpack() throws IOException {
        scripts = Distribution.unzip(shared).resolve("cluster");
    }

    @BeforeEach
    void prepare() throws IOException {
        folder = Files.createDirectory(parent.resolve("my games"));
        environment.put("PATH", folder + ":/usr/bin:/bin");
        environment.put("SLURM_JOB_NAME", "name");
        environment.put("SANMAI", program("sanmai", "printf '%s|' \"$@\"; echo").toString());
    }

    private Path program(String name, String... lines) throws IOException {
        String text = "#!/bin/sh\n" + String.join("\n", lines) + "\n";
        Path file = Files.writeString(folder.resolve(name), text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private ProcessBuilder prepared(String script, String... arguments) {
        String[] command = Stream.concat(Stream.of(scripts.resolve(script).toString()), Stream.of(arguments))
                .toArray(String[]::new);
        return Launch.prepare(folder, environment, command);
    }

    private Launch run(String script, String... arguments) throws IOException, InterruptedException {
        return Launch.of(prepared(script, arguments));
    }

    private void task(String task, String first, String last, String count) {
        environment.put("SLURM_ARRAY_TASK_ID", task);
        environment.put("SLURM_ARRAY_TASK_MIN", first);
        environment.put("SLURM_ARRAY_TASK_MAX", last);
        environment.put("SLURM_ARRAY_TASK_COUNT", count);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "perft 5 --hash 16; perft|--shard|2/4|--threads|1|5|--hash|16|--resume|name-2.jsonl|",
                "perft --threads=3 5; perft|--shard|2/4|--threads=3|5|--resume|name-2.jsonl|",
                "match --nodes 2,1; match|--shard|2/4|--threads|1|--nodes|2,1|--resume|name-2.jsonl|",
                "verify a.tsv; verify|--shard|2/4|a.tsv|--resume|name-2.jsonl|",
                "minimax --plies 4; minimax|--shard|2/4|--plies|4|--resume|name-2.jsonl|",
                "selfplay --games 9; selfplay|--shard|2/4|--threads|1|--games|9|name-2.sg|",
            })
    void aTaskDoesItsPart(String arguments, String call) throws IOException, InterruptedException {
        task("2", "1", "4", "4");
        assertEquals(new Launch(0, List.of(call), List.of()), run("array.sbatch", arguments.split(" ")));
    }

    @Test
    void aTaskKnowsItsThreadsAndParts() throws IOException, InterruptedException {
        environment.put("SLURM_CPUS_PER_TASK", "8");
        environment.put("SANMAI_PARTS", "9");
        task("7", "3", "7", "2");
        Launch run = run("array.sbatch", "perft", "5", "--sfen", "a b");
        assertEquals(List.of("perft|--shard|7/9|--threads|8|5|--sfen|a b|--resume|name-7.jsonl|"), run.out());
        environment.remove("SANMAI_PARTS");
        Launch refused = run("array.sbatch", "perft", "5");
        String message = "array.sbatch: set SANMAI_PARTS to the number of all parts, or use --array=1-N";
        assertEquals(new Launch(2, List.of(), List.of(message)), refused);
        task("1", "1", "1", "1");
        Launch other = run("array.sbatch", "mate");
        assertEquals(2, other.exitCode());
        assertTrue(other.errors().get(0).startsWith("array.sbatch: mate: there are only perft, "), other.toString());
    }

    @ParameterizedTest
    @CsvSource({"perft, 1, 1", "perft, 2, 2", "verify, 1, 0", "minimax, 1, 1", "minimax, 2, 2", "selfplay, 143, 143"})
    void aBadResultIsNotAFailureOfTheTask(String command, int code, int taskCode)
            throws IOException, InterruptedException {
        program("sanmai", "exit " + code);
        task("1", "1", "1", "1");
        assertEquals(taskCode, run("array.sbatch", command).exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo more >name-2.jsonl", ":"})
    void aTaskWhoseTimeIsOverIsRequeuedIfItGotAnywhere(String work) throws IOException, InterruptedException {
        program("sanmai", work, "touch started", "trap 'exit 143' TERM", "while [ -d . ]; do sleep 0.1; done");
        program("scontrol", "echo scontrol \"$@\"");
        task("2", "1", "4", "4");
        environment.put("SLURM_ARRAY_JOB_ID", "17");
        environment.put("SLURM_JOB_ID", "18");
        ProcessBuilder builder = prepared("array.sbatch", "perft", "5");
        Path out = folder.resolve("out");
        Process process =
                builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
        try {
            while (!Files.exists(folder.resolve("started"))) {
                Thread.sleep(20);
            }
            assertEquals(
                    0,
                    new ProcessBuilder("kill", "-USR1", "" + process.pid())
                            .start()
                            .waitFor());
            boolean has = !work.equals(":");
            assertEquals(has ? 0 : 2, process.waitFor());
            List<String> lines = Files.readAllLines(out);
            assertEquals(
                    has
                            ? "scontrol requeue 17_2"
                            : "array.sbatch: no result in the time of a job;"
                                    + " --time must be longer, or there must be more parts",
                    lines.get(lines.size() - 1));
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    @Test
    void theMergeReadsTheFilesOfAllParts() throws IOException, InterruptedException {
        for (String file : List.of("name-1.jsonl", "name-2.jsonl", "name-2-1.jsonl", "name-1.sg", "name-10.sg")) {
            Files.createFile(folder.resolve(file));
        }
        assertEquals(
                List.of("perft|--divide|--merge|name-1.jsonl|name-2.jsonl|"),
                run("merge.sbatch", "perft", "--divide").out());
        assertEquals(
                List.of("selfplay|name.sg|--merge|name-1.sg|"),
                run("merge.sbatch", "selfplay").out());
    }

    @Test
    void submitGivesTheArrayAndThenTheMerge() throws IOException, InterruptedException {
        program("sbatch", "printf '%s|' \"$SANMAI_PARTS\" \"$@\" >>calls; echo >>calls; echo '17;cluster'");
        Launch run =
                run("submit", "--time=1:00", "--qos=a b", "p8", "16", "perft", "8", "--sfen", "x y", "--", "--divide");
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of("job 17: 16 parts of p8; job 17: the result, in p8.txt"), run.out());
        assertEquals(
                List.of(
                        "16|--parsable|--job-name=p8|--array=1-16|--time=1:00|--qos=a b|" + scripts
                                + "/array.sbatch|perft|8|--sfen|x y|",
                        "16|--parsable|--job-name=p8|--dependency=afterok:17|--kill-on-invalid-dep=yes|" + scripts
                                + "/merge.sbatch|perft|--divide|"),
                Files.readAllLines(folder.resolve("calls")));
        for (String wrong : List.of("", "p8 0 perft", "p8 x perft", "p8 16", "--help")) {
            Launch refused = run("submit", wrong.split(" "));
            assertEquals(2, refused.exitCode());
            assertTrue(refused.errors().get(0).startsWith("Usage: submit "), refused.toString());
        }
    }

    @Test
    void parallelDoesAllPartsAndThenTheMerge() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/parallel")), "GNU parallel is not installed");
        environment.put("HOME", folder.toString());
        environment.put("SLURM_CPUS_PER_TASK", "4");
        program(
                "sanmai",
                "for last; do :; done",
                "case $* in *--merge*) ;; *) echo \"$@\" >\"$last\" ;; esac",
                "printf '%s|' \"$@\"; echo");
        Launch run = run("run-parallel", "-j1", "p", "2", "perft", "5", "--sfen", "x  'y", "--", "--divide");
        assertEquals(new Launch(0, List.of("perft|--divide|--merge|p-1.jsonl|p-2.jsonl|"), List.of()), run);
        assertEquals(run.out(), Files.readAllLines(folder.resolve("p.txt")));
        List<String> calls = new ArrayList<>();
        for (int part = 1; part <= 2; part++) {
            calls.add("perft|--shard|%d/2|--threads|1|5|--sfen|x  'y|--resume|p-%d.jsonl|".formatted(part, part));
        }
        assertEquals(calls, Files.readAllLines(folder.resolve("p.log")));
        program("sanmai", "exit 2");
        Files.delete(folder.resolve("p.txt"));
        assertEquals(2, run("run-parallel", "p", "2", "perft", "5").exitCode(), "two parts failed");
        assertTrue(Files.notExists(folder.resolve("p.txt")));
    }
}
