package sanmai.pages;

import java.nio.file.Path;
import java.util.List;

/** The tables of figures beside the pages: tab-separated values below comments and a line with the names of the columns. */
public final class PageData {
    private PageData() {}

    /** The rows of a table, without comments and names of columns. */
    public static List<List<String>> rows(Path file) {
        return Page.read(file).lines().stream()
                .filter(line -> !line.startsWith("#"))
                .skip(1)
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
    }

    /** The text of a page and of all tables in the folder {@code docs} beside it. */
    static String withFigures(Path page) {
        StringBuilder text = new StringBuilder(String.join("\n", Page.read(page).lines()));
        Path docs = page.resolveSibling("docs");
        if (docs.toFile().isDirectory()) {
            for (Path table : Page.filesBelow(docs, ".tsv")) {
                if (!table.endsWith("papers.tsv")) {
                    text.append('\n').append(String.join("\n", Page.read(table).lines()));
                }
            }
        }
        return text.toString();
    }
}
