/** The pieces on the board and in the hands. It knows how moves are made and not which are legal. */
class Position {
  /** Reads an SFEN without looking for faults in it. */
  constructor(sfen) {
    const [board, turn, hands] = sfen.split(" ");
    this.turn = turn;
    this.squares = new Map();
    this.hands = { b: new Map(), w: new Map() };
    this.readBoard(board);
    this.readHands(hands);
  }

  /** Squares have their names in USI, pieces their letters in SFEN. */
  readBoard(board) {
    board.split("/").forEach((row, rank) => {
      let file = 9;
      for (const [word] of row.matchAll(/\+?[A-Za-z]|[1-9]/g)) {
        if (/[1-9]/.test(word)) {
          file -= Number(word);
        } else {
          this.squares.set(file + "abcdefghi"[rank], word);
          file--;
        }
      }
    });
  }

  readHands(hands) {
    for (const [, count, letter] of hands.matchAll(/(\d*)([A-Za-z])/g)) {
      const side = letter === letter.toUpperCase() ? "b" : "w";
      this.hands[side].set(letter.toUpperCase(), Number(count || 1));
    }
  }

  /** Makes a move in USI. */
  move(usi) {
    const to = usi.slice(2, 4);
    if (usi[1] === "*") {
      this.addToHand(this.turn, usi[0], -1);
      this.squares.set(to, this.turn === "b" ? usi[0] : usi[0].toLowerCase());
    } else {
      const captured = this.squares.get(to);
      if (captured) {
        this.addToHand(this.turn, captured.replace("+", "").toUpperCase(), 1);
      }
      const from = usi.slice(0, 2);
      const piece = this.squares.get(from);
      this.squares.delete(from);
      this.squares.set(to, usi.endsWith("+") ? "+" + piece : piece);
    }
    this.turn = this.turn === "b" ? "w" : "b";
  }

  addToHand(side, letter, count) {
    const hand = this.hands[side];
    hand.set(letter, (hand.get(letter) || 0) + count);
  }
}
