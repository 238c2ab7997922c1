package sanmai.usi;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Random input for fuzzing: bytes, words and mutated sessions. There is never a {@code quit} in it. */
final class FuzzInput {
    /** The number of kinds of long lines. */
    static final int LONG_LINES = 8;

    private static final List<String> SESSION = List.of(
            "usi",
            "setoption name MultiPV value 3",
            "setoption name EnteringKingRule value TryRule",
            "setoption name Stochastic_Ponder value true",
            "setoption name NetworkDelay value 120",
            "setoption name SearchMethod value AlphaBeta",
            "getoption name PvInterval",
            "isready",
            "usinewgame",
            "position startpos",
            "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e",
            "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 2g2f 8c8d",
            "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1",
            "position sfen 8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
            "go btime 60000 wtime 50000 byoyomi 10000",
            "go btime 100 wtime 100 binc 10 winc 10",
            "go ponder btime 0 wtime 0 byoyomi 1000",
            "go depth 2",
            "go nodes 100 movetime 50",
            "go infinite",
            "go mate infinite",
            "go perft 2",
            "go searchmoves 7g7f P*5e depth 1",
            "go rtime 10",
            "ponderhit",
            "ponderhit btime 100 wtime 100",
            "stop",
            "gameover win",
            "d",
            "sfen",
            "key",
            "moves",
            "side",
            "help");

    private static final List<String> ODDITIES = List.of(
            "9223372036854775807",
            "-9223372036854775808",
            "99999999999999999999999",
            "-1",
            "0",
            "NaN",
            "1e9",
            "0x10",
            "+5",
            "\u0661\u0662",
            "\u738b\u5c06",
            "7g7f",
            "P*5e",
            "K*5e",
            "5e5e",
            "10a1a",
            "9",
            "k",
            "value",
            "name",
            "moves",
            "sfen",
            "startpos",
            "/////////",
            "\0",
            "\t",
            "\ud83d",
            "\u3000",
            "\u0085",
            "%s%n",
            "../../x",
            "<empty>",
            "resign");

    private static final List<String> WORDS = words();

    private final Random random;

    FuzzInput(Random random) {
        this.random = random;
    }

    private static List<String> words() {
        List<String> words = new ArrayList<>(ODDITIES);
        SESSION.forEach(line -> words.addAll(List.of(line.split(" "))));
        return List.copyOf(words);
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** A line, with its end. */
    byte[] line() {
        byte[] line = switch (random.nextInt(20)) {
            case 0 -> bytes(random.nextInt(200));
            case 1 -> printable(random.nextInt(100)).getBytes(UTF_8);
            case 2, 3, 4, 5, 6, 7 -> tokens(1 + random.nextInt(12)).getBytes(charset());
            default -> mutated().getBytes(charset());
        };
        return withoutQuit(concat(line, any(List.of("\n", "\n", "\n", "\r\n", "\r"))));
    }

    /** A line of any length up to a million bytes, of any kind. */
    byte[] longLine() {
        return longLine(random.nextInt(LONG_LINES), random.nextInt(1 << 20));
    }

    /** A line of about this number of bytes, of the kind with this number, with its end. */
    byte[] longLine(int kind, int size) {
        byte[] line = switch (kind) {
            case 0 -> bytes(size);
            case 1 -> "a".repeat(size).getBytes(UTF_8);
            case 2 -> ("setoption name a" + " ".repeat(size) + "b").getBytes(UTF_8);
            case 3 -> ("setoption name " + "a value ".repeat(size / 8)).getBytes(UTF_8);
            case 4 -> ("position startpos moves" + " 2h3h 8b7b 3h2h 7b8b".repeat(size / 20)).getBytes(UTF_8);
            case 5 -> ("position sfen " + "9/".repeat(size / 2)).getBytes(UTF_8);
            case 6 -> ("go " + "searchmoves 7g7f btime 5 ".repeat(size / 20)).getBytes(UTF_8);
            default -> ("MultiPV " + "1".repeat(size)).getBytes(UTF_8);
        };
        return withoutQuit(concat(line, "\n"));
    }

    private Charset charset() {
        return random.nextInt(8) == 0 ? Charset.forName("Shift_JIS") : UTF_8;
    }

    private static byte[] concat(byte[] line, String end) {
        byte[] whole = Arrays.copyOf(line, line.length + end.length());
        System.arraycopy(end.getBytes(ISO_8859_1), 0, whole, line.length, end.length());
        return whole;
    }

    private static byte[] withoutQuit(byte[] line) {
        return new String(line, ISO_8859_1).replace("quit", "QUIT").getBytes(ISO_8859_1);
    }

    private byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    private String printable(int size) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size; i++) {
            text.append((char) (' ' + random.nextInt('~' - ' ' + 1)));
        }
        return text.toString();
    }

    private String tokens(int size) {
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            tokens.add(any(WORDS));
        }
        return String.join(" ", tokens);
    }

    private String mutated() {
        List<String> tokens = new ArrayList<>(List.of(any(SESSION).split(" ")));
        for (int i = random.nextInt(4); i > 0 && !tokens.isEmpty(); i--) {
            mutate(tokens);
        }
        String line = String.join(any(List.of(" ", " ", " ", "  ", "\t")), tokens);
        return random.nextInt(10) == 0 ? line.substring(0, random.nextInt(line.length() + 1)) : line;
    }

    private void mutate(List<String> tokens) {
        int at = random.nextInt(tokens.size());
        switch (random.nextInt(6)) {
            case 0 -> tokens.remove(at);
            case 1 -> tokens.add(at, tokens.get(at));
            case 2 -> Collections.swap(tokens, at, random.nextInt(tokens.size()));
            case 3 -> tokens.set(at, any(ODDITIES));
            case 4 -> tokens.set(at, mutated(tokens.get(at)));
            default -> tokens.addAll(List.of(any(SESSION).split(" ")));
        }
    }

    private String mutated(String token) {
        int at = random.nextInt(token.length() + 1);
        String rest = token.substring(Math.min(at + random.nextInt(2), token.length()));
        return token.substring(0, at) + (random.nextBoolean() ? "" : printable(1)) + rest;
    }
}
