package sanmai.cli.records;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import sanmai.cli.console.UserError;
import sanmai.cli.option.DistinctNames;
import sanmai.cli.option.RecordFiles;
import sanmai.files.FileIdentity;

/** The files in a directory that game records are written to, one for each input. */
public final class RecordTargets {
    private final Path directory;
    private final String ending;
    private final Map<FileIdentity, Path> inputs = new HashMap<>();
    private final Map<Path, Path> targets = new LinkedHashMap<>();
    private final DistinctNames taken = new DistinctNames(FileIdentity::foldCase);

    /**
     * Chooses a file for each input.
     *
     * @param option the option that names the directory
     * @param files the inputs by their names
     * @param ending how the names of the files end, without a dot
     * @throws UserError if a file would replace another input
     */
    public RecordTargets(String option, Path directory, Map<String, Path> files, String ending) {
        this.directory = directory;
        this.ending = "." + ending;
        files.values().forEach(file -> inputs.put(RecordFiles.identity(file), file));
        files.forEach((name, file) -> {
            Path target = target(name);
            Path replaced = inputs.get(FileIdentity.of(target));
            if (replaced != null && !replaced.equals(file)) {
                throw new UserError(
                        option + " " + target + ": is read too, and would be replaced by the records of " + file);
            }
            targets.put(file, target);
        });
    }

    /** The file for an input. */
    public Path of(Path file) {
        return targets.get(file);
    }

    /** Whether the file for an input is the input itself, which is then converted in place. */
    public boolean isInPlace(Path file) {
        return inputs.containsKey(FileIdentity.of(of(file)));
    }

    /** A file with the last name of the input. Names that differ only in case are one name on many file systems. */
    private Path target(String name) {
        String last = name.substring(name.lastIndexOf('/') + 1);
        int dot = last.lastIndexOf('.');
        String stem = RecordFiles.isStdin(name) ? "stdin" : dot > 0 ? last.substring(0, dot) : last;
        return directory.resolve(taken.of(stem + ending, number -> stem + "-" + number + ending));
    }
}
