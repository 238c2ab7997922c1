package sanmai.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.core.sliders.choice.SliderSchemes;

/** Keeps the arrows between modules, and between the packages inside them, as they are drawn. */
class ArrowsTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("sanmai");

    /**
     * What a package may use of ours besides itself.
     *
     * @param name the package
     * @param allowed the packages that it may use, with {@code ..} for those below as well
     */
    record Room(String name, String... allowed) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final String[] CORE = {"sanmai.core", "sanmai.core.occupancy", "sanmai.core.attacks"};

    static Stream<Room> rooms() {
        return Stream.of(
                new Room("sanmai.core"),
                new Room("sanmai.core.occupancy", "sanmai.core"),
                new Room("sanmai.core.sliders", "sanmai.core", "sanmai.core.occupancy"),
                new Room("sanmai.core.sliders..", "sanmai.core", "sanmai.core.occupancy"),
                new Room(
                        "sanmai.core.attacks",
                        "sanmai.core",
                        "sanmai.core.occupancy",
                        "sanmai.core.sliders",
                        "sanmai.core.sliders.choice"),
                new Room("sanmai.shogi", CORE),
                new Room("sanmai.movegen", with(CORE, "sanmai.shogi")),
                new Room("sanmai.movegen.attacktable", with(CORE, "sanmai.shogi", "sanmai.movegen")),
                new Room("sanmai.movegen.perft", with(CORE, "sanmai.shogi", "sanmai.movegen..")),
                new Room("sanmai.notation", with(CORE, "sanmai.shogi", "sanmai.movegen")),
                new Room("sanmai.game", with(CORE, "sanmai.shogi", "sanmai.movegen", "sanmai.notation")),
                new Room(
                        "sanmai.search..",
                        with(CORE, "sanmai.files", "sanmai.shogi", "sanmai.notation", "sanmai.movegen..")),
                new Room("sanmai.files"),
                new Room(
                        "sanmai.search.training",
                        with(
                                CORE,
                                "sanmai.files",
                                "sanmai.shogi",
                                "sanmai.movegen",
                                "sanmai.search",
                                "sanmai.search.eval",
                                "sanmai.search.eval.net",
                                "sanmai.search.match")),
                new Room("sanmai.engine", with(CORE, "sanmai.shogi", "sanmai.game", "sanmai.search..")),
                new Room("sanmai.search.match", with(CORE, "sanmai.shogi", "sanmai.movegen", "sanmai.search")),
                new Room(
                        "sanmai.bench",
                        with(CORE, "sanmai.shogi", "sanmai.notation", "sanmai.search", "sanmai.positions")),
                new Room("sanmai.usi.protocol", with(CORE, "sanmai.shogi", "sanmai.notation", "sanmai.search..")),
                new Room("sanmai.usi.option", "sanmai.usi.protocol", "sanmai.search.."),
                new Room(
                        "sanmai.usi.engine",
                        with(
                                CORE,
                                "sanmai.shogi",
                                "sanmai.notation",
                                "sanmai.search..",
                                "sanmai.usi.protocol",
                                "sanmai.usi.option")),
                new Room(
                        "sanmai.usi.job",
                        with(
                                CORE,
                                "sanmai.shogi",
                                "sanmai.movegen..",
                                "sanmai.search..",
                                "sanmai.bench",
                                "sanmai.report",
                                "sanmai.usi.protocol",
                                "sanmai.usi.option",
                                "sanmai.usi.engine")),
                new Room(
                        "sanmai.usi.client",
                        with(
                                CORE,
                                "sanmai.shogi",
                                "sanmai.notation",
                                "sanmai.search",
                                "sanmai.engine",
                                "sanmai.process")),
                new Room(
                        "sanmai.usi",
                        with(
                                CORE,
                                "sanmai.shogi",
                                "sanmai.notation",
                                "sanmai.movegen..",
                                "sanmai.search..",
                                "sanmai.usi..")),
                new Room("sanmai.positions.."),
                new Room("sanmai.report"),
                new Room("sanmai.svg"),
                new Room("sanmai.report.chart", "sanmai.report", "sanmai.svg"),
                new Room("sanmai.diagram", "sanmai.core", "sanmai.shogi", "sanmai.svg"),
                new Room(
                        "sanmai.gamepage",
                        "sanmai.core",
                        "sanmai.shogi",
                        "sanmai.notation",
                        "sanmai.diagram",
                        "sanmai.analysis"),
                new Room(
                        "sanmai.experiment", "sanmai.shogi", "sanmai.notation", "sanmai.report", "sanmai.report.chart"),
                new Room(
                        "sanmai.experiment.mate",
                        "sanmai.shogi",
                        "sanmai.notation",
                        "sanmai.search",
                        "sanmai.search.mate",
                        "sanmai.positions",
                        "sanmai.experiment",
                        "sanmai.report",
                        "sanmai.report.chart"),
                new Room(
                        "sanmai.tsume",
                        with(
                                CORE,
                                "sanmai.shogi",
                                "sanmai.movegen",
                                "sanmai.notation",
                                "sanmai.positions",
                                "sanmai.search",
                                "sanmai.search.mate",
                                "sanmai.experiment",
                                "sanmai.experiment.mate",
                                "sanmai.report",
                                "sanmai.report.chart")),
                new Room("sanmai.experiment.journal", "sanmai.files", "sanmai.report"),
                new Room(
                        "sanmai.analysis",
                        with(
                                CORE,
                                "sanmai.shogi",
                                "sanmai.movegen",
                                "sanmai.notation",
                                "sanmai.search..",
                                "sanmai.engine",
                                "sanmai.report",
                                "sanmai.svg")),
                new Room("sanmai.process"),
                new Room("sanmai.experiment.childjvm", "sanmai.process"),
                new Room(
                        "sanmai.experiment.perft",
                        with(
                                CORE,
                                "sanmai.shogi",
                                "sanmai.notation",
                                "sanmai.movegen",
                                "sanmai.movegen.perft",
                                "sanmai.positions",
                                "sanmai.experiment",
                                "sanmai.experiment.journal",
                                "sanmai.files",
                                "sanmai.report",
                                "sanmai.report.chart")),
                new Room(
                        "sanmai.experiment.sliders",
                        with(
                                CORE,
                                "sanmai.core.sliders.choice",
                                "sanmai.shogi",
                                "sanmai.notation",
                                "sanmai.movegen..",
                                "sanmai.positions",
                                "sanmai.experiment.journal",
                                "sanmai.files",
                                "sanmai.experiment.childjvm",
                                "sanmai.experiment",
                                "sanmai.report",
                                "sanmai.report.chart")),
                new Room(
                        "sanmai.experiment.minimax",
                        with(
                                CORE,
                                "sanmai.core.sliders.choice",
                                "sanmai.shogi",
                                "sanmai.notation",
                                "sanmai.search..",
                                "sanmai.positions",
                                "sanmai.experiment.journal",
                                "sanmai.files",
                                "sanmai.experiment.childjvm",
                                "sanmai.experiment",
                                "sanmai.report",
                                "sanmai.report.chart")),
                new Room(
                        "sanmai.play",
                        with(
                                CORE,
                                "sanmai.shogi",
                                "sanmai.movegen",
                                "sanmai.notation",
                                "sanmai.game",
                                "sanmai.search",
                                "sanmai.engine")),
                new Room("sanmai.cli.console"),
                new Room("sanmai.cli.terminal"),
                new Room(
                        "sanmai.cli.record",
                        "sanmai.files",
                        "sanmai.shogi",
                        "sanmai.movegen",
                        "sanmai.notation",
                        "sanmai.play",
                        "sanmai.cli.console"),
                new Room(
                        "sanmai.cli.mate",
                        "sanmai.files",
                        "sanmai.shogi",
                        "sanmai.notation",
                        "sanmai.search",
                        "sanmai.tsume",
                        "sanmai.cli.console"),
                new Room(
                        "sanmai.cli.option",
                        "sanmai.core",
                        "sanmai.core.sliders.choice",
                        "sanmai.shogi",
                        "sanmai.notation",
                        "sanmai.search.eval..",
                        "sanmai.search.nnue..",
                        "sanmai.experiment",
                        "sanmai.report",
                        "sanmai.report.chart",
                        "sanmai.analysis",
                        "sanmai.gamepage",
                        "sanmai.experiment.journal",
                        "sanmai.play",
                        "sanmai.cli.record",
                        "sanmai.files",
                        "sanmai.cli.console"),
                new Room(
                        "sanmai.cli.child",
                        "sanmai.search.minimax",
                        "sanmai.report",
                        "sanmai.experiment.sliders",
                        "sanmai.experiment.minimax",
                        "sanmai.cli.console"));
    }

    private static String[] with(String[] packages, String... more) {
        return Stream.concat(Stream.of(packages), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void theClassesOfEveryModuleAreLookedAt() {
        Set<String> packages = CLASSES.stream().map(JavaClass::getPackageName).collect(Collectors.toSet());
        for (String name : new String[] {
            "sanmai.core",
            "sanmai.core.occupancy",
            "sanmai.core.sliders",
            "sanmai.core.attacks",
            "sanmai.shogi",
            "sanmai.notation",
            "sanmai.game",
            "sanmai.movegen",
            "sanmai.movegen.perft",
            "sanmai.search",
            "sanmai.search.minimax",
            "sanmai.search.match",
            "sanmai.search.training",
            "sanmai.engine",
            "sanmai.usi",
            "sanmai.usi.client",
            "sanmai.usi.protocol",
            "sanmai.usi.option",
            "sanmai.usi.engine",
            "sanmai.usi.job",
            "sanmai.files",
            "sanmai.report",
            "sanmai.experiment.journal",
            "sanmai.experiment.childjvm",
            "sanmai.experiment.sliders",
            "sanmai.experiment.minimax",
            "sanmai.experiment.perft",
            "sanmai.analysis",
            "sanmai.cli",
            "sanmai.cli.command",
            "sanmai.play",
            "sanmai.positions"
        }) {
            assertTrue(packages.contains(name), name + " is not among " + packages);
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
                .check(CLASSES);
    }

    @Test
    void everyPackageHasItsRoom() {
        String[] names = Stream.concat(rooms().map(Room::name), Stream.of("sanmai.cli", "sanmai.cli.command"))
                .toArray(String[]::new);
        classes().should().resideInAnyPackage(names).check(CLASSES);
    }

    @Test
    void onlyTheListOfSchemesIsSeenOutsideCore() {
        DescribedPredicate<JavaClass> hidden = resideInAPackage("sanmai.core.sliders..")
                .and(DescribedPredicate.not(JavaClass.Predicates.belongToAnyOf(SliderSchemes.class)));
        noClasses()
                .that()
                .resideOutsideOfPackages("sanmai.core.sliders..", "sanmai.core.attacks", "sanmai.cli..")
                .should()
                .dependOnClassesThat(hidden)
                .check(CLASSES);
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
                .check(CLASSES);
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
                        resideInAnyPackage("sanmai.core.sliders.folding", "sanmai.core.sliders.magic.factors"))
                .check(CLASSES);
    }

    /** Whoever uses an evaluation is handed a factory of it. */
    @Test
    void aKindOfEvaluationIsKnownOnlyWhereItIsTrainedAndWhereAnEvaluationIsChosen() {
        String[] kinds = {"sanmai.search.eval.*..", "sanmai.search.nnue.."};
        noClasses()
                .that()
                .resideOutsideOfPackages(with(kinds, "sanmai.search.training"))
                .and()
                .doNotHaveSimpleName("Evaluations") // Chooses an evaluation.
                .and()
                .doNotHaveSimpleName("OwnEvaluation") // The same.
                .and()
                .doNotHaveSimpleName("TrainCommand") // Writes nets.
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(kinds)
                .check(CLASSES);
    }

    @Test
    void onlyTheOuterModuleTouchesTheStreamsOfTheProcess() {
        noClasses()
                .that()
                .resideOutsideOfPackages("sanmai.cli", "sanmai.cli.console", "sanmai.cli.child")
                .should()
                .accessField(System.class, "in")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(java.io.FileDescriptor.class)
                .check(CLASSES);
    }

    @Test
    void nothingNeedsTheDesktop() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..", "java.beans..")
                .check(CLASSES);
    }

    @Test
    void thereAreNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("sanmai.(*)..")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
        SlicesRuleDefinition.slices()
                .matching("sanmai.experiment.(*)")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
        SlicesRuleDefinition.slices()
                .matching("sanmai.cli.(*)")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }
}
