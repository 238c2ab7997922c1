/** The pieces on the board and in the hands, and the side to move. Squares have their names in USI, pieces their letters in SFEN. */
class Position {
  constructor(squares, hands, turn) {
    this.squares = squares;
    this.hands = hands;
    this.turn = turn;
  }

  /** Reads an SFEN without looking for faults in it. */
  static ofSfen(sfen) {
    const [board, turn, hands] = sfen.split(" ");
    const position = new Position(new Map(), { b: new Map(), w: new Map() }, turn);
    board.split("/").forEach((row, rank) => {
      let file = 9;
      for (const [word] of row.matchAll(/\+?[A-Za-z]|[1-9]/g)) {
        if (/[1-9]/.test(word)) {
          file -= Number(word);
        } else {
          position.squares.set(squareName(file, rank), word);
          file--;
        }
      }
    });
    for (const [, count, letter] of hands.matchAll(/(\d*)([A-Za-z])/g)) {
      position.hands[sideOf(letter)].set(letter.toUpperCase(), Number(count || 1));
    }
    return position;
  }

  /** The SFEN with the number of the next move. */
  sfen(moveNumber) {
    const rows = Array.from({ length: 9 }, (_, rank) => {
      const row = Array.from({ length: 9 }, (_, column) => this.squares.get(squareName(9 - column, rank)) || "1");
      return row.join("").replace(/1+/g, (empty) => empty.length);
    });
    let hands = "";
    for (const side of "bw") {
      for (const letter of HAND_ORDER) {
        const count = this.inHand(side, letter);
        if (count > 0) {
          hands += (count > 1 ? count : "") + pieceOf(side, letter);
        }
      }
    }
    return `${rows.join("/")} ${this.turn} ${hands || "-"} ${moveNumber}`;
  }

  inHand(side, letter) {
    return this.hands[side].get(letter) || 0;
  }

  /** The position after a move in USI, which is not judged. */
  after(usi) {
    const hands = { b: new Map(this.hands.b), w: new Map(this.hands.w) };
    const next = new Position(new Map(this.squares), hands, other(this.turn));
    const to = usi.slice(2, 4);
    if (isDrop(usi)) {
      next.addToHand(this.turn, usi[0], -1);
      next.squares.set(to, pieceOf(this.turn, usi[0]));
      return next;
    }
    const captured = this.squares.get(to);
    if (captured) {
      next.addToHand(this.turn, captured.replace("+", "").toUpperCase(), 1);
    }
    const from = usi.slice(0, 2);
    next.squares.delete(from);
    next.squares.set(to, (usi.endsWith("+") ? "+" : "") + this.squares.get(from));
    return next;
  }

  addToHand(side, letter, count) {
    this.hands[side].set(letter, this.inHand(side, letter) + count);
  }
}

/** The kinds of pieces in a hand, the most valuable first, as in SFEN. */
const HAND_ORDER = "RBGSNLP";

const RANKS = "abcdefghi";

function squareName(file, rank) {
  return file + RANKS[rank];
}

function fileOf(square) {
  return Number(square[0]);
}

/** 0 for rank a, to 8 for rank i. */
function rankOf(square) {
  return RANKS.indexOf(square[1]);
}

function other(side) {
  return side === "b" ? "w" : "b";
}

function sideOf(piece) {
  return piece === piece.toUpperCase() ? "b" : "w";
}

function pieceOf(side, kind) {
  return side === "b" ? kind : kind.toLowerCase();
}

function isDrop(usi) {
  return usi[1] === "*";
}
