package sanmai.architecture;

import java.util.ArrayList;
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
        List<Room> rooms = new ArrayList<>();
        RoomTable.read("rooms.txt")
                .forEach((name, words) -> rooms.add(new Room(
                        whole(name), words.stream().flatMap(Room::packages).toArray(String[]::new))));
        return rooms;
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
