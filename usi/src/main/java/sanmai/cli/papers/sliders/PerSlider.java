package sanmai.cli.papers.sliders;

/**
 * A figure for each kind of slider, and for all sliders of a side together.
 *
 * @param rook for rooks, and the slides of dragons
 * @param bishop for bishops, and the slides of horses
 * @param lance for lances of both colours
 * @param side for two rooks, two bishops and four lances, which is the most that a side can have
 */
public record PerSlider(double rook, double bishop, double lance, double side) {
    /** The mean of the figures of single sliders. */
    public double mean() {
        return (rook + bishop + lance) / 3;
    }
}
