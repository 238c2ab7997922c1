package sanmai.usi.job;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class JobDeadlinesTest {
    private long now = 1_000;
    private final JobDeadlines deadlines = new JobDeadlines(500, 300, () -> now);

    @Test
    void signsOfLifeComeInTheirInterval() {
        assertEquals(300, deadlines.untilNextDuty());
        now += 299;
        assertEquals(JobDeadlines.Duty.NOTHING, deadlines.nextDuty());
        now += 1;
        assertEquals(JobDeadlines.Duty.SHOW_LIFE, deadlines.nextDuty());
        assertEquals(JobDeadlines.Duty.NOTHING, deadlines.nextDuty());
        assertEquals(300, deadlines.untilNextDuty());
    }

    @Test
    void aLateSignOfLifePutsOffTheNext() {
        now += 450;
        assertEquals(JobDeadlines.Duty.SHOW_LIFE, deadlines.nextDuty());
        assertEquals(300, deadlines.untilNextDuty());
    }

    @Test
    void whatIsOverdueIsDueAtOnce() {
        now += 1000;
        assertEquals(0, deadlines.untilNextDuty());
    }

    @Test
    void anAnswerMayBeLateByTwentyMilliseconds() {
        JobDeadlines silent = new JobDeadlines(500, Long.MAX_VALUE, () -> now);
        silent.expectAnswer(100_000_000, now);
        assertEquals(120_000_000, silent.untilNextDuty());
        now += 119_999_999;
        assertEquals(JobDeadlines.Duty.NOTHING, silent.nextDuty());
        now += 1;
        assertEquals(JobDeadlines.Duty.ANSWER, silent.nextDuty());
    }

    @Test
    void aSearchWithoutATimeLimitOwesNoAnswer() {
        deadlines.expectAnswer(Long.MAX_VALUE, now);
        assertEquals(300, deadlines.untilNextDuty());
    }

    @Test
    void aJobThatOwesNoAnswerIsOnlyAbandoned() {
        JobDeadlines patient = new JobDeadlines(50_000_000, Long.MAX_VALUE, () -> now);
        now += 7_000_000;
        patient.stopRequested(false);
        now += 49_999_999;
        assertEquals(JobDeadlines.Duty.NOTHING, patient.nextDuty());
        now += 1;
        assertEquals(JobDeadlines.Duty.ABANDON, patient.nextDuty());
    }

    @Test
    void aJobThatDoesNotStopIsAnsweredForAndThenAbandoned() {
        JobDeadlines patient = new JobDeadlines(50_000_000, Long.MAX_VALUE, () -> now);
        patient.stopRequested(true);
        now += 20_000_000;
        assertEquals(JobDeadlines.Duty.ANSWER, patient.nextDuty());
        patient.answerGiven();
        assertEquals(JobDeadlines.Duty.NOTHING, patient.nextDuty());
        now += 30_000_000;
        assertEquals(JobDeadlines.Duty.ABANDON, patient.nextDuty());
    }

    @Test
    void anAnswerIsDueFromTheTimeItIsCountedFrom() {
        JobDeadlines silent = new JobDeadlines(500, Long.MAX_VALUE, () -> now);
        silent.expectAnswer(100_000_000, now + 30_000_000);
        assertEquals(150_000_000, silent.untilNextDuty());
    }
}
