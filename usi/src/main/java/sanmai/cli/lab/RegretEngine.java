package sanmai.cli.lab;

import java.nio.file.Path;
import java.util.Map;
import sanmai.cli.console.UserError;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.EngineException;
import sanmai.engine.Score;
import sanmai.search.regret.NamedSearch;
import sanmai.search.regret.PositionSearch;
import sanmai.search.regret.SearchAnswer;
import sanmai.shogi.Position;
import sanmai.usi.client.UsiEngine;
import sanmai.usi.client.UsiSettings;

/** The search of a USI engine, in a process of its own, which hears of a new game before each position. */
final class RegretEngine implements PositionSearch {
    private final UsiEngine engine;
    private final AnalysisLimits limits;
    private volatile boolean stopped;

    private RegretEngine(UsiEngine engine, long nodes) {
        this.engine = engine;
        limits = AnalysisLimits.ofNodes(nodes);
    }

    /**
     * An engine as a search. It has one thread and a table of some size, unless its options say otherwise.
     *
     * @param option the option that names the program, for messages
     * @param nodes the number of nodes for each position
     * @param hash the size of the table in megabytes
     */
    static NamedSearch named(String option, Path program, Map<String, String> options, long nodes, int hash) {
        String name = program + " nodes " + nodes + (options.isEmpty() ? "" : " with " + options);
        return new NamedSearch(name, () -> {
            try {
                UsiEngine engine =
                        UsiEngine.open(UsiSettings.of(program.toString()).withOptions(options));
                if (options.keySet().stream().noneMatch("Threads"::equalsIgnoreCase)) {
                    engine.setIfKnown("Threads", "1");
                }
                if (options.keySet().stream().noneMatch("USI_Hash"::equalsIgnoreCase)) {
                    engine.setIfKnown("USI_Hash", String.valueOf(hash));
                }
                return new RegretEngine(engine, nodes);
            } catch (EngineException | IllegalArgumentException e) {
                throw new UserError(option + " " + program + ": " + e.getMessage());
            }
        });
    }

    @Override
    public Choice answer(Position position) {
        if (stopped) {
            return new Choice(SearchAnswer.RESIGN, 0, 0);
        }
        try {
            engine.newGame();
            Analysis analysis = engine.analyse(position, limits);
            return new Choice(move(analysis), score(analysis), analysis.depth());
        } catch (EngineException e) {
            throw new UserError(e.getMessage());
        }
    }

    private static String move(Analysis analysis) {
        if (analysis.declaresWin()) {
            return SearchAnswer.WIN;
        }
        return analysis.bestMove().map(Object::toString).orElse(SearchAnswer.RESIGN);
    }

    private static int score(Analysis analysis) {
        if (analysis.declaresWin()) {
            return Score.mateIn(0);
        }
        if (analysis.mate().isPresent()) {
            int plies = analysis.mate().getAsInt();
            return plies > 0 ? Score.mateIn(plies) : Score.matedIn(-plies);
        }
        return analysis.centipawns().orElse(analysis.bestMove().isPresent() ? 0 : Score.matedIn(0));
    }

    @Override
    public void stop() {
        stopped = true;
        engine.stop();
    }

    @Override
    public void close() {
        engine.close();
    }
}
