package sanmai.boards;

/** An array of sets of squares, which holds words and no objects. */
abstract class SquareSets<S> {
    abstract S get(int index);

    abstract void set(int index, S squares);

    /** Puts a square into a set, or takes it out. */
    abstract void toggle(int index, int square);
}
