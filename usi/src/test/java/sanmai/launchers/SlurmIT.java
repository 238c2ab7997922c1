package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sanmai.testing.SameOnEveryJava;

/** The job scripts of the package on a real Slurm. */
@SameOnEveryJava
@Timeout(600)
@EnabledOnOs(OS.LINUX)
class SlurmIT {
    @TempDir
    private static Path folder;

    private static Path home;
    private static SlurmMachine slurm;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        Optional<String> missing = SlurmMachine.missing();
        assumeTrue(missing.isEmpty(), () -> missing.get() + " is not installed");
        home = Distribution.unzip(Files.createDirectory(folder.resolve("unpacked")));
        slurm = new SlurmMachine(Files.createDirectory(folder.resolve("slurm")));
        slurm.set("JAVA_HOME", System.getProperty("java.home"));
        slurm.set("SANMAI_NO_ARCHIVE", "1");
        slurm.set("SANMAI_JAVA_OPTIONS", Launch.FOR_SHORT_RUNS);
    }

    @AfterAll
    static void stop() throws IOException {
        if (slurm != null) {
            slurm.close();
        }
    }

    private static Launch good(String... command) throws IOException, InterruptedException {
        Launch launch = slurm.run(command);
        assertEquals(0, launch.exitCode(), launch::toString);
        return launch;
    }

    /** Gives a computation to Slurm. Returns the number of the array. */
    private static String submit(String words) throws IOException, InterruptedException {
        String[] command = (home.resolve("cluster/submit") + " " + words).split(" ");
        return good(command).lastLine().replaceAll("job (\\d+): .*", "$1");
    }

    private static List<String> result(String name) throws IOException {
        Path file = slurm.work().resolve(name);
        assertTrue(Files.exists(file), () -> "there is no " + file + slurm.files());
        return Files.readAllLines(file).stream()
                .map(line -> line.replaceAll("time .*", "time"))
                .toList();
    }

    /** The first runs of parts 1 and 2 leave half of their work, with a torn line at its end, and hang. */
    private static Path hangingProgram() throws IOException {
        String sanmai = home.resolve("bin/sanmai").toString();
        Path file = Files.writeString(
                folder.resolve("hangs"),
                String.join(
                        "\n",
                        "#!/bin/sh",
                        "part=${SLURM_ARRAY_TASK_ID:-3}",
                        "if [ \"$part\" = 3 ] || [ -n \"${SLURM_RESTART_COUNT:-}\" ]; then exec '" + sanmai
                                + "' \"$@\"; fi",
                        "'" + sanmai + "' \"$@\"",
                        "head -c 12345 \"tree-$part.jsonl\" >\"half-$part\"",
                        "cp \"half-$part\" \"tree-$part.jsonl\"",
                        "touch \"hangs-$part\"",
                        "while [ -d . ]; do sleep 0.1; done",
                        ""));
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /**
     * Slurm lets a requeued job wait for two minutes. Some seconds are needed: it tells the credentials of two runs apart by the
     * time, in seconds.
     */
    private static void beginSoon(String task) throws IOException, InterruptedException {
        slurm.await(
                task + " in the queue",
                () -> slurm.run("squeue", "--noheader", "--format=%T", "--job=" + task)
                                .lastLine()
                                .equals("PENDING")
                        && slurm.run("scontrol", "update", "JobId=" + task, "StartTime=now+3")
                                        .exitCode()
                                == 0);
    }

    @Test
    void anArrayWithRequeuedTasksGivesTheResultOfOneRun() throws IOException, InterruptedException {
        slurm.set("SANMAI", hangingProgram().toString());
        String array = submit("tree 3 perft 3 -- --divide");
        for (int part = 1; part <= 2; part++) {
            Path hangs = slurm.work().resolve("hangs-" + part);
            slurm.await(hangs.toString(), () -> Files.exists(hangs));
        }
        good("scancel", "--batch", "--signal=USR1", array + "_1"); // As when its time is over.
        good("scontrol", "requeue", array + "_2"); // As when its node fails.
        beginSoon(array + "_1");
        beginSoon(array + "_2");
        slurm.awaitEnd();
        String sanmai = home.resolve("bin/sanmai").toString();
        List<String> whole = good(sanmai, "perft", "3", "--divide").out().stream()
                .map(line -> line.replaceAll("time .*", "time"))
                .toList();
        assertEquals(31, whole.size());
        assertEquals(whole, result("tree.txt"));
        for (int part = 1; part <= 2; part++) {
            String half = Files.readString(slurm.work().resolve("half-" + part));
            String kept = half.substring(0, half.lastIndexOf('\n') + 1);
            String all = Files.readString(slurm.work().resolve("tree-" + part + ".jsonl"));
            assertTrue(all.startsWith(kept), "finished work is not done again");
            assertEquals(301, all.lines().count());
        }
        String log = Files.readString(slurm.work().resolve("tree-1.log"));
        assertTrue(log.contains("array.sbatch: the time is over; "), log);
    }

    @Test
    void everyCommandRunsAsAnArray() throws IOException, InterruptedException {
        slurm.set("SANMAI", home.resolve("bin/sanmai").toString());
        submit("games 2 selfplay --games 2 --nodes 10 -- --games 2");
        submit("pairs 2 match --pairs 2 --nodes 20,2 -- --pairs 2");
        submit("suite 2 verify --max-nodes 100");
        submit("trees 2 minimax --limit 2 --plies 1 --warm-up 0 --generators attack-table -- --format csv");
        slurm.awaitEnd();
        assertTrue(result("games.txt").get(0).endsWith("  in the file 2"));
        assertTrue(Files.size(slurm.work().resolve("games.sg")) > 100);
        assertTrue(result("pairs.txt").get(0).matches("\\+\\d =\\d -\\d  Elo .*"));
        List<String> suite = result("suite.txt");
        assertTrue(suite.get(suite.size() - 1).matches("\\d+ passed, 0 failed.*"), suite.toString());
        assertEquals(1 + 2, result("trees.txt").size());
    }
}
