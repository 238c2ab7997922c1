package sanmai.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import sanmai.usi.engine.BookFiles;

/** Books in a directory beside the program or beside the program itself, or anywhere else by their whole path. */
record BookDirectory(Path home) implements BookFiles {
    @Override
    public Path find(String directory, String name) throws IOException {
        try {
            Path inDirectory = home.resolve(directory).resolve(name);
            Path besideProgram = home.resolve(name);
            if (Files.exists(inDirectory)) {
                return inDirectory;
            }
            if (Files.exists(besideProgram)) {
                return besideProgram;
            }
            throw new IOException("there is no file " + inDirectory
                    + (besideProgram.equals(inDirectory) ? "" : ", nor " + besideProgram));
        } catch (InvalidPathException e) {
            throw new IOException("that is no path: " + e.getReason(), e);
        }
    }
}
