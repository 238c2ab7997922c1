package sanmai.search.alphabeta.tree;

import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.history.History;
import sanmai.search.alphabeta.ordering.MovePicker;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Position;

/** A node of the search that a test sets by hand; what a rule looks at is then changed field by field. */
public final class SetUpNode {
    /** Black has quiet moves, captures (3d3c+, 8h2b+) and no check. */
    public static final String MIDDLE_GAME = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/6P2/2P6/PP1PPP1PP/1B5R1/LNSGKGSNL b - 1";

    /** Black can check by R*9a, which loses nothing, and by G*5b, which the king takes. */
    public static final String CHECKS = "4k4/9/4p4/4L4/9/9/9/9/4K4 b RG 1";

    /** Black is in check by a rook, and has several moves out of it. */
    public static final String IN_CHECK = "4k4/9/9/4r4/9/9/9/9/4K4 b GS 1";

    final StaticExchangeEvaluation see = new StaticExchangeEvaluation();
    public final History history = new History(Features.ALL);
    public final MovePicker picker = new MovePicker(history, see, Features.ALL);
    public final Position position;
    public final Node node;

    /**
     * A cut node with the null window (0, 1), 10 plies deep and 4 plies from the root, which the transposition table does
     * not know, and in which a move has been searched.
     */
    public SetUpNode(String sfen) {
        position = Sfen.position(sfen);
        node = new Node(4);
        node.legal.read(position);
        node.keys.read(position);
        node.inCheck = position.isInCheck();
        node.open(0, 1);
        node.depth = 10;
        node.cutNode = true;
        node.ttScore = Node.NO_SCORE;
        node.lastMove = node.legal.isInCheck() ? 1 : 2; // Any move: it was no null move.
        node.startMoves(-100);
    }

    public static int get(SearchParameter parameter) {
        return SearchParameters.USUAL.get(parameter);
    }

    /** Makes a move the current one: a late one without any history. */
    SetUpNode at(String usi) {
        node.move = UsiMove.parse(usi, position);
        node.quiet = !position.isCaptureOrPawnPromotion(node.move);
        node.givesCheck = node.legal.givesCheck(node.move);
        node.moveCount = 10;
        node.baseReduction = 0;
        node.statScore = 0;
        return this;
    }
}
