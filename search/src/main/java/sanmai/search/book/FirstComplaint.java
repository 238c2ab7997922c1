package sanmai.search.book;

import java.util.function.Consumer;

/** Passes the first complaint on and drops the others: one fault of a file may show at every position. */
final class FirstComplaint implements Consumer<String> {
    private final Consumer<String> complaints;
    private boolean wasHeard;

    FirstComplaint(Consumer<String> complaints) {
        this.complaints = complaints;
    }

    @Override
    public void accept(String complaint) {
        if (!wasHeard) {
            wasHeard = true;
            complaints.accept(complaint);
        }
    }
}
