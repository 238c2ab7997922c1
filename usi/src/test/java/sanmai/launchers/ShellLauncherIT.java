package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.NetworkFile;
import sanmai.testing.FolderCopy;
import sanmai.testing.SameOnEveryJava;

/** The shell launcher of an unpacked distribution. */
@Timeout(600)
@DisabledOnOs(OS.WINDOWS)
class ShellLauncherIT {
    private static final String TOOLS = "/usr/bin:/bin";
    private static final String OURS = System.getProperty("java.home");

    @TempDir
    private static Path shared;

    private static Path unpacked;

    @TempDir
    private Path work;

    private Path home;

    @BeforeAll
    static void unpack() throws IOException {
        unpacked = Distribution.unzip(Files.createDirectory(shared.resolve("zip")));
    }

    /** Each test has an installation of its own, since a start may write an archive into it. */
    @BeforeEach
    void install() throws IOException {
        home = FolderCopy.make(unpacked, work.resolve("sanmai"));
    }

    private static Map<String, String> environment(String... more) {
        Map<String, String> environment = new HashMap<>(Map.of("PATH", TOOLS, "JAVA_HOME", OURS));
        for (int i = 0; i < more.length; i += 2) {
            environment.put(more[i], more[i + 1]);
        }
        return environment;
    }

    /** For engines that end at once, where archives do not matter. */
    private static Map<String, String> environmentOfShortRuns() {
        return environment("SANMAI_NO_ARCHIVE", "1", "SANMAI_JAVA_OPTIONS", Launch.FOR_SHORT_RUNS);
    }

    private Launch start(Map<String, String> environment, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(launcher().toString()));
        command.addAll(List.of(arguments));
        return Launch.of(Launch.prepare(work, environment, command.toArray(String[]::new)), "usi", "quit");
    }

    private Path launcher() {
        return home.resolve("bin").resolve("sanmai");
    }

    private static void assertEngine(Launch launch) {
        assertEquals(List.of(), launch.errors());
        assertTrue(launch.out().get(0).startsWith("id name Sanmai "), launch.toString());
        assertEquals("usiok", launch.lastLine());
        assertEquals(0, launch.exitCode());
    }

    private static void assertRefused(Launch launch, String reason) {
        assertEquals(List.of(), launch.out());
        assertEquals(1, launch.errors().size(), launch.toString());
        String line = launch.errors().get(0);
        assertTrue(line.startsWith("sanmai: ") && line.contains(reason), line);
        assertEquals(2, launch.exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "C.UTF-8", ""})
    void theEngineStartsByALinkFromAnywhereBelowAnyName(String locale) throws Exception {
        Path odd = Files.createDirectories(work.resolve("将棋 エンジン (1)'s"));
        home = Files.move(home, odd.resolve("三枚 $HOME"));
        Path links = Files.createDirectory(work.resolve("links here"));
        Files.createSymbolicLink(links.resolve("directory"), odd);
        Files.createSymbolicLink(links.resolve("first"), Path.of("directory", "三枚 $HOME", "bin", "sanmai"));
        Files.createSymbolicLink(links.resolve("第二"), Path.of("first"));
        Map<String, String> environment = environmentOfShortRuns();
        if (!locale.isEmpty()) {
            environment.put("LC_ALL", locale);
        }
        for (String[] command : new String[][] {{links.resolve("第二").toString()}, {"./第二"}, {"sh", "第二"}}) {
            assertEngine(Launch.of(Launch.prepare(links, environment, command), "usi", "quit"));
        }
    }

    @Test
    @SameOnEveryJava
    void theTarHasAnEngineToo() throws Exception {
        home = Distribution.untar(".tar.gz", Files.createDirectory(work.resolve("tar")));
        assertEngine(start(environmentOfShortRuns()));
    }

    @Test
    void aDistributionWithARuntimeNeedsNoJava() throws Exception {
        String image = System.getProperty("sanmai.image.end", "");
        assumeTrue(!image.isEmpty(), "only the dist profile makes one");
        home = Distribution.untar(image, Files.createDirectory(work.resolve("image")));
        Map<String, String> environment = environment("SANMAI_JAVA_OPTIONS", "-Xlog:class+load:file=loaded.txt");
        environment.remove("JAVA_HOME");
        environment.put("PATH", "/nowhere");
        assertEngine(start(environment));
        if (!Files.exists(home.resolve("runtime/lib/sanmai.aot"))) {
            environment.put("PATH", TOOLS); // The archive of an older Java is made by the first start.
            assertEngine(start(environment));
            awaitArchive();
            assertEngine(start(environment));
        }
        assertTrue(isMainShared(work.resolve("loaded.txt")));
    }

    @Test
    @SameOnEveryJava
    void argumentsAndOptionsArriveAsTheyAre() throws Exception {
        Path java = fakeJava("JAVA_VERSION=\"17.0.1\"", "for word; do printf '%s\\n' \"$word\"; done; exit 7");
        Launch launch = start(
                environment("JAVA_HOME", java.toString(), "SANMAI_JAVA_OPTIONS", "-Xmx2g  -Dx=*"),
                "show",
                "a  b",
                "",
                "*");
        assertEquals(
                List.of(
                        "@" + home.toRealPath() + "/sanmai.jvm",
                        "-Xshare:auto",
                        "-Dsanmai.stdout.terminal=false",
                        "-Dsanmai.stderr.terminal=false",
                        "-Xmx2g",
                        "-Dx=*",
                        "-jar",
                        home.toRealPath() + "/sanmai.jar",
                        "show",
                        "a  b",
                        "",
                        "*"),
                launch.out());
        assertEquals(7, launch.exitCode());
        assertFalse(Files.exists(home.resolve("startup")), "tools make no archive");
    }

    @Test
    void aClosedStdinIsAnEmptyOne() throws Exception {
        Map<String, String> environment = environmentOfShortRuns();
        String java = Path.of(OURS, "bin", "java").toString();
        String jar = home.resolve("sanmai.jar").toString();
        for (String command : List.of("'" + launcher() + "' <&-", "'" + java + "' -jar '" + jar + "' <&-")) {
            Launch launch = Launch.of(Launch.prepare(work, environment, "sh", "-c", command));
            assertEquals(List.of(), launch.out(), command);
            assertEquals(List.of(), launch.errors(), command);
            assertEquals(0, launch.exitCode(), command);
        }
    }

    @Test
    @SameOnEveryJava
    void withoutJavaThereIsOneLine() throws Exception {
        Map<String, String> environment = environment("PATH", "/nowhere", "JAVA_HOME", work.toString());
        assertRefused(start(environment), "there is no java");
    }

    @Test
    @SameOnEveryJava
    void anOldJavaIsRefused() throws Exception {
        Path java = fakeJava("JAVA_VERSION=\"11.0.2\"", "echo started");
        assertRefused(start(environment("JAVA_HOME", java.toString())), java + "/bin/java is too old (11.0.2)");
    }

    @Test
    @SameOnEveryJava
    void anOldJavaWithoutAReleaseFileIsRefused() throws Exception {
        Path java = fakeJava(null, "[ \"$1\" = -version ] || exit 9; echo 'java version \"1.8.0_371\"' >&2");
        assertRefused(start(environment("JAVA_HOME", java.toString())), "is too old (1.8.0_371)");
    }

    @Test
    @SameOnEveryJava
    void aJavaThatSaysNothingIsRefused() throws Exception {
        assertRefused(start(environment("JAVA_HOME", fakeJava(null, "exit 1").toString())), "of no known version");
    }

    @Test
    @SameOnEveryJava
    void javaIsFoundOnThePathByLinks() throws Exception {
        Path java = fakeJava("JAVA_VERSION=\"21\"", "echo \"$0\"");
        Path bin = Files.createDirectory(work.resolve("some bin"));
        Files.createSymbolicLink(bin.resolve("java"), java.resolve("bin/java"));
        Map<String, String> environment = environment("PATH", bin + ":" + TOOLS);
        environment.remove("JAVA_HOME");
        assertEquals(List.of(bin + "/java"), start(environment, "perft").out());
    }

    private Path fakeJava(String release, String script) throws IOException {
        Path java = Files.createDirectory(work.resolve("some jdk"));
        Path program = Files.createDirectory(java.resolve("bin")).resolve("java");
        Files.writeString(program, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        if (release != null) {
            Files.writeString(java.resolve("release"), "IMPLEMENTOR=\"nobody\"\n" + release + "\n");
        }
        return java;
    }

    @Test
    void firstStartsMakeAnArchiveThatLaterOnesUseOrReplace() throws Exception {
        // A star means something to a shell; what URLs encode, such as brackets, keeps Java 17 from its archive.
        home = Files.move(home, work.resolve("sanmai*"));
        // The evaluation of a file loads a module late, and no archive can have classes of such a module.
        NetworkFile.write(home.resolve("eval/nn.bin"), 1);
        List<Launch.Conversation> together = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            together.add(new Launch.Conversation(
                    Launch.prepare(work, environment(), launcher().toString()), "usi", "quit"));
        }
        for (Launch.Conversation conversation : together) {
            assertEngine(conversation.end());
        }
        Path archive = awaitArchive();
        assertEngine(start(environment("SANMAI_JAVA_OPTIONS", "-Xlog:class+load:file=loaded.txt")));
        assertTrue(isMainShared(work.resolve("loaded.txt")));
        assertNoneIsPassedOverInSilence(archive);
        assertOldOneIsReplaced(archive);
    }

    private void assertNoneIsPassedOverInSilence(Path archive) throws Exception {
        byte[] whole = Files.readAllBytes(archive);
        // Nobody makes another one after a failure.
        Path lock = Files.writeString(archive.resolveSibling(archive.getFileName() + ".lock"), "failed\n");
        Files.delete(archive);
        Files.writeString(archive, "no archive");
        assertEngine(start(environment()));
        Files.write(archive, Arrays.copyOf(whole, whole.length / 2));
        assertEngine(start(environment()));
        assertEquals(whole.length / 2, Files.size(archive));
        Files.delete(lock);
        assertEngine(start(environment()));
        awaitArchive();
    }

    private void assertOldOneIsReplaced(Path archive) throws Exception {
        Files.copy(home.resolve("sanmai.jar"), work.resolve("other.jar"));
        Files.delete(home.resolve("sanmai.jar"));
        Files.copy(work.resolve("other.jar"), home.resolve("sanmai.jar"));
        Object old = Files.getAttribute(archive, "unix:ino");
        assertEngine(start(environment("SANMAI_JAVA_OPTIONS", "-Xlog:class+load:file=loaded2.txt")));
        assertFalse(isMainShared(work.resolve("loaded2.txt")), "classes of a jar that is no more");
        while (old.equals(Files.getAttribute(archive, "unix:ino"))) {
            Thread.sleep(50);
        }
        awaitArchive();
    }

    /** A Java that says what an engine says, and for an archive does this. */
    private Map<String, String> environmentOfJava17(String archiving) throws IOException {
        Path java = fakeJava(
                "JAVA_VERSION=\"17.0.1\"",
                "case \"$*\" in *ArchiveClassesAtExit*) " + archiving + ";; *) echo usiok ;; esac");
        return environment("JAVA_HOME", java.toString());
    }

    @Test
    @SameOnEveryJava
    void theFirstStartLetsGoOfItsPipes() throws Exception {
        Path go = work.resolve("go");
        Map<String, String> environment = environmentOfJava17("while [ ! -f " + go + " ]; do sleep 1; done; exit 1");
        Process process =
                Launch.prepare(work, environment, launcher().toString()).start();
        // A copy that the maker of the archive kept would let these wait for it, and so for this test.
        assertEquals("usiok\n", new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
        assertEquals(0, process.getErrorStream().readAllBytes().length);
        Files.createFile(go);
        awaitLock("failed");
    }

    /** A method that waits for the compiler while classes are archived stays interpreted (JDK-8306460). */
    @Test
    @SameOnEveryJava
    void archivesOfOlderJavasAreMadeWithoutTheCompiler() throws Exception {
        start(environmentOfJava17("echo \"$*\" >>" + work.resolve("options") + "; exit 1"));
        awaitLock("failed");
        List<String> options = List.of(Files.readString(work.resolve("options")).split(" "));
        assertTrue(options.contains("-Xint"), options.toString());
    }

    @Test
    @SameOnEveryJava
    void afterAFailureNoStartTriesForADay() throws Exception {
        Map<String, String> environment = environmentOfJava17("echo tried >>" + work.resolve("tries") + "; exit 1");
        start(environment);
        Path lock = awaitLock("failed");
        start(environment);
        assertEquals("failed", Files.readString(lock).strip());
        Files.setLastModifiedTime(lock, FileTime.from(Instant.now().minus(Duration.ofDays(3))));
        start(environment);
        while (Files.readAllLines(work.resolve("tries")).size() < 2) {
            Thread.sleep(50);
        }
        awaitLock("failed");
    }

    @Test
    @SameOnEveryJava
    void theLockOfAMakerThatWasKilledIsPassedOver() throws Exception {
        Map<String, String> environment = environmentOfJava17("exit 1");
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Files.createDirectory(home.resolve("startup"));
        Files.writeString(home.resolve("startup/17.0.1.jsa.lock"), ended.pid() + "\n");
        start(environment);
        awaitLock("failed");
    }

    private Path awaitLock(String content) throws Exception {
        Path lock = home.resolve("startup/17.0.1.jsa.lock");
        while (!Files.readString(lock).strip().equals(content)) {
            Thread.sleep(50);
        }
        return lock;
    }

    @Test
    void aDirectoryThatCannotBeWrittenToHasAnEngineAllTheSame() throws Exception {
        Files.writeString(home.resolve("startup"), "in the way of a directory");
        assertEngine(start(environment()));
        assertEquals("in the way of a directory", Files.readString(home.resolve("startup")));
    }

    /** Waits until there is an archive with its size, and nobody makes another. */
    private Path awaitArchive() throws Exception {
        while (true) {
            try (Stream<Path> files = Files.list(home.resolve("startup"))) {
                List<Path> all = files.sorted().toList();
                assertFalse(all.stream().anyMatch(ShellLauncherIT::isLockOfAFailure), "no archive could be made");
                if (all.size() == 2 && all.get(0).toString().matches(".*\\.(jsa|aot)")) {
                    String size = Long.toString(Files.size(all.get(0)));
                    if (Files.readString(all.get(1)).strip().equals(size)) {
                        return all.get(0);
                    }
                }
            }
            Thread.sleep(50);
        }
    }

    private static boolean isLockOfAFailure(Path file) {
        try {
            return file.toString().endsWith(".lock") && Files.readString(file).startsWith("failed");
        } catch (IOException e) {
            return false; // It is gone: an archive was made.
        }
    }

    private static boolean isMainShared(Path loaded) throws IOException {
        List<String> lines = Files.readAllLines(loaded).stream()
                .filter(line -> line.contains("sanmai.cli.Main "))
                .toList();
        assertEquals(1, lines.size(), lines.toString());
        return lines.get(0).contains("shared objects file");
    }
}
