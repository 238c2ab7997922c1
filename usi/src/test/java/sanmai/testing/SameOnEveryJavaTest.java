package sanmai.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.pages.Page;

class SameOnEveryJavaTest {
    @Test
    void theBuildOnASecondJavaAloneLeavesThemOut() throws IOException {
        List<String> builds = Files.readString(Page.root().resolve(".ci/run"))
                .replace("\\\n", " ")
                .lines()
                .filter(line -> line.contains("mvn -B"))
                .toList();
        assertEquals(2, builds.size(), builds.toString());
        assertEquals("mvn -B verify", builds.get(0));
        assertTrue(builds.get(1).contains(" -DexcludedGroups=" + SameOnEveryJava.TAG + " "), builds.get(1));
    }
}
