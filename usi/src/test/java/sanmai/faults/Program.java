package sanmai.faults;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import sanmai.cli.SanmaiCommand;

/** The program on a disk with faults, in this process. */
final class Program {
    /** The exit code of a process that was killed. */
    static final int KILLED = 137;

    private final Disk disk;
    private final FaultyFileSystem files;
    private final Path folder;

    /** Files are in this folder of the real disk. */
    Program(Disk disk, Path folder) {
        this.disk = disk;
        this.files = new FaultyFileSystem(disk);
        this.folder = folder;
    }

    /**
     * How a run ended.
     *
     * @param exitCode the exit code
     * @param err the lines on stderr
     */
    record End(int exitCode, List<String> err) {}

    /** Runs a command; only a word that begins with a slash is a file in the folder. */
    End run(String command) {
        StringWriter err = new StringWriter();
        CommandLine commandLine = SanmaiCommand.commandLine()
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err))
                .registerConverter(Path.class, files::getPath);
        String[] words = Arrays.stream(command.split(" "))
                .map(word -> word.matches("/[^/]+") ? folder + word : word)
                .toArray(String[]::new);
        int exitCode = 0;
        try {
            exitCode = commandLine.execute(words);
        } catch (Killed e) {
            // The exit code below says so.
        }
        return new End(
                disk.isKilled() ? KILLED : exitCode, err.toString().lines().toList());
    }
}
