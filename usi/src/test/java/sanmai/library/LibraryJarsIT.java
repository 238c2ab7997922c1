package sanmai.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sanmai.cli.NetworkFile;
import sanmai.testing.FolderCopy;
import sanmai.testing.SameOnEveryJava;

/** The library as other projects get it: a Maven project of its own uses the jars of this build. */
class LibraryJarsIT {
    private static final Path CHECKOUT = Path.of(System.getProperty("user.dir")).getParent();
    private static final Path LIBRARIES = CHECKOUT.resolve("usi/target/lib");
    private static final String VERSION = System.getProperty("sanmai.version", "");

    /** The modules of the library by their folders. */
    private static final Map<String, String> ARTIFACTS = new TreeMap<>(Map.of(
            "core", "sanmai-core",
            "shogi-movegen", "sanmai-shogi-movegen",
            "search", "sanmai-search",
            "search/vector", "sanmai-search-vector",
            "usi/client", "sanmai-usi-client",
            "test-positions", "sanmai-test-positions"));

    @TempDir
    private static Path directory;

    /** Of the project, built by Maven. */
    private static Path classes;

    private static Path published;

    /** Those of a project that drives engines and needs the client alone. */
    private static Path clientClasses;

    /** What a user of sanmai-search has: all libraries but that with the Vector API. */
    private static Path plainLibraries;

    private static Path network;

    private static Path jar(String artifact) {
        return LIBRARIES.resolve(artifact + "-" + VERSION + ".jar");
    }

    /** A repository of what would be published, and the project compiled against it in a local repository of its own. */
    @BeforeAll
    static void buildTheProject() throws IOException, InterruptedException {
        published = directory.resolve("published");
        for (Map.Entry<String, String> artifact : ARTIFACTS.entrySet()) {
            Path pom = CHECKOUT.resolve(artifact.getKey()).resolve("target/flattened-pom.xml");
            publish(published, artifact.getValue(), pom, ".pom");
            publish(published, artifact.getValue(), jar(artifact.getValue()), ".jar");
        }
        publish(published, "sanmai-bom", CHECKOUT.resolve("core/bom/target/flattened-pom.xml"), ".pom");
        Path project = FolderCopy.make(CHECKOUT.resolve("usi/src/it/library-user"), directory.resolve("project"));
        classes = project.resolve("target/classes");
        Path settings = settings();
        runMaven(project, settings);
        Path client = FolderCopy.make(CHECKOUT.resolve("usi/src/it/client-user"), directory.resolve("client"));
        clientClasses = client.resolve("target/classes");
        runMaven(client, settings);
        plainLibraries = FolderCopy.make(LIBRARIES, directory.resolve("libraries"));
        Files.delete(plainLibraries.resolve(jar("sanmai-search-vector").getFileName()));
        network = NetworkFile.write(directory.resolve("nn.bin"), 1);
    }

    private static void publish(Path repository, String artifact, Path file, String end) throws IOException {
        Path place =
                repository.resolve("io/github/sanmai-shogi").resolve(artifact).resolve(VERSION);
        Files.createDirectories(place);
        Files.copy(file, place.resolve(artifact + "-" + VERSION + end));
    }

    /** Everything comes from the published files and from what this build has fetched already. */
    private static Path settings() throws IOException {
        return Files.writeString(directory.resolve("settings.xml"), """
            <settings>
              <localRepository>%s</localRepository>
              <mirrors>
                <mirror><id>fetched</id><mirrorOf>*,!published</mirrorOf><url>%s</url></mirror>
              </mirrors>
              <profiles>
                <profile>
                  <id>published</id>
                  <repositories>
                    <repository><id>published</id><url>%s</url></repository>
                  </repositories>
                </profile>
              </profiles>
              <activeProfiles><activeProfile>published</activeProfile></activeProfiles>
            </settings>
            """.formatted(
                        directory.resolve("local"), fetched(), published.toUri()));
    }

    private static URI fetched() {
        return Path.of(System.getProperty("sanmai.localRepository")).toUri();
    }

    private static void runMaven(Path project, Path settings) throws IOException, InterruptedException {
        String maven = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("sanmai.mavenHome"), "bin", maven).toString(),
                "-B",
                "-o",
                "-e",
                "-s",
                settings.toString(),
                "-Daether.offline.protocols=file",
                "-Dsanmai.version=" + VERSION,
                "compile");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        run(builder.directory(project.toFile()));
    }

    /** Runs a command that must succeed, and gives what it printed. */
    private static String run(ProcessBuilder builder) throws IOException, InterruptedException {
        Path output = Files.createTempFile(directory, "output", ".txt");
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertTrue(process.waitFor(5, TimeUnit.MINUTES), builder.command() + " hangs");
        } finally {
            process.destroyForcibly();
        }
        String text = Files.readString(output);
        assertEquals(0, process.exitValue(), builder.command() + "\n" + text);
        return text;
    }

    private static List<String> tour(String... options) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Dfile.encoding=UTF-8");
        builder.command().addAll(List.of(options));
        builder.command().add(network.toString());
        return run(builder).lines().toList();
    }

    private static void assertTour(String module, List<String> lines) {
        assertEquals(8, lines.size(), lines.toString());
        assertEquals("module " + module, lines.get(0));
        assertEquals("problems []", lines.get(1));
        assertEquals("nodes 7", lines.get(2));
        assertEquals(
                "main line ends at lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4", lines.get(3));
        assertEquals("csa true, jkf true", lines.get(4));
        assertEquals("best move 3a2b", lines.get(5));
        assertEquals("mate G*5b", lines.get(6));
    }

    private static String path(Path libraries) {
        return classes + File.pathSeparator + libraries;
    }

    @Test
    void aProjectUsesItOnTheClassPath() throws IOException, InterruptedException {
        List<String> lines = tour("-cp", path(plainLibraries) + "/*", "user.Tour");
        assertTour("null", lines);
        assertEquals("K-P 256x2-32-32, 1 MB, FV_SCALE 16", lines.get(7));
    }

    @Test
    void aProjectUsesItAsModules() throws IOException, InterruptedException {
        List<String> lines = tour("-p", path(plainLibraries), "-m", "user/user.Tour");
        assertTour("sanmai.shogi", lines);
        assertEquals("K-P 256x2-32-32, 1 MB, FV_SCALE 16", lines.get(7));
    }

    /** On the class path Java must be asked for the incubator module; without it there are the plain loops. */
    @Test
    void aProjectAddsTheVectorApiOnTheClassPath() throws IOException, InterruptedException {
        String path = path(LIBRARIES) + "/*";
        assertEquals("K-P 256x2-32-32, 1 MB, FV_SCALE 16", lastLine(tour("-cp", path, "user.Tour")));
        assertEquals(
                "K-P 256x2-32-32, 1 MB, FV_SCALE 16, Vector API",
                lastLine(tour("--add-modules", "jdk.incubator.vector", "-cp", path, "user.Tour")));
    }

    @Test
    void aProjectAddsTheVectorApiAsAModule() throws IOException, InterruptedException {
        List<String> lines = tour("-p", path(LIBRARIES), "-m", "user/user.Tour");
        assertEquals("K-P 256x2-32-32, 1 MB, FV_SCALE 16, Vector API", lastLine(lines));
    }

    /** Neither the search nor the program is there, and no module is automatic. */
    @Test
    void aProjectUsesTheClientOfEnginesAlone() throws IOException, InterruptedException {
        Path libraries = Files.createDirectory(directory.resolve("client-libraries"));
        for (String name :
                List.of("sanmai-core", "sanmai-shogi-movegen", "sanmai-usi-client", "guava", "failureaccess", "gson")) {
            try (Stream<Path> files = Files.list(LIBRARIES)) {
                Path jar = files.filter(file -> file.getFileName().toString().matches(name + "-[0-9].*"))
                        .findFirst()
                        .orElseThrow();
                Files.copy(jar, libraries.resolve(jar.getFileName()));
            }
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String path = clientClasses + File.pathSeparator + libraries;
        List<String> engine = List.of(java, "-jar", System.getProperty("sanmai.jar"));
        List<String> command = new ArrayList<>(List.of(java, "-p", path, "-m", "client.user/client.Drive"));
        command.addAll(engine);
        List<String> lines = run(new ProcessBuilder(command)).lines().toList();
        assertEquals(List.of("module sanmai.usi.client", "best move G*5b", "mate MATE G*5b"), lines);
    }

    /** By the published POMs it gets what the library needs, and nothing else. */
    @Test
    @SameOnEveryJava
    void aProjectBuildsWithGradle() throws IOException, InterruptedException {
        assumeTrue(hasGradle(), "no Gradle for this Java is installed");
        Path project = FolderCopy.make(CHECKOUT.resolve("usi/src/it/library-user"), directory.resolve("gradle"));
        ProcessBuilder gradle = gradle(
                "--offline",
                "--gradle-user-home=" + directory.resolve("gradle-home"),
                "-Ppublished=" + published.toUri(),
                "-Pfetched=" + fetched(),
                "-Psanmai=" + VERSION,
                "classes",
                "libraries");
        run(gradle.directory(project.toFile()));
        Path built = project.resolve("build/classes/java/main");
        List<String> lines = tour("-cp", built + File.pathSeparator + project.resolve("libraries") + "/*", "user.Tour");
        assertTour("null", lines);
        try (Stream<Path> files = Files.list(project.resolve("libraries"))) {
            assertFalse(files.anyMatch(file -> file.toString().contains("picocli")));
        }
    }

    private static boolean hasGradle() throws InterruptedException {
        try {
            Process process = gradle("--version").start();
            process.getInputStream().transferTo(OutputStream.nullOutputStream());
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static ProcessBuilder gradle(String... arguments) {
        ProcessBuilder builder = new ProcessBuilder("gradle", "--no-daemon").redirectErrorStream(true);
        builder.command().addAll(List.of(arguments));
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    private static String lastLine(List<String> lines) {
        return lines.get(lines.size() - 1);
    }

    @Test
    void jarsNameTheirModuleAndTheirLicence() throws IOException {
        for (String artifact : ARTIFACTS.values()) {
            try (JarFile jar = new JarFile(jar(artifact).toFile())) {
                assertTrue(jar.getEntry("META-INF/LICENSE") != null, artifact);
                assertTrue(jar.getEntry("META-INF/NOTICE") != null, artifact);
            }
        }
        List<String> modules =
                ModuleFinder.of(ARTIFACTS.values().stream()
                                .map(LibraryJarsIT::jar)
                                .toArray(Path[]::new))
                        .findAll()
                        .stream()
                        .filter(module -> !module.descriptor().isAutomatic())
                        .map(module -> module.descriptor().name())
                        .sorted()
                        .toList();
        assertEquals(
                List.of(
                        "sanmai.core",
                        "sanmai.positions",
                        "sanmai.search",
                        "sanmai.search.vector",
                        "sanmai.shogi",
                        "sanmai.usi.client"),
                modules);
    }

    /** Other projects read them in their own way. */
    @Test
    void theTablesOfTestPositionsAreOpen() throws IOException {
        ModuleLayer boot = ModuleLayer.boot();
        Configuration configuration = boot.configuration()
                .resolve(ModuleFinder.of(jar("sanmai-test-positions")), ModuleFinder.of(), Set.of("sanmai.positions"));
        ModuleLayer layer = boot.defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
        Module module = layer.findModule("sanmai.positions").orElseThrow();
        try (InputStream table = module.getResourceAsStream("sanmai/positions/perft.tsv")) {
            assertNotNull(table);
        }
    }

    @Test
    void pomsAreCompleteInThemselves() throws IOException {
        for (String folder : ARTIFACTS.keySet()) {
            String pom = Files.readString(CHECKOUT.resolve(folder).resolve("target/flattened-pom.xml"));
            assertFalse(pom.contains("<parent>") || pom.contains("${"), pom);
            for (String wanted : List.of("<licenses>", "<description>", "<developers>", "<scm", "<url>https://")) {
                assertTrue(pom.contains(wanted), wanted + "\n" + pom);
            }
        }
        String bom = Files.readString(CHECKOUT.resolve("core/bom/target/flattened-pom.xml"));
        String ownVersion = "${project.version}"; // Which is that of the bill itself.
        assertFalse(bom.contains("<parent>") || bom.replace(ownVersion, "").contains("${"), bom);
        assertFalse(bom.contains("guava"), bom);
        assertEquals(7, bom.split("<artifactId>sanmai-(?!bom)", -1).length - 1, bom);
    }
}
