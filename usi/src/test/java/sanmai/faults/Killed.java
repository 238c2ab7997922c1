package sanmai.faults;

/** The process has been killed: from now on nothing that it does reaches the disk. */
final class Killed extends Error {
    private static final long serialVersionUID = 1L;

    Killed() {
        super("killed", null, false, false);
    }
}
