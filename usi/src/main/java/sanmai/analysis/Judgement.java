package sanmai.analysis;

/**
 * How bad a move is, by the win rate that it lost. The limits are those of Lichess (5, 10 and 15 points of 100 in its
 * module {@code Advice}, which counts from -1 to 1 and so has 0.1, 0.2 and 0.3).
 */
public enum Judgement {
    /** Less than 5 points. */
    GOOD(0),
    /** 5 points or more (疑問手). */
    INACCURACY(5),
    /** 10 points or more (悪手). */
    MISTAKE(10),
    /** 15 points or more (大悪手). */
    BLUNDER(15);

    private final double least;

    Judgement(double least) {
        this.least = least;
    }

    /** The judgement of a loss in points of 100. */
    static Judgement of(double loss) {
        Judgement worst = GOOD;
        for (Judgement judgement : values()) {
            worst = loss >= judgement.least ? judgement : worst;
        }
        return worst;
    }
}
