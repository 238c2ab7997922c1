package sanmai.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a player can type besides moves. */
enum Command {
    HELP("? ヘルプ", "what can be typed"),
    BOARD("盤", "the board again"),
    HINT("ヒント", "what the engine would play in your place"),
    UNDO("待った", "takes back your last move and the answer to it"),
    RESIGN("投了", "gives the game up"),
    DECLARE("宣言", "wins by an entered king (27-point rule), if yours has entered"),
    SAVE("保存", "save FILE writes the game now: .kif, .kifu, .csa, .jkf ..."),
    QUIT("exit 終了", "leaves; a game that is not over is kept as broken off");

    /** Other words for it, some of them Japanese, separated by spaces. */
    private final String otherWords;

    private final String help;

    Command(String otherWords, String help) {
        this.otherWords = otherWords;
        this.help = help;
    }

    /** What is typed. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The Japanese word for it. */
    String japanese() {
        return otherWords.substring(otherWords.indexOf(' ') + 1);
    }

    /** What it does, in a few words. */
    String help() {
        return help;
    }

    /** The command that a word means. */
    static Optional<Command> of(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(command -> command.word().equals(small)
                        || List.of(command.otherWords.split(" ")).contains(small))
                .findFirst();
    }
}
