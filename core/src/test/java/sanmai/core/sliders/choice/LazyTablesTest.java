package sanmai.core.sliders.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks which classes are loaded for one scheme, in a separate class loader. */
class LazyTablesTest {
    private static final String SLIDERS = "sanmai.core.sliders.";

    /** Loads the classes of Sanmai anew and records their names. */
    private static final class Recorder extends URLClassLoader {
        private final Set<String> loaded = new TreeSet<>();

        Recorder() {
            super(classPath(), ClassLoader.getPlatformClassLoader());
        }

        private static URL[] classPath() {
            return Stream.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
                    .map(Recorder::url)
                    .toArray(URL[]::new);
        }

        private static URL url(String entry) {
            try {
                return Path.of(entry).toUri().toURL();
            } catch (MalformedURLException e) {
                throw new IllegalArgumentException(e);
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            loaded.add(name);
            return super.findClass(name);
        }

        /** The loaded classes of each package of schemes. */
        Set<String> loadedIn(String family) {
            return loaded.stream()
                    .filter(name -> name.startsWith(SLIDERS + family + "."))
                    .collect(Collectors.toSet());
        }
    }

    @Test
    void tablesOfOtherSchemesAreNotBuilt() throws Exception {
        try (Recorder recorder = new Recorder()) {
            Class<?> schemes = recorder.loadClass(SliderSchemes.class.getName());
            schemes.getMethod("byName", String.class).invoke(null, SliderSchemes.DEFAULT);

            assertTrue(recorder.loadedIn("kindergarten").size() > 1, "loaded: " + recorder.loaded);
            Set<String> families = recorder.loaded.stream()
                    .filter(name -> name.startsWith(SLIDERS) && name.indexOf('.', SLIDERS.length()) > 0)
                    .map(name -> name.substring(SLIDERS.length(), name.indexOf('.', SLIDERS.length())))
                    .collect(Collectors.toCollection(TreeSet::new));
            families.removeAll(Set.of("kindergarten", "folding", "choice", "parts"));
            assertTrue(families.contains("perfecthash"), "families: " + families);
            for (String family : families) {
                for (String name : recorder.loadedIn(family)) {
                    // The list of schemes names these classes, so they are loaded, but they hold no tables.
                    assertEquals(List.of(), staticTables(recorder.loadClass(name)), name);
                }
            }
        }
    }

    private static List<Field> staticTables(Class<?> type) {
        return Stream.of(type.getDeclaredFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()) && field.getType() != int.class)
                .toList();
    }
}
