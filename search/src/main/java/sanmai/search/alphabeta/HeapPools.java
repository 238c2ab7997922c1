package sanmai.search.alphabeta;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/** The generations of the heap. A class of its own, because not every Java has the module java.management. */
final class HeapPools {
    private HeapPools() {}

    /** The greatest size of a generation: an array must fit into one, and a full young one would be collected all the time. */
    static long largestBytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToLong(HeapPools::maxBytes)
                .max()
                .orElse(0);
    }

    private static long maxBytes(MemoryPoolMXBean pool) {
        long max = pool.getUsage().getMax();
        return max < 0 ? Long.MAX_VALUE : max; // -1: no limit but that of the heap.
    }
}
