package sanmai.core.sliders.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.SliderScheme;

class ProvidedSchemeTest {
    @Test
    void aSchemeOfAnotherProjectIsFoundByItsClass(@TempDir Path directory) throws IOException {
        String name = RayWalk.class.getName();
        assertThrows(IllegalArgumentException.class, () -> SliderSchemes.byName(name));
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.writeString(services.resolve(SliderScheme.class.getName()), name);
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()}, before)) {
            Thread.currentThread().setContextClassLoader(loader);
            assertInstanceOf(RayWalk.class, SliderSchemes.byName(name));
            assertEquals(List.of(SliderSchemes.DEFAULT, name), named(name, SliderSchemes.DEFAULT));
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private static List<String> named(String... names) {
        return SliderSchemes.named(List.of(names)).stream()
                .map(SliderSchemes.Entry::name)
                .toList();
    }
}
