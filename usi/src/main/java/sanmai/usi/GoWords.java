package sanmai.usi;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import sanmai.core.Color;
import sanmai.search.clock.PlayerClock;

/**
 * The words behind {@code go}, in whatever order they came.
 *
 * @param numbers the words with a number
 * @param infinite whether to think until told to stop
 * @param ponder whether to think on the opponent's time
 * @param mate whether to look for a mate instead of a move
 */
public record GoWords(ImmutableMap<Measure, Long> numbers, boolean infinite, boolean ponder, boolean mate) {
    /** The words that a number follows. */
    public enum Measure {
        DEPTH,
        NODES,
        MOVETIME,
        BTIME,
        WTIME,
        BINC,
        WINC,
        BYOYOMI
    }

    private static final ImmutableSet<Measure> CLOCKS =
            Sets.immutableEnumSet(EnumSet.range(Measure.BTIME, Measure.BYOYOMI));

    private static final ImmutableMap<String, Measure> NUMBERS = words();

    private static ImmutableMap<String, Measure> words() {
        ImmutableMap.Builder<String, Measure> words = ImmutableMap.builder();
        for (Measure measure : Measure.values()) {
            words.put(measure.name().toLowerCase(Locale.ROOT), measure);
        }
        return words.buildOrThrow();
    }

    /** Reads the words; those that are not known, and numbers that are none, are passed over. */
    static GoWords parse(List<String> words) {
        Map<Measure, Long> numbers = new EnumMap<>(Measure.class);
        boolean mate = words.contains("mate");
        for (int i = 0; i + 1 < words.size(); i++) {
            Measure word = NUMBERS.get(words.get(i));
            if (word != null) {
                parseLong(words.get(i + 1)).ifPresent(value -> numbers.put(word, value));
            }
        }
        boolean infinite = words.contains("infinite") && !mate;
        return new GoWords(ImmutableMap.copyOf(numbers), infinite, words.contains("ponder"), mate);
    }

    private static OptionalLong parseLong(String text) {
        try {
            return OptionalLong.of(Long.parseLong(text));
        } catch (NumberFormatException e) {
            return OptionalLong.empty();
        }
    }

    /** The number behind a word, if it was there. */
    public OptionalLong number(Measure word) {
        Long value = numbers.get(word);
        return value == null ? OptionalLong.empty() : OptionalLong.of(value);
    }

    /** Whether a clock was named, be it at zero. */
    public boolean hasClock() {
        return !Collections.disjoint(numbers.keySet(), CLOCKS);
    }

    /** Whether nothing ends the search but {@code stop}, though {@code infinite} was not said. */
    public boolean isBare() {
        return numbers.isEmpty() && !infinite && !ponder;
    }

    /** The clock of a side. */
    public PlayerClock clock(Color side) {
        boolean black = side == Color.BLACK;
        return new PlayerClock(
                number(black ? Measure.BTIME : Measure.WTIME).orElse(0),
                number(black ? Measure.BINC : Measure.WINC).orElse(0),
                number(Measure.BYOYOMI).orElse(0));
    }
}
