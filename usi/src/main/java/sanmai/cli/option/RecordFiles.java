package sanmai.cli.option;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.files.FileIdentity;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.notation.format.RecordFormat;

/**
 * The files of game records that the arguments of a command name. A file is taken as it is, {@code -} as stdin; of a
 * directory, all files below it whose names end like those of records. Links to directories are not followed.
 */
public final class RecordFiles {
    private static final ImmutableSet<String> ENDINGS = ImmutableSet.<String>builder()
            .addAll(RecordFormat.allFileNameEndings())
            .add("txt")
            .build();

    private static final Path STDIN = Path.of("-");

    /** The path of the file from which stdin is redirected. */
    private static final Path STDIN_FILE = Path.of("/dev/stdin");

    private final Map<String, Path> files = new TreeMap<>(
            Comparator.comparing((String name) -> !isStdin(name)).thenComparing(Comparator.naturalOrder()));
    private final Set<Path> taken = new HashSet<>();
    private final DistinctNames names = new DistinctNames();
    private final BiConsumer<String, String> problems;

    /** Reports what cannot be read, by its name and a reason. */
    public RecordFiles(BiConsumer<String, String> problems) {
        this.problems = problems;
    }

    /** The endings of the names of the files that are read in a directory, for help texts: {@code .a, .b}. */
    public static String endings() {
        return "." + String.join(", .", ENDINGS);
    }

    /** Whether this is the name of stdin. */
    public static boolean isStdin(String name) {
        return name.equals(STDIN.toString());
    }

    /**
     * Opens one of the files.
     *
     * @throws IOException if it cannot be read; see {@link FileProblems#reason}
     */
    public static InputStream open(Path file) throws IOException {
        return file.equals(STDIN) ? Console.bytesIn() : InputFile.open(file);
    }

    /** The identity of a file, whatever its name. */
    public static FileIdentity identity(Path file) {
        return FileIdentity.of(file.equals(STDIN) ? STDIN_FILE : file);
    }

    /** The files by the names that they have in what is printed, in the order of these names, stdin first. */
    public Map<String, Path> byName() {
        return files;
    }

    /** Adds what an argument names. */
    public void add(Path argument) {
        if (!Files.isDirectory(argument)) {
            put(name(argument), argument);
            return;
        }
        try {
            Files.walkFileTree(argument, new Visitor(argument));
        } catch (IOException e) {
            problems.accept(name(argument), "cannot be read: " + FileProblems.reason(e));
        }
    }

    /**
     * The name of an argument in what is printed: as it was given, but with slashes; of an absolute path only the last
     * name, since the folders above belong to this machine alone.
     */
    public static String name(Path argument) {
        Path shown = argument.isAbsolute() && argument.getFileName() != null ? argument.getFileName() : argument;
        return shown.normalize().toString().replace(shown.getFileSystem().getSeparator(), "/");
    }

    /**
     * Refuses an output that is one of several files that are read: the records of all of them would replace its own.
     *
     * @param option the option that names the output
     * @return whether the output is the only file, which then is to be replaced by its own records
     * @throws UserError if the output is one of several
     */
    public boolean isReplacedBy(String option, Path output) {
        FileIdentity identity = FileIdentity.of(output);
        if (files.values().stream().map(RecordFiles::identity).noneMatch(identity::equals)) {
            return false;
        }
        if (files.size() > 1) {
            throw new UserError(option + " " + output + ": is one of the " + files.size() + " files that are read;"
                    + " choose another name");
        }
        return true;
    }

    /** Files of other directories may have the same name; the same file is not taken twice. */
    private void put(String name, Path file) {
        if (taken.add(file.toAbsolutePath().normalize())) {
            files.put(names.of(name, number -> name + " (" + number + ")"), file);
        }
    }

    private static boolean isRecord(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return !name.startsWith(".") && ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
    }

    private final class Visitor extends SimpleFileVisitor<Path> {
        private final Path top;

        Visitor(Path top) {
            this.top = top;
        }

        private String nameBelow(Path file) {
            Path below = top.relativize(file);
            String prefix = name(top);
            String name = below.toString().replace(below.getFileSystem().getSeparator(), "/");
            return prefix.isEmpty() || name.isEmpty() ? prefix + name : prefix + "/" + name;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (isRecord(file) && Files.isRegularFile(file)) {
                put(nameBelow(file), file);
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            String name = nameBelow(file);
            problems.accept(name.isEmpty() ? "." : name, "this directory may not be read");
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path directory, IOException e) {
            if (e != null) {
                problems.accept(nameBelow(directory), "cannot be read to its end: " + FileProblems.reason(e));
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
