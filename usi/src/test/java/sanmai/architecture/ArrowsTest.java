package sanmai.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.testing.SameOnEveryJava;

/** Keeps the arrows between modules, and between the packages inside them, as they are drawn. */
@SameOnEveryJava
class ArrowsTest {
    private static String[] with(String[] packages, String... more) {
        return Stream.concat(Stream.of(packages), Stream.of(more)).toArray(String[]::new);
    }

    static List<Room> rooms() {
        return Room.all();
    }

    @Test
    void theTableNamesPackagesThatExist() {
        for (Room room : rooms()) {
            for (String name : with(room.allowed(), room.name())) {
                assertTrue(
                        OurClasses.ALL.stream().anyMatch(resideInAPackage(name)),
                        room + ": there is no package " + name);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomUsesOnlyTheRoomsBelowIt(Room room) {
        DescribedPredicate<JavaClass> ours = resideInAPackage("sanmai..");
        DescribedPredicate<JavaClass> allowed = resideInAnyPackage(with(room.allowed(), room.name()));
        noClasses()
                .that()
                .resideInAPackage(room.name())
                .should()
                .dependOnClassesThat(ours.and(DescribedPredicate.not(allowed)))
                .check(OurClasses.ALL);
    }

    @Test
    void everyPackageHasItsRoom() {
        String[] names = rooms().stream().map(Room::name).toArray(String[]::new);
        classes().should().resideInAnyPackage(names).check(OurClasses.ALL);
    }

    @Test
    void onlyTheListOfSchemesIsSeenOutsideCore() {
        DescribedPredicate<JavaClass> hidden = resideInAPackage("sanmai.core.sliders..")
                .and(DescribedPredicate.not(JavaClass.Predicates.belongToAnyOf(SliderSchemes.class)));
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "sanmai.core.sliders..", "sanmai.core.attacks", "sanmai.cli..", "sanmai.browser.substitutes")
                .should()
                .dependOnClassesThat(hidden)
                .check(OurClasses.ALL);
    }

    @Test
    void theCommandsSeeTheListOfSchemesAndTheSearchForFactors() {
        DescribedPredicate<JavaClass> hidden = resideInAPackage("sanmai.core.sliders..")
                .and(DescribedPredicate.not(JavaClass.Predicates.belongToAnyOf(SliderSchemes.class)))
                .and(DescribedPredicate.not(
                        resideInAnyPackage("sanmai.core.sliders.magic.factors", "sanmai.core.sliders.magic.search")));
        noClasses()
                .that()
                .resideInAPackage("sanmai.cli..")
                .should()
                .dependOnClassesThat(hidden)
                .check(OurClasses.ALL);
    }

    @Test
    void aFamilyOfSliderSchemesKnowsNoOther() {
        SlicesRuleDefinition.slices()
                .matching("sanmai.core.sliders.(**)")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(resideInAPackage("sanmai.core.sliders.choice"), DescribedPredicate.alwaysTrue())
                .ignoreDependency(
                        DescribedPredicate.alwaysTrue(),
                        resideInAnyPackage(
                                "sanmai.core.sliders.folding",
                                "sanmai.core.sliders.magic.factors",
                                "sanmai.core.sliders.parts"))
                .check(OurClasses.ALL);
    }

    /** Whoever uses an evaluation is handed a factory of it. */
    @Test
    void aKindOfEvaluationIsKnownOnlyWhereItIsTrainedAndWhereAnEvaluationIsChosen() {
        String[] kinds = {"sanmai.search.eval.net..", "sanmai.search.eval.nnue.."};
        noClasses()
                .that()
                .resideOutsideOfPackages(with(kinds, "sanmai.search.training"))
                .and()
                .doNotHaveSimpleName("Evaluations") // Chooses an evaluation.
                .and()
                .doNotHaveSimpleName("OwnEvaluation") // The same.
                .and()
                .doNotHaveSimpleName("EvaluationFile") // Reads one.
                .and()
                .doNotHaveSimpleName("BrowserEngine") // The same, in a browser.
                .and()
                .doNotHaveSimpleName("PageEngine") // Puts it into a page.
                .and()
                .doNotHaveSimpleName("TrainedNet") // Writes nets.
                .and()
                .doNotHaveSimpleName("TrainCommand") // Trains them.
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(kinds)
                .check(OurClasses.ALL);
    }

    @Test
    void onlyTheOuterModuleTouchesTheStreamsOfTheProcess() {
        noClasses()
                .that()
                .resideOutsideOfPackages("sanmai.cli", "sanmai.cli.console")
                .and()
                .haveSimpleNameNotEndingWith("Child") // The main classes of child JVMs.
                .should()
                .accessField(System.class, "in")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(java.io.FileDescriptor.class)
                .check(OurClasses.ALL);
    }

    @Test
    void nothingNeedsTheDesktop() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..", "java.beans..")
                .check(OurClasses.ALL);
    }

    @Test
    void thereAreNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("sanmai.(*)..")
                .should()
                .beFreeOfCycles()
                .check(OurClasses.ALL);
        SlicesRuleDefinition.slices()
                .matching("sanmai.notation.(*)")
                .should()
                .beFreeOfCycles()
                .check(OurClasses.ALL);
        SlicesRuleDefinition.slices()
                .matching("sanmai.cli.papers.(*)")
                .should()
                .beFreeOfCycles()
                .check(OurClasses.ALL);
        SlicesRuleDefinition.slices()
                .matching("sanmai.cli.(*)")
                .should()
                .beFreeOfCycles()
                .check(OurClasses.ALL);
    }
}
