package sanmai.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Color;
import sanmai.game.TimeControl;
import sanmai.notation.Sfen;
import sanmai.notation.record.GameEnd;
import sanmai.search.skill.SkillLevel;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class DialogueTest {
    private static final String MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

    private final List<String> said = new ArrayList<>();
    private final MemoryKeeper kept = new MemoryKeeper();
    private long nanos;

    private Dialogue dialogue(PlaySettings settings, String... words) {
        Opponent opponent =
                new Opponent(new ScriptedOpponent(words), SkillLevel.of(SkillLevel.STRONGEST), 1, Duration.ZERO);
        Dialogue dialogue = new Dialogue(settings, opponent, kept, said::add);
        dialogue.begin();
        return dialogue;
    }

    private Dialogue start(Color player, String... words) {
        return dialogue(
                new PlaySettings(Position.start(), player, TimeControl.NONE, () -> nanos, Wording.LETTERS), words);
    }

    private Dialogue from(String sfen, String... words) {
        return dialogue(
                new PlaySettings(Sfen.position(sfen), Color.BLACK, TimeControl.NONE, () -> nanos, Wording.LETTERS),
                words);
    }

    private Dialogue clocked(int main, String... words) {
        TimeControl control = new TimeControl(Duration.ofSeconds(main), Duration.ZERO, Duration.ZERO);
        return dialogue(new PlaySettings(Position.start(), Color.BLACK, control, () -> nanos, Wording.LETTERS), words);
    }

    private String lastSaid() {
        return said.get(said.size() - 1);
    }

    private List<String> keptMoves() {
        return kept.line().moves().stream().map(Move::toString).toList();
    }

    @Test
    void aGameToTheMate() {
        Dialogue dialogue = from(MATE_IN_ONE);
        assertEquals("Black 1> ", dialogue.prompt());
        dialogue.hear("52金");
        assertEquals("Mate. Black wins. 'quit' leaves, 'undo' takes back.", lastSaid());
        assertEquals("over> ", dialogue.prompt());
        assertEquals(GameEnd.MATE, kept.line().end());
        dialogue.hear("5i5h");
        assertEquals("The game is over. 'quit' leaves, 'undo' takes back.", lastSaid());
        dialogue.hear("quit");
        assertTrue(dialogue.hasLeft());
        assertEquals("The game is in game.kif.", lastSaid());
    }

    @Test
    void theEngineAnswersAndTheGameIsKeptAfterEveryMove() {
        Dialogue dialogue = start(Color.BLACK, "3c3d", "2b8h+");
        dialogue.hear("76歩");
        assertEquals(List.of("7g7f", "3c3d"), keptMoves());
        assertEquals(GameEnd.INTERRUPTION, kept.line().end());
        assertTrue(said.contains("3c3d"), said.toString());
        assertEquals("Black 3> ", dialogue.prompt());
        dialogue.hear("2g2f");
        assertEquals(List.of("7g7f", "3c3d", "2g2f", "2b8h+"), keptMoves());
        assertEquals("Player", kept.line().black());
        assertEquals("Scripted", kept.line().white());
        assertTrue(kept.line().headers().containsKey("開始日時"));
    }

    @Test
    void theEngineBeginsIfItHasTheFirstMove() {
        Dialogue dialogue = start(Color.WHITE, "7g7f", "2g2f");
        assertEquals("White 2> ", dialogue.prompt());
        dialogue.hear("3c3d");
        assertEquals(List.of("7g7f", "3c3d", "2g2f"), keptMoves());
        assertEquals("Player", kept.line().white());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P*5e | You have no pawn in hand.",
                "8h2b+ | The bishop on 8h cannot reach 2b: the pawn on 7g is in the way.",
                "58金 | Which one: 4i5h, 6i5h?",
                "nonsense | \"nonsense\" is no move and no command. A move is like 7g7f; 'help' says more.",
                "save | Save where? For instance: save game.kif",
                "undo | There is no move of yours to take back."
            })
    void wrongInputsAreExplainedAndChangeNothing(String line, String answer) {
        Dialogue dialogue = start(Color.BLACK);
        dialogue.hear(line);
        assertEquals(answer, lastSaid());
        assertEquals("Black 1> ", dialogue.prompt());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\t"})
    void anEmptyLineSaysNothing(String line) {
        Dialogue dialogue = start(Color.BLACK);
        int before = said.size();
        dialogue.hear(line);
        assertEquals(before, said.size());
    }

    @Test
    void controlCharactersAndLongLinesAreNotSaidBack() {
        start(Color.BLACK).hear("\u001b[31m" + "x".repeat(1000));
        assertTrue(lastSaid().startsWith("\"?[31mxxx"), lastSaid());
        assertTrue(lastSaid().length() < 150, lastSaid());
    }

    @Test
    void undoTakesBackYourMoveAndTheAnswer() {
        Dialogue dialogue = start(Color.BLACK, "3c3d", "8c8d");
        dialogue.hear("7g7f");
        dialogue.hear("undo");
        assertEquals("Black 1> ", dialogue.prompt());
        assertEquals(List.of(), keptMoves());
        dialogue.hear("2g2f");
        assertEquals(List.of("2g2f", "8c8d"), keptMoves());
    }

    @Test
    void undoLeavesTheFirstMoveOfTheEngine() {
        Dialogue dialogue = start(Color.WHITE, "7g7f", "2g2f");
        dialogue.hear("undo");
        assertEquals("There is no move of yours to take back.", lastSaid());
        dialogue.hear("3c3d");
        dialogue.hear("undo");
        assertEquals(List.of("7g7f"), keptMoves());
        assertEquals("White 2> ", dialogue.prompt());
    }

    @Test
    void undoLeavesTheGameThatTheEngineResignedAtOnce() {
        Dialogue dialogue = start(Color.WHITE, "resign");
        dialogue.hear("undo");
        assertEquals("There is no move of yours to take back.", lastSaid());
        assertEquals("over> ", dialogue.prompt());
    }

    @Test
    void aCommandMayStandBeforeASpaceOfJapaneseWidth() {
        start(Color.BLACK).hear("保存　game.kif");
        assertEquals("Saved in game.kif.", lastSaid());
    }

    @Test
    void undoTakesBackTheEndOfTheGame() {
        Dialogue mated = from(MATE_IN_ONE);
        mated.hear("G*5b");
        mated.hear("undo");
        assertEquals("Black 1> ", mated.prompt());
        Dialogue resigned = start(Color.BLACK, "3c3d");
        resigned.hear("7g7f");
        resigned.hear("resign");
        assertEquals("over> ", resigned.prompt());
        assertEquals(GameEnd.RESIGNATION, kept.line().end());
        resigned.hear("待った");
        assertEquals("Black 3> ", resigned.prompt());
        assertEquals(GameEnd.INTERRUPTION, kept.line().end());
    }

    @Test
    void undoTakesBackTheMoveToWhichTheEngineResigned() {
        Dialogue dialogue = start(Color.BLACK, "resign", "3c3d");
        dialogue.hear("7g7f");
        assertEquals("White resigns. Black wins. 'quit' leaves, 'undo' takes back.", lastSaid());
        dialogue.hear("undo");
        assertEquals("Black 1> ", dialogue.prompt());
        dialogue.hear("7g7f");
        assertEquals(List.of("7g7f", "3c3d"), keptMoves());
    }

    @Test
    void theHintIsTheEnginesOwnMove() {
        Dialogue dialogue = start(Color.BLACK, "2g2f");
        dialogue.hear("hint");
        assertEquals("The engine would play 2g2f (+1.2 pawns for you).", lastSaid());
        assertEquals("Black 1> ", dialogue.prompt());
    }

    @Test
    void aWinIsDeclaredByTheRule() {
        Dialogue dialogue = from("GGGGK4/SSSS5/PP7/9/9/9/9/9/4k4 b 2R2B 1");
        dialogue.hear("declare");
        assertEquals(
                "Black declares a win with an entered king. Black wins. 'quit' leaves, 'undo' takes back.", lastSaid());
        Dialogue early = start(Color.BLACK);
        early.hear("declare");
        assertTrue(lastSaid().startsWith("You cannot declare a win"), lastSaid());
        assertTrue(lastSaid().contains("28 points"), lastSaid());
    }

    @Test
    void aMoveThatComesTooLateIsNotMade() {
        Dialogue dialogue = clocked(60, "3c3d", "8c8d");
        nanos += Duration.ofSeconds(20).toNanos();
        dialogue.hear("7g7f");
        assertEquals("Black 3, 0:40> ", dialogue.prompt());
        assertEquals(
                Optional.of(Duration.ofSeconds(20)),
                kept.game.root().children().get(0).time());
        assertEquals("1分", kept.line().headers().get("持ち時間"));
        nanos += Duration.ofSeconds(41).toNanos();
        dialogue.hear("2g2f");
        assertEquals("Black's time is up. White wins. 'quit' leaves, 'undo' takes back.", lastSaid());
        assertEquals(List.of("7g7f", "3c3d"), keptMoves());
        assertEquals(GameEnd.TIME_UP, kept.line().end());
        dialogue.hear("undo");
        assertEquals("Black 3, 0:40> ", dialogue.prompt());
        dialogue.hear("2g2f");
        assertEquals(List.of("7g7f", "3c3d", "2g2f", "8c8d"), keptMoves());
    }

    @Test
    void undoThatTakesNothingBackGivesNoTime() {
        Dialogue dialogue = clocked(60);
        nanos += Duration.ofSeconds(50).toNanos();
        dialogue.hear("undo");
        assertEquals("There is no move of yours to take back.", lastSaid());
        nanos += Duration.ofSeconds(11).toNanos();
        dialogue.hear("7g7f");
        assertEquals("Black's time is up. White wins. 'quit' leaves, 'undo' takes back.", lastSaid());
    }

    @Test
    void withAClockTheEngineHasAShareOfItsTime() {
        ScriptedOpponent engine = new ScriptedOpponent("3c3d");
        TimeControl control = new TimeControl(Duration.ofSeconds(300), Duration.ZERO, Duration.ZERO);
        Opponent opponent = new Opponent(engine, SkillLevel.of(SkillLevel.STRONGEST), 1, Duration.ZERO);
        PlaySettings settings = new PlaySettings(Position.start(), Color.BLACK, control, () -> nanos, Wording.LETTERS);
        Dialogue dialogue = new Dialogue(settings, opponent, kept, said::add);
        dialogue.begin();
        dialogue.hear("7g7f");
        assertEquals(Optional.of(Duration.ofSeconds(10)), engine.limits().get(0).time());
    }

    @Test
    void theGameIsSavedWhereThePlayerWants() {
        Dialogue dialogue = start(Color.BLACK, "3c3d");
        dialogue.hear("7g7f");
        dialogue.hear("save my game.csa");
        assertEquals("my game.csa", kept.saved);
        assertEquals("Saved in my game.csa.", lastSaid());
    }

    @Test
    void aGameThatCannotBeKeptIsShownAtTheEnd() {
        kept.isFull = true;
        Dialogue dialogue = start(Color.BLACK, "3c3d", "8c8d");
        dialogue.hear("7g7f");
        dialogue.hear("2g2f");
        assertEquals(
                1,
                said.stream()
                        .filter(text -> text.contains("cannot be kept in game.kif: no space is left"))
                        .count());
        dialogue.hear("save other.kif");
        assertEquals("other.kif: no space is left", lastSaid());
        dialogue.leave();
        assertTrue(lastSaid().contains("８四歩(83)"), lastSaid());
    }

    @Test
    void aGameWithoutAMoveLeavesNoFile() {
        Dialogue dialogue = start(Color.BLACK);
        dialogue.hear("quit");
        assertTrue(dialogue.hasLeft());
        assertEquals(null, kept.game);
    }

    @Test
    void anInterruptedEngineMakesNoMove() {
        Dialogue dialogue = start(Color.BLACK, "interrupt");
        dialogue.hear("7g7f");
        assertTrue(Thread.interrupted());
        dialogue.leave();
        assertEquals(List.of("7g7f"), keptMoves());
    }

    @Test
    void aStartThatIsOverEndsAtOnce() {
        Dialogue dialogue = from("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 2");
        assertTrue(lastSaid().startsWith("Mate. Black wins."), lastSaid());
        dialogue.hear("hint");
        assertEquals("The game is over. 'quit' leaves, 'undo' takes back.", lastSaid());
    }

    @Test
    void checkIsSaid() {
        from("4k4/9/9/9/4r4/9/9/9/4K4 b P 1");
        assertEquals("You are in check.", lastSaid());
    }

    @Test
    void helpIsShown() {
        start(Color.BLACK).hear("?");
        assertEquals(HelpText.of(Wording.LETTERS).stripTrailing(), lastSaid());
    }

    @Test
    void theLastMoveIsMarkedOnTheBoard() {
        start(Color.BLACK, "3c3d").hear("7g7f");
        assertTrue(lastSaid().contains("\n  .  .  .  .  .  .* p  .  .  d\n"), lastSaid());
        dialogue(new PlaySettings(Position.start(), Color.BLACK, TimeControl.NONE, () -> nanos, Wording.KANJI), "3c3d")
                .hear("76歩");
        assertTrue(lastSaid().contains("\n| ・ ・ ・ ・ ・ ・*歩 ・ ・|四\n"), lastSaid());
    }

    @Test
    void sidesOfAHandicapGameHaveTheirNames() {
        Dialogue dialogue = dialogue(
                new PlaySettings(Handicap.ROOK.position(), Color.BLACK, TimeControl.NONE, () -> nanos, Wording.KANJI),
                "3c3d");
        assertEquals("Black (下手) 2> ", dialogue.prompt());
        assertTrue(said.get(0).startsWith("You play Black (下手) against"), said.get(0));
        assertTrue(lastSaid().startsWith("上手の持駒：なし"), lastSaid());
        assertTrue(lastSaid().contains("下手番"), lastSaid());
    }

    @Test
    void lettersAreAscii() {
        Dialogue dialogue = start(Color.BLACK, "3c3d");
        dialogue.hear("76歩");
        dialogue.hear("board");
        assertTrue(String.join("", said).chars().allMatch(c -> c < 128), said.toString());
    }

    @Test
    void completionsFollowTheFormThatWasBegun() {
        Dialogue letters = start(Color.BLACK);
        assertEquals(List.of("7g7f"), letters.completions("7g"));
        assertEquals(List.of("hint", "help").stream().sorted().toList(), letters.completions("h"));
        assertEquals(30 + Command.values().length, letters.completions("").size());
        Dialogue kanji = dialogue(
                new PlaySettings(Position.start(), Color.BLACK, TimeControl.NONE, () -> nanos, Wording.KANJI),
                new String[0]);
        assertEquals(List.of("76歩"), kanji.completions("76"));
        assertEquals(List.of("７六歩"), kanji.completions("７六"));
        assertEquals(List.of("7g7f"), kanji.completions("7g"));
        assertFalse(kanji.completions("5").isEmpty());
        kanji.completions("").forEach(text -> assertTrue(kanji.completions(text).contains(text), text));
    }

    @Test
    void theEngineDeclaresItsWinOrResigns() {
        from("4K4/9/9/9/9/9/7pp/5ssss/4kgggg w 2r2b 1", "win");
        assertEquals(
                "White declares a win with an entered king. White wins. 'quit' leaves, 'undo' takes back.", lastSaid());
        start(Color.BLACK, "win").hear("7g7f");
        assertEquals("White resigns. Black wins. 'quit' leaves, 'undo' takes back.", lastSaid());
    }

    @Test
    void everyTurnBeginsItsOwnTime() {
        Dialogue dialogue = clocked(60, "3c3d", "8c8d");
        nanos += Duration.ofSeconds(20).toNanos();
        dialogue.hear("7g7f");
        nanos += Duration.ofSeconds(30).toNanos();
        dialogue.hear("2g2f");
        assertEquals("Black 5, 0:10> ", dialogue.prompt());
        assertEquals(
                Optional.of(Duration.ZERO),
                kept.game.root().children().get(0).children().get(0).time());
    }
}
