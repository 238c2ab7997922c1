package sanmai.notation.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sanmai.core.Color;
import sanmai.notation.NotationException;
import sanmai.notation.format.MoveNotation;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.kanji.JapaneseMoveReader;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Principal variations in Japanese and in CSA. Reading stops at the first move that is not legal. */
final class EvaluationLine {
    private static final Pattern JAPANESE = Pattern.compile("[▲△▼▽☗☖][^▲△▼▽☗☖]+");
    private static final Pattern CSA = Pattern.compile("[+-][0-9]{4}[A-Z]{2}");

    private EvaluationLine() {}

    /**
     * Moves that have been read.
     *
     * @param isWhole whether the text has nothing else
     */
    record Reading(List<Move> moves, boolean isWhole) {}

    /** Reads moves in Japanese. Moves of the side that is not to move, which may come first, are skipped. */
    static Reading readJapanese(String text, Position position) {
        String own = position.turn() == Color.BLACK ? "▲▼☗" : "△▽☖";
        List<String> moves = words(JAPANESE, text);
        int first = 0;
        while (first < moves.size() && own.indexOf(moves.get(first).charAt(0)) < 0) {
            first++;
        }
        Reading read = read(moves.subList(first, moves.size()), position, MoveNotation.JAPANESE);
        boolean beginsWithMove =
                text.isBlank() || JAPANESE.matcher(text.strip()).lookingAt();
        return new Reading(read.moves, read.isWhole && beginsWithMove);
    }

    /** Reads moves in CSA. */
    static Reading readCsa(String text, Position position) {
        return read(words(CSA, text), position, MoveNotation.CSA);
    }

    private static List<String> words(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(word -> word.group().strip()).collect(Collectors.toList());
    }

    private static Reading read(List<String> words, Position position, MoveNotation notation) {
        List<Move> moves = new ArrayList<>();
        try {
            for (String word : words) {
                Move move = notation.parse(word, position);
                moves.add(move);
                position.doMove(move.code());
            }
        } catch (NotationException e) {
            // The line ends here.
        }
        moves.forEach(move -> position.undoMove());
        return new Reading(moves, moves.size() == words.size());
    }

    /** Writes moves as ShogiHome does: {@code ▲７六歩△３四歩}. */
    static String japanese(List<Move> moves, Position position) {
        return write(moves, position, MoveNotation.JAPANESE::toString, "");
    }

    /** Writes moves as ShogiGUI does: {@code ▲７六歩(77) △３四歩(33)}. */
    static String kif(List<Move> moves, Position position) {
        return write(moves, position, EvaluationLine::kif, " ");
    }

    /** Writes moves as floodgate does: {@code +7776FU -3334FU}. */
    static String csa(List<Move> moves, Position position) {
        return write(moves, position, MoveNotation.CSA::toString, " ");
    }

    private static String kif(Move move, Position position) {
        String mark = position.turn() == Color.BLACK ? "▲" : "△";
        return mark + JapaneseMove.inKif(move.code(), JapaneseMoveReader.lastSquare(position));
    }

    private static String write(
            List<Move> moves, Position position, BiFunction<Move, Position, String> writer, String separator) {
        List<String> words = new ArrayList<>();
        for (Move move : moves) {
            words.add(writer.apply(move, position));
            position.doMove(move.code());
        }
        moves.forEach(move -> position.undoMove());
        return String.join(separator, words);
    }
}
