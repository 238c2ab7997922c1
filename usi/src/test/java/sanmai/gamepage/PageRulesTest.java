package sanmai.gamepage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.core.Square;
import sanmai.gamepage.Browser.Screen;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.japanese.WesternMove;
import sanmai.notation.kif.Kif;
import sanmai.notation.record.RecordTree;
import sanmai.positions.MateCase;
import sanmai.positions.PerftCase;
import sanmai.positions.PositionCase;
import sanmai.positions.RecordCase;
import sanmai.positions.RuleCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** The page's own rules, texts of moves and records, compared with those of the program. */
class PageRulesTest extends PageInBrowser {
    private static final int NOTATED = 12; // Each of so many positions is compared in the words for its moves, too.

    @BeforeEach
    void open() {
        open(Screen.DESKTOP, ENGLISH);
    }

    /** Positions of games, of problems with one king, and with rare rules. */
    private static List<String> positions() {
        return Stream.of(
                        SuiteFormat.POSITIONS.shipped().cases().stream().map(PositionCase::sfen),
                        SuiteFormat.PERFT.shipped().cases().stream().map(PerftCase::sfen),
                        SuiteFormat.RULES.shipped().cases().stream().map(RuleCase::sfen),
                        SuiteFormat.MATES.shipped().cases().stream().map(MateCase::sfen))
                .flatMap(each -> each)
                .distinct()
                .filter(sfen -> Sfen.parse(sfen).isPossible())
                .toList();
    }

    private static List<Integer> legal(Position position) {
        MoveList moves = LegalMoves.of(position);
        return IntStream.range(0, moves.size()).mapToObj(moves::get).toList();
    }

    private static String sorted(Stream<String> texts) {
        return texts.sorted().collect(Collectors.joining(" "));
    }

    @Test
    @SuppressWarnings("unchecked")
    void movesAreThoseOfTheMoveGenerator() {
        List<String> positions = positions();
        List<String> expected = positions.stream()
                .map(sfen ->
                        sorted(legal(Sfen.parse(sfen).toPosition()).stream().map(Move::usi)))
                .toList();
        List<String> lists = (List<String>) browser.script(
                "return arguments[0].map((sfen) => legalMoves(Position.ofSfen(sfen)).sort().join(' '))", positions);
        for (int i = 0; i < positions.size(); i++) {
            assertEquals(expected.get(i), lists.get(i), positions.get(i));
        }
    }

    @Test
    void positionsAreWrittenAfterEachMove() {
        List<String> expected = new ArrayList<>();
        for (int ply = 0; ply <= GAME.plies(); ply++) {
            expected.add(Sfen.of(GAME.position(ply)));
        }
        assertEquals(
                expected, browser.script("return page.tree.game.map((place) => place.position.sfen(place.ply + 1))"));
    }

    @Test
    @SuppressWarnings("unchecked")
    void movesHaveTheWordsOfTheProgram() {
        List<String> positions = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (List<String> some : Iterables.partition(positions(), NOTATED)) {
            Position position = Sfen.parse(some.get(0)).toPosition();
            positions.add(some.get(0));
            expected.add(sorted(legal(position).stream().map(move -> words(position, move))));
        }
        List<String> lists = (List<String>) browser.script("""
                const words = (position, usi) =>
                  [westernMove(position, usi).slice(1), japaneseMove(position, usi), kifMove(position, usi)].join("_");
                return arguments[0].map((sfen) => {
                  const position = Position.ofSfen(sfen);
                  return legalMoves(position).map((usi) => words(position, usi)).sort().join(" ");
                });
                """, positions);
        for (int i = 0; i < positions.size(); i++) {
            assertEquals(expected.get(i), lists.get(i), positions.get(i));
        }
    }

    private static String words(Position position, int move) {
        return String.join(
                "_",
                WesternMove.write(position, move),
                JapaneseMove.write(position, move),
                JapaneseMove.inKif(move, Square.NONE));
    }

    private static List<RecordTree> records() {
        return Stream.concat(
                        Stream.of(ExampleGame.tree()),
                        SuiteFormat.RECORDS.shipped().cases().stream()
                                .map(RecordCase::text)
                                .flatMap(text -> RecordFormat.readAny(text, Optional.empty()).stream())
                                .flatMap(parsed -> parsed.tree().stream())
                                .filter(RecordTree::isPlayable))
                .toList();
    }

    @Test
    void aKifIsThatOfTheProgram() {
        List<RecordTree> records = records();
        assertFalse(records.size() < 60, records.size() + " records");
        Object texts = browser.script(
                "return arguments[0].map((json) => JSON.parse(json)).map((game) => kif(game, new Tree(game)));",
                records.stream().map(tree -> GamePageTest.game(tree).toString()).toList());
        assertEquals(records.stream().map(new Kif()::write).toList(), texts);
    }
}
