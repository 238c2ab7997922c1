package sanmai.architecture;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.text.Format;
import java.util.Formatter;
import java.util.Locale;
import java.util.Scanner;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sanmai.testing.SameOnEveryJava;

/** What the program writes is the same wherever it runs: nothing in it asks for the locale of the machine. */
@SameOnEveryJava
class LocaleTest {
    /** Methods that take a locale, and take that of the machine without one. */
    private static final Set<String> FORMATTING =
            Set.of("format", "formatted", "printf", "toLowerCase", "toUpperCase", "getInstance", "ofPattern");

    private static final DescribedPredicate<AccessTarget> LOCAL =
            new DescribedPredicate<>("something that depends on the locale of the machine") {
                @Override
                public boolean test(AccessTarget target) {
                    return target instanceof AccessTarget.CodeUnitCallTarget call
                            && (formats(call) || makesFormatter(call))
                            && call.getRawParameterTypes().stream()
                                    .noneMatch(type -> type.isEquivalentTo(Locale.class));
                }
            };

    private static boolean formats(AccessTarget.CodeUnitCallTarget call) {
        String owner = call.getOwner().getPackageName();
        return FORMATTING.contains(call.getName())
                && (owner.equals("java.lang") || owner.startsWith("java.io") || owner.startsWith("java.t"));
    }

    private static boolean makesFormatter(AccessTarget.CodeUnitCallTarget call) {
        return call.getName().equals("<init>")
                && (call.getOwner().isAssignableTo(Format.class)
                        || call.getOwner().isEquivalentTo(Formatter.class)
                        || call.getOwner().isEquivalentTo(Scanner.class));
    }

    @Test
    void nothingDependsOnTheLocaleOfTheMachine() {
        noClasses().should().accessTargetWhere(target(LOCAL)).check(OurClasses.ALL);
    }

    /** Uses everything that is forbidden, so that it can be seen that it is. */
    @SuppressWarnings("unused")
    private static final class Local {
        String text(int number) {
            return String.format("%d", number)
                    + "%d".formatted(number)
                    + "a".toUpperCase()
                    + "A".toLowerCase()
                    + new java.text.DecimalFormat("0")
                    + java.text.NumberFormat.getInstance()
                    + new Formatter()
                    + java.time.format.DateTimeFormatter.ofPattern("u");
        }

        void print(java.io.PrintStream out, java.io.PrintWriter writer) {
            out.printf("%d", 1);
            writer.format("%d", 1);
        }

        String fine(int number) {
            return String.format(Locale.ROOT, "%d", number) + "a".toUpperCase(Locale.ROOT);
        }
    }

    @Test
    void theRuleFindsThem() {
        long found = new ClassFileImporter()
                .importClasses(Local.class).get(Local.class).getCodeUnitCallsFromSelf().stream()
                        .filter(call -> LOCAL.test(call.getTarget()))
                        .count();
        assertEquals(10, found);
    }
}
