package sanmai.browser;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.EnteringKingRule;
import sanmai.search.GameRules;
import sanmai.search.SearchRequest;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.root.IterativeDeepening;
import sanmai.search.alphabeta.root.RootMoves;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.alphabeta.root.SearchTask;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.net.NetEvaluation;
import sanmai.search.eval.net.NetText;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/**
 * What scripts call. A position is text: an SFEN and, after {@code moves}, the moves of the game, as in USI. What is no
 * position is an error with a message. A search does not return before it is over, so it belongs into a web worker.
 */
public final class BrowserEngine {
    private static final int HASH_MEGABYTES = 16;
    private static final String MOVES = " moves ";
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final GameRules RULES = new GameRules(EnteringKingRule.NONE, 0, 0, 0);

    private static @Nullable RootSearch search; // null without a net
    private static @Nullable TranspositionTable table; // null before the first search

    private BrowserEngine() {}

    /** Hears what each iteration finds. */
    @JSFunctor
    public interface Listener extends JSObject {
        /**
         * An iteration is complete.
         *
         * @param line as after {@code info} in USI, with depth, score, nodes, time and moves
         */
        void found(String line);
    }

    /** Nothing happens when the script is loaded. */
    public static void main(String[] arguments) {}

    /** The legal moves, in USI, with spaces between. */
    @JSExport
    public static String legalMoves(String position) {
        return LegalMoves.of(parse(position)).stream().mapToObj(Move::usi).collect(Collectors.joining(" "));
    }

    /** The leaves of the tree of legal moves, as far as a number of JavaScript is exact. */
    @JSExport
    public static double perft(String position, int depth) {
        return leaves(parse(position), depth);
    }

    private static double leaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        MoveList moves = LegalMoves.of(position);
        double leaves = depth == 1 ? moves.size() : 0;
        for (int i = 0; i < moves.size() && depth > 1; i++) {
            position.doMove(moves.get(i));
            leaves += leaves(position, depth - 1);
            position.undoMove();
        }
        return leaves;
    }

    private static Position parse(String text) {
        int end = text.indexOf(MOVES);
        Position position = Sfen.position(end < 0 ? text : text.substring(0, end), SetupProblem.Reason.HARMLESS);
        if (end >= 0) {
            for (String move : text.substring(end + MOVES.length()).split(" ")) {
                position.doMove(UsiMove.parse(move, position));
            }
        }
        return position;
    }

    /** Takes a net, as {@link NetText} writes it. */
    @JSExport
    public static void useNet(String text) {
        search = new RootSearch(new NetEvaluation(NetText.read(text)), Features.ALL);
        table = null; // It has evaluations of the net before.
    }

    /**
     * Searches for the best move. What the table has learnt in earlier searches is used.
     *
     * @param limits when to end, each name before its number, as after {@code go} in USI: {@code depth}, {@code nodes}, {@code
     *     movetime} in milliseconds; and {@code multipv}, the number of lines
     * @param listener hears of each iteration
     * @return the move in USI; empty if there is none
     */
    @JSExport
    public static String search(String position, String limits, Listener listener) {
        if (search == null) {
            throw new IllegalStateException("there is no net");
        }
        if (table == null) {
            table = new TranspositionTable(HASH_MEGABYTES);
        }
        SearchControl control = new SearchControl();
        long millis = number(limits, "movetime", 0);
        if (millis > 0) {
            control.grant(new TimeBudget(millis * NANOS_PER_MILLI, millis * NANOS_PER_MILLI));
        }
        int depth = (int) number(limits, "depth", Limits.MAX_DEPTH);
        int lines = (int) number(limits, "multipv", 1);
        Limits wanted = new Limits(depth, number(limits, "nodes", Long.MAX_VALUE), lines, List.of());
        SearchRequest request = new SearchRequest(parse(position), wanted, RULES);
        SearchTask task = new SearchTask(request, control);
        table.nextGeneration();
        search.start(task, request.position(), table, wanted.nodes());
        return bestMove(search, task, listener);
    }

    /** The number behind a name; another one without the name. */
    private static long number(String limits, String name, long otherwise) {
        String[] words = limits.split(" ");
        for (int i = 0; i + 1 < words.length; i += 2) {
            if (words[i].equals(name)) {
                return Long.parseLong(words[i + 1]);
            }
        }
        return otherwise;
    }

    private static String bestMove(RootSearch search, SearchTask task, Listener listener) {
        RootMoves moves = search.moves(task.limits());
        if (moves.size() == 0) {
            return "";
        }
        int lines = task.limits().multiPv();
        IterativeDeepening.Listener iterations = depth -> {
            List<PrincipalVariation> found = moves.principalVariations(Math.min(lines, moves.size()));
            for (int i = 0; i < found.size(); i++) {
                listener.found(info(found.get(i), i + 1, search.nodes(), task.control.elapsedNanos()));
            }
            return !task.control.isOptimumTimeUp(1);
        };
        new IterativeDeepening(search, moves, lines, iterations)
                .run(1, task.limits().depth());
        moves.sortLines(Math.min(lines, moves.size()));
        return Move.usi(moves.settled(1).get(0).line().firstCode());
    }

    private static String info(PrincipalVariation found, int number, long nodes, long nanos) {
        int score = found.score();
        return "depth " + found.depth() + " multipv " + number + " score "
                + Score.usi(score) + " nodes " + nodes + " time " + nanos / NANOS_PER_MILLI
                + " pv " + found.line();
    }

    /** Forgets what was learnt. */
    @JSExport
    public static void newGame() {
        if (search != null && table != null) {
            search.clear();
            table.clear();
        }
    }
}
