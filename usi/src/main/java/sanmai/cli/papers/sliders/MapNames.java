package sanmai.cli.papers.sliders;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sanmai.core.occupancy.OccupancyMap;

/** Words for the maps that a scheme keeps up to date with every move. */
final class MapNames {
    private MapNames() {}

    static String describe(List<String> maps) {
        if (maps.equals(List.of(OccupancyMap.RANK_ORDER.name()))) {
            return "plain board";
        }
        if (maps.size() == OccupancyMap.values().length) {
            return "all four maps";
        }
        return maps.stream()
                .map(name -> name.toLowerCase(Locale.ROOT).replace('_', ' '))
                .collect(Collectors.joining(", "));
    }
}
