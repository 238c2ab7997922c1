package sanmai.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.Feature;

/** The table of what features are worth has a row for each, or says in its head why there is none. */
class FeatureTableTest {
    private static final Path TABLE = Page.root().resolve("search/docs/features.tsv");

    @Test
    void eachFeatureHasOneRowOrItsReason() {
        List<String> head = Page.read(TABLE).lines().stream()
                .filter(line -> line.startsWith("# Rules of time"))
                .toList();
        assertEquals(1, head.size());
        Stream<String> rows = PageData.rows(TABLE).stream().map(row -> row.get(0));
        Stream<String> reasons = Stream.of(head.get(0).split("[ :,]+")).filter(word -> word.matches("[A-Z]+_[A-Z_]+"));
        assertEquals(
                Stream.of(Feature.values()).map(Feature::name).sorted().toList(),
                Stream.concat(rows, reasons).sorted().toList());
    }
}
