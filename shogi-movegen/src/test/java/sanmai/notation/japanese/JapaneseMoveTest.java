package sanmai.notation.japanese;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class JapaneseMoveTest {
    private static Position after(String sfen, String... moves) {
        Position position = sfen.equals("startpos") ? Position.start() : Sfen.position(sfen);
        for (String move : moves) {
            position.doMove(UsiMove.parse(move, position));
        }
        return position;
    }

    private static void assertText(String text, String move, Position position) {
        assertEquals(text, JapaneseMove.write(position, UsiMove.parse(move, position)));
        assertEquals(move, Move.usi(JapaneseMove.parse(text, position)));
    }

    @ParameterizedTest
    @CsvSource({
        // Golds: the movement comes first, then the side, then both.
        "4k4/9/1G7/9/9/9/9/9/8K, 8c8b, ８二金",
        "4k4/9/9/9/9/9/9/3G5/2G1K4, 7i6i, ６九金寄",
        "4k4/9/9/9/9/9/9/3G5/2G1K4, 6h6i, ６九金引",
        "4k4/9/9/9/9/9/9/9/3GKG3, 4i5h, ５八金右",
        "4k4/9/9/9/9/9/9/9/3GKG3, 6i5h, ５八金左",
        "4k4/9/9/9/9/9/9/9/2GGK4, 6i6h, ６八金直",
        "4k4/9/9/9/9/9/9/9/2GGK4, 7i6h, ６八金左",
        "4k4/9/9/9/9/9/3GGG3/9/4K4, 6g5f, ５六金左",
        "4k4/9/9/9/9/9/3GGG3/9/4K4, 5g5f, ５六金直",
        "4k4/9/9/9/9/9/3GGG3/9/4K4, 4g5f, ５六金右",
        // Tokins on five of six sides.
        "4k4/9/9/9/9/9/1+P7/+P8/+P+P+P6, 7i8h, ８八と右",
        "4k4/9/9/9/9/9/1+P7/+P8/+P+P+P6, 8i8h, ８八と直",
        "4k4/9/9/9/9/9/1+P7/+P8/+P+P+P6, 9i8h, ８八と左上",
        "4k4/9/9/9/9/9/1+P7/+P8/+P+P+P6, 9h8h, ８八と寄",
        "4k4/9/9/9/9/9/1+P7/+P8/+P+P+P6, 8g8h, ８八と引",
        // Silvers around a square.
        "4k4/9/9/9/9/9/6S1S/9/6SS1, 2i2h, ２八銀直",
        "4k4/9/9/9/9/9/6S1S/9/6SS1, 1g2h, ２八銀右",
        "4k4/9/9/9/9/9/6S1S/9/6SS1, 3i2h, ２八銀左上",
        "4k4/9/9/9/9/9/6S1S/9/6SS1, 3g2h, ２八銀左引",
        // Dragons and horses are never 直.
        "4k4/+R8/9/1+R7/9/9/9/9/8K, 9b8b, ８二竜寄",
        "4k4/+R8/9/1+R7/9/9/9/9/8K, 8d8b, ８二竜上",
        "4k4/9/9/9/9/9/9/9/+R+R6K, 9i8h, ８八竜左",
        "4k4/9/9/9/9/9/9/9/+R+R6K, 8i8h, ８八竜右",
        "4k4/7+R1/8+R/9/9/9/9/9/K8, 2b2d, ２四竜左",
        "4k4/7+R1/8+R/9/9/9/9/9/K8, 1c2d, ２四竜右",
        "+B+B2k4/9/9/9/9/9/9/9/8K, 9a8b, ８二馬左",
        "+B+B2k4/9/9/9/9/9/9/9/8K, 8a8b, ８二馬右",
        "8k/9/3+B5/9/+B8/9/9/9/8K, 9e8e, ８五馬寄",
        "8k/9/3+B5/9/+B8/9/9/9/8K, 6c8e, ８五馬引",
        // Knights, lances, rooks and bishops.
        "4k4/9/9/9/9/9/9/9/2N1N3K, 7i6g, ６七桂左",
        "4k4/9/9/9/9/9/9/9/2N1N3K, 5i6g, ６七桂右",
        "4k4/9/9/9/R7R/9/9/9/K8, 9e5e, ５五飛左",
        "3k5/9/9/9/R8/9/4R4/9/K8, 5g5e, ５五飛上",
        "3k5/9/9/9/8B/9/8B/9/K8, 1g2f, ２六角上",
        // Promotion is said where it is possible.
        "4k4/9/9/S8/9/9/9/9/8K, 9d9c+, ９三銀成",
        "4k4/9/9/S8/9/9/9/9/8K, 9d9c, ９三銀不成",
        "4k4/9/S8/9/9/9/9/9/8K, 9c8d, ８四銀不成",
        "4k4/9/9/S8/9/S8/9/9/8K, 9d8e, ８五銀引",
        "4k4/P8/9/9/9/9/9/9/8K, 9b9a+, ９一歩成",
        "4k4/1S7/S1S6/9/9/9/9/9/8K, 9c8d, ８四銀左不成",
        "4k4/9/+S8/9/9/9/9/9/8K, 9c9b, ９二成銀",
    })
    void saysWhichPieceMoves(String board, String move, String text) {
        assertText("▲" + text, move, Sfen.position(board + " b - 1"));
    }

    @Test
    void aDropIsNamedOnlyWhereAPieceOnTheBoardCouldGo() {
        Position position = Sfen.position("4k4/9/9/9/9/9/5G3/9/4K4 b GP 1");
        assertText("▲４六金打", "G*4f", position);
        assertText("▲４六金", "4g4f", position);
        assertText("▲９六金", "G*9f", position);
        assertText("▲９六歩", "P*9f", position);
        assertEquals("P*9f", Move.usi(JapaneseMove.parse("９六歩打", position)));
    }

    /** What a reader sees without thinking of pins. */
    @Test
    void aPinnedPieceReachesItsSquares() {
        Position position = Sfen.position("4k4/4r4/9/9/9/9/9/4G4/3GK4 b G 1");
        assertText("▲６八金上", "6i6h", position);
        assertText("▲６八金打", "G*6h", position);
        assertEquals("6i6h", Move.usi(JapaneseMove.parse("６八金", position)));
    }

    @Test
    void theSquareOfTheMoveBeforeHasAWordOfItsOwn() {
        Position position = after("startpos", "7g7f", "3c3d", "8h2b+");
        assertText("△同　銀", "3a2b", position);
        assertText("△同　飛", "8b2b", position);
        assertEquals("8b2b", Move.usi(JapaneseMove.parse("同飛", position)));
        assertEquals("8b2b", Move.usi(JapaneseMove.parse("２二同飛", position)));
        position.doNullMove();
        assertText("▲３一馬", "2b3a", position);
    }

    @ParameterizedTest
    @CsvSource({
        "▲７六歩, 7g7f",
        "☗７六歩, 7g7f",
        "▼７六歩, 7g7f",
        "'  ▲ ７六 歩 ', 7g7f",
        "７六歩, 7g7f",
        "76歩, 7g7f",
        "７６歩, 7g7f",
        "7六歩, 7g7f",
        "７六歩(77), 7g7f",
        "▲７六歩（７七）, 7g7f",
        "７六歩上, 7g7f",
        "７六歩行, 7g7f",
        "７六歩直, 7g7f",
        "７六歩不成, 7g7f",
        "７六歩生, 7g7f",
        "５八王, 5i5h",
        "５八玉直, 5i5h",
        "５八金右上, 4i5h",
        "５八金(49), 4i5h",
        "５八金左入, 6i5h",
    })
    void everyWayOfWritingIsUnderstood(String text, String move) {
        assertEquals(move, Move.usi(JapaneseMove.parse(text, Position.start())));
    }

    @ParameterizedTest
    @CsvSource({
        "２六竜, 2g2f",
        "２六龍, 2g2f",
        "３六成銀, 3g3f",
        "３六全, 3g3f",
        "４六成桂, 4g4f",
        "４六圭, 4g4f",
        "５六成香, 5g5f",
        "５六杏, 5g5f",
        "６六馬, 6g6f",
        "７六と, 7g7f",
    })
    void promotedPiecesHaveSeveralNames(String text, String move) {
        Position position = Sfen.position("4k4/9/9/9/9/9/2+P+B+L+N+S+R1/9/4K4 b - 1");
        assertEquals(move, Move.usi(JapaneseMove.parse(text, position)));
    }

    @Test
    void aMoveWithoutAWordForPromotionDoesNotPromote() {
        Position position = Sfen.position("4k4/9/9/S8/9/9/9/9/8K b - 1");
        assertEquals("9d9c", Move.usi(JapaneseMove.parse("▲９三銀", position)));
    }
}
