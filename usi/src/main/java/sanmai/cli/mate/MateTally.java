package sanmai.cli.mate;

import sanmai.cli.console.ExitCodes;

/** Counts problems by outcome. */
final class MateTally {
    private int good;
    private int unknown;
    private int bad;
    private int unreadable;

    void count(TsumeAnswer answer) {
        if (answer.isGood()) {
            good++;
        } else if (answer.isUnknown()) {
            unknown++;
        } else {
            bad++;
        }
    }

    void countUnreadable() {
        unreadable++;
    }

    /** The numbers in words. */
    String summary() {
        return good + " solved, " + bad + " not, " + unknown + " unknown"
                + (unreadable == 0 ? "" : ", " + unreadable + " not read");
    }

    /** The exit code of a command that was not interrupted. */
    int exitCode() {
        if (good + bad + unknown == 0) {
            return ExitCodes.USER_ERROR;
        }
        if (bad + unreadable > 0) {
            return ExitCodes.FAILURE;
        }
        return unknown > 0 ? ExitCodes.UNKNOWN : ExitCodes.OK;
    }
}
