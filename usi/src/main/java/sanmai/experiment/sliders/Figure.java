package sanmai.experiment.sliders;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A figure that every sample has.
 *
 * @param name its name with its unit, in CSV and JSON
 * @param of reads it from a sample
 */
record Figure(String name, ToDoubleFunction<SchemeSample> of) {
    static final Figure LOAD = new Figure("load_ms", SchemeSample::loadMillis);
    static final Figure TABLES = new Figure("table_bytes", SchemeSample::tableBytes);
    static final Figure ROOK = new Figure("rook_ns", sample -> sample.nanos().rook());
    static final Figure BISHOP =
            new Figure("bishop_ns", sample -> sample.nanos().bishop());
    static final Figure LANCE = new Figure("lance_ns", sample -> sample.nanos().lance());
    static final Figure ALLOCATED =
            new Figure("allocated_bytes", sample -> sample.bytes().mean());
    static final Figure CLOSED =
            new Figure("closed_mega_leaves_per_s", sample -> sample.closed().perMicrosecond());
    static final Figure MIDDLE =
            new Figure("middle_mega_leaves_per_s", sample -> sample.middle().perMicrosecond());
    static final Figure OPEN =
            new Figure("open_mega_leaves_per_s", sample -> sample.open().perMicrosecond());

    /** All of them, in the order of tables. */
    static final List<Figure> ALL = List.of(LOAD, TABLES, ROOK, BISHOP, LANCE, ALLOCATED, CLOSED, MIDDLE, OPEN);

    /** Those that are compared with another scheme's. */
    static final List<Figure> RATES = List.of(CLOSED, MIDDLE, OPEN);
}
