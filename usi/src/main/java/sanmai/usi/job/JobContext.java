package sanmai.usi.job;

import java.util.concurrent.ThreadFactory;
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
 * @param threads makes the threads of the jobs
 */
public record JobContext(
        UsiWriter writer, EngineOptions options, SearchEngine engine, long patienceNanos, ThreadFactory threads) {}
