/** The legal moves of a position. Repetitions are not looked at. */

const FORWARD = [[0, -1]];
const STRAIGHT = [[0, -1], [0, 1], [-1, 0], [1, 0]];
const DIAGONAL = [[-1, -1], [1, -1], [-1, 1], [1, 1]];
const GOLD = [...STRAIGHT, [-1, -1], [1, -1]];

/** Where pieces step to, as Black sees it: files to the left and ranks down. */
const STEPS = {
  P: FORWARD,
  N: [[-1, -2], [1, -2]],
  S: [...FORWARD, ...DIAGONAL],
  G: GOLD,
  K: [...STRAIGHT, ...DIAGONAL],
  "+P": GOLD,
  "+L": GOLD,
  "+N": GOLD,
  "+S": GOLD,
  "+B": STRAIGHT,
  "+R": DIAGONAL,
};

/** Where pieces slide to. */
const SLIDES = { L: FORWARD, B: DIAGONAL, R: STRAIGHT, "+B": DIAGONAL, "+R": STRAIGHT };

/** The squares that the piece on a square attacks, whoever stands on them. */
function attacks(position, from) {
  const piece = position.squares.get(from);
  const forward = sideOf(piece) === "b" ? 1 : -1;
  const squares = [];
  const walk = ([left, down], isSlide) => {
    let file = fileOf(from);
    let rank = rankOf(from);
    let square;
    do {
      file += forward * left;
      rank += forward * down;
      if (file < 1 || file > 9 || rank < 0 || rank > 8) {
        return;
      }
      square = squareName(file, rank);
      squares.push(square);
    } while (isSlide && !position.squares.has(square));
  };
  const kind = piece.toUpperCase();
  (STEPS[kind] || []).forEach((step) => walk(step, false));
  (SLIDES[kind] || []).forEach((slide) => walk(slide, true));
  return squares;
}

/** The squares with the pieces of a side. */
function squaresOf(position, side) {
  return [...position.squares.keys()].filter((square) => sideOf(position.squares.get(square)) === side);
}

/** Whether the king of a side is attacked; false if the side has no king. */
function isInCheck(position, side) {
  const king = [...position.squares.keys()].find((square) => position.squares.get(square) === pieceOf(side, "K"));
  return king !== undefined && squaresOf(position, other(side)).some((from) => attacks(position, from).includes(king));
}

/** How many ranks a square is from the far edge of the board, as its side sees it: 0 for the last rank. */
function depth(side, square) {
  return side === "b" ? rankOf(square) : 8 - rankOf(square);
}

/** Whether a move within these squares could promote the piece. */
function canPromote(piece, from, to) {
  const side = sideOf(piece);
  return "PLNSBR".includes(piece.toUpperCase()) && (depth(side, from) < 3 || depth(side, to) < 3);
}

/** Whether an unpromoted piece could never move on from a square. */
function isStuck(piece, square) {
  const ranks = { P: 1, L: 1, N: 2 }[piece.toUpperCase()] || 0;
  return depth(sideOf(piece), square) < ranks;
}

function boardMoves(position) {
  const moves = [];
  for (const from of squaresOf(position, position.turn)) {
    const piece = position.squares.get(from);
    for (const to of attacks(position, from)) {
      const target = position.squares.get(to);
      if (target && sideOf(target) === position.turn) {
        continue;
      }
      if (canPromote(piece, from, to)) {
        moves.push(from + to + "+");
      }
      if (!isStuck(piece, to)) {
        moves.push(from + to);
      }
    }
  }
  return moves;
}

function dropMoves(position) {
  const side = position.turn;
  const moves = [];
  for (const kind of HAND_ORDER) {
    if (position.inHand(side, kind) === 0) {
      continue;
    }
    for (let file = 1; file <= 9; file++) {
      const squares = Array.from(RANKS, (_, rank) => squareName(file, rank));
      if (kind === "P" && squares.some((square) => position.squares.get(square) === pieceOf(side, "P"))) {
        continue; // Two pawns on a file: nifu.
      }
      const free = squares.filter((to) => !position.squares.has(to) && !isStuck(pieceOf(side, kind), to));
      moves.push(...free.map((to) => kind + "*" + to));
    }
  }
  return moves;
}

/** Whether a pawn drop mates, which is forbidden: uchifuzume. */
function isDropPawnMate(usi, after) {
  return usi.startsWith("P*") && isInCheck(after, after.turn) && legalMoves(after).length === 0;
}

/** The legal moves in USI. */
function legalMoves(position) {
  return [...boardMoves(position), ...dropMoves(position)].filter((usi) => {
    const after = position.after(usi);
    return !isInCheck(after, position.turn) && !isDropPawnMate(usi, after);
  });
}
