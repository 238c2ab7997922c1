package sanmai.cli.option;

import java.io.File;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import sanmai.cli.console.UserError;
import sanmai.files.FileIdentity;
import sanmai.files.FileProblems;

/**
 * Checks the files that a command line names: no file is both read and written, and no two outputs are the same file.
 */
public final class FileArguments {
    private static final Path STANDARD_STREAM = Path.of("-");

    private FileArguments() {}

    /**
     * A file that a command line names.
     *
     * @param arg the option or parameter
     * @param path the file
     */
    private record Argument(ArgSpec arg, Path path) {
        Written written() {
            return arg.userObject() instanceof AnnotatedElement field ? field.getAnnotation(Written.class) : null;
        }

        boolean isWritten() {
            return written() != null;
        }

        /** Whether it is a file that this output must not be. Directories and devices are not replaced. */
        boolean excludes(Argument output) {
            boolean mayBeInput = output.written().inPlace() && arg.isPositional() && !isWritten();
            return !mayBeInput
                    && !Files.isDirectory(output.path)
                    && !FileProblems.isDevice(output.path)
                    && FileIdentity.of(path).equals(FileIdentity.of(output.path));
        }

        /** Whether its name says by a slash that it is a directory, and there is none. */
        boolean isMissingDirectory() {
            return arg.originalStringValues().stream().anyMatch(Argument::namesDirectory) && !Files.isDirectory(path);
        }

        private static boolean namesDirectory(String name) {
            return name.endsWith("/") || name.endsWith(File.separator);
        }

        String label() {
            return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
        }

        @Override
        public String toString() {
            return label() + " " + path;
        }
    }

    /** The file of a name; an empty name, which would be the directory where the program runs, is refused. */
    public static Path path(String name) {
        if (name.isEmpty()) {
            throw new TypeConversionException("the name of a file is empty");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("'" + name + "' is no name of a file: " + e.getReason());
        }
    }

    /**
     * Checks all files of a command line, before the work rather than after it.
     *
     * @throws ExecutionException of a {@link UserError} if an output is an input or another output, a directory that is not there, or stdout where the command needs a file
     */
    public static void check(ParseResult parsed) {
        for (ParseResult command = parsed; command != null; command = command.subcommand()) {
            List<Argument> files = files(command);
            for (Argument file : files) {
                if (file.isWritten()) {
                    check(file, files, command.commandSpec().commandLine());
                }
            }
        }
    }

    /**
     * Refuses a file that a command writes without being told so, as by a default, if its command line names the file as an
     * input.
     *
     * @throws UserError if it does
     */
    public static void checkWritten(CommandSpec spec, String option, Path written) {
        FileIdentity identity = FileIdentity.of(written);
        for (Argument other : files(spec.commandLine().getParseResult())) {
            if (!other.isWritten() && FileIdentity.of(other.path).equals(identity)) {
                throw new UserError(option + " " + written + ": is the same file as " + other);
            }
        }
    }

    private static void check(Argument output, Collection<Argument> files, CommandLine command) {
        if (output.path.equals(STANDARD_STREAM)) {
            if (!output.written().standardOutput()) {
                throw refused(command, output + ": must be a file; it cannot be stdout");
            }
            return;
        }
        if (output.isMissingDirectory()) {
            throw refused(command, output + "/: there is no such directory");
        }
        for (Argument other : files) {
            if (other.arg != output.arg && other.excludes(output)) {
                throw refused(command, output + ": is the same file as " + other);
            }
        }
    }

    private static ExecutionException refused(CommandLine command, String message) {
        return new ExecutionException(command, message, new UserError(message));
    }

    private static List<Argument> files(ParseResult command) {
        List<Argument> files = new ArrayList<>();
        for (ArgSpec arg : command.matchedArgs()) {
            Object value = arg.getValue();
            Collection<?> values = value instanceof Collection<?> several ? several : List.of(value);
            for (Object each : values) {
                file(each).ifPresent(path -> files.add(new Argument(arg, path)));
            }
        }
        return files;
    }

    /** The file of an argument; a word may be the name of one, or something else. */
    private static Optional<Path> file(Object value) {
        if (value instanceof Path path) {
            return Optional.of(path);
        }
        try {
            return value instanceof String word
                    ? Optional.of(Path.of(word)).filter(Files::isRegularFile)
                    : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
