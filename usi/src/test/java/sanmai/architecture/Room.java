package sanmai.architecture;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a package may use of ours besides itself: a line of {@code rooms.txt}.
 *
 * @param name the package, with {@code ..} if those below are meant as well
 * @param allowed the packages that it may use
 */
record Room(String name, String... allowed) {
    private static final String BOARD = "BOARD";

    /** The whole table. */
    static List<Room> all() {
        try {
            String text = Resources.toString(Resources.getResource(Room.class, "rooms.txt"), StandardCharsets.UTF_8);
            return text.replaceAll("\\n +", " ")
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Room::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Room of(String line) {
        int colon = line.indexOf(':');
        String[] allowed = Splitter.on(' ')
                .omitEmptyStrings()
                .splitToStream(line.substring(colon + 1))
                .flatMap(Room::packages)
                .toArray(String[]::new);
        return new Room(whole(line.substring(0, colon)), allowed);
    }

    private static Stream<String> packages(String word) {
        return word.equals(BOARD)
                ? Stream.of("sanmai.core", "sanmai.core.occupancy", "sanmai.core.attacks")
                : Stream.of(whole(word));
    }

    private static String whole(String name) {
        return name.equals("..") ? "sanmai.." : "sanmai." + name;
    }

    @Override
    public String toString() {
        return name;
    }
}
