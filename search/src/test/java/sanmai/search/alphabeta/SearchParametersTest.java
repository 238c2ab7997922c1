package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;

class SearchParametersTest {
    private static final int MAX_SIZE = 4;

    /** The number of nodes of a search of a position from a game. */
    private static long nodes(SearchParameters parameters, PositionCase position, int depth) {
        return new AlphaBeta(NetEvaluationFactory.of(HandcraftedNet.get()), Features.ALL.with(parameters))
                .search(
                        new SearchRequest(Sfen.position(position.sfen()), Limits.ofDepth(depth)),
                        new SearchControl(),
                        SearchListener.NONE)
                .nodes();
    }

    private static boolean matters(SearchParameter parameter, PositionCase position, int depth, long usual) {
        return Stream.of(parameter.min, parameter.max)
                .anyMatch(value -> nodes(SearchParameters.of(Map.of(parameter, value)), position, depth) != usual);
    }

    /** Most do so already in a small tree, the others in larger trees of more positions. */
    @Test
    void eachChangesTheTree() {
        List<PositionCase> positions = SuiteFormat.POSITIONS.shipped().cases();
        Set<SearchParameter> useless = EnumSet.allOf(SearchParameter.class);
        for (int size = 1; size <= MAX_SIZE && !useless.isEmpty(); size++) {
            int depth = 2 * size + 7;
            for (PositionCase position : positions.subList(0, size)) {
                long usual = nodes(SearchParameters.USUAL, position, depth);
                useless.removeIf(parameter -> matters(parameter, position, depth, usual));
            }
        }
        assertEquals(Set.of(), useless);
    }

    @ParameterizedTest
    @EnumSource
    void valuesAreInTheirRange(SearchParameter parameter) {
        assertEquals(parameter.value, SearchParameters.USUAL.get(parameter));
        assertEquals(
                parameter.min,
                SearchParameters.of(Map.of(parameter, parameter.min)).get(parameter));
        for (int value : new int[] {parameter.min - 1, parameter.max + 1}) {
            assertThrows(IllegalArgumentException.class, () -> SearchParameters.of(Map.of(parameter, value)));
        }
    }

    @Test
    void featuresKeepThem() {
        SearchParameters other = SearchParameters.of(Map.of(SearchParameter.LMR_BASE, 1000));
        assertEquals(
                1000,
                Features.ALL.with(other).without(Feature.RAZORING).parameters().get(SearchParameter.LMR_BASE));
    }
}
