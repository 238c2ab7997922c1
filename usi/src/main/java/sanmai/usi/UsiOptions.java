package sanmai.usi;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sanmai.search.Limits;
import sanmai.search.clock.ClockPolicy;

/** The options and their values. */
final class UsiOptions {
    private static final UsiOption.Spin NETWORK_DELAY = new UsiOption.Spin("NetworkDelay", 120, 0, 10_000);
    private static final UsiOption.Spin DEPTH_LIMIT = new UsiOption.Spin("DepthLimit", 0, 0, Limits.MAX_DEPTH);
    private static final UsiOption.Spin NODES_LIMIT = new UsiOption.Spin("NodesLimit", 0, 0, Integer.MAX_VALUE);

    private static final ImmutableList<UsiOption> ALL = ImmutableList.of(
            // GUIs set these two whether they are declared or not. Minimax remembers nothing, so it needs no memory.
            new UsiOption.Spin("USI_Hash", 16, 1, 65_536),
            new UsiOption.Check("USI_Ponder", false),
            NETWORK_DELAY,
            DEPTH_LIMIT,
            NODES_LIMIT);

    private final Map<String, String> values = new HashMap<>();

    /** The lines that declare the options. */
    ImmutableList<String> declarations() {
        return ALL.stream().map(UsiOption::declaration).collect(ImmutableList.toImmutableList());
    }

    /** Sets an option; answers with what is wrong, if anything is. Unknown options are passed over in silence. */
    Optional<String> set(String name, String value) {
        for (UsiOption option : ALL) {
            if (option.name().equalsIgnoreCase(name)) {
                Optional<String> accepted = option.accept(value);
                accepted.ifPresent(text -> values.put(key(option), text));
                return accepted.isPresent() ? Optional.empty() : Optional.of(complaint(option, value));
            }
        }
        return Optional.empty();
    }

    private static String complaint(UsiOption option, String value) {
        return "option " + option.name() + " does not take the value \"" + value + "\"";
    }

    private static String key(UsiOption option) {
        return option.name().toLowerCase(Locale.ROOT);
    }

    private int value(UsiOption.Spin option) {
        return Integer.parseInt(values.getOrDefault(key(option), option.defaultValue()));
    }

    /** How to spend time. */
    ClockPolicy clockPolicy() {
        return new ClockPolicy(value(NETWORK_DELAY));
    }

    /** The greatest depth of any search that names none. */
    int depthLimit() {
        int limit = value(DEPTH_LIMIT);
        return limit == 0 ? Limits.MAX_DEPTH : limit;
    }

    /** The greatest number of nodes of any search that names none. */
    long nodesLimit() {
        int limit = value(NODES_LIMIT);
        return limit == 0 ? Long.MAX_VALUE : limit;
    }
}
