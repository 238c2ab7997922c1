package sanmai.csa;

import sanmai.notation.record.RecordTree;

/** Hears of a game while it is played. */
public interface CsaListener {
    /**
     * Something has happened.
     *
     * @param line what, in one line
     */
    void said(String line);

    /**
     * The record has changed.
     *
     * @param game the name of the game
     * @param record the record so far
     */
    void recorded(String game, RecordTree record);
}
