package sanmai.cli.records;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ChartOption;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.cli.option.Written;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.diagram.BitboardDiagram;
import sanmai.diagram.BoardDiagram;
import sanmai.notation.format.Bod;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.text.PrintableText;

/** Draws a position and what the engine sees in it. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Draw a position, and if wanted its words of 27 bits, maps and attacks.",
            "",
            "The position may be the end of a game record in any format that 'sanmai convert' reads, or with --ply an"
                    + " earlier one; --svg draws a board with the last move and, as an arrow, the next one;"
                    + " --html makes a page of the whole game. A position that the rules forbid is drawn too, and what"
                    + " is wrong with it is told.",
            "",
            "With --map, the occupied squares are drawn as the three words of one of the paper's four maps; the program"
                    + " works on the map rank. With --attacks, the squares are those that the piece on SQUARE attacks.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai show",
            "  sanmai show startpos moves 7g7f 3c3d",
            "  sanmai show game.kif --ply 30 --kanji --svg board.svg",
            "  sanmai show game.kif --html game.html",
            "  sanmai show --map rot90",
            "  sanmai show '4k4/9/4P4/9/9/9/9/9/4K3R b G 1' --attacks 1i",
            "  sanmai show --attacks 2h --svg rook.svg",
            "",
            "Exit codes: 0 shown, 2 bad arguments."
        })
public final class ShowCommand implements Callable<Integer> {
    /** The maps by the names that the paper gives them. */
    enum MapName {
        RANK(OccupancyMap.RANK_ORDER),
        ROT90(OccupancyMap.ROT90),
        NW(OccupancyMap.NORTH_WEST),
        NE(OccupancyMap.NORTH_EAST);

        private final OccupancyMap map;

        MapName(OccupancyMap map) {
            this.map = map;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "POSITION",
            arity = "0..*",
            description = "A file with a game record or a board, - for stdin, SFEN, startpos, or a USI position with"
                    + " moves, with or without quotes (default: the start position).")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--ply",
            paramLabel = "N",
            description = "The position after N moves of the game (default: after all).")
    private Integer ply;

    @Option(names = "--kanji", description = "Draw the board in kanji, as BOD, which many programs read.")
    private boolean kanji;

    @Option(names = "--flip", description = "Put White at the bottom of the picture.")
    private boolean flip;

    @Option(names = "--map", paramLabel = "MAP", description = "The map to show: ${COMPLETION-CANDIDATES}.")
    private MapName map;

    @Option(names = "--attacks", paramLabel = "SQUARE", description = "The square of a piece, such as 2h.")
    private String attacks;

    @Option(
            names = "--svg",
            paramLabel = "FILE.svg",
            description = "Also draw the board into this file, in SVG; with --map or --attacks, with the words.")
    @Written
    private Path svg;

    @Mixin
    private HtmlOption html;

    @Mixin
    private SlidersOption sliders;

    /**
     * A set of squares to be shown.
     *
     * @param caption what it is
     * @param squares the set
     * @param words the set as it is kept in some map
     */
    private record SquareSet(String caption, Bitboard squares, Bitboard words) {}

    @Override
    public Integer call() {
        sliders.apply();
        if (flip && (svg == null || map != null || attacks != null)) {
            throw new UserError(
                    svg == null
                            ? "--flip turns the board of --svg, which is missing"
                            : "--flip turns the board of --svg, but not the words of --map or --attacks");
        }
        if (svg != null) {
            ChartOption.svg("--svg", svg);
        }
        html.check();
        Console console = new Console(spec);
        RecordTree tree = ShownPosition.record(words, console::error);
        if (!tree.isPlayable()) {
            return showForbidden(tree.start(), console);
        }
        ShownPosition shown = ShownPosition.of(tree, Optional.ofNullable(ply));
        Position position = shown.position();
        PrintWriter out = console.out();
        if (!shown.title().isEmpty()) {
            out.println(PrintableText.lines(shown.title()));
        }
        out.println(kanji ? Bod.write(PositionSetup.of(position)) : position.toString());
        List<SquareSet> sets = sets(position);
        sets.forEach(set -> print(set, out));
        out.flush();
        if (svg != null) {
            draw(shown, sets.stream().findFirst());
        }
        html.write(tree);
        return ExitCodes.OK;
    }

    /** Draws a position that the rules forbid, and nothing more. */
    private int showForbidden(PositionSetup setup, Console console) {
        if (ply != null || map != null || attacks != null || svg != null || html.isGiven()) {
            throw new UserError("the rules forbid this position: of the options only --kanji can be given with it");
        }
        console.out().println(kanji ? Bod.write(setup) : setup.toString());
        console.out().flush();
        return ExitCodes.OK;
    }

    private List<SquareSet> sets(Position position) {
        List<SquareSet> sets = new ArrayList<>();
        if (attacks != null) {
            sets.add(attacked(position));
        }
        if (map != null) {
            sets.add(occupied(position, map));
        }
        return sets;
    }

    private SquareSet attacked(Position position) {
        int square = square(attacks);
        int piece = position.pieceAt(square);
        if (piece == Piece.NONE) {
            throw new UserError("--attacks " + attacks + ": there is no piece on " + attacks);
        }
        Bitboard set = Attacks.of(piece, square, position.occupancy());
        return new SquareSet("attacked by " + Piece.sfen(piece) + " on " + attacks, set, set);
    }

    private static int square(String name) {
        try {
            return Square.code(name);
        } catch (IllegalArgumentException e) {
            throw new UserError("--attacks: " + e.getMessage());
        }
    }

    private static SquareSet occupied(Position position, MapName name) {
        // A map of its own: the position keeps only those that its slider scheme reads.
        Bitboard words = Occupancy.of(position.occupied()).map(name.map);
        return new SquareSet("occupied, map " + name, position.occupied(), words);
    }

    /** Only words in the order of the squares are drawn as a board, too. */
    private static void print(SquareSet set, PrintWriter out) {
        out.println(set.caption() + ":");
        if (set.words().equals(set.squares())) {
            out.println(set.squares());
        }
        for (int w = 0; w < 3; w++) {
            int word = set.words().word(w);
            String bits = Integer.toBinaryString(1 << Square.PER_WORD | word).substring(1);
            String nines = bits.substring(0, 9) + " " + bits.substring(9, 18) + " " + bits.substring(18);
            out.println("word " + w + "  " + nines + "  0x" + Integer.toHexString(word));
        }
        out.println("(the rightmost bit of word 0 is location 0)");
        out.println();
    }

    /** The board as players see it, or with a map or attacks their words. */
    private void draw(ShownPosition shown, Optional<SquareSet> wanted) {
        byte[] picture = wanted.map(
                        set -> new BitboardDiagram(shown.position(), set.squares(), set.words(), set.caption()).svg())
                .orElseGet(() -> board(shown));
        ChartOption.svg("--svg", svg).write(file -> file.write(picture));
    }

    private byte[] board(ShownPosition shown) {
        BoardDiagram diagram = BoardDiagram.of(shown.position())
                .withPlayers(shown.black(), shown.white())
                .seenBy(flip ? Color.WHITE : Color.BLACK);
        return (shown.nextMove() == Move.NONE ? diagram : diagram.withArrow(Move.of(shown.nextMove()))).svg();
    }
}
