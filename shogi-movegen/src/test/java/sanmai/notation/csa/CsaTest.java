package sanmai.notation.csa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;

class CsaTest {
    private static final String FULL = """
            'a record with everything that version 2.2 has
            V2.2
            N+Habu, the first
            N-
            $EVENT:a match, 3rd game
            $START_TIME:2026/01/02 03:04:05
            P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
            P2 * -HI *  *  *  *  * -KA *
            P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
            P4 *  *  *  *  *  *  *  *  *\s
            P5 *  *  *  *  *  *  *  *  *\s
            P6 *  *  *  *  *  *  *  *  *\s
            P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
            P8 * +KA *  *  *  *  * +HI *\s
            P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
            P+
            P-
            +
            +7776FU
            T12
            '** 30 -3334FU
            -3334FU,T6,+8822UM,T0.5
            -3122GI,'takes it back
            +0055KA
            %TORYO
            T3
            """;

    private static GameRecord game(String text) {
        List<ParsedRecord> readings = RecordFormat.CSA.read(text);
        assertEquals(1, readings.size());
        assertEquals(List.of(), readings.get(0).problems());
        return readings.get(0).game().orElseThrow();
    }

    private static String usi(GameRecord game) {
        return game.moves().toString();
    }

    @ParameterizedTest
    @CsvSource({"T12, 12000", "T0.5, 500", "T.25, 250", "T1.001, 1001"})
    void aTimeMayHaveAFraction(String time, int millis) {
        RecordTree tree =
                RecordFormat.CSA.read("PI\n+\n+7776FU\n" + time).get(0).tree().orElseThrow();
        assertEquals(
                Optional.of(Duration.ofMillis(millis)),
                tree.root().children().get(0).time());
    }

    @Test
    void aDrawByTooManyMovesHasItsWords() {
        RecordTree tree =
                RecordFormat.CSA.read("PI\n+\n%MAX_MOVES").get(0).tree().orElseThrow();
        assertEquals(GameEnd.DRAW, tree.root().end());
        assertEquals("最大手数", tree.root().endWords());
    }

    @Test
    void readsEveryKindOfStatement() {
        GameRecord game = game(FULL);
        assertEquals("Habu, the first", game.black());
        assertEquals("", game.white());
        assertEquals(ImmutableMap.of("棋戦", "a match, 3rd game", "開始日時", "2026/01/02 03:04:05"), game.headers());
        assertEquals(Handicap.NONE.setup(), game.start());
        assertEquals("7g7f 3c3d 8h2b+ 3a2b B*5e", usi(game));
        assertEquals(GameEnd.RESIGNATION, game.end());
        assertEquals(
                Optional.of(Color.BLACK),
                game.end().winner(game.position(game.plies()).turn()));
        assertTrue(Sfen.of(game.position(3)).endsWith(" w B 4"), Sfen.of(game.position(3)));
    }

    @Test
    void lineEndsDoNotMatter() {
        assertEquals(game(FULL), game(FULL.replace("\n", "\r\n")));
        assertEquals(game(FULL), game(FULL.replace("\n", "\r")));
        assertEquals(game(FULL), game(FULL.stripTrailing()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PI,+ | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                "PI82HI22KA,- | lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
                "P+59OU00FU00FU00KI,P-51OU00HI,- | 4k4/9/9/9/9/9/9/9/4K4 w G2Pr 1",
                "P-51OU,P+59OU12RY99NG00AL,+ " + "| 4k4/8+R/9/9/9/9/9/9/+S3K4 b R2B4G3S4N4L18P 1",
                "P-51OU,P+53TO,P-00AL,+ | 4k4/9/4+P4/9/9/9/9/9/9 b 2r2b4g4s4n4l17p 1",
                "+ | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            })
    void startsCanBeSetUpInEveryWay(String statements, String sfen) {
        assertEquals(sfen, Sfen.of(game(statements).start()));
        assertEquals(sfen, Sfen.of(game(statements.replace(',', '\n')).start()));
    }

    @ParameterizedTest
    @CsvSource({
        "%TORYO, RESIGNATION, WHITE",
        "%CHUDAN, INTERRUPTION, ",
        "%SENNICHITE, REPETITION, ",
        "%KACHI, DECLARATION, BLACK",
        "%HIKIWAKE, DRAW, ",
        "%MATTA, TAKEN_BACK, ",
        "%TIME_UP, TIME_UP, WHITE",
        "%ILLEGAL_MOVE, ILLEGAL_ACTION, WHITE",
        "%+ILLEGAL_ACTION, ILLEGAL_ACTION, WHITE",
        "%-ILLEGAL_ACTION, OPPONENTS_ILLEGAL_ACTION, BLACK",
        "%JISHOGI, IMPASSE, ",
        "%MAX_MOVES, DRAW, ",
        "%TSUMI, MATE, WHITE",
        "%FUZUMI, NO_MATE, ",
        "%ERROR, FAULT, ",
    })
    void everyEndIsKnown(String statement, GameEnd end, Color winner) {
        GameRecord game = game("PI\n+\n+7776FU\n-3334FU\n" + statement + "\n");
        assertEquals(end, game.end());
        assertEquals(Optional.ofNullable(winner), end.winner(Color.BLACK));
    }

    @Test
    void severalGamesAreReadEachOnItsOwn() {
        List<ParsedRecord> readings = RecordFormat.CSA.read(
                "'two games\nPI\n+\n+7776FU\n/\nPI\n+\n+7775FU\n/\n\n/\n'none\n/\nPI\n-\n-3334FU\n%CHUDAN\n");
        assertEquals(3, readings.size());
        assertEquals(
                List.of(1, 0, 1),
                readings.stream().map(r -> r.game().orElseThrow().plies()).toList());
        RecordProblem problem = readings.get(1).problems().get(0);
        assertEquals(8, problem.line());
        assertEquals(Reason.ILLEGAL_MOVE, problem.reason());
        assertTrue(readings.get(0).isComplete() && readings.get(2).isComplete());
    }

    @Test
    void whatStandsBeforeAProblemCanBeUsed() {
        ParsedRecord reading = RecordFormat.CSA
                .read("PI\n+\n+7776FU\n-3334FU,T1,+8822KA\n-2277UM\n%TORYO\n")
                .get(0);
        RecordProblem problem = reading.problems().get(0);
        assertEquals(Reason.ILLEGAL_MOVE, problem.reason());
        assertEquals(4, problem.ply());
        assertEquals("-2277UM", problem.text());
        assertEquals(5, problem.line());
        assertTrue(problem.message().startsWith("move 4: illegal move: "), problem.message());
        assertEquals(3, reading.game().orElseThrow().plies());
        assertEquals(GameEnd.UNKNOWN, reading.game().orElseThrow().end());
    }

    /** The pilcrow stands for the end of a line. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                      | EMPTY | 1 | 1 | 0",
                "'''only a comment¶'     | EMPTY | 1 | 16 | 0",
                "V2.2                    | INCOMPLETE | 1 | 5 | 0",
                "V2.2¶PI¶                | INCOMPLETE | 2 | 3 | 0",
                "V2x                     | UNKNOWN_STATEMENT | 1 | 1 | 0",
                "X                       | UNKNOWN_STATEMENT | 1 | 1 | 0",
                "Nobody                  | UNKNOWN_STATEMENT | 1 | 1 | 0",
                "$EVENT                  | UNKNOWN_STATEMENT | 1 | 1 | 0",
                "P                       | UNKNOWN_STATEMENT | 1 | 1 | 0",
                "PX                      | UNKNOWN_STATEMENT | 1 | 1 | 0",
                "PI,+,Tx                 | UNKNOWN_STATEMENT | 1 | 6 | 0",
                "PI,+,%FOO               | UNKNOWN_STATEMENT | 1 | 6 | 0",
                "%TORYO                  | MISPLACED | 1 | 1 | 0",
                "P+59OU¶PI               | MISPLACED | 2 | 1 | 0",
                "PI¶+¶P+00FU             | MISPLACED | 3 | 1 | 0",
                "PI¶+¶+                  | MISPLACED | 3 | 1 | 0",
                "PI¶+¶%TORYO¶+7776FU     | MISPLACED | 4 | 1 | 1",
                "PI¶+¶%TORYO¶%TORYO      | MISPLACED | 4 | 1 | 0",
                "P+00AL¶P-00FU           | MISPLACED | 2 | 1 | 0",
                "PI82KA                  | BAD_BOARD | 1 | 3 | 0",
                "PI22KA22KA              | BAD_BOARD | 1 | 7 | 0",
                "PI8                     | BAD_BOARD | 1 | 4 | 0",
                "PI82H                   | BAD_BOARD | 1 | 5 | 0",
                "P+55OU55FU              | BAD_BOARD | 1 | 7 | 0",
                "P+50OU                  | BAD_BOARD | 1 | 3 | 0",
                "P1 *  *  *  *           | BAD_BOARD | 1 | 14 | 0",
                "P1 *  *  *  *  *  *  *  * -KY *  * | BAD_BOARD | 1 | 31 | 0",
                "P1 * XFU *  *  *  *  *  *  * | BAD_BOARD | 1 | 6 | 0",
                "P1 * +XX *  *  *  *  *  *  * | BAD_BOARD | 1 | 7 | 0",
                "P1 *  *  *  *  *  *  *  *  *¶P1 *  *  *  *  *  *  *  *  * | BAD_BOARD | 2 | 1 | 0",
                "P1 *  *  *  *  *  *  *  *  *¶+ | BAD_BOARD | 2 | 1 | 0",
                "P+00OU                  | BAD_HAND | 1 | 3 | 0",
                "P+00TO                  | BAD_HAND | 1 | 3 | 0",
                "P+00XX                  | BAD_HAND | 1 | 5 | 0",
                "P+00AL00FU              | BAD_HAND | 1 | 7 | 0",
                "P+55OU54OU¶+            | IMPOSSIBLE_POSITION | 2 | 1 | 0",
                "P+51FU¶+                | IMPOSSIBLE_POSITION | 2 | 1 | 0",
                "PI¶P+00FU¶+             | IMPOSSIBLE_POSITION | 3 | 1 | 0",
                "+7776F                  | BAD_MOVE | 1 | 1 | 1",
                "+7776FUX                | BAD_MOVE | 1 | 1 | 1",
                "+7076FU                 | BAD_MOVE | 1 | 2 | 1",
                "+7706FU                 | BAD_MOVE | 1 | 4 | 1",
                "+7776XX                 | BAD_MOVE | 1 | 6 | 1",
                "+0055OU                 | BAD_MOVE | 1 | 6 | 1",
                "+0055TO                 | BAD_MOVE | 1 | 6 | 1",
                "PI¶+¶-3334FU            | WRONG_SIDE | 3 | 1 | 1",
                "+7776FU,+2726FU         | WRONG_SIDE | 1 | 9 | 2",
                "+7776KI                 | WRONG_PIECE | 1 | 6 | 1",
                "+7776UM                 | WRONG_PIECE | 1 | 6 | 1",
                "+5554FU                 | ILLEGAL_MOVE | 1 | 1 | 1",
                "+3334FU                 | ILLEGAL_MOVE | 1 | 1 | 1",
                "+7775FU                 | ILLEGAL_MOVE | 1 | 1 | 1",
                "+7776TO                 | ILLEGAL_MOVE | 1 | 1 | 1",
                "+0055FU                 | ILLEGAL_MOVE | 1 | 1 | 1",
            })
    void whatIsWrongIsNamed(String text, Reason reason, int line, int column, int ply) {
        RecordProblem problem =
                RecordFormat.CSA.read(text.replace('¶', '\n')).get(0).problems().get(0);
        assertEquals(
                reason + " " + line + ":" + column + " " + ply,
                problem.reason() + " " + problem.line() + ":" + problem.column() + " " + problem.ply(),
                problem.toString());
    }

    @Test
    void readingGoesOnAfterAProblem() {
        ParsedRecord reading = RecordFormat.CSA
                .read("V2.2\nX\nPI\n+\n+7776FU,Tx\nY\n-3334FU\n+2725FU\n-8384FU\n%TORYO\nZ\n")
                .get(0);
        assertEquals(
                "UNKNOWN_STATEMENT 2, UNKNOWN_STATEMENT 5, UNKNOWN_STATEMENT 6, ILLEGAL_MOVE 8, UNKNOWN_STATEMENT 11",
                reading.problems().stream()
                        .map(problem -> problem.reason() + " " + problem.line())
                        .collect(Collectors.joining(", ")));
        assertEquals("7g7f 3c3d", usi(reading.game().orElseThrow()));
        assertEquals(GameEnd.UNKNOWN, reading.game().orElseThrow().end());
    }

    @Test
    void whoBlamesTheOtherSideHasNotLostByItsIllegalMove() {
        for (String end : List.of("%-ILLEGAL_ACTION", "%+ILLEGAL_ACTION", "%ILLEGAL_MOVE")) {
            ParsedRecord record =
                    RecordFormat.CSA.read("PI\n+\n+7775FU\n" + end + "\n").get(0);
            boolean blamesOther = end.startsWith("%-");
            assertEquals(blamesOther ? 1 : 0, record.problems().size(), end);
            assertEquals(
                    blamesOther ? GameEnd.UNKNOWN : GameEnd.ILLEGAL_ACTION,
                    record.game().orElseThrow().end(),
                    end);
        }
    }
}
