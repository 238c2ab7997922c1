package sanmai.notation.format;

import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordProblem.Reason;

/**
 * A place in a file whose bytes are no text.
 *
 * @param line the line, from 1
 * @param column the column of the char that stands for the bytes, from 1
 * @param explanation what is wrong with them
 */
record EncodingFault(int line, int column, String explanation) {
    RecordProblem problem() {
        return new RecordProblem(Reason.BAD_ENCODING, "", line, column, 0, explanation);
    }
}
