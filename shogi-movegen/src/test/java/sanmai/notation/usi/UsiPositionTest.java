package sanmai.notation.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.GameRecord;
import sanmai.shogi.Handicap;
import sanmai.shogi.Line;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

class UsiPositionTest {
    private static final String KINGS = "4k4/9/9/9/9/9/9/9/4K4 b G 1";

    @ParameterizedTest
    @ValueSource(
            strings = {"startpos", "startpos moves 7g7f 3c3d", "sfen " + KINGS, "sfen " + KINGS + " moves G*5b 5a5b"})
    void whatIsWrittenIsReadBack(String line) {
        UsiPosition read = UsiPosition.of(line);
        Position position = read.sfen().map(word -> Sfen.position(word.text())).orElseGet(Position::start);
        assertEquals(line, UsiPosition.write(PositionSetup.of(position), line(position.copy(), read.moves())));
    }

    private static Line line(Position position, List<UsiWord> moves) {
        return Line.of(moves.stream()
                .mapToInt(word -> {
                    int move = UsiMove.parse(word.text(), position);
                    position.doMove(move);
                    return move;
                })
                .toArray());
    }

    /** The number of the next move is part of a start. */
    @Test
    void theEvenStartAtAnotherMoveIsWrittenOut() {
        assertEquals(
                "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 7",
                UsiPosition.write(
                        Handicap.NONE.setup().toBuilder().moveNumber(7).build(), Line.EMPTY));
    }

    @ParameterizedTest
    @CsvSource({
        "resign, RESIGNATION",
        "win, DECLARATION",
        "draw, DRAW",
        "break, INTERRUPTION",
        "timeout, TIME_UP",
        "abort, INTERRUPTION",
        "sennichite, REPETITION",
        "jishogi, IMPASSE",
        "illegal, ILLEGAL_ACTION",
        "mate, MATE",
        "none, OTHER",
    })
    void aWordBehindTheMovesIsTheEndOfTheGame(String word, GameEnd end) {
        String line = "startpos moves 7g7f " + word;
        assertEquals(1, UsiPosition.of(line).position().movesMade());
        GameRecord game = RecordFormat.USI.read(line).get(0).game().orElseThrow();
        assertEquals(end, game.end());
        assertEquals(1, game.plies());
    }
}
