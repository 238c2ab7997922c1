package sanmai.search.exchange;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.primitives.Bytes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class TrainingRecordTest {
    private static final String SFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 515";

    private static TrainingRecord record(int score, int result) {
        Position position = Sfen.position(SFEN);
        return TrainingRecord.of(position, score, UsiMove.parse("7g7f", position), result);
    }

    @Test
    void theFieldsAreWhereTheyBelong() {
        byte[] bytes = record(-300, -1).bytes();
        byte[] position = new byte[32];
        PackedPosition.YANEURAOU.write(Sfen.position(SFEN), position, 0);
        assertArrayEquals(position, Arrays.copyOf(bytes, 32));
        byte[] rest = {(byte) 0xD4, (byte) 0xFE, 0x3B, 0x1E, 0x03, 0x02, -1, 0};
        assertArrayEquals(rest, Arrays.copyOfRange(bytes, 32, 40));
    }

    @ParameterizedTest
    @CsvSource({"-32768, -1", "-1, 0", "0, 1", "32767, 1"})
    void aRecordComesBack(int score, int result) {
        byte[] bytes = Bytes.concat(new byte[7], record(score, result).bytes());
        TrainingRecord read = TrainingRecord.read(bytes, 7);
        assertEquals(record(score, result), read);
        assertEquals(record(score, result).hashCode(), read.hashCode());
        assertEquals(score, read.score());
        assertEquals(result, read.result());
        assertEquals(515, read.ply());
        Position position = read.position();
        assertEquals(SFEN, Sfen.of(position));
        assertEquals("7g7f", Move.usi(read.move(position)));
    }

    @Test
    void recordsWithOtherResultsAreDifferent() {
        assertNotEquals(record(5, 1), record(5, 0));
        assertThrows(IllegalArgumentException.class, () -> record(5, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {-32769, 32768})
    void aScoreThatDoesNotFitIsRefused(int score) {
        assertThrows(IllegalArgumentException.class, () -> record(score, 0));
    }

    @Test
    void moveNumbersAbove65535AreWrittenAs65535() {
        Position position = Sfen.position(SFEN.replace("515", "70000"));
        assertEquals(65535, TrainingRecord.of(position, 0, Move.NONE, 0).ply());
    }

    @Test
    void plyZeroIsMoveNumberOne() {
        byte[] bytes = record(0, 0).bytes();
        bytes[36] = 0;
        bytes[37] = 0;
        TrainingRecord read = TrainingRecord.read(bytes, 0);
        assertEquals(0, read.ply());
        assertEquals(1, read.position().moveNumber());
    }

    @Test
    void thePaddingByteIsIgnored() {
        byte[] bytes = record(0, 0).bytes();
        bytes[39] = 77;
        assertEquals(record(0, 0), TrainingRecord.read(bytes, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, -2, 127, -128})
    void otherResultsAreRefused(int result) {
        byte[] bytes = record(0, 0).bytes();
        bytes[38] = (byte) result;
        ExchangeException e = assertThrows(ExchangeException.class, () -> TrainingRecord.read(bytes, 0));
        assertEquals("a result is 1, 0 or -1, not " + result, e.getMessage());
    }
}
