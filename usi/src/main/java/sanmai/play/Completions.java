package sanmai.play;

import java.util.List;
import java.util.stream.Stream;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** What a player may be about to type: a legal move in the form in which it was begun, or a command. */
final class Completions {
    private final Position position;
    private final Wording wording;

    /** In a position where the player is to move, which stays as it is. */
    Completions(Position position, Wording wording) {
        this.position = position;
        this.wording = wording;
    }

    /** All that begins with a text, moves in the order of their names and then commands. */
    List<String> of(String beginning) {
        Stream<String> words = Stream.of(Command.values()).map(Command::word);
        Stream<String> japanese = Stream.of(Command.values())
                .filter(command -> wording == Wording.JAPANESE)
                .map(Command::japanese);
        return Stream.of(moves(beginning), japanese, words)
                .flatMap(names -> names)
                .filter(text -> text.startsWith(beginning))
                .toList();
    }

    private Stream<String> moves(String beginning) {
        return LegalMoves.of(position).stream()
                .mapToObj(move -> name(move, beginning))
                .sorted();
    }

    /** The name of a move in the form in which a player has begun to type one. */
    private String name(int move, String beginning) {
        char first = beginning.isEmpty() ? ' ' : beginning.charAt(0);
        if (wording == Wording.LETTERS || beginning.matches("[1-9][a-i].*|[PLNSGBR].*")) {
            return Move.usi(move);
        }
        if (first >= '１' && first <= '９' || first == '同') {
            return fullWidth(move);
        }
        return beginning.isEmpty() ? Wording.japanese(position, move) : Wording.withSquare(position, move);
    }

    private String fullWidth(int move) {
        String name = Wording.japanese(position, move);
        return name.startsWith("同") ? name : Wording.KANJI.square(Move.to(move)) + name.substring(2);
    }
}
