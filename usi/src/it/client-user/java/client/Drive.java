package client;

import java.time.Duration;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.game.Game;
import sanmai.usi.client.UsiEngine;
import sanmai.usi.client.UsiMate;
import sanmai.usi.client.UsiSettings;

/** Has an engine analyse a position and solve a mate problem; the arguments are its command. */
public final class Drive {
    private Drive() {}

    /** Prints what it finds, a line for each. */
    public static void main(String[] command) {
        System.out.println("module " + UsiEngine.class.getModule().getName());
        Game game = Game.of("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
        try (UsiEngine engine = UsiEngine.open(UsiSettings.of(command).withOption("USI_Hash", "16"))) {
            Analysis analysis = engine.analyse(game, AnalysisLimits.ofDepth(3));
            System.out.println("best move " + analysis.bestMove().orElseThrow());
            UsiMate mate = engine.solveMate(game.position(), Duration.ofMinutes(1));
            System.out.println("mate " + mate.outcome() + " " + mate.line());
        }
    }
}
