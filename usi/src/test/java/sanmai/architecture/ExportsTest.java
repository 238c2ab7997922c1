package sanmai.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.testing.SameOnEveryJava;

/** The modules export what users of the library need, all of it, and little else. */
@SameOnEveryJava
class ExportsTest {
    /** There may be fewer: then this is to be that number. */
    private static final int MOST_TYPES = 109;

    private static final Set<String> EXPORTED = Exports.toAll();

    /** A word on threads or mutability. */
    private static final Pattern WORD = Pattern.compile("(?i)\\b(?:immutable|mutable|threads?)\\b");

    private static Stream<JavaClass> exportedTypes() {
        return OurClasses.ALL.stream()
                .filter(type -> EXPORTED.contains(type.getPackageName()))
                .filter(PublishedTypesTest::isSeen);
    }

    @Test
    void theExportsAreSmall() {
        assertEquals(
                MOST_TYPES, exportedTypes().filter(JavaClass::isTopLevelClass).count());
    }

    /** Else a project could not name what it is given. */
    @Test
    void signaturesHaveExportedTypesOnly() {
        members()
                .that(PublishedTypesTest.SEEN)
                .and()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(EXPORTED.toArray(String[]::new))
                .should(new ArchCondition<JavaMember>("name exported types") {
                    @Override
                    public void check(JavaMember member, ConditionEvents events) {
                        member.getAllInvolvedRawTypes().stream()
                                .map(JavaClass::getBaseComponentType)
                                .filter(ExportsTest::isHidden)
                                .forEach(type -> events.add(
                                        SimpleConditionEvent.violated(member, type + ": " + member.getDescription())));
                    }
                })
                .check(OurClasses.ALL);
    }

    @Test
    void exportedTypesExtendExportedTypes() {
        List<String> hidden = exportedTypes()
                .flatMap(type -> Stream.concat(type.getRawSuperclass().stream(), type.getRawInterfaces().stream())
                        .filter(ExportsTest::isHidden)
                        .map(above -> type.getName() + " extends " + above.getName()))
                .toList();
        assertEquals(List.of(), hidden);
    }

    private static boolean isHidden(JavaClass type) {
        return type.getPackageName().startsWith("sanmai")
                && !(EXPORTED.contains(type.getPackageName()) && PublishedTypesTest.isSeen(type));
    }

    /** On the class path everything would run that lacks an export. */
    @Test
    void modulesUseWhatIsExportedToThem() {
        List<String> uses = OurClasses.ALL.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .map(use -> use(use.getOriginClass(), use.getTargetClass().getBaseComponentType()))
                .flatMap(Optional::stream)
                .distinct()
                .sorted()
                .toList();
        assertEquals(List.of(), uses);
    }

    /** A use of a package that is not exported to the module of the user. */
    private static Optional<String> use(JavaClass user, JavaClass used) {
        String name = used.getPackageName();
        Optional<String> from = Exports.moduleOf(user.getPackageName());
        Optional<String> to = Exports.moduleOf(name);
        if (from.isEmpty()
                || to.isEmpty()
                || from.equals(to)
                || Exports.to(from.get(), to.get()).contains(name)) {
            return Optional.empty();
        }
        return Optional.of(from.get() + " uses " + name);
    }

    // ---- Threads ----

    /** Values and static methods are spoken of by their package, all else by itself. */
    @Test
    void everyExportedTypeHasAWordOnThreads() {
        for (String name : EXPORTED) {
            assertTrue(WORD.matcher(Exports.source(name, "package-info")).find(), name);
        }
        List<String> silent = exportedTypes()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !isValue(type) && !isStatic(type))
                .filter(type -> !WORD.matcher(javadoc(type)).find())
                .map(JavaClass::getName)
                .toList();
        assertEquals(List.of(), silent);
    }

    private static boolean isValue(JavaClass type) {
        return type.isRecord() || type.isEnum() || type.isAssignableTo(Throwable.class);
    }

    private static boolean isStatic(JavaClass type) {
        return !type.isInterface()
                && type.getMethods().stream()
                        .allMatch(method -> method.getModifiers().contains(JavaModifier.STATIC)
                                || method.getModifiers().contains(JavaModifier.PRIVATE));
    }

    private static String javadoc(JavaClass type) {
        String source = Exports.source(type.getPackageName(), type.getSimpleName());
        int end = Math.max(source.indexOf("\npublic "), 0);
        return source.substring(Math.max(source.lastIndexOf("/**", end), 0), end);
    }

    @Test
    void theWordIsFoundWhereItIs() {
        Matcher word = WORD.matcher("Not safe for use by several threads.");
        assertTrue(word.find());
        assertTrue(javadoc(OurClasses.ALL.get("sanmai.shogi.Position")).contains("thread"));
    }
}
