package sanmai.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import sanmai.core.PieceType;
import sanmai.engine.Score;
import sanmai.notation.UsiMove;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Position;

class MoveReasonsTest {
    private static final double SCALE = 500;

    /** Black to move: the silver on 5e may step to 4d, where a pawn takes it, or back to 6f; White threatens nothing. */
    private static final String SILVER = "sfen 4k4/9/5p3/9/4S4/9/9/9/4K4 b - 1 moves ";

    private static SearchedPosition found(int score, String... line) {
        return new SearchedPosition(List.of(new SearchedLine(score, 5, List.of(line))), false, 100);
    }

    /** The reasons for the only move of a game. */
    private static List<MoveReason> reasons(String usi, SearchedPosition before, SearchedPosition after) {
        RecordTree tree = RecordReader.of(usi).next().tree().orElseThrow();
        RecordNode played = tree.root().children().get(0);
        GameAnalysis analysis = GameAnalysis.of(tree, Map.of(tree.root(), before, played, after), "engine", SCALE);
        return analysis.moves().get(0).reasons(analysis.game().position(0));
    }

    private static int answer(String usi, String move) {
        RecordTree tree = RecordReader.of(usi).next().tree().orElseThrow();
        Position position = tree.mainLine().position(1);
        return UsiMove.parse(move, position);
    }

    @Test
    void aPieceThatCanBeTakenHangs() {
        String game = SILVER + "5e4d";
        assertEquals(
                List.of(new MoveReason.HangsPiece(answer(game, "4c4d"), PieceType.SILVER, 830)),
                reasons(game, found(0, "5e6f"), found(900, "4c4d")));
    }

    @Test
    void aPieceThatTheBetterMoveLeavesToBeTakenToo() {
        assertEquals(List.of(), reasons(SILVER + "5e4d", found(0, "5e4d"), found(900, "4c4d")), "no better move");
        String anyway = "sfen 4k4/9/5p3/5S3/9/9/9/9/4K4 b - 1 moves 5i6i";
        assertEquals(List.of(), reasons(anyway, found(0, "5i4i"), found(900, "4c4d")), "the better move hangs it, too");
    }

    @Test
    void aGoodMoveHasNoReasons() {
        assertEquals(List.of(), reasons(SILVER + "5e4d", found(0, "5e6f"), found(0, "4c4d")));
    }

    @Test
    void whatProtectsAPieceCounts() {
        String game = "sfen 4k4/9/5p3/9/4SP3/9/9/9/4K4 b - 1 moves 5e4d";
        assertEquals(
                List.of(new MoveReason.HangsPiece(answer(game, "4c4d"), PieceType.SILVER, 635)),
                reasons(game, found(0, "5e6f"), found(900, "4c4d", "4e4d")),
                "a silver for a pawn");
        String pawns = "sfen 4k4/9/5p3/9/4PP3/9/9/9/4K4 b - 1 moves 4e4d";
        assertEquals(List.of(), reasons(pawns, found(0, "5i5h"), found(900, "4c4d")), "a pawn is no reason");
    }

    @Test
    void whatALineWinsIsLost() {
        String fork = "sfen 4k4/9/9/9/9/9/9/1G5R1/4K4 b b 1 moves 5i6i";
        SearchedPosition after = found(900, "B*5e", "2h2i", "5e8h+");
        assertEquals(
                List.of(new MoveReason.LosesMaterial(answer(fork, "B*5e"), 3, List.of(PieceType.GOLD), List.of())),
                reasons(fork, found(0, "8h7h"), after));
        assertEquals(
                List.of(),
                reasons(fork, found(0, "8h7h", "B*5e", "2h2i", "5e8h+", "2i2h", "8h8i"), found(900, "B*5e", "2h2i")),
                "a line that ends before the capture proves nothing");
        SearchedPosition lost = found(-100, "5i5h", "B*5e", "2h2i", "5e8h+");
        assertEquals(List.of(), reasons(fork, lost, after), "the better line loses the same");
    }

    @Test
    void matesAreMissedAndAllowed() {
        String game = "sfen 4k4/9/4P4/9/9/9/4p4/9/4K4 b Gg 1 moves 5i4h";
        SearchedPosition mated = found(Score.mateIn(3), "G*4g", "4h3i");
        assertEquals(
                List.of(
                        new MoveReason.MissesMate(
                                UsiMove.parse(
                                        "G*5b",
                                        RecordReader.of(game)
                                                .next()
                                                .tree()
                                                .orElseThrow()
                                                .mainLine()
                                                .position(0)),
                                OptionalInt.of(1)),
                        new MoveReason.AllowsMate(answer(game, "G*4g"), OptionalInt.of(3))),
                reasons(game, found(Score.mateIn(1), "G*5b"), mated));
    }

    @Test
    void aThreatIsWhatFollowsAPassToo() {
        String game = "sfen 4k4/9/5p3/5S3/9/9/9/9/4K4 b - 1 moves 5i6i";
        SearchedPosition before = found(0, "4d5e").withPassed(found(900, "4c4d"));
        assertEquals(
                List.of(
                        new MoveReason.IgnoresThreat(answer(game, "4c4d")),
                        new MoveReason.HangsPiece(answer(game, "4c4d"), PieceType.SILVER, 830)),
                reasons(game, before, found(900, "4c4d")));
        SearchedPosition harmless = found(0, "4d5e").withPassed(found(100, "4c4d"));
        assertEquals(1, reasons(game, harmless, found(900, "4c4d")).size(), "a pass would lose nothing");
        SearchedPosition other = found(0, "4d5e").withPassed(found(900, "5a5b"));
        assertEquals(1, reasons(game, other, found(900, "4c4d")).size(), "another threat");
    }

    @Test
    void nobodyInCheckCanPass() {
        assertEquals(
                Optional.empty(),
                Pass.after(RecordReader.of("sfen 4k4/9/9/9/9/9/9/4r4/4K4 b - 1 moves 5i4h")
                        .next()
                        .tree()
                        .orElseThrow()
                        .mainLine()
                        .position(0)));
    }

    @Test
    void reasonsAreToldInBothLanguages() {
        MoveReason loss =
                new MoveReason.LosesMaterial(1, 4, List.of(PieceType.ROOK), List.of(PieceType.SILVER, PieceType.PAWN));
        assertEquals("loses rook for silver, pawn in 4 plies, M", ReasonText.english(loss, "M"));
        assertEquals("M以下4手で飛を失う(代わりに銀・歩)", ReasonText.japanese(loss, "M"));
        MoveReason mate = new MoveReason.AllowsMate(1, OptionalInt.of(1));
        assertEquals("allows a mate in 1 ply, M", ReasonText.english(mate, "M"));
        assertEquals("M以下の1手詰を許す", ReasonText.japanese(mate, "M"));
        MoveReason missed = new MoveReason.MissesMate(1, OptionalInt.empty());
        assertEquals("misses a mate, M", ReasonText.english(missed, "M"));
        assertEquals("M以下の詰みを逃す", ReasonText.japanese(missed, "M"));
        MoveReason threat = new MoveReason.IgnoresThreat(1);
        assertEquals("ignores the threat M", ReasonText.english(threat, "M"));
        assertEquals("Mの狙いを受けていない", ReasonText.japanese(threat, "M"));
        MoveReason hanging = new MoveReason.HangsPiece(1, PieceType.GOLD, 970);
        assertEquals("lets M take a gold (exchange +970)", ReasonText.english(hanging, "M"));
        assertEquals("Mで金を取られる(交換値+970)", ReasonText.japanese(hanging, "M"));
        MoveReason promotion = new MoveReason.LosesMaterial(1, 1, List.of(), List.of());
        assertEquals("lets a piece promote in 1 ply, M", ReasonText.english(promotion, "M"));
        assertEquals("M以下1手で成られる", ReasonText.japanese(promotion, "M"));
    }
}
