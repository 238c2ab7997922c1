package sanmai.cli.papers.sliders;

/**
 * A figure for each kind of slider.
 *
 * @param rook for rooks, and the slides of dragons
 * @param bishop for bishops, and the slides of horses
 * @param lance for lances of both colours
 */
public record PerSlider(double rook, double bishop, double lance) {
    /** The figures' mean. */
    public double mean() {
        return (rook + bishop + lance) / 3;
    }
}
