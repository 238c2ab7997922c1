package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.files.ConditionLine;
import sanmai.search.exchange.PackedMove;

@Timeout(120)
class GameFileTest {
    private static final String CONDITIONS = "net \u5c06 seed 1 nodes 40";
    private static final byte[] HEAD = ("Sanmai games 1\n" + CONDITIONS + "\n").getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("games.sg");
    }

    private static ConditionLine line(String text) {
        return ConditionLine.begin().with("net ", "the net", text.replaceFirst("net ", ""));
    }

    private Path with(List<TrainingGame> games) throws IOException {
        Files.deleteIfExists(file());
        try (GameFile file = GameFile.open(file(), line(CONDITIONS))) {
            games.forEach(file::add);
        }
        return file();
    }

    private static List<TrainingGame> read(Path file) {
        List<TrainingGame> games = new ArrayList<>();
        GameFile.read(file, games::add);
        return games;
    }

    private static int bytes(TrainingGame game) {
        return 13 + 4 * game.moves().size();
    }

    private static int bytes(List<TrainingGame> games) {
        return games.stream().mapToInt(GameFileTest::bytes).sum();
    }

    private String refusal(String conditions) {
        return assertThrows(TrainingDataException.class, () -> GameFile.open(file(), line(conditions)))
                .getMessage();
    }

    private String unreadable() {
        return assertThrows(TrainingDataException.class, () -> read(file())).getMessage();
    }

    @Test
    void gamesComeBackAsTheyWereAdded() throws IOException {
        assertEquals(Games.SOME, read(with(Games.SOME)));
        assertEquals(HEAD.length + bytes(Games.SOME), Files.size(file()));
        assertArrayEquals(HEAD, Arrays.copyOf(Files.readAllBytes(file()), HEAD.length));
        try (GameFile again = GameFile.open(file(), line(CONDITIONS))) {
            assertEquals(Games.SOME.size(), again.size());
            assertTrue(again.has(0) && again.has(11));
            assertFalse(again.has(12));
        }
        assertEquals(Games.SOME, read(file()));
    }

    @Test
    void theBytesOfAGameAreInTheFormat() throws IOException {
        List<Integer> moves = Games.SOME.get(0).moves().subList(0, 2);
        TrainingGame game = new TrainingGame(0x01020304, 1, moves, List.of(0, -2), -1);
        ByteBuffer expected = ByteBuffer.allocate(21).order(ByteOrder.LITTLE_ENDIAN);
        expected.put((byte) 'G').putInt(0x01020304).put((byte) 1).putShort((short) 2);
        expected.put((byte) 0);
        expected.putShort((short) PackedMove.YANEURAOU.of(moves.get(0))).putShort((short) 0);
        expected.putShort((short) PackedMove.YANEURAOU.of(moves.get(1))).putShort((short) -2);
        CRC32 crc = new CRC32();
        crc.update(expected.array(), 0, 17);
        expected.putInt((int) crc.getValue());
        byte[] all = Files.readAllBytes(with(List.of(game)));
        assertArrayEquals(expected.array(), Arrays.copyOfRange(all, HEAD.length, all.length));
    }

    @Test
    void filesMayBeLongerThanTheBuffer() throws IOException {
        TrainingGame model = Games.SOME.get(1);
        List<TrainingGame> games = new ArrayList<>();
        for (int number = 0; number * bytes(model) < (1 << 20) + 10_000; number++) {
            games.add(new TrainingGame(number, model.openingPlies(), model.moves(), model.scores(), model.result()));
        }
        with(games);
        int[] next = {0};
        GameFile.read(file(), game -> assertEquals(games.get(next[0]++), game));
        assertEquals(games.size(), next[0]);
    }

    @Test
    void anUnfinishedGameIsSkippedAndPlayedAgain() throws IOException {
        List<TrainingGame> games = Games.SOME.subList(0, 4);
        byte[] whole = Files.readAllBytes(with(games));
        int second = HEAD.length + bytes(games.subList(0, 2));
        int third = HEAD.length + bytes(games.subList(0, 3));
        for (int length = second; length < whole.length; length++) {
            int left = length < third ? 2 : 3;
            Files.write(file(), Arrays.copyOf(whole, length));
            assertEquals(games.subList(0, left), read(file()), "cut at " + length);
            GameFile.open(file(), line(CONDITIONS)).close();
            assertEquals(left == 2 ? second : third, Files.size(file()), "cut at " + length);
            Files.write(file(), Arrays.copyOf(whole, length));
            try (GameFile file = GameFile.open(file(), line(CONDITIONS))) {
                assertEquals(left, file.size(), "cut at " + length);
                assertTrue(file.has(games.get(left - 1).number()));
                games.subList(left, 4).forEach(file::add);
            }
            assertArrayEquals(whole, Files.readAllBytes(file()), "cut at " + length);
        }
    }

    @Test
    void aFileWithoutWholeFirstLinesIsBegunAgain() throws IOException {
        byte[] whole = Files.readAllBytes(with(Games.SOME.subList(0, 1)));
        for (int length = 0; length < HEAD.length; length++) {
            Files.write(file(), Arrays.copyOf(whole, length));
            assertTrue(unreadable().contains("is no file of games"), "cut at " + length);
            try (GameFile file = GameFile.open(file(), line(CONDITIONS))) {
                assertEquals(0, file.size());
                file.add(Games.SOME.get(0));
            }
            assertArrayEquals(whole, Files.readAllBytes(file()), "cut at " + length);
        }
    }

    @Test
    void noDamagedByteGoesUnnoticed() throws IOException {
        List<TrainingGame> games = Games.SOME.subList(0, 3);
        byte[] whole = Files.readAllBytes(with(games));
        SplittableRandom random = new SplittableRandom(Games.SEED);
        int start = HEAD.length;
        for (TrainingGame game : games) {
            for (int at = start; at < start + bytes(game); at++) {
                // The head has the length, which leads elsewhere if it is wrong: each of its bits is tried.
                for (int bit = at < start + 9 ? 0 : 7; bit < 8; bit++) {
                    byte[] damaged = whole.clone();
                    damaged[at] ^= (byte) (at < start + 9 ? 1 << bit : random.nextInt(1, 256));
                    Files.write(file(), damaged);
                    String where = "byte " + at + ", seed " + Games.SEED;
                    String message = unreadable();
                    assertTrue(message.startsWith("\"" + file() + "\": byte " + start + ": "), where + ": " + message);
                    assertEquals(message, refusal(CONDITIONS), where);
                    assertArrayEquals(damaged, Files.readAllBytes(file()), where + ": the file was changed");
                }
            }
            start += bytes(game);
        }
    }

    @Test
    void aDamagedHeadIsNoticed() throws IOException {
        byte[] whole = Files.readAllBytes(with(Games.SOME.subList(0, 3)));
        int secondLine = "Sanmai games 1\n".length();
        for (int at = 0; at < HEAD.length; at++) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 1;
            Files.write(file(), damaged);
            assertTrue(refusal(CONDITIONS).startsWith("\"" + file() + "\": "), "byte " + at);
            if (at < secondLine) {
                assertTrue(unreadable().contains("does not begin with \"Sanmai games 1\""), "byte " + at);
            } else if (at == HEAD.length - 1) {
                assertTrue(unreadable().startsWith("\"" + file() + "\": "), "byte " + at);
            } // A reader does not know the right conditions.
        }
    }

    @ParameterizedTest
    @CsvSource({
        "-1, 0, 2, a game with impossible numbers",
        "1, 3, 2, a game with impossible numbers",
        "1, 0, 3, a game with impossible numbers",
        "1, 0, 255, a game with impossible numbers",
    })
    void impossibleNumbersAreRefused(int number, int openingPlies, int result, String reason) throws IOException {
        with(List.of());
        write(
                number,
                openingPlies,
                result,
                PackedMove.YANEURAOU.of(Games.SOME.get(0).moves().get(0)),
                0);
        assertEquals("\"" + file() + "\": byte " + HEAD.length + ": " + reason, unreadable());
    }

    @Test
    void illegalMovesAreRefused() throws IOException {
        with(List.of());
        int move = PackedMove.YANEURAOU.of(Games.SOME.get(0).moves().get(0));
        write(7, 0, 1, move, 0);
        assertEquals(7, read(file()).get(0).number());
        Files.write(file(), HEAD);
        write(7, 0, 1, move, move);
        assertTrue(
                unreadable().startsWith("\"" + file() + "\": byte " + HEAD.length + ": move 2 of game 7: "),
                unreadable());
        Files.write(file(), HEAD);
        write(7, 0, 1, 0, 0);
        assertTrue(unreadable().contains("move 1 of game 7: "), unreadable());
    }

    /** Adds bytes of a game of one move, or two, with the right checksum. */
    private void write(int number, int openingPlies, int result, int move, int second) throws IOException {
        int plies = second == 0 ? 1 : 2;
        ByteBuffer bytes = ByteBuffer.allocate(13 + 4 * plies).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put((byte) 'G').putInt(number).put((byte) openingPlies).putShort((short) plies);
        bytes.put((byte) result).putShort((short) move).putShort((short) 0);
        if (plies == 2) {
            bytes.putShort((short) second).putShort((short) 0);
        }
        CRC32 crc = new CRC32();
        crc.update(bytes.array(), 0, bytes.position());
        bytes.putInt((int) crc.getValue());
        Files.write(file(), bytes.array(), StandardOpenOption.APPEND);
    }

    @Test
    void otherFilesAndOtherConditionsAreRefused() throws IOException {
        with(Games.SOME);
        assertEquals(
                "\"" + file() + "\": holds games of other conditions: the net is " + CONDITIONS.substring(4)
                        + " there, x here",
                refusal("net x"));
        Files.writeString(file(), "Sanmai games 1\n" + "\u0007".repeat(100_000) + "\n");
        assertTrue(refusal("net x").contains("conditions: \"" + "?".repeat(200) + "...\", not"), refusal("net x"));
        for (String other : List.of("hello", "Sanmai games 2\nnet x\n", "\n\n\n", "\u0000")) {
            Files.writeString(file(), other);
            assertTrue(refusal("net x").startsWith("\"" + file() + "\": "), other);
            Files.writeString(file(), other);
            assertTrue(unreadable().startsWith("\"" + file() + "\": is no file of games: "), other);
        }
        Files.write(file(), new byte[0]);
        assertTrue(unreadable().contains("is no file of games"), unreadable());
        Files.delete(file());
        assertEquals("\"" + file() + "\": there is no such file", unreadable());
        Files.createDirectory(file());
        assertEquals("\"" + file() + "\": is a directory", unreadable());
        assertEquals("\"" + file() + "\": is a directory", refusal(CONDITIONS));
        Path nowhere = folder.resolve("no/where.sg");
        TrainingDataException e =
                assertThrows(TrainingDataException.class, () -> GameFile.open(nowhere, line(CONDITIONS)));
        assertEquals("\"" + nowhere + "\": there is no such directory", e.getMessage());
    }

    @Test
    void oneRunAtATimeAddsGames() throws IOException {
        try (GameFile first = GameFile.open(file(), line(CONDITIONS))) {
            first.add(Games.SOME.get(0));
            assertEquals("\"" + file() + "\": another run is writing it", refusal(CONDITIONS));
            first.add(Games.SOME.get(1));
            assertEquals(Games.SOME.subList(0, 2), read(file()), "reading goes on meanwhile");
        }
        GameFile.open(file(), line(CONDITIONS)).close();
    }

    @Test
    void aClosedFileRefusesGames() throws IOException {
        GameFile file = GameFile.open(file(), line(CONDITIONS));
        file.close();
        TrainingDataException e = assertThrows(TrainingDataException.class, () -> file.add(Games.SOME.get(0)));
        assertTrue(e.getMessage().startsWith("\"" + file() + "\": cannot be written: "), e.getMessage());
    }

    @Test
    void anExceptionOfTheListenerEndsTheReading() throws IOException {
        with(Games.SOME);
        IllegalArgumentException own = new IllegalArgumentException("my own");
        assertSame(
                own,
                assertThrows(
                        IllegalArgumentException.class,
                        () -> GameFile.read(file(), game -> {
                            throw own;
                        })));
    }

    @Test
    void anInterruptedThreadStillReadsAndWrites() throws IOException {
        Thread.currentThread().interrupt();
        try {
            assertEquals(Games.SOME, read(with(Games.SOME)));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }
}
