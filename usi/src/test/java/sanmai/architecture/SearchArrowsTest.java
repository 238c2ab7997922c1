package sanmai.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.testing.SameOnEveryJava;

/** Keeps the arrows inside the engine's search. */
@SameOnEveryJava
class SearchArrowsTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("sanmai.search.alphabeta");

    /** A slice for each class; nested classes belong to it. */
    private static final SliceAssignment BY_CLASS = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith("sanmai.search.alphabeta")
                    ? SliceIdentifier.of(type.getBaseComponentType().getName().replaceFirst("\\$.*", ""))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "classes of the search";
        }
    };

    @Test
    void noClassOfTheSearchUsesItselfThroughOthers() {
        SlicesRuleDefinition.slices()
                .assignedFrom(BY_CLASS)
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    @Test
    void thePackagesBelowKnowOnlyFeaturesAndParameters() {
        DescribedPredicate<JavaClass> others = resideInAPackage("sanmai.search.alphabeta")
                .and(DescribedPredicate.not(
                        belongToAnyOf(Feature.class, Features.class, SearchParameter.class, SearchParameters.class)));
        noClasses()
                .that()
                .resideInAPackage("sanmai.search.alphabeta.*..")
                .should()
                .dependOnClassesThat(others)
                .check(CLASSES);
    }
}
