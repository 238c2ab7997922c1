package sanmai.play;

import java.io.IOException;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.function.Consumer;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.RecordTree;

/** The record of a game that is played: kept after every move, and saved elsewhere if the player wants it. */
final class KeptRecord {
    private final PlaySettings settings;
    private final String opponent;
    private final PlayedGame game;
    private final RecordKeeper keeper;
    private final Consumer<String> out;
    private final LocalDateTime began = LocalDateTime.now();
    private boolean isKept = true;
    private boolean isInFile;

    /**
     * Of a game that has not begun.
     *
     * @param opponent the name of the player's opponent
     * @param keeper where it is kept
     * @param out hears where that is, and what goes wrong
     */
    KeptRecord(PlaySettings settings, String opponent, PlayedGame game, RecordKeeper keeper, Consumer<String> out) {
        this.settings = settings;
        this.opponent = opponent;
        this.game = game;
        this.keeper = keeper;
        this.out = out;
    }

    /** Keeps the game as it stands, once there is a move; the first time that this fails, says so. */
    void keep() {
        if (game.plies() == 0 && !isInFile) {
            return;
        }
        boolean wasKept = isKept;
        try {
            keeper.keep(record());
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
            keeper.save(file.strip(), record());
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
            out.accept(RecordFormat.KIF.write(record()).text());
        }
    }

    private RecordTree record() {
        RecordTree record = game.record();
        record.setPlayer(settings.player(), "Player");
        record.setPlayer(settings.player().opposite(), opponent);
        record.headers().put("開始日時", String.format(Locale.ROOT, "%1$tY/%1$tm/%1$td %1$tT", began));
        if (settings.time().hasClock()) {
            record.headers().put("持ち時間", settings.time().kif());
        }
        return record;
    }
}
