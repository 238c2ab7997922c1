package sanmai.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import sanmai.testing.SameOnEveryJava;

/** What other projects see of the library has the types of the JDK: Guava stays inside. */
@SameOnEveryJava
class PublishedTypesTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(
                    "sanmai.core",
                    "sanmai.shogi",
                    "sanmai.notation",
                    "sanmai.movegen",
                    "sanmai.game",
                    "sanmai.diagram",
                    "sanmai.svg",
                    "sanmai.text",
                    "sanmai.search",
                    "sanmai.engine",
                    "sanmai.usi.client",
                    "sanmai.files",
                    "sanmai.workers",
                    "sanmai.positions");

    static final DescribedPredicate<JavaMember> SEEN = new DescribedPredicate<>("seen from other projects") {
        @Override
        public boolean test(JavaMember member) {
            return isOpen(member.getModifiers()) && isSeen(member.getOwner());
        }
    };

    private static final ArchCondition<JavaMember> ONLY_TYPES_OF_THE_JDK =
            new ArchCondition<>("name no type of a library") {
                @Override
                public void check(JavaMember member, ConditionEvents events) {
                    if (namesLibrary(member)) {
                        events.add(SimpleConditionEvent.violated(member, member.getDescription()));
                    }
                }
            };

    private static boolean isOpen(Set<JavaModifier> modifiers) {
        return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
    }

    /** Whether other projects can name a type. */
    static boolean isSeen(JavaClass type) {
        Optional<JavaClass> outer = type.getEnclosingClass();
        return isOpen(type.getModifiers()) && (outer.isEmpty() || isSeen(outer.get()));
    }

    private static boolean namesLibrary(JavaMember member) {
        return member.getAllInvolvedRawTypes().stream()
                .anyMatch(type -> type.getPackageName().startsWith("com."));
    }

    @Test
    void signaturesHaveTypesOfTheJdkOnly() {
        members().that(SEEN).should(ONLY_TYPES_OF_THE_JDK).check(CLASSES);
    }

    @Test
    void packagesSayThatNothingIsNullUnlessItSaysSo() {
        classes()
                .should(new ArchCondition<JavaClass>("be in a package that is @NullMarked") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
                            events.add(SimpleConditionEvent.violated(type, type.getDescription()));
                        }
                    }
                })
                .check(CLASSES);
    }

    /** Has three members that break the rule, so that it can be seen that it finds them. */
    public record Leaky(ImmutableList<String> names) {
        /** Names a library inside other types. */
        public Optional<List<ImmutableList<String>>> nested() {
            return Optional.of(List.of(names));
        }

        ImmutableList<String> inside() {
            return names;
        }
    }

    @Test
    void theRuleFindsThem() {
        JavaClass leaky = new ClassFileImporter().importClasses(Leaky.class).get(Leaky.class);
        List<String> found = leaky.getMembers().stream()
                .filter(member -> isOpen(member.getModifiers()) && namesLibrary(member))
                .map(JavaMember::getName)
                .sorted()
                .toList();
        assertEquals(List.of("<init>", "names", "nested"), found);
    }
}
