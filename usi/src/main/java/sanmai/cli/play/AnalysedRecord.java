package sanmai.cli.play;

import java.util.Map;
import sanmai.analysis.GameAnalysis;
import sanmai.analysis.SearchedPosition;
import sanmai.cli.records.LoadedRecord;
import sanmai.notation.record.RecordNode;

/**
 * A record and what was found in it.
 *
 * @param record the record
 * @param found what was found in its places
 * @param analysis its main line, judged
 */
record AnalysedRecord(LoadedRecord record, Map<RecordNode, SearchedPosition> found, GameAnalysis analysis) {
    String name() {
        return record.name();
    }
}
