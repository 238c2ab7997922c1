/** Draws a position with the symbols of the page. */
class Board {
  static EDGE = 4; // Left of the board and below it.

  constructor(geometry) {
    this.square = geometry.square;
    this.margin = geometry.margin;
    this.bottom = "b";
    const size = 9 * this.square + this.margin;
    byId("board").setAttribute("viewBox", `${-Board.EDGE} ${-this.margin} ${size + Board.EDGE} ${size + Board.EDGE}`);
  }

  flip() {
    this.bottom = other(this.bottom);
  }

  /** Draws the position, the move that led to it, and as an arrow the move that the engine would make. */
  draw(position, move, arrow) {
    const board = byId("board");
    board.replaceChildren(use("wood"));
    if (move) {
      if (move[1] !== "*") {
        board.append(use("moved-from", ...this.corner(move.slice(0, 2))));
      }
      board.append(use("moved-to", ...this.corner(move.slice(2, 4))));
    }
    board.append(use(this.bottom === "b" ? "lines-black" : "lines-white"));
    for (const [square, piece] of position.squares) {
      board.append(this.piece(piece, ...this.middle(square), square));
    }
    if (arrow) {
      board.append(this.arrow(arrow, position.turn));
    }
  }

  piece(piece, x, y, square) {
    const letters = piece.toUpperCase();
    const side = piece === letters ? "b" : "w";
    const turned = side === this.bottom ? "" : " rotate(180)";
    return svg("use", {
      href: "#piece-" + letters,
      class: "piece",
      "data-piece": piece,
      "data-square": square,
      transform: `translate(${x} ${y})${turned}`,
    });
  }

  /** The pieces in a hand, the strongest first. */
  hand(hand, side) {
    const pieces = html("span", { class: "hand" });
    for (const letter of "RBGSNLP") {
      const count = hand.get(letter) || 0;
      if (count > 0) {
        const half = this.square / 2;
        const picture = svg("svg", { viewBox: `${-half} ${-half} ${this.square} ${this.square}` });
        picture.append(this.piece(side === "b" ? letter : letter.toLowerCase(), 0, 0));
        pieces.append(html("span", { "data-hand": letter, "data-count": count }, picture, count > 1 ? count : ""));
      }
    }
    return pieces;
  }

  /** A drop comes from the edge at which its player sits. */
  arrow(move, turn) {
    const [toX, toY] = this.middle(move.slice(2, 4));
    const edge = turn === this.bottom ? 9 * this.square : 0;
    const [fromX, fromY] = move[1] === "*" ? [toX, edge] : this.middle(move.slice(0, 2));
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [alongX, alongY] = [(toX - fromX) / length, (toY - fromY) / length];
    const head = 15;
    const [neckX, neckY] = [toX - alongX * head, toY - alongY * head];
    const wide = head * 0.6;
    const corners = [
      [toX, toY],
      [neckX - alongY * wide, neckY + alongX * wide],
      [neckX + alongY * wide, neckY - alongX * wide],
    ];
    return svg(
      "g",
      { class: "arrow", "data-move": move },
      svg("line", { x1: fromX, y1: fromY, x2: neckX, y2: neckY }),
      svg("polygon", { points: corners.map((corner) => corner.join(",")).join(" ") })
    );
  }

  /** The upper left corner of a square. */
  corner(square) {
    const column = 9 - Number(square[0]);
    const row = "abcdefghi".indexOf(square[1]);
    return this.bottom === "b"
      ? [column * this.square, row * this.square]
      : [(8 - column) * this.square, (8 - row) * this.square];
  }

  middle(square) {
    return this.corner(square).map((edge) => edge + this.square / 2);
  }
}

function use(id, x = 0, y = 0) {
  return svg("use", { href: "#" + id, x, y });
}

function other(side) {
  return side === "b" ? "w" : "b";
}
