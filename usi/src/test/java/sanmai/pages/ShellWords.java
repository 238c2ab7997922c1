package sanmai.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The calls of {@code sanmai} in shell text: enough of a shell for the pages. */
public final class ShellWords {
    private static final List<String> NAMES = List.of("sanmai", "usi/bin/sanmai", "bin/sanmai");

    private ShellWords() {}

    /** The arguments of all calls in a block, also of those that {@code exec} and {@code parallel} make. */
    public static List<List<String>> calls(List<String> lines) {
        List<List<String>> calls = new ArrayList<>();
        String text = String.join("\n", lines).replace("\\\n", " ");
        for (String line : text.split("\n")) {
            List<String> words = words(line);
            for (String word : words) {
                if (word.startsWith("sanmai ") && words.get(0).equals("parallel")) {
                    calls.addAll(calls(List.of(word.replace("{}", "1"))));
                }
            }
            arguments(words).ifPresent(calls::add);
        }
        return calls;
    }

    private static Optional<List<String>> arguments(List<String> words) {
        int name = !words.isEmpty() && words.get(0).equals("exec") ? 1 : 0;
        if (words.size() <= name || !NAMES.contains(words.get(name))) {
            return Optional.empty();
        }
        return Optional.of(words.stream()
                .skip(name + 1)
                .takeWhile(word -> !Stream.of(">", "|", "&&", "<", ";").anyMatch(word::equals))
                .toList());
    }

    /** The words of a line, quotes taken off, variables made numbers, up to a comment. */
    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (char c : (line.replaceAll("\\$[A-Z_]+", "1") + " ").toCharArray()) {
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '\'' || c == '"') {
                quote = c;
                begun = true;
            } else if (c == '#' && !begun) {
                break;
            } else if (c == ' ') {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        return words;
    }
}
