package sanmai.search.mate;

import static sanmai.core.TypeCode.PAWN;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameRecord;
import sanmai.positions.MateCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Hand;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/**
 * Composes the suite of mate problems: takes positions from games and {@link RandomProblems}, some of them cramped, keeps those in which the
 * solver has proved the length of the shortest mate, or that there is none, and prints the same number of every kind. Every
 * second short random problem is reduced to the pieces that it needs. The same arguments always give the same suite.
 *
 * <pre>java -cp ... sanmai.search.mate.MateComposer GAMES.usi CANDIDATES SEED NODES CRAMPED [LONG_MATES.tsv] &gt; mates.tsv</pre>
 */
public final class MateComposer {
    private static final int FROM_GAMES = 10;
    private static final int FROM_RANDOM_POSITIONS = 18;
    private static final int LONGEST_CLASS = 15;
    private static final int CHECKABLE = 5;
    private static final int LONGEST_TO_REDUCE = 9;
    private static final long PATIENT_NODES = 4_000_000;
    private static final int LAST_PLIES = 50;
    private static final int FEW_NODES = 100;
    private static final int MANY_NODES = 2000;
    private static final long BRUTE_MOVES = 300_000;

    private final MateSolver solver = new MateSolver(128);
    private final MateSolver patientSolver = new MateSolver(128, MateCounting.ALL, 1, MateEffort.MODERATE);
    private final long maxNodes;
    private final Map<String, Integer> printed = new HashMap<>();
    private final Set<String> seen = new HashSet<>();

    private MateComposer(long maxNodes) {
        this.maxNodes = maxNodes;
    }

    /** Prints a suite. */
    public static void main(String[] arguments) throws IOException {
        MateComposer composer = new MateComposer(Long.parseLong(arguments[3]));
        String games = Files.readString(Path.of(arguments[0]));
        int number = 0;
        for (var reading : RecordFormat.USI.read(games)) {
            number++;
            if (reading.game().isPresent()) {
                composer.takeFrom(reading.game().get(), number);
            }
        }
        int candidates = Integer.parseInt(arguments[1]);
        long seed = Long.parseLong(arguments[2]);
        for (int i = 1; i <= candidates; i++) {
            SplittableRandom random = new SplittableRandom(seed * 1_000_000 + i);
            composer.take(RandomProblems.position(random), "random-" + i, i % 2 == 0);
        }
        int cramped = Integer.parseInt(arguments[4]);
        for (int i = 1; i <= cramped; i++) {
            SplittableRandom random = new SplittableRandom(seed * 1_000_000 + i);
            composer.takeTrap(RandomProblems.crampedPosition(random), "cramped-" + i);
        }
        if (arguments.length > 5) {
            for (MateCase longMate :
                    SuiteFormat.MATES.read(Path.of(arguments[5])).cases()) {
                composer.stepInto(longMate);
            }
        }
    }

    /** Takes from a game some mates of different lengths and one position without a mate. */
    private void takeFrom(GameRecord game, int number) {
        Set<Integer> lengths = new HashSet<>();
        boolean noMate = false;
        for (int ply = game.plies() - 1; ply >= Math.max(0, game.plies() - LAST_PLIES); ply--) {
            Position position = game.position(ply);
            MateResult result = solve(position);
            String name = "game-" + number + "-" + ply;
            if (result instanceof MateResult.Mate mate) {
                if (mate.isShortest() && lengths.add(mate.line().size())) {
                    print(position, name, result);
                }
            } else if (!noMate && result.nodes() > FEW_NODES) {
                noMate = print(position, name, result);
            }
        }
    }

    private void take(Position position, String name, boolean reduce) {
        MateResult result = solve(position);
        if (result instanceof MateResult.Mate mate && isFull(mate.line().size(), name)) {
            return;
        }
        boolean reducible =
                reduce && result instanceof MateResult.Mate m && m.line().size() <= LONGEST_TO_REDUCE;
        if (reducible && result instanceof MateResult.Mate mate && mate.isShortest()) {
            Position reduced = reduced(position, mate.line().size());
            print(reduced, name, solve(reduced));
        } else {
            print(position, name, result);
        }
    }

    /** Takes the position two plies further in a long mate, which is a mate two plies shorter. */
    private void stepInto(MateCase longMate) {
        Position position = Sfen.position(longMate.sfen());
        if (longMate.plies() > LONGEST_TO_REDUCE + 2 && solve(position) instanceof MateResult.Mate mate) {
            position.doMove(mate.line().code(0));
            position.doMove(mate.line().code(1));
            print(position, longMate.source() + "-later", solve(position));
        }
    }

    /** Takes a position only if the rules about dropped pawns or refused promotions decide it. */
    private void takeTrap(Position position, String name) {
        int plies = shortest(position, CHECKABLE, BruteForce.Rules.GAME);
        int withPawnMates = shortest(position, CHECKABLE, BruteForce.Rules.PAWN_MATES);
        boolean pawn = plies == BruteForce.NONE && withPawnMates > 1;
        boolean refusal = plies > 1 && shortest(position, CHECKABLE, BruteForce.Rules.PROMOTIONS) != plies;
        if (pawn || refusal) {
            print(position, name, solve(position));
        }
    }

    private MateResult solve(Position position) {
        solver.newGame();
        MateResult result = solver.solve(position, Limits.ofNodes(maxNodes), new SearchControl());
        if (result instanceof MateResult.Mate mate && !mate.isShortest()) {
            patientSolver.newGame();
            return patientSolver.solve(position, Limits.ofNodes(PATIENT_NODES), new SearchControl());
        }
        return result;
    }

    private boolean print(Position position, String name, MateResult result) {
        if (result instanceof MateResult.Mate mate && mate.isShortest()) {
            return printMate(position, name, mate);
        }
        return result instanceof MateResult.NoMate && printNoMate(position, name, result.nodes());
    }

    private boolean printMate(Position position, String name, MateResult.Mate mate) {
        int plies = mate.line().size();
        List<String> themes = themes(position, mate.line());
        if (isFull(plies, name)) {
            return false;
        }
        int brute = shortest(position, Math.min(plies, CHECKABLE), BruteForce.Rules.GAME);
        if (plies <= CHECKABLE && brute != plies) {
            throw new IllegalStateException(brute + " plies by brute force: " + Sfen.of(position) + " " + mate);
        }
        if (plies <= CHECKABLE && shortest(position, plies, BruteForce.Rules.PROMOTIONS) != plies) {
            themes.add("promotion-refused");
        }
        boolean special = themes.contains("promotion-refused") && room("promotion-refused", name);
        return (special || room(Integer.toString(Math.min(plies, LONGEST_CLASS)), name))
                && print("mate-" + plies + "-" + name, position, Integer.toString(plies), themes, name);
    }

    /**
     * Whether there are enough problems of this length. Short problems that need a refused promotion are still wanted.
     */
    private boolean isFull(int plies, String name) {
        return plies > CHECKABLE && !hasRoom(Integer.toString(Math.min(plies, LONGEST_CLASS)), name);
    }

    private boolean printNoMate(Position position, String name, long nodes) {
        List<String> themes = new ArrayList<>();
        boolean pawn = Hand.has(position.hand(position.turnOrdinal()), PAWN);
        if (pawn && shortest(position, CHECKABLE, BruteForce.Rules.PAWN_MATES) > 0) {
            themes.add("drop-pawn-mate");
        }
        if (nodes > MANY_NODES) {
            themes.add("many-checks");
        }
        if (nodes == 0) {
            themes.add("no-check");
        }
        String kind = themes.isEmpty() ? "few-checks" : themes.get(0);
        return room(kind, name) && print("none-" + name, position, "no", themes, name);
    }

    /** Whether more problems of a kind are wanted from the source of this one: games or random positions. */
    private boolean hasRoom(String kind, String name) {
        boolean game = name.startsWith("game");
        return printed.getOrDefault(kind + game, 0) < (game ? FROM_GAMES : FROM_RANDOM_POSITIONS);
    }

    /** Takes one of the free places of a kind; false if there is none. */
    private boolean room(String kind, String name) {
        boolean room = hasRoom(kind, name);
        printed.merge(kind + name.startsWith("game"), room ? 1 : 0, Integer::sum);
        return room;
    }

    private boolean print(String name, Position position, String plies, List<String> themes, String source) {
        String sfen = Sfen.of(position);
        if (seen.add(sfen.substring(0, sfen.lastIndexOf(' ')))) {
            String list = themes.isEmpty() ? "-" : String.join(",", themes);
            System.out.println(String.join("\t", name, sfen, plies, list, source));
        }
        return true;
    }

    private static int shortest(Position position, int plies, BruteForce.Rules rules) {
        return new BruteForce(BRUTE_MOVES, false, rules).shortestMate(position, plies);
    }

    private static List<String> themes(Position position, Line line) {
        Set<String> themes = new java.util.TreeSet<>();
        Position copy = position.copy();
        for (int i = 0; i < line.size(); i++) {
            int move = line.code(i);
            if (i % 2 == 1 && Move.isDrop(move)) {
                themes.add("interposition");
            }
            if (i % 2 == 0 && copy.isInCheck()) {
                themes.add("counter-check");
            }
            copy.doMove(move);
        }
        return new ArrayList<>(themes);
    }

    /** The same mate without the pieces that it does not need. */
    private Position reduced(Position position, int plies) {
        Position best = position;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = best.pieceAt(square);
            if (piece != Piece.NONE && Piece.type(piece) != PieceType.KING) {
                best = better(best, without(best, square), plies);
            }
        }
        for (Color color : Color.values()) {
            for (PieceType type : Hand.KINDS) {
                int count = Hand.count(best.hand(color), type);
                if (count > 0) {
                    best = better(best, withHand(best, color, type, color == best.turn() ? count - 1 : 0), plies);
                }
            }
        }
        return best;
    }

    private Position better(Position position, PositionSetup setup, int plies) {
        if (!setup.isPossible()) {
            return position;
        }
        Position candidate = setup.toPosition();
        boolean same = solve(candidate) instanceof MateResult.Mate mate
                && mate.isShortest()
                && mate.line().size() == plies;
        return same ? candidate : position;
    }

    private static PositionSetup without(Position position, int square) {
        return copy(position).piece(square, Piece.NONE).build();
    }

    private static PositionSetup withHand(Position position, Color color, PieceType type, int count) {
        return copy(position).hand(color, type, count).build();
    }

    private static PositionSetup.Builder copy(Position position) {
        PositionSetup setup = PositionSetup.of(position);
        PositionSetup.Builder builder = PositionSetup.builder().turn(setup.turn());
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, setup.pieceAt(square));
        }
        for (Color color : Color.values()) {
            for (PieceType type : Hand.KINDS) {
                builder.hand(color, type, setup.inHand(color, type));
            }
        }
        return builder;
    }
}
