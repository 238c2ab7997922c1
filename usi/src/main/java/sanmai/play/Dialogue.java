package sanmai.play;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
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

/**
 * A game of a player against an engine, line by line: {@link #hear} takes what the player has typed, and the answers are told
 * to a listener, the engine's moves among them. The game is kept after every move. If the thread is interrupted while the
 * engine thinks, its move is not made.
 *
 * <p>Not safe for use by several threads.
 */
public final class Dialogue {
    private final PlaySettings settings;
    private final Opponent opponent;
    private final Consumer<String> out;
    private final PlayedGame game;
    private final KeptRecord record;
    private final LocalDateTime began = LocalDateTime.now();
    private final boolean isHandicap;
    private boolean hasLeft;

    /**
     * A game that has not begun.
     *
     * @param keeper where it is kept
     * @param out hears what is to be shown: one or more lines without the last line end
     */
    public Dialogue(PlaySettings settings, Opponent opponent, RecordKeeper keeper, Consumer<String> out) {
        this.settings = settings;
        this.opponent = opponent;
        this.out = out;
        this.game = new PlayedGame(settings.start(), new GameClock(settings.time(), settings.nanos()));
        PositionSetup start = PositionSetup.of(settings.start());
        this.isHandicap =
                start.turn() == Color.WHITE && JapaneseHandicap.name(start).isPresent();
        this.record = new KeptRecord(this::recorded, keeper, this::say);
    }

    /** Begins the game; if the engine has the first move, it makes it. */
    public void begin() {
        say("You play " + settings.wording().side(settings.player(), isHandicap) + " against " + opponent.name()
                + ". Type a move such as " + (isKanji() ? "76歩 or 7g7f" : "7g7f") + ", or 'help'; Tab completes.");
        game.clock().start();
        letOpponentMove();
        showTurn();
    }

    /** Hears a line of the player. */
    public void hear(String line) {
        String[] words = line.strip().split("\\s+", 2);
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
            return "over> ";
        }
        String clock = game.clock().shown(settings.player());
        int number = game.position().moveNumber();
        return settings.wording().side(game.turn(), isHandicap) + " " + number + (clock.isEmpty() ? "" : ", " + clock)
                + "> ";
    }

    /** What may stand in place of the beginning of a line: legal moves and commands that begin like that. */
    public List<String> completions(String beginning) {
        return new Completions(game.position(), settings.wording()).of(beginning);
    }

    private String board() {
        return settings.wording().board(game.position(), isHandicap);
    }

    private boolean isKanji() {
        return settings.wording() == Wording.KANJI;
    }

    private void say(String text) {
        out.accept(text.stripTrailing());
    }

    /** The record of the game as it stands. */
    private RecordTree recorded() {
        RecordTree tree = game.record();
        tree.setPlayer(settings.player(), "Player");
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
            say("The game is over. 'undo' takes back, 'quit' leaves.");
            return;
        }
        MoveReading reading = new MoveReader(game.position(), settings.wording()).read(line);
        if (reading instanceof Understood understood) {
            play(understood.move());
        } else if (reading instanceof Choices choices) {
            say("Which one: " + choices(choices.moves()) + "?");
        } else if (reading instanceof Refused refused) {
            say(sentence(refused.reason()));
        } else {
            say("\"" + TypedText.shown(line) + "\" is no move and no command. A move is like "
                    + (isKanji() ? "76歩 or 7g7f" : "7g7f") + "; 'help' says more.");
        }
    }

    private String choices(List<Integer> moves) {
        Position position = game.position();
        return moves.stream()
                .map(move -> settings.wording().typed(position, move) + (isKanji() ? " (" + Move.usi(move) + ")" : ""))
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private static String sentence(String reason) {
        return reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1) + ".";
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
            String time = settings.time().hasClock() ? "   " + used.toSeconds() + " s" : "";
            say(settings.wording().shown(before, move) + time);
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
        say(board());
        if (game.isOver()) {
            say(game.ending().orElseThrow() + " 'quit' leaves, 'undo' takes back.");
        } else if (game.isInCheck()) {
            say("You are in check.");
        }
    }

    // ---- Commands ----

    private void obey(Command command, String rest) {
        switch (command) {
            case HELP -> say(HelpText.of(settings.wording()));
            case BOARD -> say(board());
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
            say("The game is over.");
            return;
        }
        Position position = game.position();
        Analysis analysis = opponent.hint(position, timeToThink());
        if (analysis.declaresWin()) {
            say("You can declare a win: 'declare'.");
        } else if (analysis.bestMove().isEmpty()) {
            say("The engine would resign.");
        } else {
            say("The engine would play "
                    + settings.wording()
                            .shown(position, analysis.bestMove().get().code()) + judgement(analysis) + ".");
        }
    }

    /** What the engine thinks, for the player: {@code  (+1.2 pawns for you)}. */
    private static String judgement(Analysis analysis) {
        if (analysis.mate().isPresent()) {
            int plies = analysis.mate().getAsInt();
            return plies > 0 ? " (it sees a mate in " + plies + " plies)" : " (and sees no way out of mate)";
        }
        if (analysis.centipawns().isEmpty()) {
            return "";
        }
        double pawns = analysis.centipawns().getAsInt() / 100.0;
        return String.format(Locale.ROOT, " (%+.1f pawns for you)", pawns);
    }

    private void undo() {
        if (game.undo(settings.player())) {
            record.keep();
            showTurn();
        } else {
            say("There is no move of yours to take back.");
        }
    }

    private void endByWord(boolean declares) {
        if (game.isOver() || !game.hasTime()) {
            showTurn();
        } else if (declares && !game.canDeclare()) {
            say("You cannot declare a win: that takes a king and ten more pieces in the promotion zone, no check, and "
                    + (settings.player() == Color.BLACK ? 28 : 27) + " points.");
        } else {
            end(declares);
            say(game.ending().orElseThrow() + " 'quit' leaves, 'undo' takes back.");
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
