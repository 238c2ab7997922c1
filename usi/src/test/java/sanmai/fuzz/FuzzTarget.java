package sanmai.fuzz;

import java.util.Locale;
import sanmai.cli.lab.MatchJournalFuzz;
import sanmai.search.training.CheckpointFuzz;
import sanmai.usi.SessionFuzz;

/** A reader of outside data. It gets any bytes, and its result is checked. */
public enum FuzzTarget {
    /** A position. */
    SFEN(NotationFuzz::sfen),
    /** Moves after a position: the words behind {@code position}. */
    MOVES(NotationFuzz::moves),
    /** Game records, read in the format that is recognised and in every other format. */
    RECORD(RecordFuzz::records, 5),
    /** Files of records in any encoding and format. */
    RECORD_FILE(RecordFuzz::file),
    /** A line from a GUI. */
    USI_LINE(UsiLineFuzz::check),
    /** All lines from a GUI. */
    USI_SESSION(SessionFuzz::check, 40),
    /** The file with other defaults for the engine's options. */
    ENGINE_OPTIONS(UsiLineFuzz::engineOptions),
    /** An opening book. */
    BOOK(BookFuzz::check, 4),
    /** A file with an opening book, also a binary one. */
    BOOK_FILE(BookFileFuzz::check, 4),
    /** A net as text; the input replaces some lines of the shipped net. */
    NET_TEXT(NetFuzz::text, 40),
    /** A network for {@code nn.bin}; the last byte of the input is repeated to the end of the file. */
    NNUE(NetFuzz::nnue, 40),
    /** A file of positions with their scores, moves and results; the first byte says in which format. */
    EXCHANGE(ExchangeFuzz::check),
    /** A file of games, and the same with right checksums. */
    GAME_FILE(TrainingDataFuzz::gameFile, 10),
    /** A journal; the first byte says of which experiment. */
    JOURNAL(JournalFuzz::check, 10),
    /** The file of results of a match. */
    MATCH_JOURNAL(MatchJournalFuzz::check, 10),
    /** The state of a training; the input replaces some bytes of a valid state. */
    CHECKPOINT(CheckpointFuzz::check, 100),
    /** A suite of test cases; the first byte says of which kind. */
    SUITE(SuiteFuzz::check),
    /** A table of which a chart is made. */
    CHART(SuiteFuzz::chart);

    private final Check check;
    private final int cost;

    @FunctionalInterface
    private interface Check {
        void of(byte[] input) throws Exception;
    }

    FuzzTarget(Check check) {
        this(check, 1);
    }

    /** A check that takes about this many times as long as that of a short text. */
    FuzzTarget(Check check, int cost) {
        this.check = check;
        this.cost = cost;
    }

    /** The name for users, and of the folder with its seeds. */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** About how many times longer the check takes than that of a short text. */
    int cost() {
        return cost;
    }

    /** Reads the input; throws if a result is wrong. */
    void check(byte[] input) throws Exception {
        check.of(input);
    }
}
