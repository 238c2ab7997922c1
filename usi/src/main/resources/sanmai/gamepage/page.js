/** The page: where the viewer is in the tree, and what is drawn of that. */
class Page {
  constructor(game) {
    this.game = game;
    this.tree = new Tree(game);
    this.at = this.tree.root;
    this.language = navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en";
    addPieceStyles();
    this.board = new Board(game.board);
    this.graph = new Graph(this.tree.game, this);
    this.lists = new Lists(this);
    this.moveList = new MoveList(this);
    this.input = new MoveInput(this);
    this.share = new Share(this);
    this.autoplay = new Autoplay(this);
    this.engine = new Engine(this);
    connect(this);
    const { hasRates, hasTimes } = this.graph;
    for (const id of ["bar", "back-mistake", "forward-mistake"]) {
      byId(id).hidden = !hasRates;
    }
    byId("graph-figure").hidden = byId("summary").hidden = !hasRates && !hasTimes;
    this.translate();
    this.goToAddress();
  }

  get texts() {
    return TEXTS[this.language];
  }

  get sides() {
    return handicapSides(this.texts, this.game.handicap);
  }

  moveText(place) {
    return place.text(this.language);
  }

  /** The number of a place and its move. */
  placeText(place) {
    return place.parent ? `${this.texts.moveNumber(place.ply)} ${this.moveText(place)}` : this.texts.start;
  }

  // ---- Where the viewer goes ----

  goTo(place) {
    this.autoplay.stop();
    this.at = place;
    this.input.chosen = null;
    this.say("");
    this.draw();
  }

  /** To the move of the game that the address names behind #. */
  goToAddress() {
    const { game } = this.tree;
    this.goTo(game[Math.max(0, Math.min(game.length - 1, Math.trunc(Number(location.hash.slice(1))) || 0))]);
  }

  /** To a ply on the line of the viewer. */
  goToPly(ply) {
    let place = this.at;
    while (place.ply > ply && place.parent) {
      place = place.parent;
    }
    while (place.ply < ply && place.next) {
      place = place.next;
    }
    this.goTo(place);
  }

  /** One move on or back. */
  step(by) {
    const { at } = this;
    this.goTo((by < 0 ? at.parent : at.next || at.variations[0]) || at);
  }

  /** Back from a line or a variation; or else the chosen piece is no longer chosen. */
  leave() {
    this.goTo(this.input.chosen ? this.at : this.at.preview ? this.at.preview.from : this.at.gamePlace);
  }

  /** To the next mistake in this direction, if there is one. */
  stepToMistake(by) {
    const { game } = this.tree;
    for (let ply = this.at.gamePlace.ply + by; game[ply]; ply += by) {
      if (game[ply].said.mistake) {
        this.goTo(game[ply]);
        return;
      }
    }
  }

  /** The engine's first move instead of a move of the game; undefined if there is none. */
  better(place) {
    const { parent } = place;
    return parent.said.evaluations.length > 0 ? this.tree.preview(parent, 0)[0] : undefined;
  }

  /** Plays a legal move of the viewer. */
  play(usi) {
    const place = this.tree.play(this.at, usi);
    this.moveList.draw();
    this.goTo(place);
    this.input.clearTyped();
  }

  removeOwn() {
    const { parent } = this.at;
    this.tree.remove(this.at);
    this.moveList.draw();
    this.goTo(parent);
  }

  flip() {
    this.board.flip();
    this.draw();
  }

  setStyle(style) {
    this.board.style = style;
    this.draw();
  }

  switchLanguage() {
    this.language = this.language === "ja" ? "en" : "ja";
    this.translate();
  }

  // ---- What is drawn ----

  /** Draws all that depends on the language. */
  translate() {
    const { texts } = this;
    document.documentElement.lang = this.language;
    byId("language").textContent = texts.otherLanguage;
    byId("language").lang = this.language === "ja" ? "en" : "ja";
    byId("players").textContent = `☗ ${this.name("b")}　☖ ${this.name("w")}`;
    byId("outcome").textContent = this.outcome();
    translateControls(texts, this.board.style);
    this.autoplay.show();
    this.share.translate();
    this.engine.translate(texts);
    this.graph.draw();
    this.moveList.draw();
    this.lists.summary();
    this.lists.mistakes();
    this.lists.headers();
    this.say("");
    this.draw();
  }

  name(side) {
    return this.game.players[side] || this.sides[side];
  }

  outcome() {
    const last = this.tree.game.at(-1);
    const { name, words, winner, illegal } = last.said.end || { name: "UNKNOWN" };
    const how = words || this.texts.gameEnds[name];
    const moves = last.ply + (illegal ? 1 : 0); // An illegal move counts, as in KIF.
    if (winner) {
      return this.texts.wins(this.sides[winner], moves, how);
    }
    return how ? this.texts.ends(moves, how) : this.texts.moves(moves);
  }

  /** Draws all that depends on the place. */
  draw() {
    const { at, texts } = this;
    const where = this.where();
    const evaluation = at.said.evaluations[0];
    const best = at.preview ? at.next?.usi : evaluation && movesOf(evaluation)[0];
    const { chosen, targets } = this.input;
    this.board.draw(at.position, { move: at.usi, arrow: best, chosen, targets }, texts);
    byId("board").setAttribute("aria-label", texts.board(where, this.sides[at.position.turn]));
    this.drawPlayer("upper", other(this.board.bottom));
    this.drawPlayer("lower", this.board.bottom);
    this.drawBar();
    this.drawPlace(where);
    this.lists.lines(at);
    this.moveList.show(at);
    this.graph.show(at.gamePlace);
    byId("first").disabled = byId("back").disabled = !at.parent;
    byId("last").disabled = !at.next;
    byId("forward").disabled = !at.next && at.variations.length === 0;
    byId("slider").max = at.lineEnd.ply;
    byId("slider").value = at.ply;
    byId("slider").setAttribute("aria-valuetext", where);
    this.engine.follow();
  }

  where() {
    const { at } = this;
    const game = this.placeText(at.gamePlace);
    return at.isGame ? game : `${game} … ${this.moveText(at)}`;
  }

  drawPlayer(id, side) {
    const { position } = this.at;
    const shapes = [castleOf(position, side), openingOf(this.at, side)].filter(Boolean);
    const names = shapes.map((shape) => shape[this.language]).join(" · ");
    byId(id).className = position.turn === side ? "player to-move" : "player";
    byId(id).dataset.side = side;
    byId(id).replaceChildren(
      html(
        "span",
        { class: "name" },
        html("span", { class: "who" }, `${side === "b" ? "☗" : "☖"} ${this.name(side)}`),
        html("span", { class: "shapes", title: names }, names)
      ),
      this.board.hand(position, side, this.input.chosen, this.texts)
    );
  }

  drawBar() {
    const { rate } = (this.at.preview ? this.at.preview.from : this.at).said;
    byId("bar").classList.toggle("flipped", this.board.bottom === "w");
    byId("bar").classList.toggle("unknown", rate === undefined);
    byId("bar-black").style.height = `${rate ?? 50}%`;
  }

  drawPlace(where) {
    const { at, texts } = this;
    const { evaluations, seconds, mistake, lost, reasons, remarks } = at.preview ? at.preview.from.said : at.said;
    const parts = [html("strong", {}, where)];
    if (evaluations[0]) {
      parts.push(" ", html("span", { class: "value" }, scoreText(evaluations[0], texts)));
    }
    if (seconds !== undefined) {
      parts.push(" ", html("span", { class: "time" }, `${texts.time} ${clockText(seconds)}`));
    }
    if (isInCheck(at.position, at.position.turn)) {
      parts.push(" ", html("span", { class: "check" }, texts.check));
    }
    if (mistake) {
      const name = `${texts.mistakes[mistake]} ${SIGNS[mistake]}`;
      const verdict = html("span", { class: "verdict " + mistake }, `${name} · ${texts.lost(lost)}`);
      const better = this.better(at.gamePlace);
      if (better) {
        const text = texts.better(this.moveText(better));
        verdict.append(" · ", button({ id: "better" }, () => this.goTo(better), text));
      }
      parts.push(verdict);
      if (reasons) {
        parts.push(html("span", { class: "reasons" }, reasons[this.language]));
      }
    }
    byId("now").replaceChildren(...parts);
    byId("remarks").textContent = remarks || "";
  }

  /** Says something that is gone with the next step. */
  say(text) {
    byId("status").textContent = text;
  }
}

/** The names of the controls in a language. */
function translateControls(texts, style) {
  byId("steps").setAttribute("aria-label", texts.steps);
  byId("slider").setAttribute("aria-label", texts.slider);
  const labels = { first: "first", back: "back", play: "play", forward: "forward", last: "last", flip: "flip" };
  for (const [id, text] of Object.entries({ ...labels, "back-mistake": "backMistake", "forward-mistake": "forwardMistake" })) {
    byId(id).setAttribute("aria-label", texts[text]);
    byId(id).title = texts[text];
  }
  byId("move-label").textContent = texts.ownMove;
  byId("move").placeholder = texts.ownMoveHint;
  byId("play-move").textContent = texts.playMove;
  byId("tools-title").textContent = texts.record;
  byId("style-label").textContent = texts.pieces;
  byId("style").replaceChildren(
    ...PIECE_STYLES.map((each) =>
      html("option", { value: each, selected: each === style ? "" : null }, texts.styles[each])
    )
  );
}
