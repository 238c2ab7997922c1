package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Closeable;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A cluster of Slurm on this machine alone: a controller and two nodes, which the current user runs, on ports and in a folder
 * of their own.
 */
final class SlurmMachine implements Closeable {
    private static final List<String> PROGRAMS =
            List.of("munged", "slurmctld", "slurmd", "sbatch", "scontrol", "scancel", "squeue");
    private static final List<Path> PLACES = List.of(Path.of("/usr/sbin"), Path.of("/usr/bin"));
    private static final int PATIENCE_SECONDS = 240;

    /** Ends the program with the pipe to this process, so that it never outlives a test. */
    private static final String LEASH = "\"$@\" & read -r line; kill $!; wait";

    private final Path folder;
    private final Path work;
    private final Map<String, String> environment = new HashMap<>();
    private final List<Process> daemons = new ArrayList<>();

    /** The first program that is not installed, if any. */
    static Optional<String> missing() {
        return PROGRAMS.stream()
                .filter(name -> PLACES.stream().noneMatch(place -> Files.isExecutable(place.resolve(name))))
                .findFirst();
    }

    /**
     * Starts the cluster.
     *
     * @param folder for its files; jobs run in {@link #work}
     */
    SlurmMachine(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        work = Files.createDirectory(folder.resolve("work"));
        environment.put("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
        environment.put("SLURM_CONF", folder.resolve("slurm.conf").toString());
        try {
            start();
        } catch (IOException | InterruptedException | RuntimeException | Error e) {
            close();
            throw e;
        }
    }

    private void start() throws IOException, InterruptedException {
        byte[] key = new byte[1024];
        new Random().nextBytes(key);
        Path keyFile = Files.createFile(folder.resolve("key"));
        keyFile.toFile().setReadable(false, false);
        keyFile.toFile().setReadable(true, true);
        Files.write(keyFile, key);
        Files.write(folder.resolve("slurm.conf"), configuration());
        // What a version needs to do without control groups.
        boolean hasSwitch = version() >= 23;
        Files.writeString(folder.resolve("cgroup.conf"), hasSwitch ? "CgroupPlugin=disabled\n" : "");
        for (String name : List.of("state", "n1", "n2")) {
            Files.createDirectory(folder.resolve(name));
        }
        daemon(
                "munged",
                "--foreground",
                "--force",
                "--num-threads=2",
                "--socket=" + folder.resolve("munge"),
                "--key-file=" + keyFile,
                "--pid-file=" + folder.resolve("munged.pid"),
                "--seed-file=" + folder.resolve("munged.seed"),
                "--log-file=" + folder.resolve("munged.log"));
        await("munged", () -> Files.exists(folder.resolve("munge")));
        daemon("slurmctld", "-D");
        daemon("slurmd", "-D", "-N", "n1");
        daemon("slurmd", "-D", "-N", "n2");
        await(
                "two idle nodes",
                () -> run("sinfo", "--noheader", "--Node", "--format=%T").out().equals(List.of("idle", "idle")));
    }

    private int version() throws IOException, InterruptedException {
        String version = run("slurmd", "-V").lastLine();
        return Integer.parseInt(version.replaceAll("^\\D*(\\d+)\\..*", "$1"));
    }

    private List<String> configuration() throws IOException {
        String host =
                Files.readString(Path.of("/proc/sys/kernel/hostname")).strip().replaceAll("\\..*", "");
        String user = System.getProperty("user.name");
        List<Integer> ports = freePorts(3);
        List<String> lines = new ArrayList<>(List.of(
                "ClusterName=sanmai",
                "SlurmctldHost=" + host + "(127.0.0.1)",
                "SlurmctldPort=" + ports.get(0),
                "SlurmUser=" + user,
                "SlurmdUser=" + user,
                "AuthType=auth/munge",
                "CredType=cred/munge",
                "AuthInfo=socket=" + folder.resolve("munge"),
                "StateSaveLocation=" + folder.resolve("state"),
                "SlurmdSpoolDir=" + folder.resolve("%n"),
                "SlurmctldPidFile=" + folder.resolve("slurmctld.pid"),
                "SlurmdPidFile=" + folder.resolve("%n.pid"),
                "SlurmctldLogFile=" + folder.resolve("slurmctld.log"),
                "SlurmdLogFile=" + folder.resolve("%n.log"),
                "SlurmdParameters=config_overrides",
                "ProctrackType=proctrack/linuxproc",
                "TaskPlugin=task/none",
                "JobAcctGatherType=jobacct_gather/none",
                "MpiDefault=none",
                "SelectType=select/cons_tres",
                "SelectTypeParameters=CR_CPU",
                "SchedulerParameters=sched_interval=1,bf_interval=1,batch_sched_delay=0",
                "PartitionName=all Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP"));
        for (int node = 1; node <= 2; node++) {
            lines.add("NodeName=n" + node + " NodeHostname=" + host + " NodeAddr=127.0.0.1 Port=" + ports.get(node)
                    + " CPUs=1 RealMemory=100000 State=UNKNOWN");
        }
        return lines;
    }

    private static List<Integer> freePorts(int count) throws IOException {
        List<ServerSocket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                sockets.add(new ServerSocket(0));
            }
            return sockets.stream().map(ServerSocket::getLocalPort).toList();
        } finally {
            for (ServerSocket socket : sockets) {
                socket.close();
            }
        }
    }

    private void daemon(String... command) throws IOException {
        String[] leashed = Stream.concat(Stream.of("sh", "-c", LEASH, "sh"), Stream.of(command))
                .toArray(String[]::new);
        Path log = folder.resolve("out" + daemons.size());
        daemons.add(Launch.prepare(folder, environment, leashed)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start());
    }

    /** The folder in which jobs run. */
    Path work() {
        return work;
    }

    /** Gives commands and jobs another variable of the environment. */
    void set(String variable, String value) {
        environment.put(variable, value);
    }

    /** Runs a command in {@link #work}. */
    Launch run(String... command) throws IOException, InterruptedException {
        return Launch.of(Launch.prepare(work, environment, command));
    }

    /** A condition to wait for. */
    interface Condition {
        boolean holds() throws IOException, InterruptedException;
    }

    /** Waits until a condition holds. */
    void await(String what, Condition condition) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!condition.holds()) {
            assertTrue(System.nanoTime() < end, () -> what + " is not there: " + files());
            Thread.sleep(100);
        }
    }

    /** Waits until all jobs have ended. */
    void awaitEnd() throws IOException, InterruptedException {
        await("the end of the jobs", () -> {
            Launch queue = run("squeue", "--noheader");
            assertEquals(0, queue.exitCode(), queue::toString);
            return queue.out().isEmpty();
        });
    }

    /** All logs, for messages. */
    String files() {
        StringBuilder text = new StringBuilder();
        try (Stream<Path> files = Stream.concat(Files.list(folder), Files.list(work))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.getFileName().toString().matches("out.*|.*\\.(log|txt)")) {
                    text.append('\n').append(file).append(":\n").append(Files.readString(file));
                }
            }
        } catch (IOException e) {
            text.append(e);
        }
        return text.toString();
    }

    /** Cancels all jobs, and ends the programs. */
    @Override
    public void close() throws IOException {
        try {
            if (daemons.size() > 1) {
                run("scancel", "--user=" + System.getProperty("user.name"));
                long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
                while (System.nanoTime() < end
                        && !run("squeue", "--noheader").out().isEmpty()) {
                    Thread.sleep(100);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            for (int i = daemons.size() - 1; i >= 0; i--) {
                daemons.get(i).getOutputStream().close();
                daemons.get(i).onExit().join();
            }
        }
    }
}
