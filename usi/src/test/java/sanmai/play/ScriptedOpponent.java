package sanmai.play;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.engine.EngineException;
import sanmai.engine.PrincipalVariation;
import sanmai.notation.format.MoveNotation;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** An engine that says what it is told: moves in USI, {@code resign}, {@code win} or {@code die}. */
public final class ScriptedOpponent implements Engine {
    private final Deque<String> words;
    private final List<AnalysisLimits> limits = new ArrayList<>();

    /** With these words, one for each analysis. */
    public ScriptedOpponent(String... words) {
        this.words = new ArrayDeque<>(List.of(words));
    }

    /** The limits of all analyses so far. */
    List<AnalysisLimits> limits() {
        return limits;
    }

    @Override
    public String name() {
        return "Scripted";
    }

    @Override
    public Analysis analyse(Position position, AnalysisLimits within, Consumer<Analysis> listener) {
        limits.add(within);
        String word = words.remove();
        if (word.equals("die")) {
            throw new EngineException("Scripted has died", List.of("last words"));
        }
        if (word.equals("interrupt")) {
            Thread.currentThread().interrupt();
            word = "3c3d";
        }
        boolean hasMove = !word.equals("resign") && !word.equals("win");
        Optional<Move> move = hasMove ? Optional.of(MoveNotation.USI.parse(word, position)) : Optional.empty();
        List<PrincipalVariation> variations =
                hasMove ? List.of(new PrincipalVariation(Line.of(move.get().code()), 120, 4)) : List.of();
        return new Analysis(move, word.equals("win"), variations, 1, Duration.ZERO);
    }

    @Override
    public void stop() {
        // It never thinks.
    }

    @Override
    public void newGame() {
        // It learns nothing.
    }

    @Override
    public void close() {
        // It holds nothing.
    }
}
