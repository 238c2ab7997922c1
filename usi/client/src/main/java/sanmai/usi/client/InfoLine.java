package sanmai.usi.client;

import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Pattern;
import sanmai.engine.Bound;
import sanmai.engine.Score;

/**
 * The content of an engine's {@code info} line. Unknown words and malformed numbers are skipped.
 *
 * @param depth the depth in plies; 0 if the line does not say
 * @param selectiveDepth the length of the longest line, in plies
 * @param number the number of the variation, from 1
 * @param score the score, see {@link Score}; empty if the line does not say
 * @param bound whether the score is exact
 * @param nodes the nodes; empty if the line does not say
 * @param pv the moves as they are written
 */
record InfoLine(
        int depth,
        int selectiveDepth,
        int number,
        OptionalInt score,
        Bound bound,
        OptionalLong nodes,
        List<String> pv) {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,18}");

    /** Reads a line that begins with {@code info}. */
    static InfoLine parse(String line) {
        return new Parser(List.of(line.strip().split("\\s+")).listIterator(1)).read();
    }

    private static final class Parser {
        private final ListIterator<String> words;
        private int depth;
        private int selectiveDepth;
        private int number = 1;
        private OptionalInt score = OptionalInt.empty();
        private Bound bound = Bound.EXACT;
        private OptionalLong nodes = OptionalLong.empty();
        private List<String> pv = List.of();

        Parser(ListIterator<String> words) {
            this.words = words;
        }

        InfoLine read() {
            while (words.hasNext()) {
                hear(words.next());
            }
            return new InfoLine(depth, selectiveDepth, number, score, bound, nodes, pv);
        }

        private void hear(String word) {
            switch (word) {
                case "depth" -> depth = atLeast(0, depth);
                case "seldepth" -> selectiveDepth = atLeast(0, selectiveDepth);
                case "multipv" -> number = atLeast(1, number);
                case "nodes" -> nodes = nodes();
                case "cp" -> score = centipawns();
                case "mate" -> score = mate();
                case "lowerbound" -> bound = Bound.LOWER;
                case "upperbound" -> bound = Bound.UPPER;
                case "string" -> words.forEachRemaining(rest -> {});
                case "pv" -> pv = rest();
                default -> {}
            }
        }

        /** The next word, if it is a value; any other word is left, since it may be a keyword. */
        private <T> Optional<T> value(Function<String, Optional<T>> parser) {
            if (!words.hasNext()) {
                return Optional.empty();
            }
            Optional<T> value = parser.apply(words.next());
            if (value.isEmpty()) {
                words.previous();
            }
            return value;
        }

        private int atLeast(int least, int otherwise) {
            return number().filter(number -> number >= least && number <= Integer.MAX_VALUE)
                    .map(Long::intValue)
                    .orElse(otherwise);
        }

        private OptionalLong nodes() {
            return number().stream()
                    .mapToLong(Long::longValue)
                    .filter(number -> number >= 0)
                    .findFirst();
        }

        private OptionalInt centipawns() {
            long most = Score.MATE_IN_MAX - 1L;
            return number().stream()
                    .mapToInt(number -> (int) Math.max(-most, Math.min(number, most)))
                    .findFirst();
        }

        private Optional<Long> number() {
            return value(InfoLine::parseNumber);
        }

        private List<String> rest() {
            List<String> rest = new ArrayList<>();
            words.forEachRemaining(rest::add);
            return List.copyOf(rest);
        }

        private OptionalInt mate() {
            return value(InfoLine::mateScore).stream()
                    .mapToInt(Integer::intValue)
                    .findFirst();
        }
    }

    /** The score of a number of plies, negative if the side to move is mated; a sign alone if it is not known how many. */
    private static Optional<Integer> mateScore(String word) {
        int most = Score.MATE - Score.MATE_IN_MAX;
        boolean isLost = word.startsWith("-");
        String number = word.replaceFirst("^[+-]", "");
        Optional<Long> plies = number.isEmpty() ? Optional.of((long) most) : parseNumber(number);
        return plies.filter(count -> count >= 0).map(count -> {
            int distance = (int) Math.min(count, most);
            return isLost || distance == 0 ? Score.matedIn(distance) : Score.mateIn(distance);
        });
    }

    private static Optional<Long> parseNumber(String word) {
        return NUMBER.matcher(word).matches() ? Optional.of(Long.parseLong(word)) : Optional.empty();
    }
}
