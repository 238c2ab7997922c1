package sanmai.csa;

import java.util.Map;
import sanmai.core.Color;
import sanmai.game.GameClock;
import sanmai.game.TimeControl;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;

/**
 * What a server tells of a game before it begins ({@code Game_Summary}).
 *
 * @param statements the statements outside the blocks, by their keys
 * @param black the time of Black
 * @param white the time of White
 * @param start the start of the game and the moves made already, as a CSA record
 */
record GameSummary(Map<String, String> statements, TimeControl black, TimeControl white, String start) {
    /** Copies the statements. */
    GameSummary {
        statements = Map.copyOf(statements);
    }

    /** The name of the game. */
    String id() {
        return statements.getOrDefault("Game_ID", "");
    }

    /** The name of a player. */
    String player(Color side) {
        return statements.getOrDefault(side == Color.BLACK ? "Name+" : "Name-", "?");
    }

    /**
     * The side of this client.
     *
     * @throws CsaException if the server does not say it
     */
    Color side() {
        return switch (statements.getOrDefault("Your_Turn", "")) {
            case "+" -> Color.BLACK;
            case "-" -> Color.WHITE;
            default -> throw new CsaException("the server does not say whose side is ours (Your_Turn)");
        };
    }

    /** The number of moves after which the game ends; 0 for no limit. */
    int maxMoves() {
        String text = statements.getOrDefault("Max_Moves", "");
        return text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
    }

    /**
     * The record so far.
     *
     * @throws CsaException if it is malformed
     */
    RecordTree record() {
        ParsedRecord parsed = RecordFormat.CSA.read(start).stream()
                .findFirst()
                .orElseThrow(() -> new CsaException("the server tells no start position"));
        parsed.problems().stream().findFirst().ifPresent(problem -> {
            throw new CsaException("the server's start position, line " + problem.line() + ": " + problem.message());
        });
        return parsed.tree().orElseThrow(() -> new CsaException("the server's start position cannot be read"));
    }

    /** The clocks after the moves of a record. */
    GameClock clock(RecordTree record) {
        GameClock clock = GameClock.of(black, white);
        Color turn = record.start().turn();
        RecordNode node = record.root();
        while (node.hasChildren()) {
            node = node.children().get(0);
            if (node.time().isPresent()) {
                clock = clock.after(turn, node.time().get());
            }
            turn = turn.opposite();
        }
        return clock;
    }

    /** As {@code wdoor+floodgate: black (900 s + 10 s a move) against white (900 s)}. */
    @Override
    public String toString() {
        return id() + ": " + player(Color.BLACK) + " (" + black + ") against " + player(Color.WHITE) + " (" + white
                + ")";
    }
}
