package sanmai.core.sliders.extraction;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Calls {@code Long.compress}, which Java has since release 19 and which is one instruction on processors with {@code
 * pext}. The JIT compiler inlines the call, since the method handle is a constant.
 */
final class Compress {
    private static final @Nullable MethodHandle COMPRESS = find();

    private Compress() {}

    private static @Nullable MethodHandle find() {
        MethodType type = MethodType.methodType(long.class, long.class, long.class);
        try {
            return MethodHandles.lookup().findStatic(Long.class, "compress", type);
        } catch (NoSuchMethodException e) {
            return null;
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether this Java has {@code Long.compress}. */
    static boolean exists() {
        return COMPRESS != null;
    }

    /** The bits of a number that the mask selects, next to each other from bit 0 on. */
    static long compress(long bits, long mask) {
        try {
            return (long) COMPRESS.invokeExact(bits, mask);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }
}
