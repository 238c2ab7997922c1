/** The evaluation after each move, as Black's chance to win, with a mark at each mistake. */
class Graph {
  static WIDTH = 600;
  static HEIGHT = 180;
  static EDGE = 10;

  constructor(game, goTo) {
    this.game = game;
    this.goTo = goTo;
    const graph = byId("graph");
    graph.setAttribute("viewBox", `0 0 ${Graph.WIDTH} ${Graph.HEIGHT}`);
    graph.addEventListener("click", (event) => this.jump(event));
  }

  x(ply) {
    const room = Graph.WIDTH - 2 * Graph.EDGE;
    return Graph.EDGE + (room * ply) / Math.max(1, this.game.places.length - 1);
  }

  y(rate) {
    const room = Graph.HEIGHT - 2 * Graph.EDGE;
    return Graph.EDGE + room * (1 - rate / 100);
  }

  /** To the move at which the graph was clicked. */
  jump(event) {
    const box = byId("graph").getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * Graph.WIDTH;
    const room = Graph.WIDTH - 2 * Graph.EDGE;
    const last = this.game.places.length - 1;
    this.goTo(Math.max(0, Math.min(last, Math.round(((x - Graph.EDGE) / room) * last))));
  }

  draw(texts, moveText) {
    const graph = byId("graph");
    graph.setAttribute("aria-label", texts.graph);
    graph.replaceChildren(
      svg("rect", { class: "ground", width: Graph.WIDTH, height: Graph.HEIGHT }),
      ...[25, 50, 75].map((rate) => this.level(rate)),
      ...this.areas(),
      svg("line", { id: "graph-now", y1: 0, y2: Graph.HEIGHT }),
      ...this.marks(texts, moveText)
    );
  }

  level(rate) {
    return svg("line", {
      class: rate === 50 ? "level middle" : "level",
      x1: 0,
      x2: Graph.WIDTH,
      y1: this.y(rate),
      y2: this.y(rate),
    });
  }

  /** Runs of places with evaluations; between them the graph has gaps. */
  runs() {
    const runs = [[]];
    for (const place of this.game.places) {
      if (place.rate === undefined) {
        runs.push([]);
      } else {
        runs[runs.length - 1].push([this.x(place.ply), this.y(place.rate)]);
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

  marks(texts, moveText) {
    return this.game.places.filter((place) => place.mistake).map((place) => {
      const name = `${texts.moveNumber(place.ply)} ${moveText(place)}: ${texts.mistakes[place.mistake]}`;
      const mark = svg(
        "g",
        { class: "mark " + place.mistake, role: "button", tabindex: 0, "aria-label": name, "data-ply": place.ply },
        svg("title", {}, name),
        svg("circle", { class: "finger", cx: this.x(place.ply), cy: this.y(place.rate), r: 14 }),
        svg("circle", { cx: this.x(place.ply), cy: this.y(place.rate), r: 5 })
      );
      mark.addEventListener("click", (event) => {
        event.stopPropagation();
        this.goTo(place.ply);
      });
      mark.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          this.goTo(place.ply);
        }
      });
      return mark;
    });
  }

  showPly(ply) {
    const line = byId("graph-now");
    line.setAttribute("x1", this.x(ply));
    line.setAttribute("x2", this.x(ply));
  }
}

function points(pairs) {
  return pairs.map((pair) => pair.map((number) => number.toFixed(1)).join(",")).join(" ");
}
