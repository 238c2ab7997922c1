/** Charts: bars, and values with their intervals, as one SVG picture. */
package sanmai.report.chart;
