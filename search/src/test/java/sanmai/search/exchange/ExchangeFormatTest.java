package sanmai.search.exchange;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.Play;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class ExchangeFormatTest {
    private static final String WHITES_TURN = "4k4/9/9/9/9/9/9/9/4K4 w Pp ";

    private static TrainingRecord record(String sfen, int score, String move, int result) {
        Position position = Sfen.position(sfen);
        return TrainingRecord.of(position, score, UsiMove.parse(move, position), result);
    }

    private static byte[] written(ExchangeFormat format, List<TrainingRecord> records) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (TrainingRecord record : records) {
            format.write(record, out);
        }
        return out.toByteArray();
    }

    private static List<TrainingRecord> read(ExchangeFormat format, byte[] bytes) {
        return ImmutableList.copyOf(format.read(new ByteArrayInputStream(bytes)));
    }

    private static List<TrainingRecord> random(int count, int moveNumber) {
        SplittableRandom random = new SplittableRandom(8);
        LegalMoves generator = new LegalMoves();
        MoveList moves = new MoveList();
        ImmutableList.Builder<TrainingRecord> records = ImmutableList.builder();
        for (int i = 0; i < count; i++) {
            Position position = Play.random(random, 200);
            generator.generate(position, moves);
            int move = i % 10 == 0 || moves.size() == 0 ? Move.NONE : moves.get(random.nextInt(moves.size()));
            String board = Sfen.of(position);
            Position numbered = Sfen.position(
                    moveNumber == 0 ? board : board.substring(0, board.lastIndexOf(' ') + 1) + moveNumber);
            records.add(TrainingRecord.of(numbered, random.nextInt(-32768, 32768), move, random.nextInt(3) - 1));
        }
        return records.build();
    }

    /** White to move won: result 2; P*5e is the square 40 and 80 + 1 for the pawn, 81 times 128 and 40 are 0x28A8. */
    @Test
    void theFieldsOfHcpeAreWhereTheyBelong() throws IOException {
        TrainingRecord record = record(WHITES_TURN + "7", -300, "P*5e", 1);
        byte[] bytes = written(ExchangeFormat.HCPE, List.of(record));
        byte[] position = new byte[32];
        PackedPosition.APERY.write(record.position(), position, 0);
        assertArrayEquals(position, Arrays.copyOf(bytes, 32));
        assertArrayEquals(
                new byte[] {(byte) 0xD4, (byte) 0xFE, (byte) 0xA8, 0x28, 2, 0}, Arrays.copyOfRange(bytes, 32, 38));
        assertArrayEquals(position, written(ExchangeFormat.HCP, List.of(record)));
    }

    @ParameterizedTest
    @CsvSource({"b, 1, 1", "b, 0, 0", "b, -1, 2", "w, 1, 2", "w, 0, 0", "w, -1, 1"})
    void hcpeSaysWhichColourWon(String turn, int result, int byteOfResult) throws IOException {
        String sfen = WHITES_TURN.replace(" w ", " " + turn + " ") + "1";
        TrainingRecord record = record(sfen, 5, "P*5e", result);
        byte[] bytes = written(ExchangeFormat.HCPE, List.of(record));
        assertEquals(byteOfResult, bytes[36]);
        assertEquals(List.of(record), read(ExchangeFormat.HCPE, bytes));
    }

    @Test
    void aLineHasFourColumnsOrOnlyAnSfen() throws IOException {
        String sfen = WHITES_TURN + "7";
        TrainingRecord record = record(sfen, -300, "P*5e", 1);
        String line = sfen + "\tP*5e\t-300\t1\n";
        assertEquals(line, new String(written(ExchangeFormat.SFEN, List.of(record)), StandardCharsets.US_ASCII));
        TrainingRecord bare = TrainingRecord.of(Sfen.position(sfen), 0, Move.NONE, 0);
        byte[] mixed = (sfen + "\r\n" + line + sfen + "\tnone\t0\t0").getBytes(StandardCharsets.US_ASCII);
        assertEquals(List.of(bare, record, bare), read(ExchangeFormat.SFEN, mixed));
    }

    @ParameterizedTest
    @EnumSource(
            value = ExchangeFormat.class,
            names = {"SFEN", "PSV"})
    void allOfARecordComesBack(ExchangeFormat format) throws IOException {
        List<TrainingRecord> records = random(200, 0);
        assertEquals(records, read(format, written(format, records)));
    }

    @Test
    void hcpeKeepsAllButTheMoveNumber() throws IOException {
        List<TrainingRecord> records = random(200, 1);
        assertEquals(records, read(ExchangeFormat.HCPE, written(ExchangeFormat.HCPE, records)));
        byte[] numbered = written(ExchangeFormat.HCPE, random(200, 77));
        assertArrayEquals(written(ExchangeFormat.HCPE, records), numbered);
    }

    @ParameterizedTest
    @EnumSource(ExchangeFormat.class)
    void anEmptyFileHasNoRecords(ExchangeFormat format) {
        assertEquals(List.of(), read(format, new byte[0]));
    }

    private static String refusal(ExchangeFormat format, byte[] bytes) {
        return assertThrows(ExchangeException.class, () -> read(format, bytes)).getMessage();
    }

    /** Of the third record only {@code length} bytes are there, or those from {@code from} on have all bits set. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "HCP  | 31 | 99 | only 31 of 32 bytes are there",
                "HCP  | 32 |  0 | a king is on square 127, but squares are 0 to 80",
                "HCPE | 37 | 99 | only 37 of 38 bytes are there",
                "HCPE | 38 | 36 | a result is 0, 1 or 2, not -1",
                "HCPE | 38 | 34 | no move: 0xffff has square 127, but squares are 0 to 80",
                "PSV  | 39 | 99 | only 39 of 40 bytes are there",
                "PSV  | 40 | 35 | no move: 0xffa8 drops the kind 127 and promotes it",
            })
    void aBrokenRecordIsNamedByNumberAndByte(ExchangeFormat format, int length, int from, String reason)
            throws IOException {
        byte[] sound = written(format, List.of(record(WHITES_TURN + "1", 0, "P*5e", 0)));
        byte[] broken = Arrays.copyOf(sound, length);
        for (int i = from; i < Math.min(length, 38); i++) {
            broken[i] = -1;
        }
        assertEquals(
                "record 3 (byte " + 2 * sound.length + "): " + reason,
                refusal(format, Bytes.concat(sound, sound, broken)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "what        | no piece has the letter 'w'",
                "SFEN~none   | a line has 1 or 4 columns, not 2",
                "SFEN~7g7f~0~0     | illegal move",
                "SFEN~none~x~0     | \"x\" is no number",
                "SFEN~none~40000~0 | a score is -32768 to 32767, not 40000",
                "SFEN~none~0~2     | a result is 1, 0 or -1, not 2",
                "9/9/9/9/9/9/9/9/9 b - 1 | the format has no room for positions without both kings",
            })
    void aBrokenLineIsRefused(String line, String reason) {
        String sfen = WHITES_TURN + "1";
        String text = sfen + "\n" + line.replace('~', '\t').replace("SFEN", sfen) + "\n";
        String message = refusal(ExchangeFormat.SFEN, text.getBytes(StandardCharsets.UTF_8));
        String place = "record 2 (byte " + (sfen.length() + 1) + "): ";
        assertTrue(message.startsWith(place) && message.contains(reason), message);
    }

    @Test
    void aLineWithoutAnEndIsNotReadWhole() {
        byte[] endless = new byte[100_000];
        assertEquals("record 1 (byte 0): a line of more than 1000 bytes", refusal(ExchangeFormat.SFEN, endless));
    }

    /** A file may be larger than the memory. */
    @Test
    void recordsAreReadOneAtATime() throws IOException {
        byte[] record = written(ExchangeFormat.HCP, random(1, 1));
        InputStream endless = new InputStream() {
            private long next;

            @Override
            public int read() {
                return record[(int) (next++ % record.length)] & 0xFF;
            }
        };
        Iterator<TrainingRecord> records = ExchangeFormat.HCP.read(endless);
        for (int i = 0; i < 1000; i++) {
            records.next();
        }
        assertTrue(records.hasNext());
    }

    @Test
    void aFileThatCannotBeReadIsNoBrokenRecord() {
        InputStream failing = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("gone");
            }
        };
        assertThrows(
                UncheckedIOException.class,
                () -> ExchangeFormat.PSV.read(failing).hasNext());
    }

    @Test
    void theEndingOfANameTellsTheFormat() {
        assertEquals(Optional.of(ExchangeFormat.HCPE), ExchangeFormat.ofName("a/b.hcp.HCPE"));
        assertEquals(Optional.of(ExchangeFormat.HCP), ExchangeFormat.ofName("b.hcp"));
        assertEquals(Optional.of(ExchangeFormat.PSV), ExchangeFormat.ofName("b.bin"));
        assertEquals(Optional.of(ExchangeFormat.PSV), ExchangeFormat.ofName("b.psv"));
        assertEquals(Optional.of(ExchangeFormat.SFEN), ExchangeFormat.ofName("b.sfen"));
        assertEquals(Optional.empty(), ExchangeFormat.ofName("hcpe"));
        assertEquals(Optional.empty(), ExchangeFormat.ofName("b.sg"));
    }

    @Test
    void linesWithoutARecordAreSkipped() {
        String sfen = WHITES_TURN + "1";
        String text = "\uFEFF" + sfen + "\n\n# a comment\n  // another\n\uFEFF\n" + sfen + "\tnone\t7\t1 # said so\n\n";
        List<TrainingRecord> records = read(ExchangeFormat.SFEN, text.getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of(0, 7), records.stream().map(TrainingRecord::score).toList());
        byte[] broken = ("#\n" + sfen + "\n\nwhat\n").getBytes(StandardCharsets.UTF_8);
        String place = "record 2 (byte " + (sfen.length() + 4) + "): ";
        assertTrue(refusal(ExchangeFormat.SFEN, broken).startsWith(place), refusal(ExchangeFormat.SFEN, broken));
    }
}
