package sanmai.diagram;

/** The colours of what is written in a diagram. */
final class Ink {
    static final String BLACK = "#202020";
    static final String RED = "#b01020";

    private Ink() {}
}
