package sanmai.usi;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** All lines that the engine may print, written down as strictly as the strictest GUI reads them. */
final class EngineLines {
    static final String MOVE = "(?:[1-9][a-i][1-9][a-i]\\+?|[PLNSGBR]\\*[1-9][a-i])";

    private static final String LINE_OF_PLAY = MOVE + "(?: " + MOVE + ")*+";

    private static final String SCORE = "score (?:cp -?\\d+|mate -?\\d+)(?: lowerbound| upperbound)?";

    private static final String SPEED = " nodes (?<nodes>\\d+) nps \\d+";

    private static final String STATISTICS = " time \\d+" + SPEED;

    /** What a search has found. The score comes before the line of play, and that is last. */
    static final Pattern INFO = Pattern.compile("info depth (?<depth>\\d+) seldepth \\d+(?: multipv (?<number>\\d+))? "
            + SCORE + STATISTICS + "(?: hashfull \\d{1,4})? pv (?<line>" + LINE_OF_PLAY + ")");

    /** What a search says where the game is over. */
    static final Pattern GAME_OVER =
            Pattern.compile("info depth 0 seldepth 0 score mate -?1 time \\d+ nodes 0 nps 0 hashfull 0");

    /** What a search for a mate says while it has found nothing. */
    private static final String MATE_PROGRESS = "info" + STATISTICS;

    /** What a search for a move says while it has found nothing new. */
    static final Pattern PROGRESS = Pattern.compile("info(?: currmove " + MOVE + ")?" + SPEED + " hashfull \\d{1,4}");

    static final Pattern BEST_MOVE =
            Pattern.compile("bestmove (?:resign|win|(?<move>" + MOVE + ")(?: ponder (?<reply>" + MOVE + "))?)");

    static final Pattern CHECKMATE = Pattern.compile("checkmate (?:nomate|timeout|" + LINE_OF_PLAY + ")");

    /** An option. Words are separated by one space; names and values are one word each. */
    static final Pattern OPTION = Pattern.compile("option name (?<name>\\w+) type (?:"
            + "spin default (?<preset>-?\\d+) min (?<min>-?\\d+) max (?<max>\\d+)"
            + "|check default (?:true|false)"
            + "|combo default (?<word>[!-~]+)(?<words>(?: var [!-~]+)+)"
            + "|button"
            + "|(?:string|filename) default [!-~]+)");

    private static final Pattern PROTOCOL = anyOf(Stream.of(
            "id name [ -~]*[!-~]",
            "id author [ -~]*[!-~]",
            OPTION.pattern(),
            "usiok",
            "readyok",
            INFO.pattern(),
            GAME_OVER.pattern(),
            MATE_PROGRESS,
            PROGRESS.pattern(),
            "info string [ -~]*",
            BEST_MOVE.pattern(),
            CHECKMATE.pattern(),
            "" // A sign of life.
            ));

    /** What a user at a terminal may ask for besides. */
    private static final Pattern TERMINAL = anyOf(Stream.of(
            MOVE + ": \\d+",
            "Nodes searched: \\d+",
            "info string the count was stopped",
            "\\w+ == [ -~]*",
            "[+1-9PLNSGBRKplnsgbrk/]+ [bw] [-0-9PLNSGBRplnsgbr]+ \\d+"));

    private static final Pattern PRINTABLE = Pattern.compile("[ -~]*|info string [ -~[^\\x00-\\x7F]]*");

    private EngineLines() {}

    private static Pattern anyOf(Stream<String> patterns) {
        // Names of groups must not come twice.
        List<String> nameless = patterns.map(pattern -> "(?:" + pattern.replaceAll("\\(\\?<\\w+>", "(?:") + ")")
                .toList();
        return Pattern.compile(String.join("|", nameless));
    }

    /** Whether the line is one of the protocol, whole and with nothing else in it. */
    static boolean isOfTheProtocol(String line) {
        return PROTOCOL.matcher(line).matches();
    }

    /** Whether the line is one of the protocol, or of those for users at a terminal except pictures and help. */
    static boolean isKnown(String line) {
        return isOfTheProtocol(line) || TERMINAL.matcher(line).matches();
    }

    /** Whether the line names no exception and is ASCII, except for a note in the charset of the GUI. */
    static boolean isHarmless(String line) {
        return PRINTABLE.matcher(line).matches() && !line.contains("internal") && !line.contains("Exception");
    }

    /** Whether the line answers a {@code go} of any kind. */
    static boolean answersGo(String line) {
        return line.startsWith("bestmove")
                || line.startsWith("checkmate")
                || line.startsWith("Nodes searched")
                || line.equals("info string the count was stopped");
    }
}
