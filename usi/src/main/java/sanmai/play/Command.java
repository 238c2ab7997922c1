package sanmai.play;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a player can type besides moves. */
enum Command {
    HELP("?", "what can be typed"),
    BOARD("", "the board again"),
    HINT("ヒント", "what the engine would play in your place"),
    UNDO("待った", "takes back your last move and the answer to it"),
    RESIGN("投了", "gives the game up"),
    DECLARE("宣言", "wins by an entered king (27-point rule), if yours has entered"),
    SAVE("", "save FILE writes the game now: .kif, .kifu, .csa, .jkf ..."),
    QUIT("exit", "leaves; a game that is not over is kept as broken off");

    private final String otherWord;
    private final String help;

    Command(String otherWord, String help) {
        this.otherWord = otherWord;
        this.help = help;
    }

    /** What is typed. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What it does, in a few words. */
    String help() {
        return help;
    }

    /** The command that a word means. */
    static Optional<Command> of(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(command -> command.word().equals(small) || command.otherWord.equals(small) && !small.isEmpty())
                .findFirst();
    }
}
