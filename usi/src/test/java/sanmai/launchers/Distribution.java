package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The archives of this build. */
final class Distribution {
    private Distribution() {}

    /** The archive whose name ends like this. */
    static Path archive(String end) {
        Path file = Path.of(System.getProperty("sanmai.archive", "") + end);
        return Files.isRegularFile(file) ? file : fail("the build made no " + file);
    }

    /** Unpacks the zip below the directory with all permissions, and returns its one top directory. */
    static Path unzip(Path directory) throws IOException {
        Map<String, String> withPermissions = Map.of("enablePosixFileAttributes", "true");
        try (FileSystem zip = FileSystems.newFileSystem(archive(".zip"), withPermissions);
                Stream<Path> entries = Files.walk(zip.getPath("/"))) {
            for (Path entry : (Iterable<Path>) entries::iterator) {
                Path target = directory.resolve(entry.toString().substring(1));
                if (Files.isDirectory(entry)) {
                    Files.createDirectories(target);
                } else {
                    @SuppressWarnings("unchecked")
                    Set<PosixFilePermission> permissions =
                            (Set<PosixFilePermission>) Files.getAttribute(entry, "zip:permissions");
                    Files.copy(entry, target);
                    Files.setPosixFilePermissions(target, permissions);
                }
            }
        }
        return onlyEntry(directory);
    }

    /** Unpacks the archive, of the kind that ends like this, with the system's tar, and returns its one top directory. */
    static Path untar(String end, Path directory) throws IOException, InterruptedException {
        Process tar = new ProcessBuilder("tar", "xzf", archive(end).toString(), "-C", directory.toString())
                .inheritIO()
                .start();
        return tar.waitFor() == 0 ? onlyEntry(directory) : fail("tar cannot unpack it");
    }

    private static Path onlyEntry(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            List<Path> all = entries.toList();
            return all.size() == 1 ? all.get(0) : fail("not one top directory: " + all);
        }
    }
}
