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
    private final Wording wording;
    private boolean isKept = true;
    private boolean isInFile;

    /**
     * Of a game that has not begun.
     *
     * @param game the record of the game as it stands
     * @param keeper where it is kept
     * @param out hears where that is, and what goes wrong
     */
    KeptRecord(Supplier<RecordTree> game, RecordKeeper keeper, Consumer<String> out, Wording wording) {
        this.game = game;
        this.keeper = keeper;
        this.out = out;
        this.wording = wording;
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
                out.accept(wording.text(
                        "The game cannot be kept in %s: %s. 'save FILE' writes it elsewhere.",
                        "棋譜を%sに書けません：%s。「保存 ファイル名」で別の所に書けます。", keeper.place(), e.getMessage()));
            }
        }
    }

    /** Saves the game in a file that the player has named, and says so. */
    void save(String file) {
        if (file.isBlank()) {
            out.accept(wording.text("Save where? For instance: save game.kif", "ファイル名も入力してください。例：保存 game.kif"));
            return;
        }
        try {
            keeper.save(file.strip(), game.get());
            out.accept(wording.text("Saved in %s.", "%sに保存しました。", file.strip()));
        } catch (IOException e) {
            out.accept(Wording.typed(file) + ": " + e.getMessage());
        }
    }

    /** Keeps the game for the last time, and says where it is; what cannot be kept is shown. */
    void leave() {
        keep();
        if (isInFile && isKept) {
            out.accept(wording.text("The game is in %s.", "棋譜は%sにあります。", keeper.place()));
        } else if (!isKept) {
            out.accept(RecordFormat.KIF.write(game.get()).text());
        }
    }
}
