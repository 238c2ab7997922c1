package sanmai.usi.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import sanmai.engine.Analysis;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.UsiMove;
import sanmai.notation.format.MoveNotation;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Builds an analysis from the lines of an engine. */
final class AnalysisCollector {
    private static final List<String> NO_MOVE = List.of("resign", "win", "none", "(none)", "null", "0000");

    private final Position position;
    private final int most;
    private final long start = System.nanoTime();
    private final SortedMap<Integer, PrincipalVariation> variations = new TreeMap<>();
    private long nodes;

    /**
     * A collector without lines.
     *
     * @param position what is analysed; it stays as it is
     * @param most the number of variations that were asked for
     */
    AnalysisCollector(Position position, int most) {
        this.position = position.copy();
        this.most = most;
    }

    /** Takes an {@code info} line; true if it had a variation. */
    boolean hear(String line) {
        InfoLine info = InfoLine.parse(line);
        nodes = info.nodes().orElse(nodes);
        int[] moves = legal(info.pv());
        if (moves.length == 0 || info.number() > most) {
            return false;
        }
        int selectiveDepth = info.score().isPresent() ? Math.max(1, Math.max(info.depth(), info.selectiveDepth())) : 0;
        variations.put(
                info.number(),
                new PrincipalVariation(
                        Line.of(moves), info.score().orElse(0), info.bound(), info.depth(), selectiveDepth));
        return true;
    }

    /** The moves before the first illegal one. */
    private int[] legal(List<String> texts) {
        List<Integer> moves = new ArrayList<>();
        for (String text : texts) {
            int move = UsiMove.parseOrNone(text, position);
            if (move == Move.NONE) {
                break;
            }
            position.doMove(move);
            moves.add(move);
        }
        moves.forEach(move -> position.undoMove());
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The analysis so far. */
    Analysis soFar() {
        return analysis(
                variations.values().stream().findFirst().map(best -> best.line().get(0)), false);
    }

    /**
     * The analysis after this {@code bestmove}.
     *
     * @throws sanmai.notation.NotationException if it is neither a legal move nor a word such as {@code resign}
     */
    Analysis conclude(String bestMove) {
        return NO_MOVE.contains(bestMove)
                ? analysis(Optional.empty(), bestMove.equals("win"))
                : analysis(Optional.of(MoveNotation.USI.parse(bestMove, position)), false);
    }

    private Analysis analysis(Optional<Move> bestMove, boolean declaresWin) {
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new Analysis(bestMove, declaresWin, List.copyOf(variations.values()), nodes, time);
    }
}
