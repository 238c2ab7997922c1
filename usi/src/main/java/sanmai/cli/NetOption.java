package sanmai.cli;

import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetText;
import sanmai.search.eval.net.ShippedNet;

/** The option that chooses the net by which positions are judged. */
final class NetOption {
    private static final String FIRST = "first";

    @Option(
            names = "--net",
            paramLabel = "FILE",
            description = "Judge positions by this net, a file that 'sanmai train' wrote, or '" + FIRST
                    + "' for the net with which learning begins (default: the shipped net).")
    private Path file;

    /** The chosen net. */
    Net net() {
        return file == null ? ShippedNet.get() : read(file);
    }

    /** Reads a net. */
    static Net read(Path file) {
        if (file.toString().equals(FIRST)) {
            return HandcraftedNet.get();
        }
        try {
            return NetText.read(Files.readString(file, StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            throw new UserError("\"" + file + "\": there is no such file");
        } catch (CharacterCodingException e) {
            throw new UserError("\"" + file + "\": is no text");
        } catch (AccessDeniedException e) {
            throw new UserError("\"" + file + "\": may not be read");
        } catch (IOException | NetText.NetTextException e) {
            throw new UserError("\"" + file + "\": " + e.getMessage());
        }
    }

    /** A short name that differs for different weights. */
    static String fingerprint(Net net) {
        return Hashing.sha256()
                .hashString(NetText.write(net, List.of()), StandardCharsets.UTF_8)
                .toString()
                .substring(0, 12);
    }
}
