package sanmai.core;

/** The two sides. Black (sente) moves first and up the board, towards rank a; White (gote) moves down. */
public enum Color {
    BLACK,
    WHITE;

    private static final Color[] ALL = values();

    /** The colour with this ordinal: 0 is Black, 1 is White. */
    public static Color of(int ordinal) {
        return ALL[ordinal];
    }

    /** What the side is called: {@code Black} or {@code White}. */
    public String label() {
        return this == BLACK ? "Black" : "White";
    }

    /** The other side. */
    public Color opposite() {
        return this == BLACK ? WHITE : BLACK;
    }
}
