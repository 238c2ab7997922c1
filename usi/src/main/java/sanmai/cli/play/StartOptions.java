package sanmai.cli.play;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.cli.option.PositionArgument;
import sanmai.notation.japanese.JapaneseHandicap;
import sanmai.shogi.Handicap;
import sanmai.shogi.Position;

/** The options {@code --handicap} and {@code --position}, of which one may be given: where a game begins. */
public final class StartOptions {
    @Option(
            names = "--handicap",
            paramLabel = "NAME",
            description = "White plays without lance, bishop, rook, rook_lance, two_pieces, three_pieces, four_pieces,"
                    + " five_pieces, six_pieces, eight_pieces or ten_pieces; or a Japanese name such as 二枚落ち.")
    private String handicap;

    @Option(names = "--position", paramLabel = "SFEN", description = "Begin with this position, SFEN or startpos.")
    private String sfen;

    /**
     * The chosen start.
     *
     * @throws UserError if there is no such handicap, or the position is not possible
     */
    public Position position() {
        return handicap == null ? PositionArgument.read(sfen) : named();
    }

    private Position named() {
        String name = handicap.replace('-', '_').toUpperCase(Locale.ROOT);
        return Stream.of(Handicap.values())
                .filter(one -> one.name().equals(name))
                .map(Handicap::setup)
                .findFirst()
                .or(() -> JapaneseHandicap.start(handicap))
                .orElseThrow(
                        () -> new UserError("--handicap " + handicap + ": not a handicap; choose one of " + names()))
                .toPosition();
    }

    private static String names() {
        return Stream.of(Handicap.values())
                .map(one -> one.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }
}
