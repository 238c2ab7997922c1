/**
 * What positions are worth without search: the contract {@link sanmai.search.eval.Evaluation}, and an evaluation by
 * material and the places of the pieces around both kings.
 */
package sanmai.search.eval;
