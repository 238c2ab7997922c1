/**
 * Matches of two players, to see which is better: pairs of games from balanced openings with both colours, and what they say
 * about the difference in strength. Nodes or depth limit the searches, so the same match has the same result everywhere.
 */
package sanmai.search.match;
