/**
 * Results on their way out: tables for terminals, CSV, JSON and charts. Nothing here knows what the results are about, and
 * nothing is loaded by the engine.
 */
package sanmai.report;
