/** What takes time and has one answer: searches, perft, bench, and getting ready. */
package sanmai.usi.job;
