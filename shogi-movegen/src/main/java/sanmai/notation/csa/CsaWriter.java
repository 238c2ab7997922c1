package sanmai.notation.csa;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Handicap;
import sanmai.shogi.Move;
import sanmai.shogi.PositionSetup;

/** Writes the main line of a record in CSA, statement by statement. */
final class CsaWriter {
    private final StringBuilder text = new StringBuilder();
    private final RecordTree tree;

    private final boolean isV3;

    /** Writes version 2.2 or 3. */
    CsaWriter(RecordTree tree, boolean isV3) {
        this.tree = tree;
        this.isV3 = isV3;
    }

    /** The text, its lines ending in LF. */
    String write() {
        if (isV3) {
            line("'CSA encoding=UTF-8");
        }
        line(isV3 ? "V3.0" : "V2.2");
        writePlayers();
        tree.headers()
                .forEach((name, value) ->
                        HeaderName.csa(name).ifPresent(known -> line("$" + known + ":" + oneLine(value))));
        writeStart();
        line(sign(tree.start().turn()));
        Color turn = tree.start().turn();
        RecordNode node = tree.root();
        writeComment(node.comment());
        while (node.goesOn()) {
            node = node.children().get(0);
            line(CsaMove.write(node.move().code(), turn));
            writeTime(node.time());
            writeComment(node.comment());
            turn = turn.opposite();
        }
        Optional<String> end = CsaEnd.word(node, turn);
        boolean isGone = isV3 && node.end() == GameEnd.TAKEN_BACK; // Version 3 no longer has this end.
        if (end.isPresent() && !isGone) {
            writeEnd(node, end.get());
        }
        return text.toString();
    }

    /** Writes the illegal move for which the game was lost, if there is one, and the end. */
    private void writeEnd(RecordNode node, String end) {
        Optional<Move> illegal = node.illegalMove().filter(CsaMove::canBeWritten);
        if (illegal.isPresent()) {
            line(CsaMove.write(illegal.get().code(), illegal.get().color()));
            writeTime(node.endTime());
            line(end);
        } else {
            line(end);
            writeTime(node.endTime());
        }
        writeComment(node.endComment());
    }

    private void writePlayers() {
        for (Color color : Color.values()) {
            if (!tree.player(color).isEmpty()) {
                line("N" + sign(color) + oneLine(tree.player(color)));
            }
        }
    }

    private void writeStart() {
        PositionSetup start = tree.start();
        if (tree.handicap().equals(Optional.of(Handicap.NONE))) {
            line("PI");
            return;
        }
        for (int row = 0; row < 9; row++) {
            text.append('P').append(row + 1);
            for (int column = 0; column < 9; column++) {
                int piece = start.pieceAt(Square.at(row, column));
                text.append(piece == Piece.NONE ? " * " : sign(Piece.color(piece)) + CsaText.name(Piece.type(piece)));
            }
            text.append('\n');
        }
        for (Color color : Color.values()) {
            text.append('P').append(sign(color));
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                PieceType type = PieceType.ofCode(kind);
                text.append(("00" + CsaText.name(type)).repeat(start.inHand(color, type)));
            }
            text.append('\n');
        }
    }

    private void writeTime(Optional<Duration> time) {
        time.ifPresent(used -> line("T" + used.toSeconds() + (isV3 ? milliseconds(used) : "")));
    }

    private static String milliseconds(Duration time) {
        int millis = time.toMillisPart();
        return millis == 0 ? "" : String.format(Locale.ROOT, ".%03d", millis);
    }

    private void writeComment(String comment) {
        if (!comment.isEmpty()) {
            for (String line : comment.split("\n", -1)) {
                line("'*" + line);
            }
        }
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private static String sign(Color color) {
        return color == Color.BLACK ? "+" : "-";
    }

    private static String oneLine(String value) {
        return value.replaceAll("\\R", " ");
    }
}
