package sanmai.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Commands done in parts, with their files in one folder.
 *
 * @param folder the folder
 */
record Shards(Path folder) {
    static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    static final String MATES_IN_ONE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    static final String MATED = "4k4/4G4/4P4/9/9/9/9/9/9 w - 1";

    String file(String name) {
        return folder.resolve(name).toString();
    }

    /** The words of a command line, then words that may have spaces. */
    static String[] words(String command, String... more) {
        return Stream.concat(Stream.of(command.split(" ")), Stream.of(more)).toArray(String[]::new);
    }

    /** A command with part and file. */
    static Run part(String[] command, int number, int count, String file) {
        return Run.of(Stream.concat(Stream.of(command), Stream.of("--shard", number + "/" + count, "--resume", file))
                .toArray(String[]::new));
    }

    /** Does a command in {@code count} shards, and returns their files. */
    List<String> parts(int count, String... command) {
        List<String> files = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            String file = file(command[0] + number + "of" + count);
            Run run = part(command, number, count, file);
            assertTrue(run.exitCode() <= 2 && Files.exists(Path.of(file)), run.toString());
            files.add(file);
        }
        return files;
    }

    /** Joins the files of parts. */
    static Run merged(String command, List<String> files) {
        return Run.of(words(
                command, Stream.concat(Stream.of("--merge"), files.stream()).toArray(String[]::new)));
    }

    private String suite() throws IOException {
        List<String> lines = new ArrayList<>(List.of("# A suite with everything that can go wrong."));
        for (String line : List.of(
                "start|" + START + "|1|30|by hand",
                "start|" + START + "|2|901|by hand",
                "start|" + START + "|3|25470",
                "bad|9/9 b - 1|1|5",
                "bad|9/9 b - 1|2|5",
                "mates|" + MATES_IN_ONE + "|1|92",
                "mates|" + MATES_IN_ONE + "|2|7",
                "deep|" + START + "|6|547581517")) {
            lines.add(line.replace('|', '\t'));
        }
        return Files.write(folder.resolve("suite.tsv"), lines).toString();
    }

    /** The command verify, for the suite twice and for a missing file. */
    String[] verify() throws IOException {
        return words("verify", suite(), file("missing.tsv"), suite(), "--max-nodes", "100000");
    }
}
