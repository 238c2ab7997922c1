package sanmai.play;

import java.util.Locale;

/** The answer to 'help': what a move and a command look like. */
final class HelpText {
    private HelpText() {}

    /** The text for players who read moves in this wording. */
    static String of(Wording wording) {
        StringBuilder text = new StringBuilder("Moves:\n");
        text.append("  7g7f, P*5e, 8h2b+         as in USI\n");
        text.append("  P-7f, P*5e, Bx2b+         as in Western books\n");
        text.append("  7776, P*55, 8822+         in digits\n");
        if (wording == Wording.KANJI) {
            text.append("  76歩, 同銀, 58金右, 22角成  in Japanese, digits of any width\n");
        }
        text.append("  76 or 7f                  where one move goes there\n");
        text.append("Commands:\n");
        for (Command command : Command.values()) {
            String japanese = wording == Wording.KANJI ? " (" + command.japanese() + ")" : "";
            text.append(String.format(Locale.ROOT, "  %-10s%s%s\n", command.word(), command.help(), japanese));
        }
        text.append("Tab shows the legal moves that begin like the line. Ctrl-C leaves, and the game\nis kept.");
        return text.toString();
    }
}
