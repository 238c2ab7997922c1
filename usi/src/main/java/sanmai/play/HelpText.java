package sanmai.play;

import java.util.Locale;

/** The answer to 'help': what a move and a command look like. */
final class HelpText {
    private HelpText() {}

    /** The text for players who read moves in this wording. */
    static String of(Wording wording) {
        StringBuilder text = new StringBuilder(wording.text("Moves:\n", "指し手：\n"));
        if (wording == Wording.JAPANESE) {
            text.append("  76歩, 同銀, 58金右, 22角成   数字は全角でも半角でもよい\n");
        }
        text.append(wording.text("  7g7f, P*5e, 8h2b+         as in USI\n", "  7g7f, P*5e, 8h2b+         USI形式\n"));
        text.append(wording.text(
                "  P-7f, P*5e, Bx2b+         as in Western books\n", "  P-7f, P*5e, Bx2b+         英語の棋書の形式\n"));
        text.append(wording.text("  7776, P*55, 8822+         in digits\n", "  7776, P*55, 8822+         数字だけ\n"));
        if (wording == Wording.KANJI) {
            text.append("  76歩, 同銀, 58金右, 22角成  in Japanese, digits of any width\n");
        }
        text.append(wording.text(
                "  76 or 7f                  where one move goes there\n",
                "  76, 7f                    そこへ行く手が一つのとき\n"));
        text.append(wording.text("Commands:\n", "命令：\n"));
        for (Command command : Command.values()) {
            text.append(line(command, wording));
        }
        return text.append(wording.text(
                        "Tab shows the legal moves that begin like the line. Ctrl-C leaves, and the game\nis kept.",
                        "Tabで、入力した文字で始まる合法手を表示します。Ctrl-Cで終わっても棋譜は残ります。"))
                .toString();
    }

    private static String line(Command command, Wording wording) {
        String help = command.help(wording);
        return switch (wording) {
            case JAPANESE -> "  " + command.japanese() + " (" + command.word() + ")：" + help + "\n";
            case KANJI -> english(command.word(), help + " (" + command.japanese() + ")");
            case LETTERS -> english(command.word(), help);
        };
    }

    private static String english(String word, String help) {
        return String.format(Locale.ROOT, "  %-10s%s\n", word, help);
    }
}
