package sanmai.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Sets;
import com.google.common.reflect.ClassPath;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The file {@code api.txt} has the signatures of all that other projects can use, so that a change of them is seen, and can be
 * compared with a release. The test writes the signatures that it finds into {@code target/api.txt}, a new such file.
 */
class PublishedApiTest {
    private static final String FILE = "api.txt";

    /** What a reader knows without the package: each of our types has a name of its own. */
    private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z]+\\.)+(?=[A-Z])");

    private final Set<String> lines = new TreeSet<>();

    private void add(Class<?> type) {
        if (isOpen(type.getModifiers()) && !type.isSynthetic()) {
            Stream<Type> above = Stream.concat(
                    Stream.ofNullable(type.getGenericSuperclass()), Stream.of(type.getGenericInterfaces()));
            String parents = above.map(Type::getTypeName).collect(Collectors.joining(", "));
            String name = type.getPackageName() + " " + simple(type);
            lines.add(name + ": " + kind(type) + Arrays.toString(type.getTypeParameters()) + " < " + plain(parents));
            Stream.of(type.getDeclaredFields()).forEach(field -> add(name, field));
            Stream.of(type.getDeclaredConstructors()).forEach(constructor -> add(name, constructor));
            Stream.of(type.getDeclaredMethods())
                    .filter(method -> !isOfEveryType(method))
                    .forEach(method -> add(name, method));
            Stream.of(type.getDeclaredClasses()).forEach(this::add);
        }
    }

    private static String kind(Class<?> type) {
        if (type.isEnum() || type.isRecord()) {
            return type.isEnum() ? "enum" : "record";
        }
        int modifiers = type.getModifiers() & (Modifier.FINAL | Modifier.ABSTRACT | Modifier.INTERFACE);
        return Modifier.toString(modifiers) + (type.isInterface() ? "" : " class");
    }

    private void add(String type, Member member) {
        if (isOpen(member.getModifiers()) && !member.isSynthetic()) {
            String signature = member instanceof Method method
                    ? method.toGenericString()
                    : member instanceof Constructor<?> constructor
                            ? constructor.toGenericString()
                            : ((Field) member).toGenericString();
            String name = type.substring(type.indexOf(' ') + 1);
            lines.add(type + ": " + plain(signature).replaceFirst("(?<=^| )" + Pattern.quote(name) + "\\.", ""));
        }
    }

    private static boolean isOpen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static boolean isOfEveryType(Method method) {
        return method.getName().equals("valueOf") && method.getDeclaringClass().isEnum()
                || Set.of("equals", "hashCode", "toString").contains(method.getName());
    }

    private static String simple(Class<?> type) {
        return type.getName().substring(type.getPackageName().length() + 1);
    }

    private static String plain(String signature) {
        return PACKAGE.matcher(signature.replace("public ", "").replace("synchronized ", ""))
                .replaceAll("");
    }

    private static Set<String> recorded() throws IOException {
        try (InputStream in = PublishedApiTest.class.getResourceAsStream(FILE)) {
            return new TreeSet<>(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
    }

    @Test
    void theSignaturesAreThoseOfTheFile() throws IOException {
        Set<String> packages = Exports.toAll();
        ClassPath.from(getClass().getClassLoader()).getTopLevelClassesRecursive("sanmai").stream()
                .filter(type -> packages.contains(type.getPackageName()))
                .map(ClassPath.ClassInfo::load)
                .filter(type -> !isTest(type))
                .forEach(this::add);
        Files.write(Path.of("target", FILE), lines);
        Set<String> recorded = recorded();
        assertTrue(lines.size() > 1000, lines.size() + " signatures");
        assertEquals(
                "gone: [], new: []",
                "gone: " + Sets.difference(recorded, lines) + ", new: " + Sets.difference(lines, recorded),
                "if this is meant, replace " + FILE + " by usi/target/" + FILE);
    }

    private static boolean isTest(Class<?> type) {
        return type.getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath()
                .endsWith("test-classes/");
    }
}
