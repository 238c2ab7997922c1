/**
 * How much time a move may take: clocks as games have them, and the policy that makes budgets of them.
 */
package sanmai.search.time;
