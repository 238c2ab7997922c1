/** The viewer's own moves: by clicks and taps, by dragging with a mouse, or typed. */
class MoveInput {
  static DRAG = 5; // Pixels from which a pressed mouse drags.
  static SWIPE = 30; // Pixels from which a touch is a swipe.

  constructor(page) {
    this.page = page;
    this.chosen = null; // How the moves of the chosen piece begin: with its square, or P* for a pawn in hand.
    this.press = null;
    const board = byId("board");
    board.addEventListener("pointerdown", (event) => this.pressBoard(event));
    board.addEventListener("keydown", (event) => this.pressTarget(event));
    for (const id of ["upper", "lower"]) {
      byId(id).addEventListener("pointerdown", (event) => this.pressHand(event));
      byId(id).addEventListener("click", (event) => this.clickHand(event));
    }
    document.addEventListener("pointermove", (event) => this.move(event));
    document.addEventListener("pointerup", (event) => this.release(event));
    document.addEventListener("pointercancel", () => this.stop());
    byId("typed").addEventListener("submit", (event) => this.submit(event));
    byId("move").addEventListener("focus", () => this.fillList());
  }

  get position() {
    return this.page.at.position;
  }

  movesFrom(start) {
    return start ? this.page.at.legalMoves.filter((move) => move.startsWith(start)) : [];
  }

  get targets() {
    return [...new Set(this.movesFrom(this.chosen).map((move) => move.slice(2, 4)))];
  }

  choose(start) {
    this.page.autoplay.stop();
    this.chosen = start;
    this.page.draw();
  }

  /** Plays the chosen piece's move to a square, and asks whether it promotes if it may do both. */
  playTo(square) {
    const moves = this.movesFrom(this.chosen).filter((move) => move.slice(2, 4) === square);
    if (moves.length === 2) {
      this.askPromotion(moves[0].slice(0, 4));
    } else if (moves.length === 1) {
      this.page.play(moves[0]);
    }
    return moves.length > 0;
  }

  askPromotion(move) {
    const { at, texts, board } = this.page;
    this.page.autoplay.stop();
    const piece = this.position.squares.get(move.slice(0, 2));
    const dialog = byId("promotion");
    const answer = (usi) => () => {
      dialog.close();
      if (this.page.at !== at) {
        this.page.goTo(at); // The engine has moved meanwhile.
      }
      this.page.play(usi);
    };
    dialog.setAttribute("aria-label", texts.promotion);
    dialog.replaceChildren(
      button({ id: "promote" }, answer(move + "+"), board.picture("+" + piece), texts.promote),
      button({ id: "dont-promote" }, answer(move), board.picture(piece), texts.dontPromote)
    );
    dialog.showModal();
  }

  // ---- Pointers ----

  pressBoard(event) {
    if (!event.isPrimary || event.button !== 0) {
      return;
    }
    const square = this.page.board.squareAt(event.clientX, event.clientY);
    this.startPress(event, square, this.movesFrom(square).length > 0 ? square : null);
  }

  pressHand(event) {
    const held = event.target.closest("[data-hand]:enabled");
    if (held && event.isPrimary && event.button === 0) {
      this.startPress(event, null, held.dataset.hand + "*");
      this.press.isHand = true;
    }
  }

  startPress(event, square, start) {
    const isMouse = event.pointerType !== "touch";
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, square, start, isMouse, drags: false };
  }

  move(event) {
    const press = this.press;
    if (press?.id !== event.pointerId || !press.isMouse || !press.start) {
      return;
    }
    if (!press.drags && Math.hypot(event.clientX - press.x, event.clientY - press.y) >= MoveInput.DRAG) {
      press.drags = true;
      this.choose(press.start);
    }
    if (press.drags) {
      const piece = movedPiece(this.position, press.start);
      this.page.board.drag(piece, event.clientX, event.clientY);
    }
  }

  release(event) {
    const press = this.press;
    if (press?.id !== event.pointerId) {
      return;
    }
    this.press = null;
    const across = event.clientX - press.x;
    const down = event.clientY - press.y;
    const isSwipe = Math.abs(across) >= MoveInput.SWIPE && Math.abs(across) > Math.abs(down);
    if (press.drags) {
      byId("dragged")?.remove();
      if (!this.playTo(this.page.board.squareAt(event.clientX, event.clientY))) {
        this.choose(null);
      }
    } else if (press.isHand) {
      return; // The click that follows chooses the piece.
    } else if (isSwipe) {
      this.page.step(across < 0 ? 1 : -1);
    } else if (Math.hypot(across, down) < MoveInput.SWIPE / 3) {
      this.tap(press);
    }
  }

  /** The browser takes the pointer, to scroll the page. */
  stop() {
    if (this.press?.drags) {
      this.choose(null);
    }
    this.press = null;
  }

  /** A tap on an empty square goes on in the right half of the board and back in the left half. */
  tap({ square, start, x }) {
    if (this.playTo(square)) {
      return;
    }
    if (this.chosen || start) {
      this.choose(start === this.chosen ? null : start);
    } else if (!this.position.squares.has(square)) {
      const box = byId("board").getBoundingClientRect();
      this.page.step(x > box.left + box.width / 2 ? 1 : -1);
    }
  }

  // ---- Keys ----

  clickHand(event) {
    const held = event.target.closest("[data-hand]:enabled");
    if (!held) {
      return;
    }
    const start = held.dataset.hand + "*";
    this.choose(start === this.chosen ? null : start);
    const isKey = event.detail === 0;
    document.querySelector(isKey && this.chosen ? "[data-target]" : `[data-hand='${held.dataset.hand}']:enabled`)?.focus();
  }

  pressTarget(event) {
    const square = event.target.dataset.target;
    if (square && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.playTo(square);
    }
  }

  // ---- Typed moves ----

  fillList() {
    const { at, language } = this.page;
    const options = at.legalMoves.map((usi) => {
      const text = moveText(language, at.position, usi, at.lastSquare);
      return html("option", { value: text.slice(1) });
    });
    byId("legal-moves").replaceChildren(...options);
  }

  clearTyped() {
    byId("move").value = "";
    this.fillList();
  }

  submit(event) {
    event.preventDefault();
    const { at, texts, language } = this.page;
    const field = byId("move");
    const text = field.value.trim();
    const moves = text ? movesMeantBy(text, at) : [];
    const promotes = moves.length === 2 && moves[0].slice(0, 4) === moves[1].slice(0, 4);
    if (promotes) {
      this.askPromotion(moves[0].slice(0, 4));
    } else if (moves.length === 1) {
      this.page.play(moves[0]);
    } else if (moves.length > 1) {
      this.page.say(texts.someMoves(moves.map((usi) => moveText(language, at.position, usi, at.lastSquare)).join("　")));
    } else if (text) {
      this.page.say(texts.noMove(text));
    }
  }
}
