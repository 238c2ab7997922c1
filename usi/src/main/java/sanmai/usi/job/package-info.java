/**
 * What takes time and has one answer: a {@link sanmai.usi.job.Job} is a search, a perft count, a bench or a preparation.
 * {@link sanmai.usi.job.JobFactory} makes them.
 */
package sanmai.usi.job;
