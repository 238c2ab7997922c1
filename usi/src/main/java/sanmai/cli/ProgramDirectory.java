package sanmai.cli;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.nio.file.Paths;

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
}
