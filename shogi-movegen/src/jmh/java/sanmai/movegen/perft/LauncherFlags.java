package sanmai.movegen.perft;

/** The options with which the launchers run the engine, so that benchmarks measure what users get. */
final class LauncherFlags {
    /** The file of these options as an argument of Java, for processes that are started in the root of the project. */
    static final String FILE = "@usi/src/dist/sanmai.jvm";

    private LauncherFlags() {}
}
