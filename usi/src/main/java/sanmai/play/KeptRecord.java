package sanmai.play;

import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.RecordTree;

/** The record of a game that is played: kept after every move, and saved elsewhere if the player wants it. */
final class KeptRecord {
    private final Supplier<RecordTree> game;
    private final RecordKeeper keeper;
    private final Consumer<String> out;
    private boolean isKept = true;
    private boolean isInFile;

    /**
     * Of a game that has not begun.
     *
     * @param game the record of the game as it stands
     * @param keeper where it is kept
     * @param out hears where that is, and what goes wrong
     */
    KeptRecord(Supplier<RecordTree> game, RecordKeeper keeper, Consumer<String> out) {
        this.game = game;
        this.keeper = keeper;
        this.out = out;
    }

    /** Keeps the game as it stands, once there is a move; the first time that this fails, says so. */
    void keep() {
        RecordTree record = game.get();
        if (!record.root().hasChildren() && !isInFile) {
            return;
        }
        boolean wasKept = isKept;
        try {
            keeper.keep(record);
            isKept = true;
            isInFile = true;
        } catch (IOException e) {
            isKept = false;
            if (wasKept) {
                out.accept("The game cannot be kept in " + keeper.place() + ": " + e.getMessage()
                        + ". 'save FILE' writes it elsewhere.");
            }
        }
    }

    /** Saves the game in a file that the player has named, and says so. */
    void save(String file) {
        if (file.isBlank()) {
            out.accept("Save where? For instance: save game.kif");
            return;
        }
        try {
            keeper.save(file.strip(), game.get());
            out.accept("Saved in " + file.strip() + ".");
        } catch (IOException e) {
            out.accept(TypedText.shown(file) + ": " + e.getMessage());
        }
    }

    /** Keeps the game for the last time, and says where it is; what cannot be kept is shown. */
    void leave() {
        keep();
        if (isInFile && isKept) {
            out.accept("The game is in " + keeper.place() + ".");
        } else if (!isKept) {
            out.accept(RecordFormat.KIF.write(game.get()).text());
        }
    }
}
