package sanmai.gamepage;

import com.google.common.collect.Maps;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sanmai.analysis.GameAnalysis;
import sanmai.analysis.JudgedMove;
import sanmai.analysis.PlaceAnalysis;
import sanmai.core.Color;
import sanmai.diagram.BoardSymbols;
import sanmai.notation.Sfen;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.kif.Kif;
import sanmai.notation.record.RecordTree;

/**
 * A game as the page has it. What is null is left out of it.
 *
 * @param players the names by b and w; may be empty
 * @param handicap whether White, the stronger player, moves first
 * @param headers what else the record says about the game
 * @param start the SFEN of the start
 * @param kifHead what a KIF of the game says before its moves, without the comment on the start
 * @param places from the start to the end of the game
 * @param variations the variations of the record, each behind the one that it branches off from
 * @param accuracy the accuracies, from 0 to 100, by b and w, of those sides that have one
 * @param board the sizes of the board's symbols
 */
record PageGame(
        Map<String, String> players,
        boolean handicap,
        List<Header> headers,
        String start,
        String kifHead,
        List<PagePlace> places,
        List<PageVariation> variations,
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

    /** A record with the analysis of its main line. */
    static PageGame of(RecordTree tree, GameAnalysis analysis) {
        PageTree places = new PageTree(tree);
        Color first = places.cursor().position().turn();
        List<Header> headers = tree.headers().entrySet().stream()
                .map(header -> new Header(header.getKey(), header.getValue()))
                .toList();
        return new PageGame(
                Map.of("b", tree.player(Color.BLACK), "w", tree.player(Color.WHITE)),
                first == Color.WHITE && JapaneseHandicap.name(tree.start()).isPresent(),
                headers,
                Sfen.of(tree.start()),
                kifHead(tree),
                game(places, analysis),
                places.variations(),
                accuracy(analysis),
                new BoardSizes(BoardSymbols.SQUARE, BoardSymbols.MARGIN));
    }

    private static List<PagePlace> game(PageTree places, GameAnalysis analysis) {
        Map<Integer, JudgedMove> judged = Maps.uniqueIndex(analysis.moves(), JudgedMove::ply);
        Iterator<PlaceAnalysis> analysed = analysis.places().iterator();
        return places.line(() -> {
            PlaceAnalysis place = analysed.next();
            return PagePlace.of(places, place, Optional.ofNullable(judged.get(place.ply())));
        });
    }

    private static String kifHead(RecordTree tree) {
        RecordTree empty = new RecordTree(tree.start());
        for (Color color : Color.values()) {
            empty.setPlayer(color, tree.player(color));
        }
        empty.headers().putAll(tree.headers());
        return new Kif().write(empty);
    }

    static String side(Color color) {
        return color == Color.BLACK ? "b" : "w";
    }

    private static Map<String, Double> accuracy(GameAnalysis analysis) {
        Map<String, Double> accuracy = new HashMap<>();
        for (Color color : Color.values()) {
            analysis.side(color).accuracy().ifPresent(value -> accuracy.put(side(color), value));
        }
        return accuracy;
    }
}
