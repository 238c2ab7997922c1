/** The parts of the page that are lists: the moves, the lines of a place, the mistakes of each side, the headers. */
class Lists {
  constructor(game, view) {
    this.game = game;
    this.view = view;
  }

  moves(texts) {
    byId("moves").replaceChildren(
      ...this.game.places.map((place) =>
        html(
          "li",
          {},
          button(
            { class: "move " + (place.mistake || ""), "data-ply": place.ply },
            () => this.view.goTo(place.ply),
            html("span", { class: "number" }, String(place.ply)),
            html("span", { class: "text" }, place.ply === 0 ? texts.start : this.view.moveText(place)),
            html("span", { class: "sign" }, SIGNS[place.mistake] || ""),
            html("span", { class: "value" }, place.evaluations[0] ? scoreText(place.evaluations[0], texts) : "")
          )
        )
      )
    );
  }

  showPly(ply) {
    const list = byId("moves");
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const now = list.querySelector(`[data-ply="${ply}"]`);
    now.setAttribute("aria-current", "true");
    scrollInto(list, now);
  }

  /** What can be stepped through from a place: the engine's lines, then the variations of the record. */
  lines(place, chosen, texts) {
    const lines = linesOf(place).map((line, index) =>
      html(
        "div",
        { class: "line", "data-line": index },
        html("span", { class: "line-head" }, this.head(line, texts)),
        ...line.moves.map((move, step) =>
          button(
            {
              class: "line-move",
              "aria-current": chosen && chosen.line === index && chosen.step === step + 1 ? "true" : null,
            },
            () => this.view.enterLine(index, step + 1),
            this.view.moveText(move)
          )
        )
      )
    );
    if (chosen) {
      const isVariation = !linesOf(place)[chosen.line].evaluation;
      lines.unshift(
        html(
          "p",
          { id: "in-line" },
          (isVariation ? texts.inVariation : texts.inLine) + " ",
          button({ id: "to-game" }, () => this.view.leaveLine(), texts.toGame)
        )
      );
    }
    byId("lines").replaceChildren(...lines);
  }

  head(line, texts) {
    if (!line.evaluation) {
      return texts.variation;
    }
    const { depth, nodes, engine } = line.evaluation;
    const words = [scoreText(line.evaluation, texts)];
    if (depth !== undefined) {
      words.push(texts.depth(depth));
    }
    if (nodes !== undefined) {
      words.push(texts.nodes(nodes.toLocaleString()));
    }
    if (engine) {
      words.push(engine);
    }
    return words.join(" · ");
  }

  /** How many mistakes of each kind either side made, and its accuracy. */
  summary(texts, sides) {
    const kinds = Object.keys(SIGNS);
    const count = (side, kind) =>
      this.game.places.filter((place) => place.mistake === kind && place.side === side).length;
    const row = (side) =>
      html(
        "tr",
        {},
        html("th", { scope: "row" }, (side === "b" ? "☗ " : "☖ ") + sides[side]),
        ...kinds.map((kind) => html("td", { class: kind, "data-side": side }, String(count(side, kind)))),
        html("td", { class: "accuracy", "data-side": side }, this.game.accuracy[side]?.toFixed(1) ?? "")
      );
    const head = html(
      "tr",
      {},
      html("td"),
      ...kinds.map((kind) => html("th", { scope: "col" }, texts.mistakes[kind] + " " + SIGNS[kind])),
      html("th", { scope: "col" }, texts.accuracy)
    );
    byId("summary").replaceChildren(head, row("b"), row("w"));
  }

  headers(texts) {
    byId("about-title").textContent = texts.about;
    byId("help").textContent = texts.help;
    byId("headers").replaceChildren(
      ...this.game.headers.flatMap((header) => [
        html("dt", {}, texts.headers.get(header.name) || header.name),
        html("dd", {}, header.text),
      ])
    );
  }
}

/** The lines that lead on from a place. */
function linesOf(place) {
  const engine = place.evaluations.filter((evaluation) => evaluation.line.length > 0 || evaluation === place.evaluations[0]);
  return [
    ...engine.map((evaluation) => ({ evaluation, moves: evaluation.line })),
    ...place.variations.map((moves) => ({ moves })),
  ];
}
