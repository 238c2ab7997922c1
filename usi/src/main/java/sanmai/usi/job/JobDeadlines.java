package sanmai.usi.job;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The times that the session keeps for a running job.
 *
 * <p>The answer does not depend on the job's thread: on a busy machine that thread, which computes without a pause, may
 * get the processor too late, while the session's thread, which mostly sleeps, wakes in time. So the session answers
 * for a job that has not ended in time.
 */
final class JobDeadlines {
    /** What is due. */
    enum Duty {
        NOTHING,
        /** Give the answer as far as it is known. */
        ANSWER,
        /** Abandon the job, which does not end. */
        ABANDON,
        /** Show that the engine lives. */
        SHOW_LIFE
    }

    /** How late a job may end before the session answers for it. */
    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final long patienceNanos;
    private final long signNanos;
    private final LongSupplier nanoTime;
    private final long begin;

    // In nanoseconds since the beginning.
    private long answerTime = Long.MAX_VALUE;
    private long abandonTime = Long.MAX_VALUE;
    private long signTime;

    /**
     * The deadlines of a job that begins now.
     *
     * @param patienceNanos the job is abandoned if it goes on for this time after it was told to stop
     * @param signNanos the time between two signs of life
     * @param nanoTime a clock of nanoseconds
     */
    JobDeadlines(long patienceNanos, long signNanos, LongSupplier nanoTime) {
        this.patienceNanos = patienceNanos;
        this.signNanos = signNanos;
        this.nanoTime = nanoTime;
        begin = nanoTime.getAsLong();
        signTime = signNanos;
    }

    /** Expects the answer when this time has passed since a time of the clock. */
    void expectAnswer(long nanos, long since) {
        if (nanos < Long.MAX_VALUE - GRACE_NANOS) {
            answerTime = since - begin + nanos + GRACE_NANOS;
        }
    }

    /** The answer has been given. */
    void answerGiven() {
        answerTime = Long.MAX_VALUE;
    }

    /**
     * The job was told to stop now.
     *
     * @param owesAnswer whether its answer is expected
     */
    void stopRequested(boolean owesAnswer) {
        long now = nanoTime.getAsLong();
        abandonTime = now - begin + patienceNanos;
        if (owesAnswer) {
            expectAnswer(0, now);
        }
    }

    /** The time in nanoseconds until something is due. */
    long untilNextDuty() {
        long next = Math.min(Math.min(answerTime, abandonTime), signTime);
        return Math.max(0, next - (nanoTime.getAsLong() - begin));
    }

    /** What is due now. A sign of life counts as shown. */
    Duty nextDuty() {
        long now = nanoTime.getAsLong() - begin;
        if (now >= answerTime) {
            return Duty.ANSWER;
        }
        if (now >= abandonTime) {
            return Duty.ABANDON;
        }
        if (now >= signTime) {
            signTime = now + signNanos;
            return Duty.SHOW_LIFE;
        }
        return Duty.NOTHING;
    }
}
