/**
 * What the slider schemes cost: measured in JVMs of their own, since a JVM runs on one scheme, merged over several of
 * these, and written as tables and charts.
 *
 * <p>{@code SchemeMeasurement} is what happens in a fork, on the one scheme that is active there; everything else
 * happens in the parent. Between the two travels a {@code SchemeSample}.
 */
package sanmai.cli.papers.sliders;
