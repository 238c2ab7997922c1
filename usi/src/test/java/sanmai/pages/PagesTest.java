package sanmai.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.notation.format.RecordFormat;
import sanmai.positions.SuiteFormat;

/** Whether links lead somewhere, and whether what pages name is there. */
class PagesTest {
    /** Packages and classes by their full names. */
    private static final Pattern FULL_NAME = Pattern.compile("\\bsanmai(\\.[a-z]\\w*)+(\\.[A-Z]\\w*)?");

    /** A type, a member, or a type and its member. */
    private static final Pattern NAME =
            Pattern.compile("[A-Z]\\w*[a-z]\\w*|[A-Z]\\w*[a-z]\\w*\\.\\w+|[A-Z]+(_[A-Z]+)+");

    /** Names of other programs and of their formats. */
    private static final Set<String> FOREIGN = Set.of("PackedSfenValue");

    private static final List<String> SOURCES = Page.filesBelow(Page.root(), ".java").stream()
            .map(file -> file.toString().replace('\\', '/'))
            .toList();

    private static final Set<String> WORDS = words();

    static List<Page> pages() {
        return Page.all();
    }

    /** All identifiers and all words of texts in the sources. */
    private static Set<String> words() {
        Set<String> words = new TreeSet<>();
        Pattern word = Pattern.compile("[A-Za-z_]\\w*");
        List<Path> sources = new ArrayList<>(Page.filesBelow(Page.root(), ".java"));
        sources.addAll(Page.filesBelow(Page.root(), "pom.xml"));
        sources.addAll(Page.filesBelow(Page.root().resolve("usi/src/dist/bin"), ""));
        sources.addAll(Page.filesBelow(Page.root().resolve("usi/src/dist/cluster"), ""));
        sources.removeIf(source -> source.toString().contains("sanmai/pages"));
        for (Path source : sources) {
            for (String line : Page.read(source).lines()) {
                word.matcher(line).results().forEach(match -> words.add(match.group()));
            }
        }
        return words;
    }

    /** The directories from which the links of a page count: pages of a distribution come together there. */
    private static List<Path> homes(Page page) {
        Path home = Page.root().resolve(page.path()).getParent();
        return home.endsWith("src/dist") ? List.of(home, Page.root().resolve("usi"), Page.root()) : List.of(home);
    }

    @Test
    void theSuiteHasAsManyCountsAsPagesSay() {
        String counts = " of " + SuiteFormat.PERFT.shipped().cases().size() + " counts";
        for (String page : List.of("README.md", "usi/CHANGELOG.md")) {
            assertTrue(
                    String.join("\n", Page.read(Page.root().resolve(page)).lines())
                            .contains(counts),
                    page);
        }
    }

    @Test
    void sourcesAreNotLongerThanThePageForContributorsSays() {
        List<String> tooLong = Page.filesBelow(Page.root(), ".java").stream()
                .filter(file -> Page.read(file).lines().size() > 400)
                .map(Path::toString)
                .toList();
        assertEquals(List.of(), tooLong);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadSomewhere(Page page) {
        for (String link : page.links()) {
            if (link.matches("[a-z]+:.*")) {
                continue;
            }
            String file = link.replaceFirst("#.*", "");
            Path target = file.isEmpty()
                    ? Page.root().resolve(page.path())
                    : homes(page).stream()
                            .map(home -> home.resolve(file))
                            .filter(Files::exists)
                            .findFirst()
                            .orElseThrow(() -> new AssertionError(page + " leads to " + link));
            String anchor = link.substring(file.length());
            assertTrue(
                    anchor.isEmpty() || Page.read(target).anchors().contains(anchor.substring(1)),
                    page + " leads to " + link);
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void fullNamesAreThere(Page page) {
        Set<String> missing = new TreeSet<>();
        for (String line : page.lines()) {
            Matcher matcher = FULL_NAME.matcher(line);
            while (matcher.find()) {
                String name = matcher.group();
                if (!isThere(name) && !line.contains("-D" + name) && !isProperty(name)) {
                    missing.add(name);
                }
            }
        }
        assertEquals(Set.of(), missing, page.toString());
    }

    private static boolean isThere(String name) {
        String path = name.replace('.', '/');
        return SOURCES.stream()
                .anyMatch(file -> file.endsWith("/" + path + ".java") || file.contains("/java/" + path + "/"));
    }

    /** Whether a name is that of a system property, as the parent's pom and the sources have them. */
    private static boolean isProperty(String name) {
        return name.matches("sanmai\\.(random|perft|mates|stderr)\\.\\w+|sanmai\\.(sliders|jar|jvm|exe|bat)");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void namesOccurInTheSources(Page page) {
        Set<String> missing = new TreeSet<>();
        for (String span : page.spans()) {
            if (NAME.matcher(span).matches() && !FOREIGN.contains(span)) {
                for (String part : span.split("\\.")) {
                    if (!WORDS.contains(part)) {
                        missing.add(span);
                    }
                }
            }
        }
        assertEquals(Set.of(), missing, page.toString());
    }

    @ParameterizedTest
    @EnumSource
    void theTableOfRecordFormatsHasARowForEach(RecordFormat format) {
        List<String> rows =
                Page.read(Page.root().resolve("shogi-movegen/RECORDS.md")).lines();
        assertTrue(rows.stream().anyMatch(row -> row.matches("\\| " + format + "\\b.*")), format.name());
    }
}
