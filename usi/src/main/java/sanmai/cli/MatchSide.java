package sanmai.cli;

import sanmai.search.Limits;
import sanmai.search.Resources;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.Net;
import sanmai.search.eval.NetEvaluation;
import sanmai.search.match.Player;

/**
 * How the engine plays on one side of a match.
 *
 * @param net judges positions
 * @param nodes how many are searched for each move
 */
record MatchSide(Net net, long nodes) {
    private static final int HASH_MEGABYTES = 16;

    /** A player with memory of its own. */
    Player player() {
        AlphaBeta searcher = new AlphaBeta(() -> new NetEvaluation(net));
        searcher.prepare(new Resources(HASH_MEGABYTES, 1));
        return new Player(searcher, Limits.ofNodes(nodes));
    }

    /** All that its moves depend on, in words; different sides have different words. */
    String conditions() {
        return "net " + NetOption.fingerprint(net) + " nodes " + nodes;
    }
}
