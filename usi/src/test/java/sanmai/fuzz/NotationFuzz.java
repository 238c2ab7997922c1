package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;

/** Positions and moves in text. */
final class NotationFuzz {
    private static final String MOVES = " moves ";

    private NotationFuzz() {}

    static void sfen(byte[] input) {
        String text = new String(input, UTF_8);
        try {
            PositionSetup setup = Sfen.parse(text);
            String written = Sfen.of(setup);
            assertEquals(setup, Sfen.parse(written));
            assertEquals(written, Sfen.of(Sfen.parse(written)));
            Position position = Sfen.position(text, SetupProblem.Reason.HARMLESS);
            assertEquals(setup, PositionSetup.of(position));
        } catch (NotationException e) {
            assertRefused(e, text);
        }
    }

    /** The text is an SFEN or nothing, the word {@code moves}, and moves. */
    static void moves(byte[] input) {
        String text = new String(input, UTF_8);
        int end = text.indexOf(MOVES);
        String sfen = end < 0 ? "" : text.substring(0, end);
        String word = sfen;
        try {
            Position position = sfen.isBlank() ? Position.start() : Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
            List<String> words = Stream.of(
                            text.substring(end < 0 ? 0 : end + MOVES.length()).split(" "))
                    .toList();
            PositionSetup start = PositionSetup.of(position);
            for (String next : words) {
                word = next;
                int move = UsiMove.parse(next, position);
                assertEquals(next, Move.usi(move));
                position.doMove(move);
            }
            words.forEach(each -> position.undoMove());
            assertEquals(start, PositionSetup.of(position));
        } catch (NotationException e) {
            assertRefused(e, word);
        }
    }

    private static void assertRefused(NotationException e, String text) {
        assertEquals(text, e.text());
        assertTrue(e.offset() >= 0 && e.offset() <= text.length(), e::getMessage);
        Messages.assertPlain(e.getMessage(), text);
    }
}
