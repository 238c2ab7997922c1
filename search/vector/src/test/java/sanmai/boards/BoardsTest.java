package sanmai.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** Every representation generates what the product does. */
class BoardsTest {
    private static final int GAMES = 12;
    private static final int LONGEST_GAME = 100;
    private static final long MOST_LEAVES = 6_000;

    @ParameterizedTest
    @ValueSource(strings = {"ThreeInts", "PairOfLongs", "VectorOfLongs"})
    void operationsGiveTheSetsOfBitboards(String name) {
        compareOperations(Squares.named(name));
    }

    private static <S> void compareOperations(Squares<S> squares) {
        SplittableRandom random = new SplittableRandom(81);
        for (int round = 0; round < 1000; round++) {
            Bitboard x = set(random);
            Bitboard y = set(random);
            S a = squares.of(x);
            S b = squares.of(y);
            assertEquals(x.and(y), bitboard(squares, squares.and(a, b)));
            assertEquals(x.or(y), bitboard(squares, squares.or(a, b)));
            assertEquals(x.andNot(y), bitboard(squares, squares.andNot(a, b)));
            assertEquals(x.not(), bitboard(squares, squares.not(a)));
            assertEquals(x.count(), squares.count(a));
            assertEquals(x.isEmpty(), squares.isEmpty(a));
            assertEquals(x.shifted(Direction.NORTH), bitboard(squares, squares.forward(0, a)));
            assertEquals(x.shifted(Direction.SOUTH), bitboard(squares, squares.forward(1, a)));
            int column = random.nextInt(9);
            Bitboard file = x.and(Bitboard.column(column));
            for (int row = 0; row < 8; row++) {
                boolean isThere = file.contains(Square.at(row, column));
                assertEquals(isThere, (squares.column(a, column) >>> row & 1) != 0);
                assertEquals(!x.isDisjoint(Bitboard.column(row)), (squares.folded(a) >>> row & 1) != 0);
            }
            for (Color color : Color.values()) {
                Bitboard zone = x.and(Bitboard.promotionZone(color));
                assertEquals(zone.w0() | zone.w2(), squares.zone(color.ordinal(), a));
            }
        }
    }

    private static Bitboard set(SplittableRandom random) {
        Bitboard set = Bitboard.EMPTY;
        for (int i = random.nextInt(60); i > 0; i--) {
            set = set.with(random.nextInt(Square.COUNT));
        }
        return set;
    }

    private static <S> Bitboard bitboard(Squares<S> squares, S set) {
        Bitboard bitboard = Bitboard.EMPTY;
        for (long rest = squares.head(set); rest != 0; rest &= rest - 1) {
            bitboard = bitboard.with(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = squares.tail(set); rest != 0; rest &= rest - 1) {
            bitboard = bitboard.with(squares.tailStart() + Long.numberOfTrailingZeros(rest));
        }
        return bitboard;
    }

    @ParameterizedTest
    @ValueSource(strings = {"ThreeInts", "PairOfLongs", "VectorOfLongs"})
    void perftIsThatOfTheSuite(String name) {
        compareSuite(Squares.named(name));
    }

    private static <S> void compareSuite(Squares<S> squares) {
        SquareMoves<S> generator = new SquareMoves<>(squares);
        for (PerftCase line : SuiteFormat.PERFT.shipped().cases()) {
            if (line.nodes() <= MOST_LEAVES) {
                Position position = Sfen.position(line.sfen(), SetupProblem.Reason.HARMLESS);
                SquareBoard<S> board = new SquareBoard<>(squares, position);
                long leaves = new SquarePerft<>(board, generator, line.depth(), true).count(line.depth());
                assertEquals(line.nodes(), leaves, line.toString());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ThreeInts", "PairOfLongs", "VectorOfLongs"})
    void movesInRandomGamesAreThoseOfTheProduct(String name) {
        compareGames(Squares.named(name));
    }

    private static <S> void compareGames(Squares<S> squares) {
        SquareMoves<S> generator = new SquareMoves<>(squares);
        int[] list = new int[MoveList.CAPACITY];
        for (int seed = 0; seed < GAMES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = Position.start();
            SquareBoard<S> board = new SquareBoard<>(squares, position);
            List<Integer> played = new ArrayList<>();
            for (int ply = 0; ply < LONGEST_GAME; ply++) {
                int n = generator.generate(board, list);
                int[] expected = sorted(LegalMoves.of(position));
                String where = "seed " + seed + ": " + Sfen.of(position);
                assertEquals(
                        usi(expected), usi(Arrays.stream(list, 0, n).sorted().toArray()), where);
                if (n == 0) {
                    break;
                }
                int move = choose(expected, position, random);
                position.doMove(move);
                board.doMove(move);
                played.add(move);
            }
            for (int i = played.size() - 1; i >= 0; i--) {
                board.undoMove(played.get(i));
            }
            assertEquals(usi(sorted(LegalMoves.of(Position.start()))), usi(sorted(generator, board, list)));
        }
    }

    private static <S> int[] sorted(SquareMoves<S> generator, SquareBoard<S> board, int[] list) {
        return Arrays.stream(list, 0, generator.generate(board, list)).sorted().toArray();
    }

    private static int[] sorted(MoveList moves) {
        int[] codes = new int[moves.size()];
        Arrays.setAll(codes, moves::get);
        Arrays.sort(codes);
        return codes;
    }

    private static List<String> usi(int[] moves) {
        return Arrays.stream(moves).mapToObj(Move::usi).toList();
    }

    /** Captures are preferred, so that hands fill. */
    private static int choose(int[] moves, Position position, SplittableRandom random) {
        int move = moves[random.nextInt(moves.length)];
        for (int i = 0; i < 3 && !position.isCapture(move); i++) {
            move = moves[random.nextInt(moves.length)];
        }
        return move;
    }

    /** Else the rates of searches could not be compared. */
    @Test
    void allSearchTheSameTree() {
        String expected = search(Squares.named("ThreeInts"));
        assertEquals(expected, search(Squares.named("PairOfLongs")));
        assertEquals(expected, search(Squares.named("VectorOfLongs")));
    }

    private static <S> String search(Squares<S> squares) {
        SquareMoves<S> generator = new SquareMoves<>(squares);
        StringBuilder found = new StringBuilder();
        for (BoardsSample sample : BoardsSample.ALL) {
            SquareBoard<S> board = new SquareBoard<>(squares, sample.position());
            SquareSearch<S> search = new SquareSearch<>(squares, board, generator, 2);
            found.append(search.search(2)).append(" in ").append(search.nodes).append('\n');
        }
        return found.toString();
    }

    /** What is measured lists and makes the leaves of the product's tree. */
    @ParameterizedTest
    @ValueSource(strings = {"ThreeInts", "PairOfLongs", "VectorOfLongs"})
    void perftOfTheSamplesIsThatOfTheProduct(String name) {
        for (BoardsSample sample : BoardsSample.ALL) {
            BoardsSample shallow = new BoardsSample(sample.name(), sample.sfen(), 2, 1);
            long expected = BoardsWork.LIST.on(BoardsWork.PRODUCT, shallow).nodes();
            assertEquals(expected, BoardsWork.LIST.on(name, shallow).nodes(), sample.name());
            assertEquals(expected, BoardsWork.MAKE.on(name, shallow).nodes(), sample.name());
        }
    }
}
