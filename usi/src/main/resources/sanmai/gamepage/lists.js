/** The parts of the page that are lists: the lines of a place, the mistakes and their numbers, the headers. */
class Lists {
  constructor(page) {
    this.page = page;
  }

  /** What can be stepped through from a place: the engine's lines, then the variations. */
  lines(at) {
    const { texts, tree } = this.page;
    const from = at.preview ? at.preview.from : at;
    const engine = from.said.evaluations.map((evaluation, index) => {
      const isNow = (place) => at.preview?.evaluation === evaluation && at.preview.step === place.preview.step;
      return this.line(this.head(evaluation, texts), tree.preview(from, index), isNow);
    });
    const variations = from.shownVariations.map((first) => {
      const places = [];
      for (let place = first; place; place = place.next) {
        places.push(place);
      }
      return this.line(texts.variation, places, () => false);
    });
    const lines = [...engine.filter((line, index) => index === 0 || movesOf(from.said.evaluations[index]).length > 0), ...variations];
    lines.forEach((line, index) => (line.dataset.line = index));
    byId("lines").replaceChildren(...(at.isGame ? [] : [this.wayBack(at)]), ...lines);
  }

  line(head, places, isNow) {
    const moves = places.map((place) =>
      button(
        { class: "line-move", "aria-current": isNow(place) ? "true" : null },
        () => this.page.goTo(place),
        this.page.moveText(place)
      )
    );
    return html("div", { class: "line" }, html("span", { class: "line-head" }, head), ...moves);
  }

  wayBack(at) {
    const { texts } = this.page;
    const words = at.preview ? texts.inLine : at.isOwn ? texts.inOwnMoves : texts.inVariation;
    const line = html("p", { id: "in-line" }, words + " ", button({ id: "to-game" }, () => this.page.leave(), texts.toGame));
    if (at.isOwn) {
      line.append(" ", button({ id: "remove" }, () => this.page.removeOwn(), texts.remove));
    }
    return line;
  }

  head(evaluation, texts) {
    const { depth, nodes, engine } = evaluation;
    const words = [scoreText(evaluation, texts)];
    if (depth !== undefined) {
      words.push(texts.depth(depth));
    }
    if (nodes !== undefined) {
      words.push(texts.nodes(nodes.toLocaleString(this.page.language)));
    }
    if (engine) {
      words.push(engine);
    }
    return words.join(" · ");
  }

  /** How many mistakes of each kind either side made, its accuracy, and the time that it used. */
  summary() {
    const { texts, sides, tree, game, graph } = this.page;
    const kinds = graph.hasRates ? Object.keys(SIGNS) : [];
    const count = (side, kind) =>
      tree.game.filter((place) => place.said.mistake === kind && place.side === side).length;
    const time = (side) =>
      tree.game.reduce((sum, place) => sum + (place.parent && place.side === side ? place.said.seconds || 0 : 0), 0);
    const cell = (name, side, text) => html("td", { class: name, "data-side": side }, text);
    const row = (side) =>
      html(
        "tr",
        {},
        html("th", { scope: "row" }, (side === "b" ? "☗ " : "☖ ") + sides[side]),
        ...kinds.map((kind) => cell(kind, side, String(count(side, kind)))),
        graph.hasRates ? cell("accuracy", side, game.accuracy[side]?.toFixed(1) ?? "") : "",
        graph.hasTimes ? cell("total", side, clockText(time(side))) : ""
      );
    const head = (text) => html("th", { scope: "col" }, text);
    byId("summary").replaceChildren(
      html(
        "tr",
        {},
        html("td"),
        ...kinds.map((kind) => head(`${texts.mistakes[kind]} ${SIGNS[kind]}`)),
        graph.hasRates ? head(texts.accuracy) : "",
        graph.hasTimes ? head(texts.time) : ""
      ),
      row("b"),
      row("w")
    );
  }

  /** The mistakes with the better moves, and the moves after which the other side is ahead. */
  mistakes() {
    const { texts, tree } = this.page;
    const turns = new Map(turningPoints(tree.game).map((turn) => [turn.ply, turn.side]));
    const places = tree.game.filter((place) => place.said.mistake || turns.has(place.ply));
    byId("mistakes-title").textContent = texts.mistakeList(places.length);
    byId("mistakes-part").hidden = places.length === 0;
    byId("mistakes").replaceChildren(
      ...places.map((place) => html("li", {}, this.mistake(place, turns.get(place.ply))))
    );
  }

  mistake(place, leader) {
    const { texts, sides } = this.page;
    const { mistake, lost } = place.said;
    const details = [
      lost === undefined ? "" : `−${lost}`,
      leader ? `⇅ ${texts.takesLead(sides[leader])}` : "",
      mistake && this.page.better(place) ? texts.better(this.page.moveText(this.page.better(place))) : "",
    ];
    return button(
      { class: "mistake-row " + (mistake || ""), "data-ply": place.ply },
      () => this.page.goTo(place),
      html("span", { class: "number" }, String(place.ply)),
      html("span", {}, this.page.moveText(place)),
      html("span", { class: "sign" }, SIGNS[mistake] || ""),
      html("span", { class: "details" }, details.filter(Boolean).join(" · "))
    );
  }

  headers() {
    const { texts, game } = this.page;
    byId("about-title").textContent = texts.about;
    byId("help").textContent = texts.help;
    byId("headers").replaceChildren(
      ...game.headers.flatMap((header) => [
        html("dt", {}, texts.headers.get(header.name) || header.name),
        html("dd", {}, header.text),
      ])
    );
  }
}
