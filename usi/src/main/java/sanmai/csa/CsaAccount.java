package sanmai.csa;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * An account on a server.
 *
 * @param host the name or address of the server
 * @param port its port
 * @param name the name of the player: 1 to 32 letters, digits, and {@code _ @ - .}
 * @param password one word; on floodgate the name of the game, a comma, and the password
 */
public record CsaAccount(String host, int port, String name, String password) {
    /** The usual port of a server. */
    public static final int USUAL_PORT = 4081;

    /** Checks that the login is one line of three words. */
    public CsaAccount {
        checkArgument(
                name.matches("[\\w@.-]{1,32}"), "a player's name has 1 to 32 characters: letters, digits, _ @ - and .");
        checkArgument(
                !password.isEmpty() && password.chars().allMatch(c -> c > ' ' && c < 127),
                "a password is one word of ASCII");
    }

    /** The account without its password. */
    @Override
    public String toString() {
        return name + " on " + host + ":" + port;
    }
}
