package sanmai.pages;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.choice.SliderSchemes;

/** The tables inside slider schemes, which are records of records: a path of component names leads to each. */
final class SchemeTables {
    private static final Map<String, SliderScheme> SCHEMES = new HashMap<>();

    private SchemeTables() {}

    /** A part of a scheme, such as {@code rank.words.words}. */
    static Object part(String scheme, String path) {
        Object part = SCHEMES.computeIfAbsent(scheme, SliderSchemes::byName);
        for (String name : path.split("\\.")) {
            try {
                Method component = part.getClass().getDeclaredMethod(name);
                component.setAccessible(true); // The records are not public.
                part = component.invoke(part);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(scheme + " has no " + path, e);
            }
        }
        return part;
    }

    /** The length of an array. */
    static int length(String scheme, String path) {
        return Array.getLength(part(scheme, path));
    }

    /** The number of entries with a set in them: rows of an array that are not all zero. */
    static int used(String scheme, String path, int width) {
        Object array = part(scheme, path);
        int used = 0;
        for (int row = 0; row < Array.getLength(array); row += width) {
            boolean isEmpty = true;
            for (int i = row; i < row + width; i++) {
                isEmpty &= Array.getInt(array, i) == 0;
            }
            used += isEmpty ? 0 : 1;
        }
        return used;
    }

    /** The number of tables of {@code rotated}: one for each direction, and those of the lances, which lie in one array. */
    static int ofRotated() {
        int padded = 128 * 128 * 4;
        return (int) directions("rotated", ".words.words").distinct().count()
                + length("rotated", "lance.words") / padded;
    }

    /** The number of hash tables of {@code direct-lookup}. */
    static long ofDirectLookup() {
        return directions("direct-lookup", ".keys.slots").distinct().count();
    }

    private static Stream<Object> directions(String scheme, String path) {
        return Stream.of("rank", "file", "northWest", "northEast").map(direction -> part(scheme, direction + path));
    }

    /** The number of entries of the maps of {@code direct-lookup-maps} for a direction. */
    static int entriesOfMaps(String direction) {
        return Stream.of(part("direct-lookup-maps", direction + ".keys.numbers"))
                .map(List.class::cast)
                .flatMap(Collection<?>::stream)
                .mapToInt(map -> ((Map<?, ?>) map).size())
                .sum();
    }
}
