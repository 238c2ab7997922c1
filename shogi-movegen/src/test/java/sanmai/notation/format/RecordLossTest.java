package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.core.Color;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordLoss.Kind;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Position;
import sanmai.testing.RandomRecords;

/** What a format cannot hold is told, and nothing else is lost. */
class RecordLossTest {
    private static final int RECORDS = 30;

    /** The ends that USEN tells apart. */
    private static final Set<GameEnd> USEN_ENDS = EnumSet.of(
            GameEnd.RESIGNATION, GameEnd.TIME_UP, GameEnd.ILLEGAL_ACTION, GameEnd.IMPASSE, GameEnd.INTERRUPTION);

    /** What a format cannot hold, by the table of RECORDS.md. */
    private static Set<Kind> cannotHold(RecordFormat format) {
        return switch (format) {
            case KI2 -> EnumSet.of(Kind.TIME);
            case KIF -> EnumSet.of(Kind.FRACTION);
            case JKF, PSN -> EnumSet.of(Kind.FRACTION, Kind.BOOKMARK);
            case CSA -> EnumSet.of(Kind.FRACTION, Kind.BOOKMARK, Kind.VARIATION);
            case USEN ->
                EnumSet.of(
                        Kind.FRACTION,
                        Kind.BOOKMARK,
                        Kind.TIME,
                        Kind.COMMENT,
                        Kind.ILLEGAL_MOVE,
                        Kind.HEADER,
                        Kind.PLAYER);
            case CSA_V3 -> EnumSet.of(Kind.BOOKMARK, Kind.VARIATION);
            default ->
                EnumSet.of(
                        Kind.FRACTION,
                        Kind.BOOKMARK,
                        Kind.VARIATION,
                        Kind.TIME,
                        Kind.COMMENT,
                        Kind.ILLEGAL_MOVE,
                        Kind.HEADER,
                        Kind.PLAYER);
        };
    }

    /** Everything in a record of these kinds, as text; of times with a fraction the fraction if only that is lost. */
    private static Set<String> parts(RecordTree tree, Set<Kind> kinds) {
        Set<String> parts = new TreeSet<>();
        boolean noTimes = kinds.contains(Kind.TIME);
        boolean noEnds = kinds.contains(Kind.PLAYER);
        boolean isUsen = noEnds && !kinds.contains(Kind.VARIATION);
        for (Color color : Color.values()) {
            add(parts, kinds, Kind.PLAYER, 0, !tree.player(color).isEmpty());
        }
        add(parts, kinds, Kind.HEADER, 0, !tree.headers().isEmpty());
        Deque<RecordNode> nodes = new ArrayDeque<>(List.of(tree.root()));
        while (!nodes.isEmpty()) {
            RecordNode node = nodes.pop();
            boolean hasEnd = !noEnds || isUsen && USEN_ENDS.contains(node.end());
            // Where the end is lost, its time and its comment go without saying.
            for (Optional<Duration> time : hasEnd ? List.of(node.time(), node.endTime()) : List.of(node.time())) {
                boolean hasFraction = time.map(Duration::getNano).orElse(0) != 0;
                add(
                        parts,
                        kinds,
                        noTimes ? Kind.TIME : Kind.FRACTION,
                        node.ply(),
                        noTimes ? time.isPresent() : hasFraction);
            }
            boolean hasComment =
                    !node.comment().isEmpty() || hasEnd && !node.endComment().isEmpty();
            add(parts, kinds, Kind.COMMENT, node.ply(), hasComment);
            add(
                    parts,
                    kinds,
                    Kind.ILLEGAL_MOVE,
                    node.ply() + 1,
                    node.illegalMove().isPresent());
            add(parts, kinds, Kind.BOOKMARK, node.ply(), !node.bookmark().isEmpty());
            List<RecordNode> children = node.children();
            int line = node.goesOn() ? 1 : 0;
            if (kinds.contains(Kind.VARIATION)) {
                children.subList(line, children.size())
                        .forEach(child -> add(parts, kinds, Kind.VARIATION, child.ply(), true));
                children.subList(0, line).forEach(nodes::push);
            } else {
                children.forEach(nodes::push);
            }
        }
        return parts;
    }

    private static void add(Set<String> parts, Set<Kind> kinds, Kind kind, int ply, boolean isThere) {
        if (kinds.contains(kind) && isThere) {
            parts.add(kind + " " + ply);
        }
    }

    private static void addFractions(RecordTree tree, SplittableRandom random) {
        RecordNode node = tree.root();
        while (node.hasChildren()) {
            node = node.children().get(0);
            if (random.nextBoolean()) {
                node.setTime(Duration.ofMillis(random.nextInt(100_000)));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsLostIsWhatTheFormatCannotHold(RecordFormat format) {
        for (long seed = 0; seed < RECORDS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RecordTree tree = RandomRecords.tree(random, 20, 6);
            addFractions(tree, random);
            Set<Kind> cannotHold = cannotHold(format);
            Set<String> told = new TreeSet<>();
            for (RecordLoss loss : format.write(tree).losses()) {
                boolean isEnd = loss.kind() == Kind.END
                        || loss.kind() == Kind.HEADER && loss.text().endsWith("：");
                if (!isEnd) {
                    told.add(loss.kind() + " " + loss.ply());
                }
            }
            assertEquals(parts(tree, cannotHold), told, "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyFormatTakesWhatEveryOtherOneHolds(RecordFormat by) {
        for (long seed = 0; seed < 10; seed++) {
            RecordTree tree = RandomRecords.tree(new SplittableRandom(seed), 20, 6);
            RecordFormat readable = by == RecordFormat.SFEN ? RecordFormat.USI : by;
            RecordTree copy =
                    readable.read(readable.write(tree).text()).get(0).tree().orElseThrow();
            for (RecordFormat format : RecordFormat.values()) {
                Set<Kind> lost = EnumSet.noneOf(Kind.class);
                WrittenRecord written = format.write(copy);
                written.losses().forEach(loss -> lost.add(loss.kind()));
                lost.removeAll(cannotHold(format));
                if (!List.of(RecordFormat.KIF, RecordFormat.KI2, RecordFormat.JKF)
                        .contains(format)) {
                    lost.remove(Kind.END);
                }
                assertEquals(Set.of(), lost, "seed " + seed + " by " + by + ": " + written);
            }
        }
    }

    @Test
    void lossesSayWhatAndWhere() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        tree.headers().put("表題", "名局");
        RecordCursor cursor = new RecordCursor(tree);
        cursor.play(MoveNotation.USI.parse("7g7f", cursor.position()));
        cursor.node().setBookmark("しおり");
        cursor.node().setTime(Duration.ofMillis(1500));
        cursor.back();
        cursor.play(MoveNotation.USI.parse("2g2f", cursor.position()));
        assertEquals(
                List.of(
                        "a header is lost: 表題：名局",
                        "move 1: a variation is lost: 2g2f",
                        "move 1: the fraction of a second is lost: 1.5 s",
                        "move 1: a bookmark is lost: しおり"),
                RecordFormat.CSA.write(tree).losses().stream()
                        .map(RecordLoss::message)
                        .toList());
        assertTrue(RecordFormat.CSA_V3.write(tree).text().startsWith("'CSA encoding=UTF-8\nV3.0\n"));
        assertTrue(RecordFormat.CSA_V3.write(tree).text().contains("\nT1.500\n"));
    }

    @Test
    void headersHaveTheirNamesInEachFormat() {
        String csa = "V3.0\nN+甲\n$EVENT:名人戦\n$MAX_MOVES:256\n$NOTE:備考\n$X:y\nPI\n+\n%TORYO\n";
        RecordTree tree = RecordFormat.CSA.read(csa).get(0).tree().orElseThrow();
        String kif = RecordFormat.KIF.write(tree).text();
        assertTrue(kif.contains("棋戦：名人戦\n最大手数：256\n備考：備考\nX：y\n"), kif);
        assertTrue(RecordFormat.JKF.write(tree).text().contains("\"棋戦\":\"名人戦\""));
        assertEquals(List.of(), RecordFormat.CSA.write(tree).losses());
        assertEquals(List.of(), RecordFormat.JKF.write(tree).losses());
        assertEquals(List.of(), RecordFormat.KIF.write(tree).losses());
        RecordTree back = RecordFormat.KIF.read(kif).get(0).tree().orElseThrow();
        assertEquals(csa.replace("V3.0", "V2.2"), RecordFormat.CSA.write(back).text());
    }

    @Test
    void tooManyMovesAreADrawWithItsWords() {
        RecordTree tree =
                RecordFormat.CSA.read("PI\n+\n%MAX_MOVES\n").get(0).tree().orElseThrow();
        assertEquals(GameEnd.DRAW, tree.root().end());
        for (RecordFormat format : List.of(RecordFormat.CSA, RecordFormat.CSA_V3, RecordFormat.JKF)) {
            assertEquals(List.of(), format.write(tree).losses());
            assertTrue(format.write(tree).text().contains("MAX_MOVES"));
        }
    }

    @Test
    void usiIsTheLineAndSfenItsPositions() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        assertEquals("position startpos\n", RecordFormat.USI.write(tree).text());
        RecordCursor cursor = new RecordCursor(tree);
        cursor.play(MoveNotation.USI.parse("7g7f", cursor.position()));
        assertEquals(
                "position startpos moves 7g7f\n", RecordFormat.USI.write(tree).text());
        assertEquals(
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n"
                        + "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\n",
                RecordFormat.SFEN.write(tree).text());
        assertEquals(List.of(), RecordFormat.SFEN.write(tree).losses());
        String handicap = RecordFormat.USI
                .write(new RecordTree(Handicap.TWO_PIECES.setup()))
                .text();
        assertEquals("position sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1\n", handicap);
    }

    @Test
    void shiftJisHasOtherMarksOfTheSides() {
        List<RecordLoss> losses = new ArrayList<>();
        byte[] bytes = RecordEncoding.shiftJis().encode("☗の先手、☖は受け、⛊⛉", losses);
        assertEquals("▲の先手、△は受け、▼▽", new String(bytes, Charset.forName("windows-31j")));
        assertEquals(List.of(), losses);
    }

    @Test
    void theEndingOfAFileNameTellsTheEncoding() {
        for (String name : List.of("a.kif", "b.KIF", "c.ki2")) {
            assertEquals(RecordEncoding.shiftJis(), RecordEncoding.ofFileName(name), name);
        }
        for (String name : List.of("a.kifu", "b.ki2u", "c.csa", "d.jkf", "e.usi", "f.sfen", "g.bod", "h.txt")) {
            assertEquals(RecordEncoding.UTF_8, RecordEncoding.ofFileName(name), name);
        }
    }

    @Test
    void charactersThatTheEncodingLacksAreTold() {
        Charset shiftJis = Charset.forName("windows-31j");
        List<RecordLoss> losses = new ArrayList<>();
        byte[] bytes = RecordEncoding.shiftJis().encode("髙①㈱〜−\n", losses);
        assertEquals("髙①㈱～－\r\n", new String(bytes, shiftJis));
        assertEquals(List.of(), losses);
        bytes = RecordEncoding.shiftJis().encode("😀é😀a\n", losses);
        assertEquals("〓〓〓a\r\n", new String(bytes, shiftJis));
        assertEquals(List.of(new RecordLoss(Kind.CHARACTER, 0, "😀"), new RecordLoss(Kind.CHARACTER, 0, "é")), losses);
        losses.clear();
        assertArrayEquals(
                "?\r".getBytes(StandardCharsets.US_ASCII),
                new RecordEncoding(StandardCharsets.US_ASCII, "\r").encode("歩\n", losses));
        assertEquals(1, losses.size());
        bytes = RecordEncoding.shiftJis().encode("'CSA encoding=UTF-8\nV3.0\n", losses);
        assertEquals("'CSA encoding=SHIFT_JIS\r\nV3.0\r\n", new String(bytes, shiftJis));
    }

    /** Signs that a format or a file has a use for: the game is read back all the same. */
    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"USI", "SFEN", "USEN"})
    void signsInACommentChangeNothingElse(RecordFormat format) {
        for (String comment :
                List.of("good} P8c-8d P2g-2f Resigns {", "a\0b", "\u001B$B", "\u001B(J", "/", "[A \"b\"]")) {
            RecordTree tree = RecordFormat.USI
                    .read("startpos moves 7g7f 3c3d")
                    .get(0)
                    .tree()
                    .orElseThrow();
            tree.root().children().get(0).setComment(comment);
            WrittenRecord written = format.write(tree);
            RecordReader reader = RecordReader.of(written.text().getBytes(StandardCharsets.UTF_8));
            RecordTree copy = reader.next().tree().orElseThrow();
            assertEquals(false, reader.hasNext(), comment);
            assertEquals(tree.mainLine().moves(), copy.mainLine().moves(), comment);
            assertEquals(GameEnd.UNKNOWN, copy.mainLine().end(), comment);
            boolean isHeld = copy.root().children().get(0).comment().equals(comment);
            assertEquals(isHeld, written.isComplete(), comment);
        }
    }

    @Test
    void aHeaderWhoseValueMeansSomethingElseIsLost() {
        RecordTree tree = new RecordTree(Handicap.NONE.setup());
        tree.headers().put("Result", "1-0");
        WrittenRecord written = RecordFormat.PSN.write(tree);
        assertEquals(
                List.of(Kind.HEADER),
                written.losses().stream().map(RecordLoss::kind).toList());
        RecordTree drawn = new RecordTree(Sfen.parse("4k4/9/9/9/9/9/9/9/4K4 b - 1"));
        drawn.headers().put("手番", "後手");
        assertEquals(
                drawn.start(),
                RecordFormat.KIF
                        .read(RecordFormat.KIF.write(drawn).text())
                        .get(0)
                        .tree()
                        .orElseThrow()
                        .start());
    }

    @Test
    void shiftJisTellsTheCharactersThatItChanges() {
        List<RecordLoss> losses = new ArrayList<>();
        RecordEncoding.shiftJis().encode("¥«»·ゔµ¯‾あ\\☗〜", losses);
        assertEquals(
                List.of("¥", "«", "»", "·", "ゔ", "µ", "¯", "‾"),
                losses.stream().map(RecordLoss::text).toList());
    }

    @ParameterizedTest
    @EnumSource
    void anyEndMayHaveAnIllegalMove(RecordFormat format) {
        for (GameEnd end : GameEnd.values()) {
            RecordTree tree = new RecordTree(Handicap.NONE.setup());
            tree.root().setEnd(end);
            tree.root().setIllegalMove(MoveNotation.USI.parse("7g7f", Position.start()));
            assertTrue(format.write(tree).isWritten(), end::name);
        }
    }
}
