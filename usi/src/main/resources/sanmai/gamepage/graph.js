/**
 * The evaluation after each move, as Black's chance to win, with a mark at each mistake and each turning point; below it
 * the times used, Black's upwards and White's downwards.
 */
class Graph {
  static HEIGHT = 190;
  static LEFT = 38;
  static EDGE = 10;
  static BOTTOM = 20; // For the numbers of the moves.
  static TIMES = 60;

  constructor(places, page) {
    this.places = places;
    this.page = page;
    this.hasRates = places.some((place) => place.said.rate !== undefined);
    this.hasTimes = places.some((place) => place.said.seconds > 0);
    const graph = byId("graph");
    graph.addEventListener("click", (event) => page.goTo(this.placeAt(event)));
    graph.addEventListener("pointermove", (event) => this.hint(this.placeAt(event)));
    graph.addEventListener("pointerleave", () => this.hint(null));
    new ResizeObserver(() => this.draw()).observe(byId("graph-figure"));
  }

  get ratesHeight() {
    return this.hasRates ? Graph.HEIGHT : 0;
  }

  get height() {
    return this.ratesHeight + (this.hasTimes ? Graph.TIMES : 0) + Graph.BOTTOM;
  }

  x(ply) {
    const room = this.width - Graph.LEFT - Graph.EDGE;
    return Graph.LEFT + (room * ply) / Math.max(1, this.places.length - 1);
  }

  y(rate) {
    const room = Graph.HEIGHT - 2 * Graph.EDGE;
    return Graph.EDGE + room * (1 - rate / 100);
  }

  /** The place of the game below or above a pointer. */
  placeAt(event) {
    const box = byId("graph").getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.width;
    const last = this.places.length - 1;
    const ply = Math.round(((x - Graph.LEFT) / (this.width - Graph.LEFT - Graph.EDGE)) * last);
    return this.places[Math.max(0, Math.min(last, ply))];
  }

  draw() {
    if (!this.hasRates && !this.hasTimes) {
      return;
    }
    this.width = Math.max(240, byId("graph-figure").clientWidth);
    const graph = byId("graph");
    graph.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    graph.setAttribute("aria-label", this.page.texts.graph);
    graph.replaceChildren(
      svg("rect", { class: "ground", width: this.width, height: this.height }),
      ...this.numbers(),
      ...(this.hasRates ? [...this.levels(), ...this.areas()] : []),
      ...(this.hasTimes ? this.times() : []),
      svg("line", { id: "graph-now", y1: 0, y2: this.height - Graph.BOTTOM }),
      svg("line", { id: "graph-hover", y1: 0, y2: this.height - Graph.BOTTOM }),
      ...this.turns(),
      ...this.marks()
    );
    this.show(this.page.at.gamePlace);
  }

  label(x, y, text, anchor) {
    return svg("text", { class: "label", x, y, "text-anchor": anchor }, text);
  }

  /** The numbers of moves, as many as there is room for. */
  numbers() {
    const last = this.places.length - 1;
    const step = [5, 10, 20, 50, 100, 200, 500].find((each) => (this.x(each) - this.x(0)) >= 40) || 1000;
    const plies = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
    return plies.map((ply) => this.label(this.x(ply), this.height - 6, String(ply), "middle"));
  }

  levels() {
    return [0, 25, 50, 75, 100].flatMap((rate) => [
      svg("line", {
        class: rate === 50 ? "level middle" : "level",
        x1: Graph.LEFT,
        x2: this.width - Graph.EDGE,
        y1: this.y(rate),
        y2: this.y(rate),
      }),
      this.label(Graph.LEFT - 5, this.y(rate) + 4, `${rate}%`, "end"),
    ]);
  }

  /** Runs of places with evaluations; between them the graph has gaps. */
  runs() {
    const runs = [[]];
    for (const { ply, said } of this.places) {
      if (said.rate === undefined) {
        runs.push([]);
      } else {
        runs[runs.length - 1].push([this.x(ply), this.y(said.rate)]);
      }
    }
    return runs.filter((run) => run.length > 0);
  }

  /** The area of Black's advantage above the middle, that of White's below it, and the curve on top. */
  areas() {
    const middle = this.y(50);
    return this.runs().flatMap((run) => {
      const area = (clip) => {
        const ends = [[run[run.length - 1][0], middle], [run[0][0], middle]];
        return points([...run, ...ends].map(([x, y]) => [x, clip(y, middle)]));
      };
      return [
        svg("polygon", { class: "area-black", points: area(Math.min) }),
        svg("polygon", { class: "area-white", points: area(Math.max) }),
        svg("polyline", { class: "curve", points: points(run) }),
      ];
    });
  }

  times() {
    const middle = this.ratesHeight + Graph.TIMES / 2;
    const room = Graph.TIMES / 2 - 4;
    const most = Math.max(...this.places.map((place) => place.said.seconds || 0));
    const wide = Math.max(1, Math.min(8, (this.x(1) - this.x(0)) * 0.8));
    const bars = this.places.filter((place) => place.said.seconds > 0).map((place) => {
      const height = Math.max(1, (room * place.said.seconds) / most);
      const isBlack = place.side === "b";
      const y = isBlack ? middle - height : middle;
      const color = isBlack ? "time-black" : "time-white";
      return svg("rect", { class: color, x: this.x(place.ply) - wide / 2, y, width: wide, height });
    });
    const line = { class: "level middle", x1: Graph.LEFT, x2: this.width - Graph.EDGE, y1: middle, y2: middle };
    return [...bars, svg("line", line), this.label(Graph.LEFT - 5, middle - room + 6, clockText(most), "end")];
  }

  turns() {
    return turningPoints(this.places).map(({ ply }) =>
      svg(
        "g",
        { class: "turn", "data-turn": ply },
        svg("line", { x1: this.x(ply), x2: this.x(ply), y1: Graph.EDGE, y2: Graph.HEIGHT - Graph.EDGE }),
        svg("text", { x: this.x(ply), y: Graph.EDGE + 4, "text-anchor": "middle" }, "⇅")
      )
    );
  }

  marks() {
    const { texts } = this.page;
    return this.places.filter((place) => place.said.mistake).map((place) => {
      const { mistake, rate } = place.said;
      const name = `${texts.moveNumber(place.ply)} ${this.page.moveText(place)}: ${texts.mistakes[mistake]}`;
      const at = { cx: this.x(place.ply), cy: this.y(rate) };
      const mark = svg(
        "g",
        { class: "mark " + mistake, role: "button", tabindex: 0, "aria-label": name, "data-ply": place.ply },
        svg("circle", { class: "finger", ...at, r: 12 }),
        svg("circle", { ...at, r: 5 })
      );
      mark.addEventListener("click", (event) => {
        event.stopPropagation();
        this.page.goTo(place);
      });
      mark.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          this.page.goTo(place);
        }
      });
      return mark;
    });
  }

  /** Marks the place where the viewer is. */
  show(place) {
    const line = byId("graph-now");
    if (line) {
      line.setAttribute("x1", this.x(place.ply));
      line.setAttribute("x2", this.x(place.ply));
      this.hint(null);
    }
  }

  /** Says the numbers of a place that the pointer is at, or else of the viewer's place. */
  hint(pointed) {
    const place = pointed || this.page.at.gamePlace;
    const line = byId("graph-hover");
    line.toggleAttribute("hidden", !pointed);
    line.setAttribute("x1", this.x(place.ply));
    line.setAttribute("x2", this.x(place.ply));
    const { rate, evaluations, seconds } = place.said;
    const words = [this.page.placeText(place)];
    if (evaluations[0]) {
      words.push(scoreText(evaluations[0], this.page.texts));
    }
    if (rate !== undefined) {
      words.push(this.page.texts.winRate(Math.round(rate)));
    }
    if (seconds !== undefined) {
      words.push(clockText(seconds));
    }
    byId("graph-hint").textContent = words.join(" · ");
  }
}

/** Black's win rate in percent from which Black is ahead; White is from 100 minus this number. */
const AHEAD = 55;

/** The moves after which the other side than before is ahead: {ply, side}. */
function turningPoints(places) {
  const turns = [];
  let leader = null;
  for (const { ply, said } of places) {
    const ahead = said.rate >= AHEAD ? "b" : said.rate <= 100 - AHEAD ? "w" : leader;
    if (leader && ahead !== leader) {
      turns.push({ ply, side: ahead });
    }
    leader = ahead;
  }
  return turns;
}

function points(pairs) {
  return pairs.map((pair) => pair.map((number) => number.toFixed(1)).join(",")).join(" ");
}
