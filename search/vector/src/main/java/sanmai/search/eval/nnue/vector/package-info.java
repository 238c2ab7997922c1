/** The layers of networks by the Vector API of Java, an incubator module. */
@NullMarked
package sanmai.search.eval.nnue.vector;

import org.jspecify.annotations.NullMarked;
