/** The list of moves: the game's, each on a line, the variations between them, and the result. */
class MoveList {
  constructor(page) {
    this.page = page;
    this.buttons = new Map(); // By place.
  }

  draw() {
    const { texts, tree } = this.page;
    this.buttons.clear();
    const rows = tree.game.flatMap((place) => [
      html("li", {}, this.gameMove(place)),
      ...this.branches(place.parent ? place.parent.shownVariations : []),
    ]);
    const last = tree.game.at(-1);
    byId("moves").setAttribute("aria-label", texts.moveList);
    byId("moves").replaceChildren(
      ...rows,
      html("li", { class: "result" }, this.page.outcome()),
      ...this.branches(last.shownVariations)
    );
  }

  gameMove(place) {
    const { texts } = this.page;
    const { mistake, evaluations, seconds } = place.said;
    const branches = place.parent?.shownVariations.length > 0;
    const fork = branches ? html("span", { class: "fork", title: texts.hasVariations }, "↳") : "";
    const text = place.parent ? this.page.moveText(place) : texts.start;
    return this.remember(
      place,
      { class: "move " + (mistake || "") },
      html("span", { class: "number" }, String(place.ply)),
      html("span", { class: "text" }, text, fork),
      html("span", { class: "sign" }, SIGNS[mistake] || ""),
      html("span", { class: "value" }, evaluations[0] ? scoreText(evaluations[0], texts) : ""),
      html("span", { class: "used" }, seconds === undefined ? "" : clockText(seconds))
    );
  }

  remember(place, attributes, ...children) {
    const element = button({ ...attributes, "data-ply": place.ply }, () => this.page.goTo(place), ...children);
    this.buttons.set(place, element);
    return element;
  }

  /** Variations, each on a line, and behind each those that branch off from it. */
  branches(variations) {
    const rows = [];
    const waiting = variations.map((first) => ({ first, level: 1 })).reverse();
    while (waiting.length > 0) {
      const { first, level } = waiting.pop();
      const row = html("li", { class: `branch level-${Math.min(level, 4)}` });
      const deeper = [];
      for (let place = first; place; place = place.next) {
        row.append(this.branchMove(place, place === first));
        deeper.unshift(...place.shownVariations.map((each) => ({ first: each, level: level + 1 })).reverse());
      }
      waiting.push(...deeper);
      rows.push(row);
    }
    return rows;
  }

  branchMove(place, isFirst) {
    const number = isFirst ? html("span", { class: "number" }, String(place.ply)) : "";
    return this.remember(place, { class: place.isOwn ? "line-move own" : "line-move" }, number, this.page.moveText(place));
  }

  show(place) {
    const list = byId("moves");
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const now = this.buttons.get(place) || this.buttons.get(place.gamePlace);
    now.setAttribute("aria-current", "true");
    scrollInto(list, now);
  }
}
