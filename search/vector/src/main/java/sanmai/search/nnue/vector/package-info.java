/** The first layer of networks by the Vector API of Java, an incubator module. */
@NullMarked
package sanmai.search.nnue.vector;

import org.jspecify.annotations.NullMarked;
