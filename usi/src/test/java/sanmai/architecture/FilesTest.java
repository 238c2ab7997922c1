package sanmai.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import org.junit.jupiter.api.Test;
import sanmai.testing.SameOnEveryJava;

/** Files and streams are the business of few classes. */
@SameOnEveryJava
class FilesTest {
    @Test
    void onlyTheOuterModuleKnowsStreamsAndFiles() {
        noClasses()
                .that()
                .resideInAnyPackage("sanmai.core..", "sanmai.search..", "sanmai.movegen..", "sanmai.shogi")
                .and()
                .doNotHaveSimpleName("ShippedFactors") // Reads a resource of its own.
                .and()
                .doNotHaveSimpleName("ShippedNet") // The same.
                .and()
                .doNotHaveSimpleName("EvaluationFile") // The networks of users are in files.
                .and()
                .resideOutsideOfPackage("sanmai.search.training") // What is learnt from is in files.
                .and()
                .resideOutsideOfPackage("sanmai.search.exchange") // The records of trainers are in files.
                .and()
                .resideOutsideOfPackage("sanmai.search.eval.nnue..") // The networks of users are in files.
                .and()
                .resideOutsideOfPackage("sanmai.search.book") // A large book stays in its file.
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io", "java.nio..")
                .check(OurClasses.ALL);
    }

    /** So that what is written survives a killed process and a full disk, and tests can put such a disk below it. */
    @Test
    void filesAreWrittenInOnePlace() {
        DescribedPredicate<JavaAccess<?>> writing = DescribedPredicate.describe(
                "writes a file",
                access -> (access.getTargetOwner().isEquivalentTo(java.nio.file.Files.class)
                                || access.getTargetOwner().isEquivalentTo(java.nio.file.Path.class))
                        && access.getTarget()
                                .getName()
                                .matches("write|writeString|new\\w*Writer|newOutputStream|move|copy|toFile"));
        noClasses()
                .that()
                .resideOutsideOfPackages("sanmai.files", "sanmai.cli.papers") // Has temporary files.
                .and()
                .doNotHaveSimpleName("OutputFile") // Writes to devices, too.
                .should()
                .accessTargetWhere(writing)
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(java.io.FileWriter.class, java.io.RandomAccessFile.class)
                .check(OurClasses.ALL);
    }
}
