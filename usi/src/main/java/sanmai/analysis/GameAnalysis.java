package sanmai.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import sanmai.core.Color;
import sanmai.notation.evaluation.EvaluationComment;
import sanmai.notation.evaluation.NodeEvaluation;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * The main line of a game, analysed.
 *
 * @param game the game
 * @param places its positions, from the start to the end; one more than moves
 * @param moves its moves, where the positions before and after have a win rate
 * @param black how Black played
 * @param white how White played
 */
public record GameAnalysis(
        GameRecord game, List<PlaceAnalysis> places, List<JudgedMove> moves, SideAnalysis black, SideAnalysis white) {
    /** The name of this engine in the comments of records. */
    public static final String SANMAI = "Sanmai";

    /** Copies the lists. */
    public GameAnalysis {
        places = List.copyOf(places);
        moves = List.copyOf(moves);
    }

    /**
     * Judges a game.
     *
     * @param found what was found in all places of the main line
     * @param engine the name of the engine
     * @param winScale the score in centipawns that raises the odds to win by the factor e, more than 0
     */
    public static GameAnalysis of(
            RecordTree tree, Map<RecordNode, SearchedPosition> found, String engine, double winScale) {
        return of(tree, cursor -> place(cursor, found, engine, winScale));
    }

    /**
     * Judges a game by the evaluations in the comments of its record: the first at each place.
     *
     * @param winScales for an engine, by its name or the empty text, the score in centipawns that raises the odds to win by
     *     the factor e, more than 0
     */
    public static GameAnalysis ofRecord(RecordTree tree, ToDoubleFunction<String> winScales) {
        return of(tree, cursor -> {
            List<NodeEvaluation> evaluations = EvaluationComment.of(cursor).evaluations();
            String engine = evaluations.isEmpty() ? "" : evaluations.get(0).engine();
            return PlaceAnalysis.of(cursor, false, evaluations, winScales.applyAsDouble(engine));
        });
    }

    private static GameAnalysis of(RecordTree tree, Function<RecordCursor, PlaceAnalysis> judge) {
        List<PlaceAnalysis> places = new ArrayList<>();
        RecordCursor cursor = new RecordCursor(tree);
        places.add(judge.apply(cursor));
        while (cursor.node().goesOn() && cursor.forward()) {
            places.add(judge.apply(cursor));
        }
        GameRecord game = tree.mainLine();
        List<JudgedMove> moves = judge(game, places);
        return new GameAnalysis(
                game, places, moves, SideAnalysis.of(Color.BLACK, moves), SideAnalysis.of(Color.WHITE, moves));
    }

    private static PlaceAnalysis place(
            RecordCursor cursor, Map<RecordNode, SearchedPosition> found, String engine, double winScale) {
        SearchedPosition searched = found.get(cursor.node());
        return PlaceAnalysis.of(
                        cursor, searched.declaresWin(), searched.evaluations(cursor.position(), engine), winScale)
                .withThreat(searched.threat(cursor.position()));
    }

    private static List<JudgedMove> judge(GameRecord game, List<PlaceAnalysis> places) {
        List<JudgedMove> moves = new ArrayList<>();
        for (int i = 0; i < game.plies(); i++) {
            PlaceAnalysis before = places.get(i);
            PlaceAnalysis after = places.get(i + 1);
            if (before.blackWinRate().isPresent() && after.blackWinRate().isPresent()) {
                moves.add(JudgedMove.of(game.moves().code(i), before, after));
            }
        }
        return moves;
    }

    /** How a side played. */
    public SideAnalysis side(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** The worst moves, the worst one first, without {@linkplain Judgement#GOOD good} ones. */
    public List<JudgedMove> worst(int most) {
        return moves.stream()
                .filter(move -> move.judgement() != Judgement.GOOD)
                .sorted(Comparator.comparingDouble(JudgedMove::loss).reversed())
                .limit(most)
                .toList();
    }
}
