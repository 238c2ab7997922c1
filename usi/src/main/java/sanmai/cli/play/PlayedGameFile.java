package sanmai.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import sanmai.files.AtomicFile;
import sanmai.files.FileProblems;
import sanmai.notation.format.RecordEncoding;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.WrittenRecord;
import sanmai.notation.record.RecordTree;
import sanmai.play.RecordKeeper;

/**
 * The file of a game that is being played. The ending of a name says the format, KIF for any other; {@code .kif} and {@code
 * .ki2} are in Shift_JIS, everything else in UTF-8.
 */
public final class PlayedGameFile implements RecordKeeper {
    private final Path file;

    /** A game that is kept in this file; it is written with the first move. */
    public PlayedGameFile(Path file) {
        this.file = file;
    }

    @Override
    public void keep(RecordTree game) throws IOException {
        write(file, game);
    }

    @Override
    public String place() {
        return file.toString();
    }

    @Override
    public void save(String name, RecordTree game) throws IOException {
        Path other;
        try {
            other = Path.of(name);
        } catch (InvalidPathException e) {
            throw new IOException("is no name of a file", e);
        }
        if (Files.exists(other)) {
            throw new IOException("the file exists already; choose another name");
        }
        write(other, game);
    }

    private static void write(Path file, RecordTree game) throws IOException {
        String name = file.toString();
        RecordFormat format = RecordFormat.ofFileName(name).orElse(RecordFormat.KIF);
        WrittenRecord record = format.write(game);
        if (!record.isWritten()) {
            throw new IOException(record.losses().get(0).message());
        }
        byte[] bytes = RecordEncoding.ofFileName(name).encode(record.text(), new ArrayList<>());
        try {
            AtomicFile.replace(file, out -> out.write(bytes));
        } catch (IOException e) {
            throw new IOException(FileProblems.reason(e), e);
        }
    }
}
