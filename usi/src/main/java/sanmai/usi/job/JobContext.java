package sanmai.usi.job;

import sanmai.usi.engine.SearchEngine;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.UsiWriter;

/**
 * What the jobs of a session share.
 *
 * @param writer takes lines for the GUI
 * @param options the options
 * @param engine the searchers
 * @param patienceNanos how long a job may go on after it was told to stop, in nanoseconds; then it is abandoned
 */
public record JobContext(UsiWriter writer, EngineOptions options, SearchEngine engine, long patienceNanos) {}
