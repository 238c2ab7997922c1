package sanmai.gamepage;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sanmai.core.Color;
import sanmai.diagram.BoardSymbols;
import sanmai.notation.RecordCursor;
import sanmai.notation.RecordTree;
import sanmai.notation.Sfen;

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
    static PageGame of(RecordTree tree) {
        Iterator<PlaceVerdict> verdicts = PlaceVerdict.ofMainLine(tree).iterator();
        RecordCursor cursor = new RecordCursor(tree);
        Color first = cursor.position().turn();
        List<PagePlace> places = new ArrayList<>();
        places.add(PagePlace.of(cursor, verdicts.next()));
        while (cursor.node().goesOn() && cursor.forward()) {
            places.add(PagePlace.of(cursor, verdicts.next()));
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
                new BoardSizes(BoardSymbols.SQUARE, BoardSymbols.MARGIN));
    }
}
