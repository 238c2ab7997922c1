package sanmai.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.movegen.LegalMoves;
import sanmai.movegen.Legality;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Declaration;
import sanmai.shogi.Hand;
import sanmai.shogi.Handicap;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.Repetition;

/**
 * A game by the rules of shogi: it takes legal moves only, and none after its end. It ends by mate, at the fourth
 * occurrence of a position, and when a side resigns or declares its win.
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

    /** How a player's word has ended the game, by resignation or declaration. */
    private Optional<GameResult> said = Optional.empty();

    private Game(PositionSetup start) {
        this.start = start;
        this.position = start.toPosition();
    }

    /** An even game, before its first move. */
    public static Game start() {
        return of(Handicap.NONE);
    }

    /** A game with a handicap, before its first move. */
    public static Game of(Handicap handicap) {
        return new Game(handicap.setup());
    }

    /**
     * A game from a position on; what led to the position is not part of it.
     *
     * @param sfen the position, such as {@code 4k4/9/4P4/9/9/9/9/9/4K4 b G 1}
     * @throws NotationException if the text is not SFEN or the position impossible; it says why, and where in the text
     */
    public static Game of(String sfen) {
        return of(Sfen.position(sfen));
    }

    /** A game from a position on; what led to the position is not part of it, and the position stays as it is. */
    public static Game of(Position position) {
        return new Game(PositionSetup.of(position));
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
        position.doMove(MoveNotation.parseAny(move, position).code());
        return this;
    }

    /**
     * Makes a move.
     *
     * @return this game
     * @throws IllegalArgumentException if the move is not legal; it says why
     * @throws IllegalStateException if the game is over
     */
    public Game play(Move move) {
        refuseAfterEnd();
        Legality.problem(position, move.code()).ifPresent(reason -> {
            throw new IllegalArgumentException(move + ": " + reason.explanation());
        });
        position.doMove(move.code());
        return this;
    }

    private void refuseAfterEnd() {
        result().ifPresent(result -> {
            throw new IllegalStateException("the game is over: " + result);
        });
    }

    /** Takes back the last move, or the word that ended the game; whether there was one. */
    public boolean undo() {
        if (said.isPresent()) {
            said = Optional.empty();
            return true;
        }
        if (position.movesMade() == 0) {
            return false;
        }
        position.undoMove();
        return true;
    }

    /**
     * The side to move resigns.
     *
     * @return this game
     * @throws IllegalStateException if the game is over
     */
    public Game resign() {
        refuseAfterEnd();
        said = Optional.of(new GameResult(GameResult.Reason.RESIGNATION, Optional.of(turn().opposite())));
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
        if (!rule.wins(position)) {
            throw new IllegalStateException(turn() + " cannot declare a win by " + rule);
        }
        said = Optional.of(new GameResult(GameResult.Reason.DECLARATION, Optional.of(turn())));
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
        return setup().pieceAt(square);
    }

    /** The hand of a side. */
    public Hand hand(Color side) {
        return Hand.of(position.hand(side));
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

    /** Whether the king of the side to move is attacked. */
    public boolean isInCheck() {
        return position.isInCheck();
    }

    /** Whether the side to move has no legal move: it is mated, or it is out of moves, which loses as well. */
    public boolean isMated() {
        generate();
        return list.size() == 0;
    }

    /** Whether the side to move may declare its win with an entered king (nyugyoku) under this rule. */
    public boolean canDeclare(Declaration rule) {
        return rule.wins(position);
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

    /** The moves, and the end if there was one, as a record that can be annotated and written. */
    public RecordTree record() {
        RecordTree tree = new RecordTree(start);
        RecordCursor cursor = new RecordCursor(tree);
        moves().forEach(cursor::play);
        result().ifPresent(result -> cursor.node().setEnd(result.end(turn())));
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
