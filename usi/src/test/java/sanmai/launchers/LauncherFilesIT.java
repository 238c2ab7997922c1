package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.pages.Page;
import sanmai.testing.SameOnEveryJava;

/** What is in the zip, and the launchers as far as they can be judged without Windows. */
@SameOnEveryJava
class LauncherFilesIT {
    /** Where a Windows program says that it talks to a console, counted from its header. */
    private static final int SUBSYSTEM = 92;

    private static final int CONSOLE = 3;
    private static final int MACHINE = 4;
    private static final int INTEL_386 = 0x14c;
    private static final int TIME = 8;

    private static Map<String, byte[]> files() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipInputStream zip =
                new ZipInputStream(Files.newInputStream(Distribution.archive(".zip")), StandardCharsets.UTF_8)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String name = entry.getName();
                String inside = name.substring(name.indexOf('/') + 1);
                if (!entry.isDirectory()) {
                    files.put(inside, zip.readAllBytes());
                }
            }
        }
        return files;
    }

    private static String text(String file) throws IOException {
        return new String(files().get(file), StandardCharsets.ISO_8859_1);
    }

    @Test
    void theZipHasAllThatUsersNeed() throws IOException {
        Set<String> found = new TreeSet<>(files().keySet());
        for (String needed : List.of(
                "CHANGELOG.md",
                "CLUSTER.md",
                "LICENSE",
                "README.md",
                "REGISTERING.md",
                "THIRD-PARTY.md",
                "bin/sanmai",
                "bin/sanmai.bat",
                "cluster/array.sbatch",
                "cluster/merge.sbatch",
                "cluster/run-parallel",
                "cluster/submit",
                "environment.sh",
                "sanmai.jar",
                "sanmai.jvm")) {
            assertTrue(found.contains(needed), needed + " is not in " + found);
        }
        assertFalse(found.stream().anyMatch(name -> name.startsWith("startup")), found.toString());
    }

    @Test
    void everyForeignJarIsNamedInTheNotices() throws IOException {
        String notices = text("THIRD-PARTY.md");
        for (String file : files().keySet()) {
            if (file.startsWith("lib/") && !file.startsWith("lib/sanmai-")) {
                String name = file.replaceAll("lib/(.*?)-[0-9].*", "$1");
                assertTrue(notices.contains("`" + name + "`"), name + " is not in THIRD-PARTY.md");
            }
        }
    }

    @Test
    void everyNoticeLeadsToAFile() throws IOException {
        Set<String> found = files().keySet();
        for (String document : List.of("README.md", "THIRD-PARTY.md")) {
            String text = text(document);
            for (String link : text.split("]\\(")) {
                String target = link.substring(0, Math.max(0, link.indexOf(')')));
                if (text.contains("](" + target + ")")) {
                    assertTrue(found.contains(target), document + " leads to " + target);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bin/sanmai", "bin/sanmai.bat", "bin/sanmai.exe"})
    void optionsOfJavaStandInOneFileOnly(String launcher) throws IOException {
        assumeTrue(files().containsKey(launcher), launcher + " is not made on this machine");
        String text = text(launcher);
        assertTrue(text.contains("sanmai.jvm"), launcher);
        assertTrue(text.contains("SANMAI_JAVA_OPTIONS"), launcher);
        List<String> strange = new ArrayList<>();
        for (String option : text.split("[\\s\"=]+")) {
            if (option.matches("-XX:[-+]?\\w.*")
                    && !option.matches(
                            "-XX:(AOTCache|AOTCacheOutput|ArchiveClassesAtExit|SharedArchiveFile|[-+]Use\\w+GC\\)?)")) {
                strange.add(option);
            }
        }
        assertEquals(List.of(), strange);
    }

    @Test
    void theBatchFileIsForWindows() throws IOException {
        String text = text("bin/sanmai.bat");
        assertEquals(text.split("\n", -1).length, text.split("\r\n", -1).length, "every line ends as on Windows");
        assertTrue(text.chars().allMatch(c -> c < 128), "code pages differ beyond ASCII");
        List<String> lines = text.lines().toList();
        assertEquals("@echo off", lines.get(0));
        assertEquals("exit /b %ERRORLEVEL%", lines.get(lines.size() - 1));
        for (String line : lines) {
            assertFalse(line.matches("(?i)echo .*") && !line.endsWith(" 1>&2"), "said to the GUI: " + line);
            if (line.startsWith("for /f ")) {
                continue; // Here quotes stand in quotes.
            }
            String unquoted = line.replaceAll("\"[^\"]*\"", "");
            String rest = unquoted.replaceAll("%(%[a-z]|\\*|ERRORLEVEL%|MAJOR%|COLLECTOR%|SANMAI_JAVA_OPTIONS%)", "");
            assertFalse(rest.contains("%"), "outside of quotes: " + line);
        }
    }

    @Test
    void theExeIsAConsoleProgramBesideTheJar() throws IOException {
        assumeTrue(files().containsKey("bin/sanmai.exe"), "not made on this machine");
        ByteBuffer exe = ByteBuffer.wrap(files().get("bin/sanmai.exe")).order(ByteOrder.LITTLE_ENDIAN);
        assertEquals('M' | 'Z' << 8, exe.getShort(0));
        int header = exe.getInt(0x3c);
        assertEquals('P' | 'E' << 8, exe.getInt(header));
        assertEquals(INTEL_386, exe.getShort(header + MACHINE));
        assertEquals(CONSOLE, exe.getShort(header + SUBSYSTEM));
        assertEquals(0, exe.getInt(header + TIME), "two builds differ");
        assertTrue(text("bin/sanmai.exe").contains("..\\sanmai.jar"));
        assertFalse(text("bin/sanmai.exe").contains("PK\003\004"), "the jar stays a file of its own");
    }

    @Test
    void shellcheckFindsNothing() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/shellcheck")), "shellcheck is not installed");
        List<String> command = new ArrayList<>(List.of("/usr/bin/shellcheck", "-x"));
        command.addAll(List.of("usi/bin/sanmai", "usi/src/dist/bin/sanmai", "usi/src/dist/environment.sh"));
        for (String script : List.of("array.sbatch", "merge.sbatch", "submit", "run-parallel")) {
            command.add("usi/src/dist/cluster/" + script);
        }
        Launch check = Launch.of(Launch.prepare(Page.root(), Map.of(), command.toArray(String[]::new)));
        assertEquals(new Launch(0, List.of(), List.of()), check);
    }
}
