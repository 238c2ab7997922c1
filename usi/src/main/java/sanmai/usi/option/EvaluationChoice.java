package sanmai.usi.option;

/**
 * The evaluation that a user has chosen.
 *
 * @param directory the directory that holds {@code nn.bin}
 * @param isPreset whether the directory is the default, which need not hold a file
 * @param file the path of a file, which goes before the directory; empty for none
 * @param fvScale what the output of a network is divided by
 */
public record EvaluationChoice(String directory, boolean isPreset, String file, int fvScale) {}
