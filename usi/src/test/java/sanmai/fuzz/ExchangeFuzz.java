package sanmai.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import sanmai.notation.Sfen;
import sanmai.search.exchange.DlshogiMoveLabel;
import sanmai.search.exchange.ExchangeException;
import sanmai.search.exchange.ExchangeFormat;
import sanmai.search.exchange.TrainingRecord;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Files of positions of other programs. */
final class ExchangeFuzz {
    private ExchangeFuzz() {}

    /** Reads the bytes behind the first, which says in which format. */
    static void check(byte[] input) throws IOException {
        ExchangeFormat[] formats = ExchangeFormat.values();
        InputStream in = new ByteArrayInputStream(input);
        ExchangeFormat format = formats[in.read() & formats.length - 1];
        Iterator<TrainingRecord> records = format.read(in);
        try {
            while (records.hasNext()) {
                TrainingRecord record = records.next();
                assertTrue(Math.abs(record.result()) <= 1, "an impossible result");
                int move = record.move(record.position());
                assertTrue(move == Move.NONE || DlshogiMoveLabel.of(move) < DlshogiMoveLabel.COUNT);
                assertEquals(record, again(ExchangeFormat.PSV, record));
                assertSame(record, again(ExchangeFormat.HCPE, record));
                assertSame(record, again(ExchangeFormat.SFEN, record));
                assertSamePosition(
                        record.position(), again(ExchangeFormat.HCP, record).position());
            }
        } catch (ExchangeException e) {
            Messages.assertPlain(e.getMessage(), "");
        }
    }

    private static TrainingRecord again(ExchangeFormat format, TrainingRecord record) throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        format.write(record, written);
        Iterator<TrainingRecord> read = format.read(new ByteArrayInputStream(written.toByteArray()));
        TrainingRecord first = read.next();
        assertFalse(read.hasNext());
        return first;
    }

    private static void assertSame(TrainingRecord expected, TrainingRecord found) {
        Position position = expected.position();
        assertSamePosition(position, found.position());
        assertEquals(expected.move(position), found.move(position));
        assertEquals(expected.score(), found.score());
        assertEquals(expected.result(), found.result());
    }

    private static void assertSamePosition(Position expected, Position found) {
        assertEquals(expected.key(), found.key());
        assertEquals(withoutNumber(expected), withoutNumber(found));
    }

    private static String withoutNumber(Position position) {
        String sfen = Sfen.of(position);
        return sfen.substring(0, sfen.lastIndexOf(' '));
    }
}
