package sanmai.cli.records;

import sanmai.notation.record.RecordTree;

/**
 * A record that was read.
 *
 * @param name what it is called in what is printed: its file, and its number there, as {@code game.kif#1}
 * @param tree the record
 */
public record LoadedRecord(String name, RecordTree tree) {}
