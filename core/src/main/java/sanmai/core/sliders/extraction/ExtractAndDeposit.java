package sanmai.core.sliders.extraction;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Calls {@code Long.compress} and {@code Long.expand}, which Java has since release 19 and which are one instruction each
 * on processors with {@code pext} and {@code pdep}. The JIT compiler inlines the calls, since the method handles are
 * constants.
 */
final class ExtractAndDeposit {
    private static final @Nullable MethodHandle COMPRESS = find("compress");
    private static final @Nullable MethodHandle EXPAND = find("expand");

    private ExtractAndDeposit() {}

    private static @Nullable MethodHandle find(String name) {
        MethodType type = MethodType.methodType(long.class, long.class, long.class);
        try {
            return MethodHandles.lookup().findStatic(Long.class, name, type);
        } catch (NoSuchMethodException e) {
            return null;
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether this Java has both methods. */
    static boolean exists() {
        return COMPRESS != null && EXPAND != null;
    }

    /** The bits of a number that the mask selects, next to each other from bit 0 on. */
    static long compress(long bits, long mask) {
        try {
            return (long) COMPRESS.invokeExact(bits, mask);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** The lowest bits of a number, each put where the mask has a one, from its lowest on: the inverse of {@link #compress}. */
    static long expand(long bits, long mask) {
        try {
            return (long) EXPAND.invokeExact(bits, mask);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }
}
