package sanmai.notation.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sanmai.core.Color;
import sanmai.movegen.Legality;
import sanmai.notation.NotationException;
import sanmai.notation.csa.CsaMove;
import sanmai.notation.japanese.JapaneseMove;
import sanmai.notation.kanji.JapaneseMoveReader;
import sanmai.notation.reading.RecordException;
import sanmai.notation.reading.TextSpan;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Principal variations in Japanese and in CSA. Reading stops at the first move that is not legal. */
final class EvaluationLine {
    private static final Pattern JAPANESE = Pattern.compile("[▲△▼▽☗☖][^▲△▼▽☗☖]+");
    private static final Pattern CSA = Pattern.compile("[+-][0-9]{4}[A-Z]{2}");

    private EvaluationLine() {}

    /** Reads moves in Japanese. Moves of the side that is not to move, which may come first, are skipped. */
    static List<Integer> readJapanese(String text, Position position) {
        String own = position.turn() == Color.BLACK ? "▲▼☗" : "△▽☖";
        List<String> moves = words(JAPANESE, text);
        int first = (int) IntStream.range(0, moves.size())
                .takeWhile(i -> own.indexOf(moves.get(i).charAt(0)) < 0)
                .count();
        return read(moves.subList(first, moves.size()), position, JapaneseMove::parse);
    }

    /** Reads moves in CSA. */
    static List<Integer> readCsa(String text, Position position) {
        return read(words(CSA, text), position, EvaluationLine::csaMove);
    }

    private static List<String> words(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(word -> word.group().strip()).collect(Collectors.toList());
    }

    private static List<Integer> read(
            List<String> words, Position position, BiFunction<String, Position, Integer> reader) {
        List<Integer> moves = new ArrayList<>();
        try {
            for (String word : words) {
                int move = reader.apply(word, position);
                moves.add(move);
                position.doMove(move);
            }
        } catch (NotationException e) {
            // The line ends here.
        }
        moves.forEach(move -> position.undoMove());
        return moves;
    }

    private static int csaMove(String text, Position position) {
        TextSpan span = new TextSpan(text, 1, 1, 0);
        int move = Move.NONE;
        try {
            move = CsaMove.read(span, position);
        } catch (RecordException e) {
            // The move is not legal.
        }
        if (move == Move.NONE || !Legality.isLegal(position, move)) {
            throw NotationException.of(NotationException.Reason.TRAILING_TEXT, text, 0, "no move");
        }
        return move;
    }

    /** Writes moves as ShogiHome does: {@code ▲７六歩△３四歩}. */
    static String japanese(List<Integer> moves, Position position) {
        return write(moves, position, move -> JapaneseMove.write(position, move), "");
    }

    /** Writes moves as ShogiGUI does: {@code ▲７六歩(77) △３四歩(33)}. */
    static String kif(List<Integer> moves, Position position) {
        return write(moves, position, move -> kif(move, position), " ");
    }

    /** Writes moves as floodgate does: {@code +7776FU -3334FU}. */
    static String csa(List<Integer> moves, Position position) {
        return write(moves, position, move -> CsaMove.write(move, position.turn()), " ");
    }

    private static String kif(int move, Position position) {
        String mark = position.turn() == Color.BLACK ? "▲" : "△";
        return mark + JapaneseMove.inKif(move, JapaneseMoveReader.lastSquare(position));
    }

    private static String write(
            List<Integer> moves, Position position, Function<Integer, String> writer, String separator) {
        List<String> words = new ArrayList<>();
        for (int move : moves) {
            words.add(writer.apply(move));
            position.doMove(move);
        }
        moves.forEach(move -> position.undoMove());
        return String.join(separator, words);
    }
}
