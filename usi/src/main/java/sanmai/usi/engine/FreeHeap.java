package sanmai.usi.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;

/**
 * The free part of the heap, which is checked before large allocations, because other threads need memory meanwhile.
 */
final class FreeHeap {
    private FreeHeap() {}

    /**
     * The number of bytes that are free for objects that live long: they end up in the old generation, and when it is
     * full, garbage collection takes all the time.
     *
     * @param wanted if fewer bytes than this seem to be free, collects garbage first
     */
    static long lastingBytes(long wanted) {
        if (lastingBytes() < wanted) {
            System.gc();
        }
        return lastingBytes();
    }

    private static long bytes() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    }

    private static long lastingBytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getUsage)
                .filter(usage -> usage.getMax() > 0) // The size of the others is not limited by itself.
                .mapToLong(FreeHeap::bytes)
                .max()
                .stream()
                .map(ofTheLargest -> Math.min(ofTheLargest, bytes()))
                .findFirst()
                .orElseGet(FreeHeap::bytes);
    }

    private static long bytes(MemoryUsage usage) {
        return usage.getMax() - usage.getUsed();
    }
}
