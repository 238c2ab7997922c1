/** The page: where the viewer is in the game, and what is drawn of that. */
class Page {
  constructor(game) {
    this.game = game;
    game.places.forEach((place, ply) => (place.ply = ply));
    this.ply = 0;
    this.chosen = null; // The line that is stepped through, and how far: {line, step}.
    this.language = navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en";
    this.board = new Board(game.board);
    this.graph = new Graph(game, (ply) => this.goTo(ply));
    this.lists = new Lists(game, this);
    connect(this);
    for (const id of ["bar", "graph-figure", "summary", "back-mistake", "forward-mistake"]) {
      byId(id).hidden = game.places.every((place) => place.evaluations.length === 0);
    }
    this.translate();
  }

  get texts() {
    return TEXTS[this.language];
  }

  get sides() {
    return handicapSides(this.texts, this.game.handicap);
  }

  get place() {
    return this.game.places[this.ply];
  }

  moveText(move) {
    return this.language === "ja" ? move.japanese : move.western;
  }

  // ---- Where the viewer goes ----

  goTo(ply) {
    this.ply = Math.max(0, Math.min(this.game.places.length - 1, ply));
    this.chosen = null;
    this.draw();
  }

  /** One move on or back, in the line that was chosen or in the game. */
  step(by) {
    if (!this.chosen) {
      this.goTo(this.ply + by);
      return;
    }
    const { line, step } = this.chosen;
    const last = linesOf(this.place)[line].moves.length;
    this.enterLine(line, Math.min(last, step + by));
  }

  enterLine(line, step) {
    this.chosen = step > 0 ? { line, step } : null;
    this.draw();
  }

  leaveLine() {
    this.chosen = null;
    this.draw();
  }

  /** To the next mistake in this direction, if there is one. */
  stepToMistake(by) {
    for (let ply = this.ply + by; ply >= 0 && ply < this.game.places.length; ply += by) {
      if (this.game.places[ply].mistake) {
        this.goTo(ply);
        return;
      }
    }
  }

  /** To the engine's line that a mistake missed. */
  showBetter() {
    this.ply--;
    this.enterLine(0, 1);
  }

  flip() {
    this.board.flip();
    this.draw();
  }

  switchLanguage() {
    this.language = this.language === "ja" ? "en" : "ja";
    this.translate();
  }

  // ---- What is drawn ----

  /** Draws all that depends on the language. */
  translate() {
    const texts = this.texts;
    document.documentElement.lang = this.language;
    byId("language").textContent = texts.otherLanguage;
    byId("language").lang = this.language === "ja" ? "en" : "ja";
    byId("players").textContent = `☗ ${this.name("b")}　☖ ${this.name("w")}`;
    byId("outcome").textContent = this.outcome();
    byId("steps").setAttribute("aria-label", texts.steps);
    const labels = { first: "first", back: "back", forward: "forward", last: "last", flip: "flip" };
    for (const [id, text] of Object.entries({ ...labels, "back-mistake": "backMistake", "forward-mistake": "forwardMistake" })) {
      byId(id).setAttribute("aria-label", texts[text]);
      byId(id).title = texts[text];
    }
    this.graph.draw(texts, (place) => this.moveText(place));
    this.lists.moves(texts);
    this.lists.summary(texts, this.sides);
    this.lists.headers(texts);
    this.draw();
  }

  name(side) {
    return this.game.players[side] || this.sides[side];
  }

  outcome() {
    const { end, winner, places } = this.game;
    const plies = places.length - 1;
    const how = this.game.endWords || this.texts.gameEnds[end];
    if (winner) {
      return this.texts.wins(this.sides[winner], plies, how);
    }
    return how ? this.texts.ends(plies, how) : this.texts.moves(plies);
  }

  /** Draws all that depends on the place. */
  draw() {
    const line = this.chosen ? linesOf(this.place)[this.chosen.line] : null;
    const moves = line ? line.moves.slice(0, this.chosen.step) : [];
    const { position, last } = this.positionAfter(moves);
    const best = line ? line.moves[this.chosen.step] : this.place.evaluations[0]?.line[0];
    this.board.draw(position, last, best?.usi);
    const where = this.where(moves);
    byId("board").setAttribute("aria-label", this.texts.board(where, this.sides[position.turn]));
    this.drawPlayer("upper", other(this.board.bottom), position);
    this.drawPlayer("lower", this.board.bottom, position);
    this.drawBar();
    this.drawPlace(where);
    this.lists.lines(this.place, this.chosen, this.texts);
    this.lists.showPly(this.ply);
    this.graph.showPly(this.ply);
    byId("first").disabled = byId("back").disabled = this.ply === 0 && !this.chosen;
    byId("last").disabled = byId("forward").disabled = this.ply === this.game.places.length - 1 && !this.chosen;
  }

  /** The position after the moves of the game and those of a line. */
  positionAfter(line) {
    const position = new Position(this.game.start);
    const moves = [...this.game.places.slice(1, this.ply + 1), ...line].map((move) => move.usi);
    moves.forEach((move) => position.move(move));
    return { position, last: moves[moves.length - 1] };
  }

  where(line) {
    const texts = this.texts;
    const game = this.ply === 0 ? texts.start : `${texts.moveNumber(this.ply)} ${this.moveText(this.place)}`;
    return line.length === 0 ? game : `${game} … ${this.moveText(line[line.length - 1])}`;
  }

  drawPlayer(id, side, position) {
    const mark = html("span", { class: "name" }, `${side === "b" ? "☗" : "☖"} ${this.name(side)}`);
    byId(id).className = position.turn === side ? "player to-move" : "player";
    byId(id).dataset.side = side;
    byId(id).replaceChildren(mark, this.board.hand(position.hands[side], side));
  }

  drawBar() {
    const rate = this.place.rate;
    byId("bar").classList.toggle("flipped", this.board.bottom === "w");
    byId("bar-black").style.height = `${rate ?? 50}%`;
  }

  drawPlace(where) {
    const place = this.place;
    const parts = [html("strong", {}, where)];
    if (place.evaluations[0]) {
      parts.push(" ", html("span", { class: "value" }, scoreText(place.evaluations[0], this.texts)));
    }
    if (place.seconds !== undefined) {
      parts.push(" ", html("span", { class: "time" }, this.texts.time(place.seconds)));
    }
    if (place.mistake) {
      const name = `${this.texts.mistakes[place.mistake]} ${SIGNS[place.mistake]}`;
      const verdict = html("span", { class: "verdict " + place.mistake }, `${name} · ${this.texts.lost(place.lost)}`);
      const better = this.game.places[this.ply - 1].evaluations[0]?.line[0];
      if (better) {
        const text = this.texts.better(this.moveText(better));
        verdict.append(" · ", button({ id: "better" }, () => this.showBetter(), text));
      }
      parts.push(verdict);
    }
    byId("now").replaceChildren(...parts);
    byId("remarks").textContent = place.remarks;
  }
}
