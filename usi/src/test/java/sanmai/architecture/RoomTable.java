package sanmai.architecture;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a table whose lines are a name, a colon, and words. A line that begins with a space goes on. */
final class RoomTable {
    private RoomTable() {}

    /** The words by their names, in the order of the lines. */
    static Map<String, List<String>> read(String resource) {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        try {
            String text = Resources.toString(Resources.getResource(RoomTable.class, resource), StandardCharsets.UTF_8);
            text.replaceAll("\\R +", " ")
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(":"))
                    .forEach(row -> rows.put(row[0], row.length == 1 ? List.of() : words(row[1])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private static List<String> words(String text) {
        return Splitter.on(' ').omitEmptyStrings().splitToList(text);
    }
}
