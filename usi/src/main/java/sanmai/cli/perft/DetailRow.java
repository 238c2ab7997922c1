package sanmai.cli.perft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sanmai.movegen.perft.PerftDetails;

/**
 * What the last moves of the tree of one depth do: a row of a table.
 *
 * @param depth the depth, from 1
 * @param details the numbers
 */
public record DetailRow(int depth, PerftDetails details) {
    /** The numbers by their names, in their order. */
    Map<String, Number> byName() {
        Map<String, Number> numbers = new LinkedHashMap<>();
        numbers.put("depth", depth);
        numbers.put("nodes", details.nodes());
        numbers.putAll(details.byName());
        return numbers;
    }

    /** The numbers in their order. */
    List<String> cells() {
        return byName().values().stream().map(Number::toString).toList();
    }
}
