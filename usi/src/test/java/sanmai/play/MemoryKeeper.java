package sanmai.play;

import java.io.IOException;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.RecordTree;

/** Keeps games in memory. */
final class MemoryKeeper implements RecordKeeper {
    RecordTree game;
    String saved = "";
    boolean isFull;

    @Override
    public void keep(RecordTree record) throws IOException {
        if (isFull) {
            throw new IOException("no space is left");
        }
        game = record;
    }

    @Override
    public String place() {
        return "game.kif";
    }

    @Override
    public void save(String file, RecordTree record) throws IOException {
        keep(record);
        saved = file;
    }

    GameRecord line() {
        return game.mainLine();
    }
}
