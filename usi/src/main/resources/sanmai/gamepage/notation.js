/** Texts of moves, by the rules that the classes JapaneseMove and WesternMove of the program state. */

const PIECE_NAMES = {
  P: "歩", L: "香", N: "桂", S: "銀", G: "金", B: "角", R: "飛", K: "玉",
  "+P": "と", "+L": "成香", "+N": "成桂", "+S": "成銀", "+B": "馬", "+R": "竜",
};

/** Which of several pieces moves, the shortest words first. */
const MANNERS = ["", "上", "寄", "引", "直", "左", "右", "左上", "左寄", "左引", "右上", "右寄", "右引"];

function squareInJapanese(square) {
  return "０１２３４５６７８９"[fileOf(square)] + "一二三四五六七八九"[rankOf(square)];
}

/** A move in the words of a language: en or ja. The square of the move before is undefined at the start. */
function moveText(language, position, usi, last) {
  return language === "ja" ? japaneseMove(position, usi, last) : westernMove(position, usi);
}

function movedPiece(position, usi) {
  return isDrop(usi) ? pieceOf(position.turn, usi[0]) : position.squares.get(usi.slice(0, 2));
}

/** The squares of the pieces of this kind and side that reach a square, pinned ones among them. */
function moversTo(position, piece, to) {
  const squares = [...position.squares.keys()].filter((square) => position.squares.get(square) === piece);
  return squares.filter((from) => attacks(position, from).includes(to));
}

/** + or = behind a move that could promote. */
function promotionSign(position, usi) {
  if (isDrop(usi) || !canPromote(movedPiece(position, usi), usi.slice(0, 2), usi.slice(2, 4))) {
    return "";
  }
  return usi.endsWith("+") ? "+" : "=";
}

/** Such as ☗P-7f, ☖Bx8h+, ☗S*5e, ☗G4i-5h, ☗N-3c=. */
function westernMove(position, usi) {
  const mark = position.turn === "b" ? "☗" : "☖";
  if (isDrop(usi)) {
    return mark + usi;
  }
  const to = usi.slice(2, 4);
  const piece = movedPiece(position, usi);
  const from = moversTo(position, piece, to).length > 1 ? usi.slice(0, 2) : "";
  const sign = position.squares.has(to) ? "x" : "-";
  return mark + piece.toUpperCase() + from + sign + to + promotionSign(position, usi);
}

/** Such as ▲７六歩, △同　銀, ▲５八金右, △３三角不成, ▲５五角打. */
function japaneseMove(position, usi, last) {
  const to = usi.slice(2, 4);
  const piece = movedPiece(position, usi);
  const movers = moversTo(position, piece, to);
  const promotion = { "+": "成", "=": "不成", "": "" }[promotionSign(position, usi)];
  const drop = movers.length > 0 ? "打" : "";
  const manner = isDrop(usi) ? drop : mannerOf(piece, usi.slice(0, 2), to, movers) + promotion;
  const mark = position.turn === "b" ? "▲" : "△";
  return mark + (to === last ? "同　" : squareInJapanese(to)) + PIECE_NAMES[piece.toUpperCase()] + manner;
}

/** A move in KIF, such as ７六歩(77). */
function kifMove(position, usi, last) {
  const to = usi.slice(2, 4);
  const promotion = usi.endsWith("+") ? "成" : "";
  const origin = isDrop(usi) ? "打" : `${promotion}(${usi[0]}${rankOf(usi) + 1})`;
  const name = PIECE_NAMES[movedPiece(position, usi).toUpperCase()];
  return (to === last ? "同　" : squareInJapanese(to)) + name + origin;
}

/** The shortest words that fit this piece alone of all that reach the square. */
function mannerOf(piece, from, to, movers) {
  const forward = sideOf(piece) === "b" ? 1 : -1;
  const isBig = piece.toUpperCase() === "+B" || piece.toUpperCase() === "+R";
  const up = (square) => forward * (rankOf(square) - rankOf(to)); // More than 0: the piece moves forward.
  const right = (square) => forward * (fileOf(to) - fileOf(square)); // More than 0: it comes from the right.
  const isOnSide = (square, side) =>
    isBig
      ? movers.every((mover) => mover === square || side * (right(square) - right(mover)) > 0)
      : side * right(square) > 0;
  const fits = {
    上: (square) => up(square) > 0,
    寄: (square) => up(square) === 0,
    引: (square) => up(square) < 0,
    直: (square) => up(square) > 0 && right(square) === 0 && !isBig,
    左: (square) => isOnSide(square, -1),
    右: (square) => isOnSide(square, 1),
  };
  return MANNERS.find((words) => {
    const fitting = movers.filter((mover) => [...words].every((word) => fits[word](mover)));
    return fitting.length === 1 && fitting[0] === from;
  });
}

/** A text for comparisons: digits of one kind, no spaces and no marks of the sides. */
function plain(text) {
  const digits = text.replace(/[一二三四五六七八九]/g, (digit) => "一二三四五六七八九".indexOf(digit) + 1);
  return digits.normalize("NFKC").toLowerCase().replace(/[\s▲△▼▽☗☖]/g, "").replaceAll("王", "玉").replaceAll("龍", "竜");
}

/**
 * The legal moves that a text in USI or in the words of either language means. A text that leaves out how the piece moves
 * means all moves that begin like it.
 */
function movesMeantBy(text, place) {
  const { position, lastSquare } = place;
  const wanted = plain(text);
  const words = place.legalMoves.map((usi) => ({
    usi,
    texts: [usi, westernMove(position, usi), japaneseMove(position, usi, lastSquare), japaneseMove(position, usi)].map(plain),
  }));
  const same = words.filter(({ texts }) => texts.includes(wanted));
  const found = same.length > 0 ? same : words.filter(({ texts }) => texts.some((each) => each.startsWith(wanted)));
  return found.map(({ usi }) => usi);
}
