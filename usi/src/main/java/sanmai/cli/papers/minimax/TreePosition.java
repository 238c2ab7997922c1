package sanmai.cli.papers.minimax;

/**
 * A position below which trees are searched.
 *
 * @param position its number in the collection, from 1
 * @param name its name there
 * @param sfen the position
 */
public record TreePosition(int position, String name, String sfen) {}
