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
}
