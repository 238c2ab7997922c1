package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sanmai.pages.Page;
import sanmai.testing.SameOnEveryJava;

/** The launcher of a checkout, in a small checkout that a script in place of Maven builds. */
@SameOnEveryJava
@Timeout(120)
@DisabledOnOs(OS.WINDOWS)
class CheckoutLauncherIT {
    private static final List<String> MODULES = List.of(
            "test-positions",
            "core",
            "shogi-movegen",
            "search",
            "search/vector",
            "search/browser",
            "usi/client",
            "usi");
    private static final List<String> PROGRESS = List.of(
            "sanmai: Sanmai is built first, which takes minutes",
            "sanmai: Building Sanmai core 1.0 [1/2]",
            "sanmai: Maven fetches libraries",
            "sanmai: Building Sanmai 三枚 1.0 [2/2]");
    private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");

    @TempDir
    private Path root;

    @TempDir
    private Path other;

    private Path usi;
    private Path tools;

    @BeforeEach
    void checkOut() throws IOException {
        usi = Files.createDirectories(root.resolve("usi"));
        Files.createDirectories(usi.resolve("bin"));
        Files.copy(Page.root().resolve("usi/bin/sanmai"), usi.resolve("bin/sanmai"));
        write(root.resolve("pom.xml"));
        for (String module : MODULES) {
            write(root.resolve(module).resolve("pom.xml"));
            write(source(module));
        }
        write(usi.resolve("src/dist/sanmai.jvm"));
        Path environment = usi.resolve("src/dist/environment.sh");
        write(environment);
        Files.writeString(environment, Files.readString(Page.root().resolve("usi/src/dist/environment.sh")));
        setTime(environment, 0);
        tools = Files.createDirectory(root.resolve("tools"));
        script(tools.resolve("java"), "exit 1");
        script(
                tools.resolve("mvn"),
                "echo built >>" + root + "/builds",
                "echo \"$LC_ALL\" >" + root + "/locale",
                "echo '[INFO] Building Sanmai core 1.0          [1/2]'",
                "echo '[INFO] Downloading from central: a'; echo '[INFO] Downloading from central: b'",
                "echo '[INFO] Building jar: core.jar'",
                "echo '[INFO] Building Sanmai 三枚 1.0          [2/2]'",
                "[ ! -f " + root + "/wrong ] || { echo '[ERROR] it is wrong'; exit 1; }",
                "for module in " + String.join(" ", MODULES) + "; do",
                "    mkdir -p $module/target && touch $module/target/built",
                "done",
                "mkdir -p usi/target/lib usi/target/bin && touch usi/target/sanmai.jar",
                "printf '#!/bin/sh\\necho \"runs $*\"\\n' >usi/target/bin/sanmai && chmod +x usi/target/bin/sanmai");
    }

    private static void script(Path file, String... lines) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Path source(String module) {
        return root.resolve(module).resolve("src/main/java/A.java");
    }

    private Path stamp(String module) {
        return root.resolve(module).resolve("target/built");
    }

    private static void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "text");
        for (Path path = file;
                path.getNameCount() > 2 && !Files.exists(path.resolve("tools"));
                path = path.getParent()) {
            setTime(path, 0);
        }
    }

    private static void setTime(Path file, int seconds) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(BEGIN.plusSeconds(seconds)));
    }

    /** As after Maven has packaged every module, beginning at this second. */
    private void packaged(int second) throws IOException {
        Files.deleteIfExists(stamp("usi"));
        assertEquals(1, start());
        Files.delete(root.resolve("builds"));
        for (String module : MODULES) {
            setTime(stamp(module), second);
        }
    }

    /** The number of builds so far, after one more start. */
    private int start() throws IOException {
        try {
            int before = builds();
            Launch launch = Launch.of(prepared(), "usi");
            assertEquals(builds() == before ? List.of() : PROGRESS, launch.errors());
            assertEquals(List.of("runs show a b"), launch.out());
            assertEquals(0, launch.exitCode());
            return builds();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private int builds() throws IOException {
        Path builds = root.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds).size() : 0;
    }

    private ProcessBuilder prepared() {
        Map<String, String> environment = Map.of("PATH", tools + ":/usr/bin:/bin");
        return Launch.prepare(root, environment, "sh", usi.resolve("bin/sanmai").toString(), "show", "a b");
    }

    @Test
    void whatMavenPackagedIsNotBuiltAgain() throws IOException {
        packaged(10);
        assertEquals(0, start());
    }

    @Test
    void aSourceThatChangedSinceMavenBeganIsBuilt() throws IOException {
        for (String module : MODULES) {
            packaged(10);
            setTime(source(module), 20);
            assertEquals(1, start(), module);
            Files.delete(root.resolve("builds"));
            setTime(source(module), 0);
        }
    }

    @Test
    void aModuleThatWasPackagedAloneIsNotInTheProgramYet() throws IOException {
        packaged(10);
        setTime(source("core"), 20);
        setTime(stamp("core"), 30);
        assertEquals(1, start());
    }

    @Test
    void aModuleThatWasCleanedIsBuilt() throws IOException {
        packaged(10);
        Files.delete(stamp("search"));
        assertEquals(1, start());
    }

    @Test
    void aBuildThatFailsShowsWhatMavenSaid() throws Exception {
        Files.createFile(root.resolve("wrong"));
        Launch launch = Launch.of(prepared());
        assertEquals(List.of(), launch.out());
        assertEquals(PROGRESS, launch.errors().subList(0, PROGRESS.size()));
        int end = launch.errors().size();
        assertEquals(
                List.of("[ERROR] it is wrong", "sanmai: the build failed"),
                launch.errors().subList(end - 2, end));
        assertEquals(2, launch.exitCode());
        assertFalse(Files.exists(lock(), LinkOption.NOFOLLOW_LINKS));
    }

    @Test
    void aBuildHasALocaleInWhichJavaFindsJapaneseFolders() throws Exception {
        for (String locale : List.of("ja_JP.UTF-8", "C", "C.UTF-8")) {
            Files.deleteIfExists(stamp("usi"));
            ProcessBuilder builder = prepared();
            builder.environment().put("LC_ALL", locale);
            assertEquals(List.of("runs show a b"), Launch.of(builder).out());
            assertEquals("C.UTF-8", Files.readString(root.resolve("locale")).strip(), locale);
        }
    }

    @Test
    void aFolderThatJavaCannotRunFromIsRefusedBeforeTheBuild() throws Exception {
        Path odd = Files.move(
                usi.getParent(), Files.createDirectory(other.resolve("a:b")).resolve("sanmai"));
        Launch launch = Launch.of(Launch.prepare(
                other,
                Map.of("PATH", tools + ":/usr/bin:/bin"),
                odd.resolve("usi/bin/sanmai").toString()));
        assertEquals(
                List.of("sanmai: Java runs no program in a folder whose path has a colon; move " + odd),
                launch.errors());
        assertEquals(2, launch.exitCode());
        Files.move(odd, root);
    }

    @Test
    void startsAtTheSameTimeBuildOnce() throws Exception {
        List<Launch.Conversation> together = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            together.add(new Launch.Conversation(prepared()));
        }
        Set<String> said = new HashSet<>();
        for (Launch.Conversation conversation : together) {
            Launch launch = conversation.end();
            assertEquals(List.of("runs show a b"), launch.out());
            said.addAll(launch.errors());
        }
        said.remove("sanmai: another start builds Sanmai; this one waits"); // Unless it came too late for that.
        assertEquals(Set.copyOf(PROGRESS), said);
        assertEquals(1, builds());
        assertFalse(Files.exists(lock(), LinkOption.NOFOLLOW_LINKS));
    }

    @Test
    void theLockOfABuildThatWasKilledIsRemoved() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        Files.createDirectories(lock().getParent());
        Files.createSymbolicLink(lock(), Path.of(Long.toString(ended.pid())));
        assertEquals(1, start());
        assertFalse(Files.exists(lock(), LinkOption.NOFOLLOW_LINKS));
    }

    @Test
    void anOldLockWithTheNumberOfAnotherProcessIsRemoved() throws Exception {
        Files.createDirectories(lock().getParent());
        String own = Long.toString(ProcessHandle.current().pid());
        assertTrue(
                new ProcessBuilder("ln", "-s", own, lock().toString()).start().waitFor() == 0);
        assertTrue(new ProcessBuilder("touch", "-h", "-d", "2 hours ago", lock().toString())
                        .start()
                        .waitFor()
                == 0);
        assertEquals(1, start());
    }

    @Test
    void aStartThatWaitsForABuildSaysSo() throws Exception {
        Files.createDirectories(lock().getParent());
        Files.createSymbolicLink(
                lock(), Path.of(Long.toString(ProcessHandle.current().pid())));
        ProcessBuilder builder = prepared().redirectErrorStream(true);
        Process process = builder.start();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            assertEquals("sanmai: another start builds Sanmai; this one waits", lines.readLine());
            Files.delete(lock());
            assertEquals(PROGRESS.get(0), lines.readLine());
        } finally {
            process.destroy();
        }
        assertTrue(process.waitFor(1, TimeUnit.MINUTES));
    }

    private Path lock() {
        return usi.resolve("target/launcher-lock");
    }
}
