package sanmai.testing;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.function.Function;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.GameRecord;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/** Writes games in the formats that the readers read, plainly and from scratch. */
public final class RecordWriters {
    private static final List<String> CSA =
            List.of("FU", "KY", "KE", "GI", "KA", "HI", "KI", "OU", "TO", "NY", "NK", "NG", "UM", "RY");
    private static final List<String> KIF =
            List.of("歩", "香", "桂", "銀", "角", "飛", "金", "玉", "と", "成香", "成桂", "成銀", "馬", "龍");
    private static final String BOARD_SIGNS = "歩香桂銀角飛金玉と杏圭全馬龍";
    private static final String RANKS = "一二三四五六七八九";
    private static final String[] COUNTS = {
        "", "", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "十三", "十四", "十五", "十六", "十七", "十八"
    };

    private static final ImmutableMap<RecordFormat, Function<GameRecord, String>> BY_FORMAT = ImmutableMap.of(
            RecordFormat.CSA, RecordWriters::csa,
            RecordFormat.KIF, RecordWriters::kif,
            RecordFormat.USI, RecordWriters::usi);

    private RecordWriters() {}

    /** The game as a plain writer writes it, or in a format without a plain writer as the format itself does. */
    public static String write(RecordFormat format, GameRecord game) {
        return BY_FORMAT
                .getOrDefault(
                        format, record -> format.write(RecordTree.of(record)).text())
                .apply(game);
    }

    /** The game in CSA, its start as rows and hands. */
    private static String csa(GameRecord game) {
        StringBuilder text = new StringBuilder("V2.2\nN+" + game.black() + "\nN-" + game.white() + "\n");
        for (int row = 0; row < 9; row++) {
            text.append('P').append(row + 1);
            for (int column = 0; column < 9; column++) {
                int piece = game.start().pieceAt(Square.at(row, column));
                text.append(piece == Piece.NONE ? " * " : csa(piece));
            }
            text.append('\n');
        }
        for (Color color : Color.values()) {
            text.append(color == Color.BLACK ? "P+" : "P-");
            for (PieceType type : PieceType.values()) {
                int count = type.canBeInHand() ? game.start().inHand(color, type) : 0;
                text.append(("00" + CSA.get(type.ordinal())).repeat(count));
            }
            text.append('\n');
        }
        text.append(game.start().turn() == Color.BLACK ? "+\n" : "-\n");
        Position position = game.start().toPosition();
        game.moves().codes().forEach(move -> {
            boolean drop = Move.isDrop(move);
            int sign = position.turn() == Color.BLACK ? '+' : '-';
            text.append((char) sign).append(drop ? "00" : digits(Move.from(move)));
            text.append(digits(Move.to(move)))
                    .append(csa(Move.placedPiece(move)).substring(1))
                    .append(",T1\n");
            position.doMove(move);
        });
        return text.append("%CHUDAN\n").toString();
    }

    private static String csa(int piece) {
        return (Piece.color(piece) == Color.BLACK ? "+" : "-")
                + CSA.get(Piece.type(piece).ordinal());
    }

    private static String digits(int square) {
        return "" + Square.file(square) + (Square.row(square) + 1);
    }

    /** The game in KIF, its start as a drawing. */
    private static String kif(GameRecord game) {
        StringBuilder text = new StringBuilder("# ---- Kifu for Windows ----\n");
        text.append("先手：" + game.black() + "\n後手：" + game.white() + "\n").append(bod(game.start()));
        text.append("手数----指手---------消費時間--\n");
        Position position = game.start().toPosition();
        int last = -1;
        for (int i = 0; i < game.plies(); i++) {
            int move = game.moves().code(i);
            int to = Move.to(move);
            String square = to == last ? "同　" : "" + (char) ('０' + Square.file(to)) + RANKS.charAt(Square.row(to));
            String piece = KIF.get(Piece.type(Move.piece(move)).ordinal());
            String manner = Move.isDrop(move) ? "打" : (Move.isPromotion(move) ? "成" : "");
            String origin = Move.isDrop(move) ? "" : "(" + digits(Move.from(move)) + ")";
            text.append(String.format("%4d %s%s%s%s   ( 0:01/00:00:01)%n", i + 1, square, piece, manner, origin));
            position.doMove(move);
            last = to;
        }
        return text.append(String.format("%4d 中断   ( 0:01/00:00:01)%n", game.plies() + 1))
                .append("まで" + game.plies() + "手で中断\n")
                .toString();
    }

    /** A drawing of the position as KIF has it. */
    private static String bod(PositionSetup setup) {
        StringBuilder text = new StringBuilder("後手の持駒：" + hand(setup, Color.WHITE) + "\n");
        text.append("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
        for (int row = 0; row < 9; row++) {
            text.append('|');
            for (int column = 0; column < 9; column++) {
                int piece = setup.pieceAt(Square.at(row, column));
                text.append(piece != Piece.NONE && Piece.color(piece) == Color.WHITE ? 'v' : ' ');
                text.append(
                        piece == Piece.NONE
                                ? '・'
                                : BOARD_SIGNS.charAt(Piece.type(piece).ordinal()));
            }
            text.append('|').append(RANKS.charAt(row)).append('\n');
        }
        text.append("+---------------------------+\n先手の持駒：" + hand(setup, Color.BLACK) + "\n");
        return text.append(setup.turn() == Color.BLACK ? "先手番\n" : "後手番\n").toString();
    }

    private static String hand(PositionSetup setup, Color color) {
        StringBuilder text = new StringBuilder();
        for (PieceType type : PieceType.values()) {
            int count = type.canBeInHand() ? setup.inHand(color, type) : 0;
            text.append(count == 0 ? "" : KIF.get(type.ordinal()) + COUNTS[count] + "　");
        }
        return text.length() == 0 ? "なし" : text.toString();
    }

    /** The game as a position line of USI. */
    private static String usi(GameRecord game) {
        String moves = game.moves().isEmpty() ? "" : " moves " + game.moves();
        return "position sfen " + Sfen.of(game.start()) + moves + "\n";
    }
}
