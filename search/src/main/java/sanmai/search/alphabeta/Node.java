package sanmai.search.alphabeta;

import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;

/** What is known at one ply of the line being searched. Filled again and again. */
final class Node {
    /** No line gets longer. */
    static final int MAX_PLY = 246;

    /** How many quiet moves are remembered for punishment. */
    private static final int MOST_QUIETS = 64;

    final LegalMoves legal = new LegalMoves();
    final MovePicker picker;

    /** The best line from here. */
    final int[] line = new int[MAX_PLY + 2];

    int lineLength;

    boolean inCheck;

    /** What the evaluation says; {@link TranspositionTable#NO_EVALUATION} in check. */
    int evaluation;

    /** The same, corrected by what is known of similar positions. */
    int corrected;

    /** Whether the side to move stands better than two plies before. */
    boolean improving;

    /** The move being searched, and its {@link History#code}; {@link Move#NONE} and 0 for a null move. */
    int move;

    int code;

    /** Whether the move being searched gives check. */
    boolean check;

    /** The last quiet moves that cut off a branch at this ply. */
    int killer1;

    int killer2;

    /** A move that is left out, because its worth without it is asked for; {@link Move#NONE} as a rule. */
    int excluded;

    /** The quiet moves searched so far. */
    final int[] quiets = new int[MOST_QUIETS];

    int quietCount;

    Node(History history, StaticExchangeEvaluation exchange, Features features) {
        picker = new MovePicker(legal, history, exchange, features);
    }

    void clear() {
        lineLength = 0;
        inCheck = false;
        improving = false;
        evaluation = TranspositionTable.NO_EVALUATION;
        corrected = evaluation;
        forgetKillers();
        excluded = Move.NONE;
        making(Move.NONE, false);
    }

    /** Says which move is searched now. */
    void making(int newMove, boolean givesCheck) {
        move = newMove;
        check = givesCheck;
        code = History.code(newMove);
    }

    void addQuiet(int quiet) {
        if (quietCount < MOST_QUIETS) {
            quiets[quietCount++] = quiet;
        }
    }

    void forgetKillers() {
        killer1 = Move.NONE;
        killer2 = Move.NONE;
    }

    void addKiller(int quiet) {
        if (killer1 != quiet) {
            killer2 = killer1;
            killer1 = quiet;
        }
    }

    /** Makes the best line this move and what follows it. */
    void setLine(int first, Node next) {
        line[0] = first;
        int length = Math.min(next.lineLength, line.length - 1);
        System.arraycopy(next.line, 0, line, 1, length);
        lineLength = length + 1;
    }
}
