package sanmai.cli;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;

/** The directory of the program, which need not be the working directory. */
final class ProgramDirectory {
    private ProgramDirectory() {}

    /** The directory of the program's jar. */
    static Path find() {
        try {
            Path code = Paths.get(ProgramDirectory.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return code.getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program does not know where it is", e);
        }
    }

    /** What is wrong with the place of the program, if anything is: Java takes {@code !/} for the end of the path of a jar. */
    static Optional<String> problem(Path directory) {
        for (Path folder : directory) {
            if (folder.toString().endsWith("!")) {
                return Optional.of("Java runs no program below a folder whose name ends in \"!\"; move " + directory);
            }
        }
        return Optional.empty();
    }
}
