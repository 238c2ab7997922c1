package sanmai.movegen.perft;

import java.util.List;

/** The flags with which the launcher runs the engine, so that benchmarks measure what users get. */
final class LauncherFlags {
    static final String COLLECTOR = "-XX:+UseSerialGC";
    static final String LENIENT = "-XX:+IgnoreUnrecognizedVMOptions";
    static final String SPILLING = "-XX:-UseFPUForSpilling";
    static final String INLINING = "-XX:InlineSmallCode=5000";
    static final String QUIET = "-XX:CompileCommand=quiet";

    private static final String UNIT = "-XX:CompileCommand=dontinline,sanmai.movegen.";

    static final String GENERATE = UNIT + "LegalMoves::generate";
    static final String COUNT = UNIT + "MoveCounter::count";
    static final String READ = UNIT + "Situation::read";
    static final String READ_SLIDERS = UNIT + "Situation::readSliders";

    /** All of them. Annotations, which take no list, name them one by one. */
    static final List<String> ALL =
            List.of(COLLECTOR, LENIENT, SPILLING, INLINING, QUIET, GENERATE, COUNT, READ, READ_SLIDERS);

    private LauncherFlags() {}
}
