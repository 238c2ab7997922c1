package sanmai.game;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.Legality;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftSettings;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.notation.usi.UsiPosition;
import sanmai.shogi.Attackers;
import sanmai.shogi.Declaration;
import sanmai.shogi.Hand;
import sanmai.shogi.Handicap;
import sanmai.shogi.ImpossiblePositionException;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.Repetition;

/**
 * A game by the rules of shogi: it takes legal moves only, and none after its end. It ends by mate, at the fourth
 * occurrence of a position, when a side resigns or declares its win, and when a referee {@linkplain #end says so}.
 *
 * <pre>{@code
 * Game game = Game.start().play("7g7f").play("▽３四歩");
 * game.play("8h2b+").isInCheck();   // false
 * game.legalMoves().size();         // 32
 * }</pre>
 *
 * <p>{@link MoveNotation} reads moves and writes them. Not safe for use by several threads.
 */
public final class Game {
    private final PositionSetup start;
    private final Position position;
    private final LegalMoves generator = new LegalMoves();
    private final MoveList list = new MoveList();

    /** The time of each move; empty if it is not known. */
    private final List<Optional<Duration>> times = new ArrayList<>();

    /** How a player or a referee has ended the game. */
    private Optional<GameResult> said = Optional.empty();

    private Game(PositionSetup start) {
        this.start = start;
        this.position = start.toPlayable();
    }

    /** An even game, before its first move. */
    public static Game start() {
        return of(Handicap.NONE);
    }

    /** A game with a handicap, before its first move. */
    public static Game of(Handicap handicap) {
        return new Game(requireNonNull(handicap, "handicap").setup());
    }

    /**
     * A game from a position on.
     *
     * @param text the position in SFEN, such as {@code 4k4/9/4P4/9/9/9/9/9/4K4 b G 1}, or as in USI: {@code position
     *     startpos moves 7g7f 3c3d}, {@code sfen ... moves ...}, or only moves from the even start
     * @throws NotationException if the text is not that, the position impossible, or a move illegal; it says why, and where
     * @throws IllegalStateException if a move follows the end of the game
     */
    public static Game of(String text) {
        UsiPosition line = UsiPosition.of(requireNonNull(text, "text"));
        line.check();
        Game game = line.sfen().map(sfen -> of(Sfen.position(sfen.text()))).orElseGet(Game::start);
        line.moves().forEach(move -> game.play(MoveNotation.USI.parse(move.text(), game.position)));
        return game;
    }

    /**
     * The game of a record's main line, with its times and its end. Left out are: an end without a result, such as
     * an interruption; a mate or a repetition that the moves do not show; a draw other than by agreement or at the limit
     * of moves; and the illegal move for which the game was lost.
     *
     * @throws ImpossiblePositionException if no moves can be made in the start of the record
     */
    public static Game of(RecordTree record) {
        RecordCursor cursor = new RecordCursor(requireNonNull(record, "record"));
        cursor.toEnd();
        Game game = of(cursor);
        if (!game.isOver()) {
            game.said = GameResult.of(cursor.node(), game.turn());
        }
        return game;
    }

    /**
     * The game up to a place of a record, with its times. An end that the record names there is left out.
     *
     * @throws ImpossiblePositionException if no moves can be made in the start of the record
     */
    public static Game of(RecordCursor cursor) {
        Deque<RecordNode> nodes = new ArrayDeque<>();
        RecordNode node = requireNonNull(cursor, "cursor").node();
        while (node.parent().isPresent()) {
            nodes.push(node);
            node = node.parent().get();
        }
        Game game = new Game(cursor.start());
        nodes.forEach(made -> game.make(made.move(), made.time()));
        return game;
    }

    /** A game from a position on; what led to the position is not part of it, and the position stays as it is. */
    public static Game of(Position position) {
        return new Game(PositionSetup.of(requireNonNull(position, "position")));
    }

    // ---- Moves ----

    /**
     * Makes a move.
     *
     * @param move a move in any {@link MoveNotation}: {@code 7g7f}, {@code P*5e}, {@code +7776FU}, {@code ▲７六歩}, {@code 同銀},
     *     {@code P-7f}
     * @return this game
     * @throws NotationException if the text is no move, or the move is not legal; it says why, and where in the text
     * @throws IllegalStateException if the game is over
     */
    public Game play(String move) {
        refuseAfterEnd();
        return play(parse(move));
    }

    /**
     * The legal move that a text means here.
     *
     * @param move a move in any {@link MoveNotation}
     * @throws NotationException if the text is no move, or the move is not legal; it says why, and where in the text
     */
    public Move parse(String move) {
        return MoveNotation.parseAny(requireNonNull(move, "move"), position);
    }

    /**
     * Makes a move.
     *
     * @return this game
     * @throws IllegalArgumentException if the move is not legal; it says why
     * @throws IllegalStateException if the game is over
     */
    public Game play(Move move) {
        return play(move, Optional.empty());
    }

    /**
     * Makes a move that took some time, which the {@link #record()} will have.
     *
     * @return this game
     * @throws IllegalArgumentException if the move is not legal, or the time negative; it says why
     * @throws IllegalStateException if the game is over
     */
    public Game play(Move move, Duration time) {
        if (requireNonNull(time, "time").isNegative()) {
            throw new IllegalArgumentException("the time " + time + " is negative");
        }
        return play(move, Optional.of(time));
    }

    private Game play(Move move, Optional<Duration> time) {
        refuseAfterEnd();
        Legality.require(position, requireNonNull(move, "move"));
        make(move, time);
        return this;
    }

    private void make(Move move, Optional<Duration> time) {
        position.doMove(move.code());
        times.add(time);
    }

    private void refuseAfterEnd() {
        result().ifPresent(result -> {
            throw new IllegalStateException("the game is over: " + result);
        });
    }

    /** Takes back what ended the game, such as a resignation, or else the last move. Returns whether there was either. */
    public boolean undo() {
        if (said.isPresent()) {
            said = Optional.empty();
            return true;
        }
        if (position.movesMade() == 0) {
            return false;
        }
        position.undoMove();
        times.remove(times.size() - 1);
        return true;
    }

    /**
     * The side to move resigns.
     *
     * @return this game
     * @throws IllegalStateException if the game is over
     */
    public Game resign() {
        return end(GameResult.Reason.RESIGNATION);
    }

    /**
     * Ends the game as its referee: by time, for an illegal move, by absence, by agreement, at the limit of moves.
     *
     * @param reason why; the side to move loses by time, an illegal move, absence, and resignation
     * @return this game
     * @throws IllegalArgumentException if the reason follows from the moves, or is that of {@link #declare}
     * @throws IllegalStateException if the game is over
     */
    public Game end(GameResult.Reason reason) {
        if (!requireNonNull(reason, "reason").isSaid() || reason == GameResult.Reason.DECLARATION) {
            throw new IllegalArgumentException("no referee ends a game by " + reason);
        }
        refuseAfterEnd();
        said = Optional.of(GameResult.said(reason, turn()));
        return this;
    }

    /**
     * The side to move declares its win with an entered king (nyugyoku).
     *
     * @param rule what it needs; {@link Declaration#POINTS_27} is the usual one
     * @return this game
     * @throws IllegalStateException if it has not what the rule wants, or the game is over
     */
    public Game declare(Declaration rule) {
        refuseAfterEnd();
        if (!canDeclare(rule)) {
            throw new IllegalStateException(turn() + " cannot declare a win by " + rule);
        }
        said = Optional.of(GameResult.said(GameResult.Reason.DECLARATION, turn()));
        return this;
    }

    // ---- Questions ----

    /** The side to move. */
    public Color turn() {
        return position.turn();
    }

    /** A copy of the position, with the moves that led to it as its history. */
    public Position position() {
        return position.copy();
    }

    /** The position as a value, which can be compared and kept in maps; its history is not part of it. */
    public PositionSetup setup() {
        return PositionSetup.of(position);
    }

    /** The piece on a square; empty if there is none. */
    public Optional<Piece> pieceAt(Square square) {
        return setup().pieceAt(requireNonNull(square, "square"));
    }

    /** The hand of a side. */
    public Hand hand(Color side) {
        return Hand.of(position.hand(requireNonNull(side, "side")));
    }

    /** The position as SFEN. */
    public String sfen() {
        return Sfen.of(position);
    }

    /** The moves made so far. */
    public Line moves() {
        return Line.of(
                IntStream.range(0, position.movesMade()).map(position::moveMade).toArray());
    }

    /** The legal moves of the side to move, in no order that means anything; none if it is mated. */
    public List<Move> legalMoves() {
        generate();
        return list.stream().mapToObj(Move::of).toList();
    }

    /**
     * The legal moves to some squares, drops among them. They are found one square at a time, so a stream that ends early
     * has done little work. Later moves of this game do not change them.
     */
    public Stream<Move> legalMovesTo(Bitboard squares) {
        LegalMoves moves = new LegalMoves();
        moves.read(position.copy());
        MoveList found = new MoveList();
        return requireNonNull(squares, "squares").squares().boxed().flatMap(square -> {
            moves.to(Bitboard.of(square), found);
            return Arrays.stream(found.stream().toArray()).mapToObj(Move::of);
        });
    }

    /** The squares from which pieces of a side attack a square. */
    public Bitboard attackersTo(Square square, Color by) {
        return Attackers.to(position, requireNonNull(square, "square"), requireNonNull(by, "by"));
    }

    /** The squares of the pieces that give check to the side to move. */
    public Bitboard checkers() {
        return Attackers.checkers(position);
    }

    /** The squares of a side's pieces that are pinned: each alone keeps a slider of the other side from the king. */
    public Bitboard pinned(Color side) {
        return Attackers.pinned(position, requireNonNull(side, "side"));
    }

    /** Whether the king of the side to move is attacked. */
    public boolean isInCheck() {
        return position.isInCheck();
    }

    /** Whether the side to move has no legal move: it is mated, or it is out of moves, which loses as well. */
    public boolean isMated() {
        generate();
        return list.size() == 0;
    }

    /** The number of sequences of {@code depth} legal moves (perft), 0 to 64. An interrupt ends the count promptly. */
    public long perft(int depth) throws InterruptedException {
        return new Perft(PerftSettings.DEFAULT).count(position, depth);
    }

    /** Whether the side to move may declare its win with an entered king (nyugyoku) under this rule. */
    public boolean canDeclare(Declaration rule) {
        return requireNonNull(rule, "rule").wins(position);
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return result().isPresent();
    }

    /** How the game has ended; empty while it goes on. */
    public Optional<GameResult> result() {
        if (said.isPresent()) {
            return said;
        }
        if (isMated()) {
            return Optional.of(new GameResult(GameResult.Reason.MATE, Optional.of(turn().opposite())));
        }
        return switch (Repetition.of(position)) {
            case NONE -> Optional.empty();
            case DRAW -> Optional.of(new GameResult(GameResult.Reason.REPETITION, Optional.empty()));
            case WIN -> Optional.of(new GameResult(GameResult.Reason.PERPETUAL_CHECK, Optional.of(turn())));
            case LOSS -> Optional.of(new GameResult(GameResult.Reason.PERPETUAL_CHECK, Optional.of(turn().opposite())));
        };
    }

    /** The moves with their times, and the end if there was one, as a record that can be annotated and written. */
    public RecordTree record() {
        RecordTree tree = new RecordTree(start);
        RecordCursor cursor = new RecordCursor(tree);
        Line moves = moves();
        for (int i = 0; i < moves.size(); i++) {
            cursor.play(moves.get(i));
            times.get(i).ifPresent(cursor.node()::setTime);
        }
        result().ifPresent(result -> result.write(cursor.node(), turn()));
        return tree;
    }

    private void generate() {
        generator.generate(position, list);
    }

    /** A picture of the board, and the result if there is one. */
    @Override
    public String toString() {
        return position + result().map(result -> result + "\n").orElse("");
    }
}
