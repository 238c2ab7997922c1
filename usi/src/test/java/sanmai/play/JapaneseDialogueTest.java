package sanmai.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.game.TimeControl;
import sanmai.notation.Sfen;
import sanmai.search.skill.SkillLevel;
import sanmai.shogi.Position;

/** Games in Japanese, and what stands out on the screen in each wording. */
class JapaneseDialogueTest {
    private final List<String> said = new ArrayList<>();
    private final MemoryKeeper kept = new MemoryKeeper();

    private static Opponent opponent(String... words) {
        return new Opponent(new ScriptedOpponent(words), SkillLevel.of(SkillLevel.STRONGEST), 1, Duration.ZERO);
    }

    private String lastSaid() {
        return said.get(said.size() - 1);
    }

    private Dialogue japanese(String sfen, TimeControl control, String... words) {
        PlaySettings settings = new PlaySettings(Sfen.position(sfen), Color.BLACK, control, () -> 0, Wording.JAPANESE);
        Dialogue dialogue = new Dialogue(settings, opponent(words), kept, said::add);
        dialogue.begin();
        return dialogue;
    }

    @Test
    void aGameInJapanese() {
        TimeControl minute = new TimeControl(Duration.ofMinutes(1), Duration.ZERO, Duration.ZERO);
        Dialogue dialogue = japanese("4k4/8p/4P4/9/9/9/9/9/4K4 b 2G 1", minute, "1b1c");
        assertEquals("あなたは先手、相手はScriptedです。76歩や7g7fのように指し手を入力してください。「ヘルプ」で説明、Tabで補完。", said.get(0));
        assertEquals("先手 1手目, 1:00> ", dialogue.prompt());
        dialogue.hear("どれ");
        assertTrue(lastSaid().startsWith("「どれ」は指し手でも命令でもありません。"), lastSaid());
        dialogue.hear("55飛");
        assertEquals("飛は盤上にも持駒にもありません。", lastSaid());
        dialogue.hear("99金");
        assertTrue(said.contains("▲９九金   0秒"), said.toString());
        dialogue.hear("52金");
        assertEquals("詰み。先手の勝ち。「終了」で終わり、「待った」で戻ります。", lastSaid());
        assertEquals("終局> ", dialogue.prompt());
        assertEquals("プレイヤー", kept.line().black());
        dialogue.hear("終了");
        assertEquals("棋譜はgame.kifにあります。", lastSaid());
    }

    @Test
    void resultsAndAnswersInJapanese() {
        Dialogue resigned = japanese(Sfen.of(Position.start()), TimeControl.NONE, "resign");
        resigned.hear("ヒント");
        assertEquals("エンジンなら投了します。", lastSaid());
        resigned.hear("宣言");
        assertTrue(lastSaid().startsWith("宣言できません。"), lastSaid());
        resigned.hear("投了");
        assertTrue(lastSaid().startsWith("先手の投了。後手の勝ち。"), lastSaid());
        resigned.hear("待った");
        resigned.hear("待った");
        assertEquals("戻せるあなたの手がありません。", lastSaid());
        resigned.hear("保存");
        assertEquals("ファイル名も入力してください。例：保存 game.kif", lastSaid());
        japanese("4k4/9/9/9/4r4/9/9/9/4K4 b P 1", TimeControl.NONE);
        assertEquals("王手です。", lastSaid());
    }

    @Test
    void helpInJapaneseNamesTheCommandsFirst() {
        Dialogue dialogue = japanese(Sfen.of(Position.start()), TimeControl.NONE);
        dialogue.hear("ヘルプ");
        for (Command command : Command.values()) {
            String line = "\n  " + command.japanese() + " (" + command.word() + ")：";
            assertTrue(lastSaid().contains(line), lastSaid());
        }
        assertEquals(List.of("投了"), dialogue.completions("投"));
    }

    @Test
    void theLastMoveAndACheckStandOut() {
        Screen screen = new Screen() {
            @Override
            public void show(String text) {
                said.add(text);
            }

            @Override
            public String emphasised(String text) {
                return "<" + text + ">";
            }
        };
        for (Wording wording : Wording.values()) {
            PlaySettings settings = new PlaySettings(
                    Sfen.position("4k4/9/9/9/4r4/9/9/9/4K4 b P 1"), Color.BLACK, TimeControl.NONE, () -> 0, wording);
            Dialogue dialogue = new Dialogue(settings, opponent("5a4a"), kept, screen);
            dialogue.begin();
            assertEquals("<" + wording.text("You are in check.", "王手です。") + ">", lastSaid());
            dialogue.hear("P*5h");
            String board = String.join("\n", said);
            assertTrue(board.contains(wording.hasKanji() ? " ・<*玉> ・" : " .<* k> "), board);
            said.clear();
        }
    }
}
