package sanmai.search.regret;

import java.util.function.Supplier;

/**
 * A search with all that its answers depend on.
 *
 * @param name words for this, which no other search has: program, evaluation, nodes, features
 * @param maker makes one for each thread; all of them give the same answers
 */
public record NamedSearch(String name, Supplier<? extends PositionSearch> maker) {}
