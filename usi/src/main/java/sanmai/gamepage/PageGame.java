package sanmai.gamepage;

import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sanmai.analysis.GameAnalysis;
import sanmai.analysis.JudgedMove;
import sanmai.analysis.PlaceAnalysis;
import sanmai.core.Color;
import sanmai.diagram.BoardSymbols;
import sanmai.notation.Sfen;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;

/**
 * A game as the page has it. What is null is left out of it.
 *
 * @param players the names by b and w; may be empty
 * @param handicap whether White, the stronger player, moves first
 * @param headers what else the record says about the game
 * @param start the SFEN of the start
 * @param end how the game ended, by its name
 * @param endWords the words of the record for it; may be empty
 * @param winner b or w
 * @param places from the start to the end of the main line
 * @param accuracy the accuracies, from 0 to 100, by b and w, of those sides that have one
 * @param board the sizes of the board's symbols
 */
record PageGame(
        Map<String, String> players,
        boolean handicap,
        List<Header> headers,
        String start,
        String end,
        String endWords,
        @Nullable String winner,
        List<PagePlace> places,
        Map<String, Double> accuracy,
        BoardSizes board) {

    /**
     * A header of the record.
     *
     * @param name its key
     * @param text its value
     */
    record Header(String name, String text) {}

    /**
     * Sizes in the units of the symbols.
     *
     * @param square the side of a square
     * @param margin the space for coordinates
     */
    record BoardSizes(double square, double margin) {}

    /** The main line of a record. */
    static PageGame of(RecordTree tree, GameAnalysis analysis) {
        Map<Integer, JudgedMove> judged = Maps.uniqueIndex(analysis.moves(), JudgedMove::ply);
        RecordCursor cursor = new RecordCursor(tree);
        Color first = cursor.position().turn();
        List<PagePlace> places = new ArrayList<>();
        for (PlaceAnalysis place : analysis.places()) {
            if (place.ply() > 0) {
                cursor.forward();
            }
            places.add(PagePlace.of(cursor, place, Optional.ofNullable(judged.get(place.ply()))));
        }
        List<Header> headers = tree.headers().entrySet().stream()
                .map(header -> new Header(header.getKey(), header.getValue()))
                .toList();
        return new PageGame(
                Map.of("b", tree.player(Color.BLACK), "w", tree.player(Color.WHITE)),
                first == Color.WHITE && tree.handicap().isPresent(),
                headers,
                Sfen.of(tree.start()),
                cursor.node().end().name(),
                cursor.node().endWords(),
                cursor.node()
                        .end()
                        .winner(cursor.position().turn())
                        .map(PagePlace::side)
                        .orElse(null),
                places,
                accuracy(analysis),
                new BoardSizes(BoardSymbols.SQUARE, BoardSymbols.MARGIN));
    }

    private static Map<String, Double> accuracy(GameAnalysis analysis) {
        Map<String, Double> accuracy = new HashMap<>();
        for (Color color : Color.values()) {
            analysis.side(color).accuracy().ifPresent(value -> accuracy.put(PagePlace.side(color), value));
        }
        return accuracy;
    }
}
