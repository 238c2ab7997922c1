package sanmai.play;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import sanmai.core.Color;
import sanmai.engine.Analysis;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.notation.record.RecordTree;
import sanmai.play.MoveReading.Choices;
import sanmai.play.MoveReading.Refused;
import sanmai.play.MoveReading.Understood;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.text.PrintableText;

/**
 * A game of a player against an engine, line by line: {@link #hear} takes what the player has typed, and the answers are shown
 * on a screen, the engine's moves among them. The game is kept after every move. If the thread is interrupted while the
 * engine thinks, its move is not made.
 *
 * <p>Not safe for use by several threads.
 */
public final class Dialogue {
    private final PlaySettings settings;
    private final Opponent opponent;
    private final Wording wording;
    private final Screen screen;
    private final PlayedGame game;
    private final KeptRecord record;
    private final LocalDateTime began = LocalDateTime.now();
    private final boolean isHandicap;
    private boolean hasLeft;

    /**
     * A game that has not begun.
     *
     * @param keeper where it is kept
     * @param screen shows all that is said, without control characters except for its own colours
     */
    public Dialogue(PlaySettings settings, Opponent opponent, RecordKeeper keeper, Screen screen) {
        this.settings = settings;
        this.opponent = opponent;
        this.wording = settings.wording();
        this.screen = screen;
        this.game = new PlayedGame(settings.start(), new TurnClock(settings.time(), settings.nanos()));
        PositionSetup start = PositionSetup.of(settings.start());
        this.isHandicap =
                start.turn() == Color.WHITE && JapaneseHandicap.name(start).isPresent();
        this.record = new KeptRecord(this::recorded, keeper, this::say, wording);
    }

    /** Begins the game; if the engine has the first move, it makes it. */
    public void begin() {
        say(
                "You play %s against %s. Type a move such as %s, or 'help'; Tab completes.",
                "あなたは%s、相手は%sです。%sのように指し手を入力してください。「ヘルプ」で説明、Tabで補完。",
                side(settings.player()),
                opponent.name(),
                wording.example());
        game.clock().start();
        letOpponentMove();
        showTurn();
    }

    /** Hears a line of the player. */
    public void hear(String line) {
        String[] words = line.strip().split("[\\s\u3000]+", 2);
        Optional<Command> command = Command.of(words[0]);
        if (command.isPresent()) {
            obey(command.get(), words.length > 1 ? words[1] : "");
        } else if (!words[0].isEmpty()) {
            hearMove(line);
        }
    }

    /** Leaves: keeps the game, broken off if it is not over, and says where. */
    public void leave() {
        if (!hasLeft) {
            hasLeft = true;
            record.leave();
        }
    }

    /** Whether the player has left. */
    public boolean hasLeft() {
        return hasLeft;
    }

    /** What stands before the player's line: the side, the number of the move, and the clock. */
    public String prompt() {
        if (game.isOver()) {
            return wording.text("over> ", "終局> ");
        }
        String clock = game.clock().shown(settings.player());
        int number = game.position().moveNumber();
        return wording.text("%s %d%s> ", "%s %d手目%s> ", side(game.turn()), number, clock.isEmpty() ? "" : ", " + clock);
    }

    /** What may stand in place of the beginning of a line: legal moves and commands that begin like that. */
    public List<String> completions(String beginning) {
        return new Completions(game.position(), wording).of(beginning);
    }

    /** Says that the engine cannot go on. */
    public void engineFailed(String reason) {
        say("The engine failed: %s", "エンジンの異常：%s", reason);
    }

    private String side(Color color) {
        return wording.side(color, isHandicap);
    }

    private void showBoard() {
        screen.show(
                wording.board(game.position(), isHandicap, screen::emphasised).stripTrailing());
    }

    private void say(String english, String japanese, Object... values) {
        say(wording.text(english, japanese, values));
    }

    private void say(String text) {
        screen.show(PrintableText.lines(text.stripTrailing()));
    }

    /** The record of the game as it stands. */
    private RecordTree recorded() {
        RecordTree tree = game.record();
        tree.setPlayer(settings.player(), wording.text("Player", "プレイヤー"));
        tree.setPlayer(settings.player().opposite(), opponent.name());
        tree.headers().put("開始日時", String.format(Locale.ROOT, "%1$tY/%1$tm/%1$td %1$tT", began));
        if (settings.time().hasClock()) {
            tree.headers().put("持ち時間", settings.time().kif());
        }
        return tree;
    }

    // ---- Moves ----

    private void hearMove(String line) {
        if (game.isOver()) {
            sayOver();
            return;
        }
        MoveReading reading = new MoveReader(game.position(), wording).read(line);
        if (reading instanceof Understood understood) {
            play(understood.move());
        } else if (reading instanceof Choices choices) {
            say("Which one: %s?", "どの手ですか：%s", choices(choices.moves()));
        } else if (reading instanceof Refused refused) {
            say(sentence(refused.reason()));
        } else {
            say(
                    "\"%s\" is no move and no command. A move is like %s; 'help' says more.",
                    "「%s」は指し手でも命令でもありません。指し手は%sのように書きます。「ヘルプ」に説明があります。", Wording.typed(line), wording.example());
        }
    }

    private String choices(List<Integer> moves) {
        Position position = game.position();
        return moves.stream()
                .map(move -> wording.hasKanji()
                        ? Wording.japanese(position, move) + " (" + Move.usi(move) + ")"
                        : Move.usi(move))
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private String sentence(String reason) {
        return reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1) + wording.text(".", "。");
    }

    private void play(int move) {
        show(move);
        letOpponentMove();
        showTurn();
    }

    /** Makes a move and shows it; a move that comes too late is not made. */
    private void show(int move) {
        Position before = game.position();
        Duration used = game.clock().used();
        if (game.play(move)) {
            String time = settings.time().hasClock() ? wording.text("   %d s", "   %d秒", used.toSeconds()) : "";
            say(wording.shown(before, move) + time);
        }
        record.keep();
    }

    private void letOpponentMove() {
        if (game.isOver() || game.turn() == settings.player()) {
            return;
        }
        Opponent.Decision decision = opponent.decide(game.position(), timeToThink());
        if (Thread.currentThread().isInterrupted()) {
            return;
        }
        if (!game.hasTime()) {
            record.keep();
        } else if (decision.move().isPresent()) {
            show(decision.move().getAsInt());
        } else {
            end(decision.declaresWin() && game.canDeclare());
        }
    }

    private Optional<Duration> timeToThink() {
        return settings.time().hasClock() ? Optional.of(game.clock().optimum(game.turn())) : Optional.empty();
    }

    private void showTurn() {
        if (Thread.currentThread().isInterrupted()) {
            return;
        }
        showBoard();
        if (game.isOver()) {
            sayEnding();
        } else if (game.isInCheck()) {
            screen.show(screen.emphasised(wording.text("You are in check.", "王手です。")));
        }
    }

    private void sayEnding() {
        say(
                "%s 'quit' leaves, 'undo' takes back.",
                "%s「終了」で終わり、「待った」で戻ります。", game.ending(wording, this::side).orElseThrow());
    }

    private void sayOver() {
        say("The game is over. 'quit' leaves, 'undo' takes back.", "対局は終わっています。「終了」で終わり、「待った」で戻ります。");
    }

    // ---- Commands ----

    private void obey(Command command, String rest) {
        switch (command) {
            case HELP -> say(HelpText.of(wording));
            case BOARD -> showBoard();
            case HINT -> hint();
            case UNDO -> undo();
            case RESIGN -> endByWord(false);
            case DECLARE -> endByWord(true);
            case SAVE -> record.save(rest);
            case QUIT -> leave();
        }
    }

    private void hint() {
        if (game.isOver()) {
            sayOver();
            return;
        }
        Position position = game.position();
        Analysis analysis = opponent.hint(position, timeToThink());
        if (analysis.declaresWin()) {
            say("You can declare a win: 'declare'.", "「宣言」で勝てます。");
        } else if (analysis.bestMove().isEmpty()) {
            say("The engine would resign.", "エンジンなら投了します。");
        } else {
            say(
                    "The engine would play %s%s.",
                    "エンジンの手は%s%sです。",
                    wording.shown(position, analysis.bestMove().get().code()),
                    judgement(analysis));
        }
    }

    /** What the engine thinks, for the player: {@code  (+1.2 pawns for you)}. */
    private String judgement(Analysis analysis) {
        if (analysis.mate().isPresent()) {
            int plies = analysis.mate().getAsInt();
            if (plies == 1 || plies == Analysis.UNKNOWN_MATE) {
                return wording.text(plies == 1 ? " (mate)" : " (it sees a mate)", "（詰みを読んでいます）");
            }
            return plies > 0
                    ? wording.text(" (it sees a mate in %d plies)", "（%d手詰を読んでいます）", plies)
                    : wording.text(" (and sees no way out of mate)", "（詰みを読んでいます）");
        }
        if (analysis.centipawns().isEmpty()) {
            return "";
        }
        double pawns = analysis.centipawns().getAsInt() / 100.0;
        return wording.text(" (%+.1f pawns for you)", "（あなたから見て歩%+.1f枚分）", pawns);
    }

    private void undo() {
        if (game.undo(settings.player())) {
            record.keep();
            showTurn();
        } else {
            say("There is no move of yours to take back.", "戻せるあなたの手がありません。");
        }
    }

    private void endByWord(boolean declares) {
        if (game.isOver() || !game.hasTime()) {
            showTurn();
        } else if (declares && !game.canDeclare()) {
            say(
                    "You cannot declare a win: that takes a king and ten more pieces in the promotion zone, no check, and"
                            + " %d points.",
                    "宣言できません。敵陣に玉と他の10枚があり、王手されておらず、%d点が必要です。", settings.player() == Color.BLACK ? 28 : 27);
        } else {
            end(declares);
            sayEnding();
        }
    }

    private void end(boolean declares) {
        if (declares) {
            game.declare();
        } else {
            game.resign();
        }
        record.keep();
    }
}
