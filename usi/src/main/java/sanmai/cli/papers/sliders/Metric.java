package sanmai.cli.papers.sliders;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A figure that every sample has.
 *
 * @param name its name with its unit, in CSV and JSON
 * @param of reads it from a sample
 */
record Metric(String name, ToDoubleFunction<SchemeSample> of) {
    static final Metric LOAD = new Metric("load_ms", SchemeSample::loadMillis);
    static final Metric TABLES = new Metric("table_bytes", SchemeSample::tableBytes);
    static final Metric ROOK = new Metric("rook_ns", sample -> sample.nanos().rook());
    static final Metric BISHOP =
            new Metric("bishop_ns", sample -> sample.nanos().bishop());
    static final Metric LANCE = new Metric("lance_ns", sample -> sample.nanos().lance());
    static final Metric SIDE = new Metric("side_ns", sample -> sample.nanos().side());
    static final Metric ALLOCATED =
            new Metric("allocated_bytes", sample -> sample.bytes().mean());
    static final Metric CLOSED =
            new Metric("closed_mega_leaves_per_s", sample -> sample.closed().perMicrosecond());
    static final Metric MIDDLE =
            new Metric("middle_mega_leaves_per_s", sample -> sample.middle().perMicrosecond());
    static final Metric OPEN =
            new Metric("open_mega_leaves_per_s", sample -> sample.open().perMicrosecond());

    /** All of them, in the order of tables. */
    static final List<Metric> ALL = List.of(LOAD, TABLES, ROOK, BISHOP, LANCE, SIDE, ALLOCATED, CLOSED, MIDDLE, OPEN);

    /** Those that are compared with another scheme's. */
    static final List<Metric> RATES = List.of(CLOSED, MIDDLE, OPEN);
}
