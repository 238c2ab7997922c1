/**
 * The search of Grimbergen's paper (<i>Using Bitboards for Move Generation in Shogi</i>, section 4): minimax to a fixed
 * depth, every move searched in full, material counted at the leaves. It is the oracle of cleverer searches and the
 * measure of move generators: everybody's tree has the same nodes.
 */
package sanmai.search.minimax;
