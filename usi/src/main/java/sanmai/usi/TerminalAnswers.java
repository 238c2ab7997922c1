package sanmai.usi;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.Collectors;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.option.UsiOption;
import sanmai.usi.option.UsiOptions;
import sanmai.usi.protocol.UsiCommand.Question;

/** Answers to the questions that a user at a terminal may ask. */
final class TerminalAnswers {
    private static final ImmutableList<String> HELP = ImmutableList.of(
            "Sanmai speaks USI. Usually the program is registered in a GUI. These commands can be typed:",
            "  usi                              the name and the options",
            "  isready                          get ready for a search",
            "  setoption name NAME value VALUE  or just: NAME VALUE",
            "  getoption [NAME]                 the values of options",
            "  position startpos [moves M...]   or: position sfen SFEN [moves M...]",
            "  go [btime MS] [wtime MS] [byoyomi MS] [binc MS] [winc MS]",
            "     [depth N] [nodes N] [movetime MS] [infinite] [ponder] [searchmoves M...]",
            "  go mate [MS|infinite]            look for a mate",
            "  go perft N                       count leaves at depth N",
            "  stop, ponderhit, usinewgame, gameover, quit",
            "  d, sfen, key, side, moves, eval  show the position",
            "  bench [DEPTH]                    measure the speed of the search",
            "The options:");

    private TerminalAnswers() {}

    /** The lines of an answer. */
    static ImmutableList<String> to(Question question, Position position, UsiOptions options, SearchEngine engine) {
        return switch (question) {
            case BOARD -> board(position);
            case SFEN -> ImmutableList.of(Sfen.of(position));
            case KEY -> ImmutableList.of(key(position));
            case EVAL -> ImmutableList.of("eval " + engine.staticEvaluation(position));
            case MOVES -> ImmutableList.of(moves(position));
            case SIDE -> ImmutableList.of(position.turn().name().toLowerCase(Locale.ROOT));
            case HELP -> help(options);
        };
    }

    private static ImmutableList<String> board(Position position) {
        return ImmutableList.<String>builder()
                .addAll(position.toString().lines().iterator())
                .add("sfen " + Sfen.of(position))
                .add("key " + key(position))
                .build();
    }

    private static String key(Position position) {
        return String.format(Locale.ROOT, "%016x", position.key());
    }

    private static String moves(Position position) {
        return LegalMoves.of(position).stream().mapToObj(Move::usi).sorted().collect(Collectors.joining(" "));
    }

    private static ImmutableList<String> help(UsiOptions options) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.addAll(HELP);
        for (UsiOption option : options.all()) {
            lines.add("  " + option.name() + " (" + options.values(option) + "): " + option.help());
        }
        return lines.build();
    }
}
