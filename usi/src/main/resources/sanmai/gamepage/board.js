/** Draws a position with the symbols of the page. */
class Board {
  static EDGE = 4; // Left of the board and below it.

  constructor(geometry) {
    this.square = geometry.square;
    this.margin = geometry.margin;
    this.bottom = "b";
    this.style = PIECE_STYLES[0];
    const size = 9 * this.square + this.margin;
    byId("board").setAttribute("viewBox", `${-Board.EDGE} ${-this.margin} ${size + Board.EDGE} ${size + Board.EDGE}`);
  }

  flip() {
    this.bottom = other(this.bottom);
  }

  /**
   * Draws a position with the move that led to it, the engine's move as an arrow, the chosen piece and its targets.
   *
   * @param marks {move, arrow, chosen, targets}
   */
  draw(position, marks, texts) {
    const board = byId("board");
    board.replaceChildren(use("wood"));
    if (marks.move) {
      if (!isDrop(marks.move)) {
        board.append(use("moved-from", ...this.corner(marks.move.slice(0, 2))));
      }
      board.append(use("moved-to", ...this.corner(marks.move.slice(2, 4))));
    }
    if (marks.chosen && !isDrop(marks.chosen)) {
      const [x, y] = this.corner(marks.chosen);
      board.append(svg("rect", { class: "chosen", x, y, width: this.square, height: this.square }));
    }
    board.append(use("grid"), ...this.coordinates(texts));
    for (const [square, piece] of position.squares) {
      board.append(this.piece(piece, ...this.middle(square), square));
    }
    if (marks.arrow) {
      board.append(this.arrow(marks.arrow, position.turn));
    }
    board.append(...marks.targets.map((square) => this.target(square, texts)));
  }

  coordinates(texts) {
    return Array.from(RANKS, (_, i) => {
      const [x, y] = this.middle(squareName(9 - i, i));
      const at = (left, top, text) => svg("text", { class: "coordinate", x: left, y: top }, text);
      const [file, rank] = texts === TEXTS.ja ? squareInJapanese(squareName(9 - i, i)) : squareName(9 - i, i);
      return [at(x, -7, file), at(9 * this.square + this.margin / 2 - 1, y + 5, rank)];
    }).flat();
  }

  piece(piece, x, y, square) {
    const letters = piece.toUpperCase();
    const turned = sideOf(piece) === this.bottom ? "" : " rotate(180)";
    return svg("use", {
      href: `#${this.style}-${letters}`,
      class: "piece",
      "data-piece": piece,
      "data-square": square,
      transform: `translate(${x} ${y})${turned}`,
    });
  }

  /** A piece alone, for buttons. */
  picture(piece) {
    const half = this.square / 2;
    const picture = svg("svg", { viewBox: `${-half} ${-half} ${this.square} ${this.square}`, "aria-hidden": "true" });
    picture.append(this.piece(piece, 0, 0));
    return picture;
  }

  target(square, texts) {
    const [cx, cy] = this.middle(square);
    const name = texts.target(texts === TEXTS.ja ? squareInJapanese(square) : square);
    const attributes = { class: "target", cx, cy, r: this.square / 6, "data-target": square, role: "button", tabindex: 0 };
    return svg("circle", { ...attributes, "aria-label": name });
  }

  /** The pieces in a hand as buttons, the strongest first. */
  hand(position, side, chosen, texts) {
    const buttons = [...HAND_ORDER].filter((kind) => position.inHand(side, kind) > 0).map((kind) => {
      const count = position.inHand(side, kind);
      const isChosen = side === position.turn && chosen === kind + "*";
      return html(
        "button",
        {
          type: "button",
          class: "held",
          "data-hand": kind,
          "data-count": count,
          "aria-label": texts.inHand(texts.names[kind], count),
          "aria-pressed": isChosen,
          disabled: side === position.turn ? null : "",
        },
        this.picture(pieceOf(side, kind)),
        count > 1 ? count : ""
      );
    });
    return html("span", { class: "hand" }, ...buttons);
  }

  /** Lets a piece follow the pointer, at a place on the screen. */
  drag(piece, clientX, clientY) {
    const { x, y } = this.toBoard(clientX, clientY);
    byId("dragged")?.remove();
    byId("board").append(fill(this.piece(piece, x, y), { id: "dragged" }, []));
  }

  /** The square at a place on the screen; null beside the board. */
  squareAt(clientX, clientY) {
    const { x, y } = this.toBoard(clientX, clientY);
    const [column, row] = [Math.floor(x / this.square), Math.floor(y / this.square)];
    if (column < 0 || column > 8 || row < 0 || row > 8) {
      return null;
    }
    return this.bottom === "b" ? squareName(9 - column, row) : squareName(column + 1, 8 - row);
  }

  toBoard(clientX, clientY) {
    return new DOMPoint(clientX, clientY).matrixTransform(byId("board").getScreenCTM().inverse());
  }

  /** A drop comes from the edge at which its player sits. */
  arrow(move, turn) {
    const [toX, toY] = this.middle(move.slice(2, 4));
    const edge = turn === this.bottom ? 9 * this.square : 0;
    const [fromX, fromY] = isDrop(move) ? [toX, edge] : this.middle(move.slice(0, 2));
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
    const column = 9 - fileOf(square);
    const row = rankOf(square);
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
