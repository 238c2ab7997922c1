package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.positions.SuiteFormat;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.tuning.NodeClockSearcher;

/** Each feature can be switched off, does something while it is on, and is no condition for finding mates. */
class FeatureTest {
    private static final int DEPTH = 9;
    private static final int POSITIONS = 5;

    /** An iteration more or less takes a rule of time that means it: that is not so in each position. */
    private static final int POSITIONS_ON_A_CLOCK = 15;

    /** Not the shipped net: what features do shall not depend on what has been learnt. */
    private static final Net NET = HandcraftedNet.get();

    /** Positions from games with the nodes that all features together take for them. */
    private static final Map<String, Long> FULL = new LinkedHashMap<>();

    @BeforeAll
    static void searchWithAllFeatures() {
        SuiteFormat.POSITIONS.shipped().cases().stream()
                .limit(POSITIONS)
                .forEach(position -> FULL.put(position.sfen(), nodes(Features.ALL, position.sfen())));
    }

    private static SearchResult search(Features features, String sfen, int depth) {
        SearchRequest request = new SearchRequest(Sfen.position(sfen), Limits.ofDepth(depth));
        return new AlphaBeta(NetEvaluationFactory.of(NET), features)
                .search(request, new SearchControl(), SearchListener.NONE);
    }

    private static long nodes(Features features, String sfen) {
        return search(features, sfen, DEPTH).nodes();
    }

    @ParameterizedTest
    @EnumSource(
            names = {"BEST_MOVE_STABILITY", "NODE_FRACTION"},
            mode = EnumSource.Mode.EXCLUDE)
    void eachChangesTheTree(Feature feature) {
        Features others = Features.ALL.without(feature);
        assertTrue(FULL.entrySet().stream().anyMatch(full -> nodes(others, full.getKey()) != full.getValue()));
    }

    @ParameterizedTest
    @EnumSource(names = {"BEST_MOVE_STABILITY", "NODE_FRACTION"})
    void orTheTime(Feature feature) {
        assertNotEquals(nodesOnAClock(Features.ALL), nodesOnAClock(Features.ALL.without(feature)));
    }

    /** The numbers of nodes of the first moves on a clock that counts them. */
    private static List<Long> nodesOnAClock(Features features) {
        Searcher clocked = new NodeClockSearcher(new AlphaBeta(NetEvaluationFactory.of(NET), features), 1000, 0);
        clocked.newGame();
        return SuiteFormat.POSITIONS.shipped().cases().stream()
                .limit(POSITIONS_ON_A_CLOCK)
                .map(position -> clocked.search(
                                new SearchRequest(Sfen.position(position.sfen()), Limits.NONE),
                                new SearchControl(),
                                SearchListener.NONE)
                        .nodes())
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void matesAreFoundWithoutIt(Feature feature) {
        for (String sfen : List.of(
                "2g6/R+B1s+R4/p2G4l/1k1p1p3/Pp6P/L3GS3/1PN2P3/1+n2G4/2S1K2NL b SN6Pbl4p 77",
                "ln7/2s3k2/p1p3Bp1/1p4K2/9/P2r5/2P1+n4/L8/BN1G1G3 b 2GSNL5Pr2sl7p 97")) {
            SearchResult result = search(Features.ALL.without(feature), sfen, DEPTH);
            assertTrue(result.score() >= Score.mateIn(5), sfen + " " + result);
        }
    }

    @Test
    void whatIsLeftIsSaid() {
        assertEquals(Set.of(Feature.values()), Features.ALL.set());
        assertEquals(Set.of(), Features.NONE.set());
        Set<Feature> less = Features.ALL.without(Feature.RAZORING).set();
        assertEquals(Feature.values().length - 1, less.size());
        assertTrue(!less.contains(Feature.RAZORING));
    }
}
