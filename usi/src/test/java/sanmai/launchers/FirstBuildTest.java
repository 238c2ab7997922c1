package sanmai.launchers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import sanmai.pages.Page;

/** A first start from a checkout downloads the libraries of the program, not those of the tests. */
class FirstBuildTest {
    private static final String TEST_ONLY = "dependency[scope = 'test']/artifactId";

    private static List<String> find(Path pom, String path) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
        XPath xpath = XPathFactory.newInstance().newXPath();
        NodeList nodes = (NodeList) xpath.evaluate(path, document, XPathConstants.NODESET);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    @Test
    void testLibrariesAreInAProfileThatIsOffWithoutTests() throws Exception {
        Path parent = Page.root().resolve("pom.xml");
        List<Path> poms = new ArrayList<>(List.of(parent));
        for (String module : find(parent, "/project/modules/module")) {
            poms.add(Page.root().resolve(module).resolve("pom.xml"));
        }
        Set<String> forTests = new TreeSet<>(find(parent, "/project/dependencyManagement/dependencies/" + TEST_ONLY));
        List<String> always = new ArrayList<>();
        List<String> moved = new ArrayList<>();
        for (Path pom : poms) {
            always.addAll(find(pom, "/project/dependencies/" + TEST_ONLY));
            find(pom, "/project/dependencies/dependency/artifactId").stream()
                    .filter(forTests::contains)
                    .forEach(always::add);
            moved.addAll(find(pom, "/project/profiles/profile[id = 'tests']/dependencies/dependency/artifactId"));
            if (Files.readString(pom).contains("<id>tests</id>")) {
                assertEquals(
                        List.of("!true"),
                        find(
                                pom,
                                "/project/profiles/profile[id = 'tests']/activation/property[name = 'maven.test.skip']/value"));
            }
        }
        assertEquals(List.of(), always);
        assertTrue(moved.containsAll(forTests) && moved.contains("junit-jupiter-api"), moved.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"usi/bin/sanmai", "usi/bin/sanmai.bat"})
    void launchersBuildWithoutTests(String launcher) throws Exception {
        String text = Files.readString(Page.root().resolve(launcher));
        assertTrue(text.contains("-Dmaven.test.skip=true"), launcher);
    }
}
