package sanmai.usi.protocol;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.common.primitives.Longs;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import sanmai.core.Color;
import sanmai.search.time.PlayerClock;

/**
 * The words behind {@code go}, in whatever order they came.
 *
 * @param numbers the words with a number
 * @param flags the words without one
 * @param searchMoves the moves behind {@code searchmoves}, as they were written
 */
public record GoParameters(
        ImmutableMap<Measure, Long> numbers, ImmutableSet<Flag> flags, ImmutableList<String> searchMoves) {
    /** The words that a number follows. */
    public enum Measure {
        DEPTH,
        NODES,
        MOVETIME,
        /** About this time for the move, a random one. */
        RTIME,
        /** The depth of a perft count. */
        PERFT,
        /** How long to look for a mate, in milliseconds. */
        MATE,
        BTIME,
        WTIME,
        BINC,
        WINC,
        BYOYOMI
    }

    /** The words that stand for themselves. */
    public enum Flag {
        /** Think until told to stop. */
        INFINITE,
        /** Think on the opponent's time. */
        PONDER,
        /** Look for a mate instead of a move. */
        MATE,
        /** Count leaves instead of looking for a move. */
        PERFT,
        /** Search only the moves that follow. */
        SEARCHMOVES
    }

    private static final ImmutableSet<Measure> CLOCKS =
            Sets.immutableEnumSet(EnumSet.range(Measure.BTIME, Measure.BYOYOMI));

    private static final ImmutableSet<Flag> PONDERING = ImmutableSet.of(Flag.PONDER);

    private static final ImmutableMap<String, Measure> MEASURES = words(Measure.values());

    private static final ImmutableMap<String, Flag> FLAGS = words(Flag.values());

    private static <E extends Enum<E>> ImmutableMap<String, E> words(E[] values) {
        ImmutableMap.Builder<String, E> words = ImmutableMap.builder();
        for (E value : values) {
            words.put(value.name().toLowerCase(Locale.ROOT), value);
        }
        return words.buildOrThrow();
    }

    /** Reads the words; those that are not known, and numbers that are none, are passed over. */
    public static GoParameters parse(List<String> words) {
        Map<Measure, Long> numbers = new EnumMap<>(Measure.class);
        EnumSet<Flag> flags = EnumSet.noneOf(Flag.class);
        ImmutableList.Builder<String> moves = ImmutableList.builder();
        boolean amongMoves = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            Long number = i + 1 < words.size() ? Longs.tryParse(words.get(i + 1)) : null;
            if (MEASURES.containsKey(word) && number != null) {
                numbers.put(MEASURES.get(word), number);
            }
            if (FLAGS.containsKey(word)) {
                flags.add(FLAGS.get(word));
            }
            if (FLAGS.containsKey(word) || MEASURES.containsKey(word)) {
                amongMoves = word.equals("searchmoves");
            } else if (amongMoves) {
                moves.add(word);
            }
        }
        return new GoParameters(ImmutableMap.copyOf(numbers), ImmutableSet.copyOf(flags), moves.build());
    }

    /** Whether a word was there. */
    public boolean has(Flag flag) {
        return flags.contains(flag);
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

    /** Whether the words say how long to think. */
    public boolean hasTime() {
        return hasClock() || numbers.containsKey(Measure.MOVETIME) || numbers.containsKey(Measure.RTIME);
    }

    /** Whether nothing would end the search but {@code stop}, though nobody asked for that. */
    public boolean isBare() {
        boolean limited = numbers.containsKey(Measure.DEPTH) || numbers.containsKey(Measure.NODES) || hasTime();
        return !limited && !has(Flag.INFINITE) && !has(Flag.PONDER);
    }

    /** What was asked for, now that the opponent has made the expected move; with the clocks that came with that. */
    public GoParameters afterPonderHit(GoParameters hit) {
        Map<Measure, Long> known = new EnumMap<>(Measure.class);
        known.putAll(numbers);
        if (hit.hasTime()) {
            known.keySet().removeIf(measure -> CLOCKS.contains(measure) || measure == Measure.MOVETIME);
            known.putAll(hit.numbers);
        }
        GoParameters words = new GoParameters(
                ImmutableMap.copyOf(known), ImmutableSet.copyOf(Sets.difference(flags, PONDERING)), searchMoves);
        if (words.isBare()) {
            // Nothing would ever end the search, so the answer is due now.
            known.put(Measure.MOVETIME, 0L);
        }
        return new GoParameters(ImmutableMap.copyOf(known), words.flags, searchMoves);
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
