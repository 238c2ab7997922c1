package sanmai.play;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.engine.PrincipalVariation;
import sanmai.search.skill.MoveChoice;
import sanmai.search.skill.SkillLevel;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** An engine that plays at a level. The same seed gives the same moves, except where the time decides. */
public final class Opponent {
    private static final long HINT_NODES = 300_000;

    private final Engine engine;
    private final SkillLevel level;
    private final SplittableRandom random;
    private final Duration usualTime;

    /**
     * An engine at a level.
     *
     * @param engine the engine, which stays the caller's to close
     * @param seed decides the moves that are chosen at random
     * @param usualTime the time for a move where neither the level nor a clock says when to end
     */
    public Opponent(Engine engine, SkillLevel level, long seed, Duration usualTime) {
        this.engine = engine;
        this.level = level;
        this.random = new SplittableRandom(seed);
        this.usualTime = usualTime;
    }

    /** What the opponent is called. */
    public String name() {
        return engine.name() + (level.isStrongest() ? "" : ", level " + level.number());
    }

    /** What an opponent does in its turn: a move, a declared win, or neither, if it resigns. */
    record Decision(OptionalInt move, boolean declaresWin) {}

    /**
     * Decides what to do.
     *
     * @param time how long it may think; empty without a clock
     * @throws sanmai.engine.EngineException if the engine fails
     */
    Decision decide(Position position, Optional<Duration> time) {
        if (level.isCareless(random)) {
            int move = MoveChoice.any(position, random);
            return new Decision(move == Move.NONE ? OptionalInt.empty() : OptionalInt.of(move), false);
        }
        AnalysisLimits limits = level.overlooks(random)
                ? AnalysisLimits.ofDepth(1)
                : level.nodes().map(AnalysisLimits::ofNodes).orElse(AnalysisLimits.ofTime(time.orElse(usualTime)));
        Analysis analysis = engine.analyse(
                position, withTime(limits, time).withMultiPv(level.weakness().lines()));
        if (analysis.bestMove().isEmpty()
                || level.weakness().lines() == 1
                || analysis.variations().isEmpty()) {
            return new Decision(bestMove(analysis), analysis.declaresWin());
        }
        PrincipalVariation chosen = new MoveChoice(level.weakness().margin(), random).among(analysis.variations());
        return new Decision(OptionalInt.of(chosen.line().firstCode()), false);
    }

    private static OptionalInt bestMove(Analysis analysis) {
        return analysis.bestMove().stream().mapToInt(Move::code).findFirst();
    }

    private static AnalysisLimits withTime(AnalysisLimits limits, Optional<Duration> time) {
        return time.map(limits::withTime).orElse(limits);
    }

    /**
     * What the engine would do at its best with some nodes, whatever the level.
     *
     * @param time how long it may think; empty without a clock
     * @throws sanmai.engine.EngineException if the engine fails
     */
    Analysis hint(Position position, Optional<Duration> time) {
        return engine.analyse(position, withTime(AnalysisLimits.ofNodes(HINT_NODES), time));
    }

    @Override
    public String toString() {
        return name();
    }
}
