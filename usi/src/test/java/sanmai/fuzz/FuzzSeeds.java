package sanmai.fuzz;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What fuzzing begins with: the files beside this class, in a folder for each target. A file whose name ends in {@code .hex}
 * has the bytes in hexadecimal, with comments behind {@code #}.
 */
final class FuzzSeeds {
    private static final String HEX = ".hex";

    private FuzzSeeds() {}

    /** The seeds of a target by the names of their files. */
    static Map<String, byte[]> of(FuzzTarget target) throws IOException {
        URL folder = FuzzSeeds.class.getResource(target.title());
        if (folder == null) {
            throw new IOException("there are no seeds for " + target.title());
        }
        Map<String, byte[]> seeds = new TreeMap<>();
        try (Stream<Path> files = Files.list(Path.of(uri(folder)))) {
            for (Path file : files.toList()) {
                seeds.put(file.getFileName().toString(), bytes(file));
            }
        }
        return seeds;
    }

    private static URI uri(URL url) {
        try {
            return url.toURI();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static byte[] bytes(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (!file.toString().endsWith(HEX)) {
            return bytes;
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        return HexFormat.of().parseHex(text.replaceAll("#.*", "").replaceAll("\\s", ""));
    }
}
