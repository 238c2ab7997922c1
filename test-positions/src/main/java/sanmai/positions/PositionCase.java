package sanmai.positions;

/**
 * One line of a collection of positions.
 *
 * @param name the position's name, which no other position of the collection has
 * @param sfen the position with its move number
 * @param source where it is from: a file of game records and the number of the game in it; empty if the line does not say
 * @param ply how many moves came before it in its game, from 0
 * @param lineNumber the line in its file, from 1
 */
public record PositionCase(String name, String sfen, String source, int ply, int lineNumber) {
    @Override
    public String toString() {
        return name;
    }
}
