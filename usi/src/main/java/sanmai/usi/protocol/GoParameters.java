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
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.search.time.management.PlayerClock;

/**
 * The parameters of {@code go}, which may come in any order.
 *
 * @param numbers the words that a number follows, with their numbers
 * @param flags the words without a number
 * @param searchMoves the moves behind {@code searchmoves}, as they were written
 */
public record GoParameters(
        ImmutableMap<Quantity, Long> numbers, ImmutableSet<Flag> flags, ImmutableList<String> searchMoves) {
    /** The parameters that have a number. */
    public enum Quantity {
        DEPTH,
        NODES,
        MOVETIME,
        /** A random time for the move, from one to three times this one, in milliseconds. */
        RTIME,
        /** The depth of a perft count. */
        PERFT,
        /** The time to look for a mate, in milliseconds. */
        MATE,
        BTIME,
        WTIME,
        BINC,
        WINC,
        BYOYOMI,
        /** How many moves the main time is for, as chess GUIs say. */
        MOVESTOGO
    }

    /** The parameters without a number. */
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

    private static final Pattern TOO_LONG = Pattern.compile("[+-]?[0-9]{18,}");

    private static final ImmutableSet<Quantity> CLOCKS =
            Sets.immutableEnumSet(EnumSet.range(Quantity.BTIME, Quantity.MOVESTOGO));

    /** The times for one move, which go before a clock. */
    private static final ImmutableSet<Quantity> MOVE_TIMES = Sets.immutableEnumSet(Quantity.MOVETIME, Quantity.RTIME);

    private static final ImmutableSet<Flag> PONDERING = ImmutableSet.of(Flag.PONDER);

    private static final ImmutableMap<String, Quantity> QUANTITIES = words(Quantity.values());

    private static final ImmutableMap<String, Flag> FLAGS = words(Flag.values());

    private static <E extends Enum<E>> ImmutableMap<String, E> words(E[] values) {
        ImmutableMap.Builder<String, E> words = ImmutableMap.builder();
        for (E value : values) {
            words.put(value.name().toLowerCase(Locale.ROOT), value);
        }
        return words.buildOrThrow();
    }

    /**
     * Reads the words behind {@code go}. Unknown words are skipped, and so are words whose number is missing or
     * malformed.
     */
    public static GoParameters parse(List<String> words) {
        Map<Quantity, Long> numbers = new EnumMap<>(Quantity.class);
        EnumSet<Flag> flags = EnumSet.noneOf(Flag.class);
        ImmutableList.Builder<String> moves = ImmutableList.builder();
        boolean amongMoves = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            Long number = i + 1 < words.size() ? number(words.get(i + 1)) : null;
            if (QUANTITIES.containsKey(word) && number != null) {
                numbers.put(QUANTITIES.get(word), number);
            }
            if (FLAGS.containsKey(word)) {
                flags.add(FLAGS.get(word));
            }
            if (FLAGS.containsKey(word) || QUANTITIES.containsKey(word)) {
                amongMoves = word.equals("searchmoves");
            } else if (amongMoves) {
                moves.add(word);
            }
        }
        return new GoParameters(ImmutableMap.copyOf(numbers), ImmutableSet.copyOf(flags), moves.build());
    }

    /** A whole number; null if the text is none. One that is too great or too small becomes the greatest or the least. */
    private static @Nullable Long number(String text) {
        if (TOO_LONG.matcher(text).matches() && Longs.tryParse(text) == null) {
            return text.startsWith("-") ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        return Longs.tryParse(text);
    }

    /** Whether this word was there. */
    public boolean has(Flag flag) {
        return flags.contains(flag);
    }

    /** The number behind a word, if it was there. */
    public OptionalLong number(Quantity word) {
        Long value = numbers.get(word);
        return value == null ? OptionalLong.empty() : OptionalLong.of(value);
    }

    /** Whether a clock was named, even one at zero. */
    public boolean hasClock() {
        return hasAny(CLOCKS);
    }

    private boolean hasAny(Set<Quantity> words) {
        return !Collections.disjoint(numbers.keySet(), words);
    }

    private boolean hasFixedLength() {
        return numbers.containsKey(Quantity.DEPTH) || numbers.containsKey(Quantity.NODES);
    }

    /** Whether the clock alone ends the search, as in a game. */
    public boolean isByClock() {
        return hasClock() && !hasAny(MOVE_TIMES) && !hasFixedLength() && !has(Flag.INFINITE);
    }

    /** Whether a time limit was named. */
    public boolean hasTime() {
        return hasClock() || hasAny(MOVE_TIMES);
    }

    /** Whether only {@code stop} would end the search although neither {@code infinite} nor {@code ponder} was said. */
    public boolean hasNoLimit() {
        return !hasFixedLength() && !hasTime() && !has(Flag.INFINITE) && !has(Flag.PONDER);
    }

    /**
     * The parameters of the search that goes on when the opponent has made the expected move.
     *
     * @param hit the parameters of {@code ponderhit}; if they have a time, it replaces all times of {@code go}
     */
    public GoParameters afterPonderHit(GoParameters hit) {
        Map<Quantity, Long> known = new EnumMap<>(Quantity.class);
        known.putAll(numbers);
        if (hit.hasTime()) {
            known.keySet().removeAll(Sets.union(CLOCKS, MOVE_TIMES));
            known.putAll(hit.numbers);
        }
        GoParameters parameters = new GoParameters(
                ImmutableMap.copyOf(known), ImmutableSet.copyOf(Sets.difference(flags, PONDERING)), searchMoves);
        if (parameters.hasNoLimit()) {
            // Nothing would end the search, so the answer is due now.
            known.put(Quantity.MOVETIME, 0L);
        }
        return new GoParameters(ImmutableMap.copyOf(known), parameters.flags, searchMoves);
    }

    /** The clock of a side. */
    public PlayerClock clock(Color side) {
        boolean black = side == Color.BLACK;
        return new PlayerClock(
                number(black ? Quantity.BTIME : Quantity.WTIME).orElse(0),
                number(black ? Quantity.BINC : Quantity.WINC).orElse(0),
                number(Quantity.BYOYOMI).orElse(0),
                (int) Math.max(1, Math.min(number(Quantity.MOVESTOGO).orElse(PlayerClock.NO_END), PlayerClock.NO_END)));
    }
}
