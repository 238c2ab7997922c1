package sanmai.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.pages.Page;
import sanmai.testing.SameOnEveryJava;

/** The page of each module begins with a plan that names its packages, in full or by a dot and the last word. */
@SameOnEveryJava
class RoomPlansTest {
    /** The families of slider schemes, which the page of core leaves to SLIDERS.md. */
    private static final String FAMILIES = "sanmai.core.sliders.";

    @ParameterizedTest
    @ValueSource(strings = {"core", "shogi-movegen", "search", "usi"})
    void thePageOfAModuleNamesItsRooms(String module) {
        String plan = Page.read(Page.root().resolve(module).resolve("README.md"))
                .blocks()
                .get(0)
                .text();
        List<String> rooms = names().filter(name -> isIn(module, name)).toList();
        assertFalse(rooms.isEmpty());
        assertEquals(
                List.of(),
                rooms.stream().filter(name -> !isNamed(name, plan)).toList(),
                "missing in the plan of " + module);
    }

    /** All names of the table, also of packages that it has only among what others may use. */
    private static Stream<String> names() {
        return Room.all().stream()
                .flatMap(room -> Stream.concat(Stream.of(room.name()), Stream.of(room.allowed())))
                .map(name -> name.replace("..", ""))
                .filter(name -> !name.startsWith(FAMILIES))
                .distinct();
    }

    private static boolean isIn(String module, String name) {
        Path folder = Path.of(module, "src/main/java", name.replace('.', '/'));
        return Files.isDirectory(Page.root().resolve(folder));
    }

    private static boolean isNamed(String name, String plan) {
        String last = name.substring(name.lastIndexOf('.'));
        return Pattern.compile("(?<!\\w)(" + Pattern.quote(name) + "|" + Pattern.quote(last) + ")(?![.\\w])")
                .matcher(plan)
                .find();
    }
}
