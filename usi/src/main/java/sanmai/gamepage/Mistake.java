package sanmai.gamepage;

import java.util.Optional;
import java.util.stream.Stream;

/** How bad a move is, by what it loses of the win rate. The limits are those of Lichess (its module {@code Advice}). */
enum Mistake {
    /** At least 5 points of 100. */
    INACCURACY(5),
    /** At least 10 points. */
    MISTAKE(10),
    /** At least 15 points. */
    BLUNDER(15);

    private final double fewest;

    Mistake(double fewest) {
        this.fewest = fewest;
    }

    /** What a loss of this many points is; empty if it is no mistake. */
    static Optional<Mistake> of(double points) {
        return Stream.of(values()).filter(kind -> points >= kind.fewest).reduce((mild, bad) -> bad);
    }
}
