package sanmai.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a player can type besides moves. */
enum Command {
    HELP("? ヘルプ", "what can be typed", "入力できるもの"),
    BOARD("盤", "the board again", "盤をもう一度見る"),
    HINT("ヒント", "what the engine would play in your place", "エンジンの手を見る"),
    UNDO("待った", "takes back your last move and the answer to it", "自分の手と相手の応手を戻す"),
    RESIGN("投了", "gives the game up", "投了する"),
    DECLARE("宣言", "wins by an entered king (27-point rule), if yours has entered", "入玉を宣言して勝つ（27点法）"),
    SAVE(
            "保存",
            "save FILE writes the game now: .kif, .kifu, .csa, .jkf ...",
            "「保存 ファイル名」で棋譜を書く（.kif、.kifu、.csa、.jkf など）"),
    QUIT("exit 終了", "leaves; a game that is not over is kept as broken off", "終わる（途中の対局は中断として残る）");

    /** Other words for it, some of them Japanese, separated by spaces. */
    private final String otherWords;

    private final String help;
    private final String japaneseHelp;

    Command(String otherWords, String help, String japaneseHelp) {
        this.otherWords = otherWords;
        this.help = help;
        this.japaneseHelp = japaneseHelp;
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
    String help(Wording wording) {
        return wording.text(help, japaneseHelp);
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
