package sanmai.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A page of the project in Markdown.
 *
 * @param path where it lies, from the root of the project
 * @param lines its text
 */
public record Page(Path path, List<String> lines) {
    private static final Pattern FENCE = Pattern.compile("( *)```(\\w*)");

    private static final Pattern HEADING = Pattern.compile("#+ (.*)");

    private static final Pattern SPAN = Pattern.compile("`([^`]+)`");

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

    /**
     * A fenced block.
     *
     * @param language the word behind the fence; empty if there is none
     * @param where the page and the line of the opening fence
     * @param lead the text between the block before and this one
     * @param lines its lines, without the indent of the fence
     */
    public record Block(String language, String where, String lead, List<String> lines) {
        /** The lines as one text. */
        public String text() {
            return String.join("\n", lines);
        }

        @Override
        public String toString() {
            return where;
        }
    }

    /** The top directory of the project, whatever directory of it the tests run in. */
    public static Path root() {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("LICENSE"))) {
            root = root.getParent();
        }
        return root;
    }

    /** All pages of the project. */
    public static List<Page> all() {
        return filesBelow(root(), ".md").stream().map(Page::read).toList();
    }

    /** One page. */
    public static Page read(Path file) {
        try {
            return new Page(root().relativize(file), Files.readAllLines(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files of the project whose names end like this, without what a build makes. */
    static List<Path> filesBelow(Path directory, String end) {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> entries = Files.list(directory)) {
            for (Path entry : entries.sorted().toList()) {
                String name = entry.getFileName().toString();
                boolean made = name.equals("target") || name.startsWith(".") && !name.equals(".github");
                if (Files.isDirectory(entry)) {
                    files.addAll(made ? List.of() : filesBelow(entry, end));
                } else if (name.endsWith(end)) {
                    files.add(entry);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    /** The fenced blocks, in order. */
    public List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        List<String> lead = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher fence = FENCE.matcher(lines.get(i));
            if (!fence.matches()) {
                lead.add(lines.get(i));
                continue;
            }
            int start = i + 1;
            int indent = fence.group(1).length();
            i = start;
            while (!lines.get(i).strip().equals("```")) {
                i++;
            }
            List<String> inside = lines.subList(start, i).stream()
                    .map(line -> line.substring(Math.min(indent, line.length())))
                    .toList();
            blocks.add(new Block(
                    fence.group(2), path + ":" + start, String.join("\n", lead).strip(), inside));
            lead.clear();
        }
        return blocks;
    }

    /** The lines outside of fenced blocks. */
    List<String> prose() {
        List<String> prose = new ArrayList<>();
        boolean inside = false;
        for (String line : lines) {
            boolean fence = line.strip().startsWith("```");
            inside ^= fence;
            if (!inside && !fence) {
                prose.add(line);
            }
        }
        return prose;
    }

    /** What stands between backticks in a line of text. */
    public List<String> spans() {
        return found(SPAN);
    }

    /** The targets of all links. */
    List<String> links() {
        return found(LINK);
    }

    /** The names by which links can lead to a heading, as GitHub makes them. */
    List<String> anchors() {
        return prose().stream()
                .map(HEADING::matcher)
                .filter(Matcher::matches)
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
                .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
                .toList();
    }

    private List<String> found(Pattern pattern) {
        return pattern.matcher(String.join("\n", prose()))
                .results()
                .map(match -> match.group(1).lines().map(String::strip).collect(Collectors.joining(" ")))
                .toList();
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
