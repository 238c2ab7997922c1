package sanmai.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.game.Game;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.notation.japanese.WesternMove;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class MoveReaderTest {
    private static final String BISHOP_OPEN = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";

    private static MoveReading read(String sfen, String text, Wording wording) {
        return new MoveReader(Sfen.position(sfen), wording).read(text);
    }

    private static String understood(Position position, String text) {
        MoveReading reading = new MoveReader(position, Wording.LETTERS).read(text);
        return Move.usi(
                assertInstanceOf(MoveReading.Understood.class, reading, text).move());
    }

    private static String refusal(String sfen, String text) {
        return assertInstanceOf(MoveReading.Refused.class, read(sfen, text, Wording.LETTERS), text)
                .reason();
    }

    private static List<String> choices(String sfen, String text) {
        return assertInstanceOf(MoveReading.Choices.class, read(sfen, text, Wording.LETTERS), text).moves().stream()
                .map(Move::usi)
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7g7f", "7G7F", " 7g7f ", "7776", "7g76", "７六歩", "76歩", "7六歩", "▲７六歩", "☗７六歩", "76 歩", "７六歩(77)", "76",
                "7f", "７六", "P-7f", "☗P-7f", "p7g-7f"
            })
    void oneMoveInAllForms(String text) {
        assertEquals("7g7f", understood(Position.start(), text));
    }

    @ParameterizedTest
    @CsvSource({
        "22角成, 8h2b+",
        "８八角, ",
        "22角不成, 8h2b",
        "8822+, 8h2b+",
        "8822, 8h2b",
        "８h２ｂ＋, 8h2b+",
        "33角生, 8h3c",
    })
    void promotions(String text, String usi) {
        if (usi != null) {
            assertEquals(usi, understood(Sfen.position(BISHOP_OPEN.replace("pppppp1pp/6p2", "pppppp2p/6pp1")), text));
        } else {
            assertEquals("the bishop on 8h is there already", refusal(BISHOP_OPEN, text));
        }
    }

    @Test
    void aMoveThatCouldPromoteHasToSay() {
        assertEquals(List.of("8h2b", "8h2b+"), choices(BISHOP_OPEN, "22角"));
        assertEquals(List.of("8h2b", "8h2b+"), choices(BISHOP_OPEN, "Bx2b"));
    }

    @Test
    void dropsInAllForms() {
        Position position = Sfen.position("4k4/9/9/9/9/9/9/4G4/4K4 b GPr 1");
        for (String text : List.of("P*5e", "p*5e", "P*55", "55歩", "５五歩打", "55歩打")) {
            assertEquals("P*5e", understood(position, text));
        }
        assertEquals("G*4h", understood(position, "48金打"));
        assertEquals("5h4h", understood(position, "48金"));
    }

    @Test
    void sameSquare() {
        Position position = Position.start();
        for (String move : List.of("7g7f", "3c3d", "8h2b+")) {
            position.doMove(UsiMove.parse(move, position));
        }
        assertEquals("3a2b", understood(position, "同銀"));
        assertEquals("3a2b", understood(position, "同　銀"));
        assertEquals("3a2b", understood(position, "22銀"));
        assertEquals(List.of("3a2b", "8b2b"), choicesOf(position, "同"));
        assertEquals(
                "同 stands for the square of the move before, and there was none",
                refusal(Sfen.of(Position.start()), "同"));
    }

    private static List<String> choicesOf(Position position, String text) {
        MoveReading reading = new MoveReader(position, Wording.KANJI).read(text);
        return assertInstanceOf(MoveReading.Choices.class, reading).moves().stream()
                .map(Move::usi)
                .sorted()
                .toList();
    }

    @Test
    void ambiguousMovesListTheChoices() {
        String start = Sfen.of(Position.start());
        assertEquals(List.of("4i5h", "6i5h"), choices(start, "58金"));
        assertEquals(List.of("2h5h", "4i5h", "5i5h", "6i5h"), choices(start, "5h"));
        assertEquals("4i5h", understood(Position.start(), "58金右"));
        String threeGolds = "4k4/9/9/9/9/9/3GGG3/9/4K4 b - 1";
        assertEquals(List.of("4g5f", "5g5f", "6g5f"), choices(threeGolds, "56金上"));
        assertEquals("5g5f", understood(Sfen.position(threeGolds), "56金直"));
    }

    /** Which piece is in the way, which one gives check: what a player learns from. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "START | 22角 | the bishop on 8h cannot reach 2b: the pawn on 7g is in the way",
                "START | 8h2b+ | the bishop on 8h cannot reach 2b: the pawn on 7g is in the way",
                "START | 8i7f | the knight on 8i cannot reach 7f: a knight jumps two ranks ahead and one file to a side",
                "START | 75歩 | none of your 9 pawns reaches 7e: a pawn moves one square straight ahead",
                "START | 5e5d | there is no piece on 5e",
                "START | 3c3d | the pawn on 3c is White's, and you play Black",
                "START | 5i4i | your gold stands on 4i already",
                "START | 5i | no move goes to 5i, where your king stands",
                "START | 5e | no move goes to 5e",
                "START | P*5e | you have no pawn in hand",
                "START | 55馬 | you have no horse on the board",
                "START | 8h8h | your bishop stands on 8h already",
                "START | 7g7f+ | a piece promotes when it moves into, within or out of the last three ranks",
                "START | 5i5h+ | a king does not promote",
                "START | 58金寄 | no such piece goes there in this direction",
                "START | △34歩 | it is the other side's turn",
                "4k4/9/9/9/9/9/4P4/9/4K4 b P 1 | 55歩 | that is two pawns (nifu): your pawn on 5g is on that file",
                "4k4/9/9/9/9/9/9/9/4K4 b NP 1 | N*4b | a knight on 4b could never move again",
                "4k4/9/9/9/9/9/9/9/4K4 b NP 1 | P*5a | a piece can only be dropped on an empty square, and White's king stands on 5a",
                "4k4/1P7/9/9/9/9/9/9/4K4 b - 1 | 81歩不成 | a pawn on 8a could never move again; it has to promote",
                "4r1k2/9/9/9/9/9/4S4/9/4K4 b - 1 | 46銀 | your king would be in check from the rook on 5a: the silver is pinned",
                "4r1k2/9/9/9/9/9/9/9/4K4 b P 1 | P*9e | your king would still be in check from the rook on 5a",
                "3r2k2/9/9/9/9/9/9/9/4K4 b - 1 | 5i6h | your king would be in check there, from the rook on 6a",
                "7nk/9/7GG/9/9/9/9/9/4K4 b P 1 | P*1b | that is a drop-pawn mate (uchifuzume): a dropped pawn must not mate",
                "4k4/9/9/9/9/9/9/9/4K4 b G 1 | G*5e+ | the move is complete before this"
            })
    void refusalsTeach(String sfen, String text, String reason) {
        assertEquals(reason, refusal(sfen.equals("START") ? Sfen.of(Position.start()) : sfen, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "START | 22角 | ８八の角は２二へ行けません：７七の歩が間にあります",
                "START | 8i7f | ８九の桂は７六へ行けません：桂は2マス前の左右の隣へ跳びます",
                "START | 75歩 | ７五へ行ける歩がありません：歩は前へ1マス進みます",
                "START | 5e5d | ５五に駒がありません",
                "START | 3c3d | ３三の歩は相手の駒です",
                "START | 5i4i | ４九には自分の金があります",
                "START | 5i | ５九へ行ける駒がありません（自分の玉があります）",
                "START | P*5e | 歩を持っていません",
                "START | 55馬 | 馬は盤上にありません",
                "START | 58金寄 | 左・右・上などに合う駒がありません",
                "4k4/9/9/9/9/9/4P4/9/4K4 b P 1 | 55歩 | 二歩です：５七に歩があります",
                "4k4/1P7/9/9/9/9/9/9/4K4 b - 1 | 81歩不成 | ８一の歩は二度と動けません。成ってください",
                "4r1k2/9/9/9/9/9/4S4/9/4K4 b - 1 | 46銀 | 銀が動くと玉を取られます（５一の飛）",
                "4r1k2/9/9/9/9/9/9/9/4K4 b P 1 | P*9e | 王手が残ります（５一の飛）",
                "7nk/9/7GG/9/9/9/9/9/4K4 b P 1 | P*1b | 打ち歩詰めです"
            })
    void refusalsTeachInJapaneseToo(String sfen, String text, String reason) {
        String start = sfen.equals("START") ? Sfen.of(Position.start()) : sfen;
        assertEquals(new MoveReading.Refused(reason), read(start, text, Wording.JAPANESE));
    }

    @Test
    void kanjiNameSquaresAsTheBoardDoes() {
        MoveReading reading = read(Sfen.of(Position.start()), "22角", Wording.KANJI);
        assertEquals(
                new MoveReading.Refused("the bishop on ８八 cannot reach ２二: the pawn on ７七 is in the way"), reading);
    }

    @Test
    void aWesternMoveThatIsNotPossibleIsRefused() {
        assertEquals("no such move goes to 7e", refusal(Sfen.of(Position.start()), "P-7e"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"foo", "0", "7", "e4", "Nf3", "7g7f7e", "10", "7j7k", "+", "P*", "X*5e"})
    void whatIsNoMoveAtAll(String text) {
        assertEquals(new MoveReading.NoMove(), read(Sfen.of(Position.start()), text, Wording.LETTERS));
    }

    /** Every legal move of positions with all kinds of moves is understood in the form in which it is shown and listed. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                BISHOP_OPEN,
                "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
                "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1"
            })
    void whatIsShownCanBeTyped(String sfen) {
        Position position = Sfen.position(sfen);
        for (Wording wording : Wording.values()) {
            for (int move : Line.copyOf(Game.of(position).legalMoves()).codes().toArray()) {
                assertEquals(Move.usi(move), understood(position, wording.shown(position, move)));
                assertEquals(
                        Move.usi(move),
                        understood(position, wording.hasKanji() ? Wording.japanese(position, move) : Move.usi(move)));
                assertEquals(Move.usi(move), understood(position, WesternMove.write(position, move)));
            }
        }
    }
}
