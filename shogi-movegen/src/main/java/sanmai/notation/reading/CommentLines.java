package sanmai.notation.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sanmai.notation.record.RecordNode;

/** The lines of comments, which are put together in the end: one that grew line by line would be copied each time. */
final class CommentLines {
    private final Map<RecordNode, List<String>> onPlaces = new LinkedHashMap<>();
    private final Map<RecordNode, List<String>> onEnds = new LinkedHashMap<>();

    /** Adds a line to the comment on a place, or on the end there. */
    void add(RecordNode node, boolean isOnEnd, String line) {
        (isOnEnd ? onEnds : onPlaces)
                .computeIfAbsent(node, place -> new ArrayList<>())
                .add(line);
    }

    /** Writes the comments into the record. */
    void write() {
        onPlaces.forEach((node, lines) -> node.setComment(String.join("\n", lines)));
        onEnds.forEach((node, lines) -> node.setEndComment(String.join("\n", lines)));
    }
}
