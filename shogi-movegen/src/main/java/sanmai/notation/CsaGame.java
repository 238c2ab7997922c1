package sanmai.notation;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.notation.RecordProblem.Reason;
import sanmai.shogi.Move;

/** Reads one game of a CSA file, line by line. */
final class CsaGame {
    private static final int MOVE_LENGTH = 7;

    private static final ImmutableMap<String, GameEnd> ENDS = ImmutableMap.<String, GameEnd>builder()
            .put("%TORYO", GameEnd.RESIGNATION)
            .put("%CHUDAN", GameEnd.INTERRUPTION)
            .put("%SENNICHITE", GameEnd.REPETITION)
            .put("%TIME_UP", GameEnd.TIME_UP)
            .put("%ILLEGAL_MOVE", GameEnd.ILLEGAL_ACTION)
            .put("%JISHOGI", GameEnd.IMPASSE)
            .put("%KACHI", GameEnd.DECLARATION)
            .put("%HIKIWAKE", GameEnd.DRAW)
            .put("%MAX_MOVES", GameEnd.DRAW)
            .put("%MATTA", GameEnd.TAKEN_BACK)
            .put("%TSUMI", GameEnd.MATE)
            .put("%FUZUMI", GameEnd.NO_MATE)
            .put("%ERROR", GameEnd.FAULT)
            .buildOrThrow();

    private final RecordBuilder record = new RecordBuilder();
    private final CsaStart start = new CsaStart();
    private boolean hasStatements;
    private RecordProblem problem;

    /** Reads a line; nothing if there was a problem before. */
    void read(TextSpan line) {
        if (problem == null) {
            try {
                readStatements(line);
            } catch (RecordException e) {
                problem = e.problem();
            }
        }
    }

    /** What came of the game, the text or the game ending at this place; empty if there was nothing but comments. */
    Optional<ParsedRecord> finish(TextSpan end) {
        if (!hasStatements) {
            return Optional.empty();
        }
        if (problem == null && !record.hasBegun()) {
            problem = end.error(Reason.INCOMPLETE, "the record ends before the side to move")
                    .problem();
        }
        return Optional.of(problem == null ? record.complete() : record.until(problem));
    }

    private void readStatements(TextSpan line) {
        String text = line.text();
        int from = 0;
        while (from < text.length() && text.charAt(from) != '\'') {
            int to = goesToTheEnd(text, from) ? -1 : text.indexOf(',', from);
            to = to < 0 ? text.length() : to;
            String padded = text.substring(from, to);
            String statement = padded.strip();
            if (!statement.isEmpty()) {
                hasStatements = true;
                int indent = padded.indexOf(statement.charAt(0));
                readStatement(new TextSpan(statement, line.line(), line.column() + from + indent, 0));
            }
            from = to + 1;
        }
    }

    /** Whether names may follow, in which a comma is a comma. */
    private static boolean goesToTheEnd(String text, int from) {
        return text.startsWith("N+", from) || text.startsWith("N-", from) || text.startsWith("$", from);
    }

    private void readStatement(TextSpan place) {
        String text = place.text();
        switch (text.charAt(0)) {
            case 'V' -> require(text.matches("V[0-9.]+"), place, "a version looks like V2.2");
            case 'N' -> readPlayer(place);
            case '$' -> readHeader(place);
            case 'P' -> readStart(place);
            case '+', '-' -> readTurnOrMove(place);
            case 'T' -> require(text.matches("T[0-9]*\\.?[0-9]*"), place, "a time looks like T12");
            case '%' -> readEnd(place);
            default -> throw place.error(Reason.UNKNOWN_STATEMENT, "CSA has no such statement");
        }
    }

    private static void require(boolean condition, TextSpan place, String explanation) {
        if (!condition) {
            throw place.error(Reason.UNKNOWN_STATEMENT, explanation);
        }
    }

    private void readPlayer(TextSpan place) {
        String text = place.text();
        require(text.length() > 1 && isSign(text.charAt(1)), place, "a player's name follows N+ or N-");
        record.player(color(text.charAt(1)), text.substring(2).strip());
    }

    private void readHeader(TextSpan place) {
        int colon = place.text().indexOf(':');
        require(colon > 1, place, "a header looks like $EVENT:name");
        record.header(
                place.text().substring(1, colon),
                place.text().substring(colon + 1).strip());
    }

    private void readStart(TextSpan place) {
        if (record.hasBegun()) {
            throw place.error(Reason.MISPLACED, "the start position was complete before this");
        }
        start.read(place);
    }

    private void readTurnOrMove(TextSpan place) {
        Color turn = color(place.text().charAt(0));
        if (place.text().length() > 1) {
            if (!record.hasBegun()) {
                record.begin(start.build(turn, place), place);
            }
            readMove(place.asMove(record.nextPly()), turn);
        } else if (record.hasBegun()) {
            throw place.error(Reason.MISPLACED, "the side to move was known before this");
        } else {
            record.begin(start.build(turn, place), place);
        }
    }

    private void readMove(TextSpan place, Color turn) {
        String text = place.text();
        if (text.length() != MOVE_LENGTH) {
            throw place.error(Reason.BAD_MOVE, "a move looks like +7776FU");
        }
        int from = text.startsWith("00", 1) ? CsaText.HAND : CsaText.square(place, 1, Reason.BAD_MOVE);
        int to = CsaText.square(place, 3, Reason.BAD_MOVE);
        PieceType type = CsaText.piece(place, 5, Reason.BAD_MOVE);
        if (turn != record.position().turn()) {
            throw place.error(Reason.WRONG_SIDE, "it is the other side's turn");
        }
        record.play(from == CsaText.HAND ? drop(place, turn, type, to) : boardMove(place, turn, type, from, to), place);
    }

    private static int drop(TextSpan place, Color turn, PieceType type, int to) {
        if (!type.canBeInHand()) {
            throw place.error(Reason.BAD_MOVE, 5, "such a piece is never in hand");
        }
        return Move.drop(Piece.of(turn, type), to);
    }

    /** CSA names the piece as it is after the move, so it promotes if it is not yet what it is named. */
    private int boardMove(TextSpan place, Color turn, PieceType type, int from, int to) {
        int moving = record.position().pieceAt(from);
        int named = Piece.of(turn, type);
        boolean own = moving != Piece.NONE && Piece.color(moving) == turn; // Else legality has the better words.
        boolean promotes = own && moving != named && Piece.type(moving).promoted() == type;
        if (own && moving != named && !promotes) {
            throw place.error(
                    Reason.WRONG_PIECE,
                    5,
                    "the piece that moves is " + CsaText.name(Piece.type(moving)) + ", not " + CsaText.name(type));
        }
        return Move.of(moving, from, to) | (promotes ? Move.PROMOTION : 0);
    }

    private void readEnd(TextSpan place) {
        if (!record.hasBegun()) {
            throw place.error(Reason.MISPLACED, "the side to move is missing before this");
        }
        record.end(end(place), place);
    }

    private GameEnd end(TextSpan place) {
        String text = place.text();
        if (text.equals("%+ILLEGAL_ACTION") || text.equals("%-ILLEGAL_ACTION")) {
            boolean own = color(text.charAt(1)) == record.position().turn();
            return own ? GameEnd.ILLEGAL_ACTION : GameEnd.OPPONENTS_ILLEGAL_ACTION;
        }
        GameEnd end = ENDS.get(text);
        require(end != null, place, "CSA has no such end of a game");
        return end;
    }

    private static boolean isSign(char c) {
        return c == '+' || c == '-';
    }

    private static Color color(char sign) {
        return sign == '+' ? Color.BLACK : Color.WHITE;
    }
}
