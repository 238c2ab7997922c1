package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.core.Color;
import sanmai.notation.format.RecordLoss.Kind;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;

/** Whatever names and words a record has, a written record says no more and nothing else than it: what it lacks is told. */
class UnchangedMeaningTest {
    private static final List<String> NAMES = List.of(
            "手合割",
            "手合割 ",
            "手番",
            "先手",
            "後手",
            "下手",
            "上手",
            "先手番",
            "手数＝5 ",
            "手数----",
            "先手の持駒",
            "後手の持駒",
            "#",
            "#KI2",
            "# 見出し",
            "*",
            "*あ",
            "&",
            "&しおり",
            "変化",
            "変化：1手",
            "まで1手で先手の勝ち",
            "まで",
            "1 ７六歩(77)",
            "1",
            "▲７六歩",
            "|歩|",
            "+---",
            "９ ８ ７ ６ ５ ４ ３ ２ １",
            "盤面回転",
            "---",
            "",
            " ",
            "　",
            "a:b",
            "a：b",
            "a\nb",
            "a\n手合割：香落ち\nb",
            "a\r▲７六歩",
            "\uFEFFa",
            "V2.2",
            "N+",
            "PI",
            "+7776FU",
            "-",
            "+",
            "%TORYO",
            "'*a",
            "$EVENT:",
            "T1",
            "/",
            "P1",
            "position",
            "startpos",
            "{",
            "[{",
            "投了",
            "詰み",
            "constructor",
            "__proto__",
            "moves",
            "header",
            "先手 / 後手");

    private static final List<RecordFormat> FORMATS =
            Stream.of(RecordFormat.values()).filter(RecordFormat::isReadBack).toList();

    static List<RecordFormat> formats() {
        return FORMATS;
    }

    static Stream<String> names() {
        return NAMES.stream();
    }

    /** A record with a move, its end and a variation, in which much could go wrong. */
    private static RecordTree record() {
        RecordTree tree = RecordFormat.KIF
                .read("手合割：平手\n先手：a\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:05/00:00:05)\n*c\n   2 投了\n"
                        + "\n変化：1手\n   1 ２六歩(27)\n")
                .get(0)
                .tree()
                .orElseThrow();
        tree.headers().put("棋戦", "e");
        return tree;
    }

    private static ParsedRecord reread(RecordFormat format, String text) {
        List<ParsedRecord> records = RecordFormat.readAny(text, Optional.of(format));
        assertEquals(1, records.size(), text);
        return records.get(0);
    }

    /** Asserts that a copy has nothing that the record lacks, and that what it lacks was told. */
    private static void assertNothingElse(RecordFormat format, RecordTree tree, WrittenRecord written) {
        RecordTree copy = reread(format, written.text()).tree().orElseThrow();
        assertEquals(tree.start(), copy.start(), written.text());
        copy.headers()
                .forEach((name, value) -> assertTrue(
                        value.equals(tree.headers().get(name))
                                || written.losses().stream().anyMatch(loss -> loss.kind() == Kind.HEADER),
                        written.text()));
        Set<Kind> told = EnumSet.noneOf(Kind.class);
        written.losses().forEach(loss -> told.add(loss.kind()));
        for (RecordLoss more : RecordDifferences.between(copy.withHeaders(name -> false), tree)) {
            assertTrue(more.text().isEmpty() || told.contains(more.kind()), more + " is new in\n" + written.text());
        }
        for (RecordLoss less : RecordDifferences.between(tree, copy)) {
            assertTrue(written.losses().contains(less), less + " was not told");
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void aHeaderOfAnyNameIsAHeaderOrLost(String name) {
        for (RecordFormat format : FORMATS) {
            RecordTree tree = record();
            tree.headers().put(name, "香落ち");
            WrittenRecord plain = format.write(record());
            WrittenRecord written = format.write(tree);
            assertNothingElse(format, tree, written);
            List<RecordLoss> others = new ArrayList<>(written.losses());
            others.removeIf(loss -> loss.kind() == Kind.HEADER);
            List<RecordLoss> usual = new ArrayList<>(plain.losses());
            usual.removeIf(loss -> loss.kind() == Kind.HEADER);
            assertEquals(usual, others, format + " loses more for " + name);
            if (reread(format, written.text()).tree().orElseThrow().headers().get("棋戦") == null) {
                assertTrue(plain.losses().stream().anyMatch(loss -> loss.kind() == Kind.HEADER), format + " " + name);
            }
            assertEquals(
                    2, tree.headers().size() - (tree.headers().containsKey("棋戦") ? 0 : 1), "the record is as it was");
        }
    }

    @Test
    void headersThatLookLikeCodeStay() {
        RecordTree tree = record();
        tree.headers().put("constructor", "a");
        tree.headers().put("__proto__", "b");
        for (RecordFormat format : List.of(RecordFormat.KIF, RecordFormat.JKF)) {
            assertTrue(format.write(tree).isComplete(), format.write(tree).losses()::toString);
        }
        assertEquals(1, RecordFormat.KI2.write(tree).losses().size(), "the time alone");
    }

    static Stream<String> words() {
        return Stream.of(
                "７六歩(77)",
                "３四歩(33)",
                "△３四歩",
                "3334FU",
                "投了",
                "TORYO",
                "詰み",
                "CHUDAN",
                "まで1手で後手の勝ち",
                "(33)",
                "*a",
                "x y",
                "七七角打",
                "封じ手",
                "MAX_MOVES");
    }

    @ParameterizedTest
    @MethodSource("words")
    void wordsForAnEndAreNoMoveAndNoOtherEnd(String words) {
        for (RecordFormat format : FORMATS) {
            for (GameEnd end : List.of(GameEnd.OTHER, GameEnd.INTERRUPTION)) {
                RecordTree tree = RecordFormat.USI
                        .read("startpos moves 7g7f")
                        .get(0)
                        .tree()
                        .orElseThrow();
                tree.root().children().get(0).setEnd(end);
                tree.root().children().get(0).setEndWords(words);
                WrittenRecord written = format.write(tree);
                RecordTree copy = reread(format, written.text()).tree().orElseThrow();
                RecordNode last = copy.root().children().get(0);
                assertFalse(last.hasChildren(), written.text());
                assertTrue(last.end() == end || last.end() == GameEnd.UNKNOWN, written.text());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aPlayersNameNamesNobodyElse(RecordFormat format) {
        for (String name : List.of("a / 後手：b", "a / 上手:b", "x\n後手：b", "a\r手合割：香落ち", "N-b", "a,N-b", "先手：b")) {
            RecordTree tree = new RecordTree(Handicap.NONE.setup());
            tree.setPlayer(Color.BLACK, name);
            WrittenRecord written = format.write(tree);
            assertNothingElse(format, tree, written);
            assertEquals("", reread(format, written.text()).tree().orElseThrow().player(Color.WHITE), written.text());
        }
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void aRecordThatCouldNotBeReadAgainIsNotWritten(RecordFormat format) {
        RecordTree tree = record();
        tree.root().setComment("あ");
        boolean hasNoComments =
                format.write(tree).losses().stream().anyMatch(loss -> loss.kind() == Kind.COMMENT && loss.ply() == 0);
        int most = RecordLines.LONGEST_RECORD;
        tree.root().setComment("あいう\n".repeat(most / 4));
        WrittenRecord written = format.write(tree);
        if (hasNoComments) {
            assertTrue(written.isWritten(), "it has no comments");
            return;
        }
        assertFalse(written.isWritten());
        assertEquals(
                List.of(Kind.RECORD),
                written.losses().stream().map(RecordLoss::kind).toList());
        assertTrue(written.losses().get(0).message().contains("4 million characters"));
    }

    @Test
    void theLongestRecordThatIsWrittenIsRead() {
        RecordTree tree = record();
        tree.root().setComment("x\n".repeat(1000));
        int other = RecordFormat.KIF.write(tree).text().length() + 1100;
        int fits = RecordLines.LONGEST_RECORD - other - 20;
        for (int length : new int[] {fits, fits + 1000}) {
            tree.root().setComment("x\n".repeat(1000) + "y".repeat(length));
            WrittenRecord written = RecordFormat.KIF.write(tree);
            assertEquals(length == fits, written.isWritten());
            if (written.isWritten()) {
                String text = written.text().replace("\n", "\r\n");
                ParsedRecord read = RecordReader.of(text + "\r\n" + text).next();
                assertEquals(List.of(), read.problems());
            }
        }
    }
}
