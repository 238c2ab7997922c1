package sanmai.search.alphabeta.root;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.HISTORY_PRUNING;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.SearchRequest;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.tree.Fate;
import sanmai.search.alphabeta.tree.MainSearch;
import sanmai.search.alphabeta.tree.SearchThread;
import sanmai.search.alphabeta.tree.TracedSearch;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

@Timeout(120)
class LineExplanationTest {
    private static final String MIDDLE_GAME =
            "ln1gk1snl/3rg4/3sppbpp/pppp2p2/7P1/2PP5/PPSGPPP1P/1B3G1R1/LN1K2SNL b - 21";
    private static final String MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    private static final long NODES = 20_000;

    /** The weights of this net stay the same, so the rules that meet a line do. */
    private static final EvaluationFactory EVALUATION = NetEvaluationFactory.of(HandcraftedNet.get());

    /** Features with which even a history that is hardly bad leaves moves out, also late ones. */
    private static final Features MANY_PRUNED = Features.ALL
            .with(SearchParameters.USUAL.with(Map.of(HISTORY_PRUNING, HISTORY_PRUNING.min)))
            .without(Feature.LATE_MOVE_PRUNING);

    private static Position after(String sfen, List<Integer> line) {
        Position position = Sfen.position(sfen);
        line.forEach(position::doMove);
        return position;
    }

    private static List<Integer> line(String sfen, String... moves) {
        List<Integer> line = new ArrayList<>();
        for (String move : moves) {
            line.add(UsiMove.parse(move, after(sfen, line)));
        }
        return line;
    }

    private static RootSearch search(
            String sfen, BiFunction<SearchThread, Features, MainSearch> below, Features features) {
        RootSearch search = new RootSearch(EVALUATION.create(), features, below);
        Position position = Sfen.position(sfen);
        SearchTask task = new SearchTask(new SearchRequest(position, Limits.ofNodes(NODES)), new SearchControl());
        search.start(task, position, new TranspositionTable(4), NODES);
        RootMoves moves = search.moves(Limits.NONE);
        new IterativeDeepening(search, moves, 1, IterativeDeepening.Listener.NONE).run(1, Limits.MAX_DEPTH);
        return search;
    }

    private static List<TracedSearch.Met> met(String sfen, List<Integer> line, Features features) {
        TracedSearch[] traced = new TracedSearch[1];
        search(sfen, (thread, used) -> traced[0] = new TracedSearch(thread, used, line), features);
        return traced[0].met();
    }

    /** The fates of all lines that begin with the best move and a reply. */
    private static Set<Fate> fatesOfReplies(Features features) {
        List<Integer> best =
                List.of(search(MIDDLE_GAME, MainSearch::new, features).tableMove());
        MoveList replies = LegalMoves.of(after(MIDDLE_GAME, best));
        Set<Fate> fates = EnumSet.noneOf(Fate.class);
        for (int i = 0; i < replies.size(); i += 3) {
            met(MIDDLE_GAME, List.of(best.get(0), replies.get(i)), features).stream()
                    .filter(met -> met.ply() == 1)
                    .forEach(met -> fates.add(met.fate()));
        }
        return fates;
    }

    @Test
    void theTreeIsThatOfTheMainSearch() {
        List<Integer> line = line(MIDDLE_GAME, "1g1f");
        RootSearch plain = search(MIDDLE_GAME, MainSearch::new, Features.ALL);
        RootSearch traced = search(MIDDLE_GAME, (thread, used) -> new TracedSearch(thread, used, line), Features.ALL);
        assertEquals(plain.thread.nodes, traced.thread.nodes);
        assertEquals(plain.tableMove(), traced.tableMove());
    }

    @Test
    void eachRuleThatLeavesMovesOutIsNamed() {
        Set<Fate> fates = fatesOfReplies(Features.ALL);
        assertTrue(fates.containsAll(Set.of(Fate.LATE, Fate.FUTILITY, Fate.SEE, Fate.CUTOFF)), fates.toString());
        assertFalse(
                fatesOfReplies(Features.ALL.without(Feature.LATE_MOVE_PRUNING)).contains(Fate.LATE));
        assertFalse(fatesOfReplies(Features.ALL.without(Feature.SEE_PRUNING)).contains(Fate.SEE));
        Features withoutFutility =
                Features.ALL.without(Feature.FUTILITY_PRUNING).without(Feature.CAPTURE_FUTILITY_PRUNING);
        assertFalse(fatesOfReplies(withoutFutility).contains(Fate.FUTILITY));
        assertTrue(fatesOfReplies(MANY_PRUNED).contains(Fate.HISTORY));
        assertFalse(fatesOfReplies(MANY_PRUNED.without(Feature.HISTORY_PRUNING)).contains(Fate.HISTORY));
    }

    @Test
    void aNonPromotionWithoutAUseIsNamed() {
        String sfen = "8k/9/7G1/P8/9/9/9/9/4K4 w - 1";
        Features features = Features.of(Set.of(Feature.NON_PROMOTION_PRUNING));
        Set<Fate> fates = EnumSet.noneOf(Fate.class);
        met(sfen, line(sfen, "1a2a", "9d9c"), features).forEach(met -> fates.add(met.fate()));
        assertTrue(fates.contains(Fate.USELESS) && !fates.contains(Fate.LATE), fates.toString());
    }

    @Test
    void theBestMoveOfTheRootIsBetterEachTime() {
        LineExplanation explanation = LineExplanation.of(
                EVALUATION,
                new SearchRequest(Sfen.position(MATE_IN_ONE), Limits.ofDepth(3)),
                line(MATE_IN_ONE, "G*5b"),
                1);
        assertEquals("G*5b", explanation.best().line().toString());
        assertEquals(
                List.of(Fate.BETTER),
                explanation.met().stream().map(TracedSearch.Met::fate).toList());
        assertEquals(3, explanation.met().get(0).depth());
    }
}
