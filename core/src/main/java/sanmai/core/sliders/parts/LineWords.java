package sanmai.core.sliders.parts;

/** Looks up attacked squares under a key: the second half of a {@link LineScheme}. */
@FunctionalInterface
public interface LineWords {
    /** Word {@code w} of the squares attacked on the line through a square, the line having this key. */
    int word(int key, int square, int w);
}
