package sanmai.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the modules of the library export. */
public final class Exports {
    /** The folders of the modules that other projects use. */
    static final List<String> MODULES =
            List.of("core", "shogi-movegen", "search", "search/vector", "usi/client", "test-positions");

    private static final Pattern NAME = Pattern.compile("module ([a-z.]+) \\{");
    private static final Pattern EXPORT = Pattern.compile("exports ([a-z.]+)([^;]*);");

    private Exports() {}

    /** The packages that are exported to everybody; those to some of our own modules are not among them. */
    public static Set<String> toAll() {
        return of(MODULES, "");
    }

    /** The packages of a module that another one may use. */
    static Set<String> to(String other, String module) {
        Matcher name = NAME.matcher(descriptor(other));
        if (!name.find()) {
            throw new IllegalStateException(other + " has no module");
        }
        return of(List.of(module), name.group(1));
    }

    private static Set<String> of(List<String> modules, String reader) {
        Set<String> packages = new TreeSet<>();
        for (String module : modules) {
            Matcher exports = EXPORT.matcher(descriptor(module));
            while (exports.find()) {
                String readers = exports.group(2);
                if (readers.isEmpty()
                        || List.of(readers.strip().split("[\\s,]+")).contains(reader)) {
                    packages.add(exports.group(1));
                }
            }
        }
        return packages;
    }

    private static String descriptor(String module) {
        return read(folder(module).resolve("src/module/java/module-info.java"));
    }

    private static Path folder(String module) {
        return Path.of("..", module);
    }

    /** The module that has a package; empty for a package of the program. */
    static Optional<String> moduleOf(String name) {
        return MODULES.stream()
                .filter(module -> Files.isDirectory(sources(module, name)))
                .findFirst();
    }

    private static Path sources(String module, String name) {
        return folder(module).resolve("src/main/java").resolve(name.replace('.', '/'));
    }

    /** The text of a source file. */
    static String source(String name, String file) {
        String module = moduleOf(name).orElseThrow();
        return read(sources(module, name).resolve(file + ".java"));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
