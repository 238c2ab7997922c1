package sanmai.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Keeps the layers inside the package of notations as {@code notation.txt} has them. */
class NotationLayersTest {
    private static final Map<String, List<String>> LAYERS = RoomTable.read("notation.txt");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("sanmai.notation");

    /** The name of a class in the table; what is inside a class belongs to it. */
    private static String name(JavaClass type) {
        return type.getBaseComponentType().getName().replaceFirst("\\$.*", "").replaceFirst(".*\\.", "");
    }

    @Test
    void everyClassHasItsLayer() {
        Set<String> there = CLASSES.stream()
                .map(NotationLayersTest::name)
                .filter(name -> !name.equals("package-info"))
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> listed =
                LAYERS.values().stream().flatMap(List::stream).sorted().toList();
        assertEquals(List.copyOf(there), listed);
    }

    @Test
    void aLayerUsesOnlyThoseBelowIt() {
        Set<String> below = new HashSet<>();
        LAYERS.forEach((layer, names) -> {
            below.addAll(names);
            noClasses()
                    .that(DescribedPredicate.describe("are of the layer " + layer, type -> names.contains(name(type))))
                    .should()
                    .dependOnClassesThat(DescribedPredicate.describe(
                            "are of a layer above",
                            type -> type.getPackageName().equals("sanmai.notation") && !below.contains(name(type))))
                    .check(CLASSES);
        });
    }
}
