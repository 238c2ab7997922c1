/** Sanmai in a web worker, if it is in the page: it analyses the viewer's place, and plays a side. */
class Engine {
  static SLICE = 1000; // Milliseconds of a search; between two of them the worker hears where the viewer is.
  static MOST = 20; // Slices for one place.
  static MOVE = 2; // Slices before a move.

  constructor(page) {
    this.page = page;
    this.isOn = false;
    this.side = ""; // Which one it plays: b, w or none.
    this.worker = null;
    this.waiting = false; // Whether the worker searches.
    this.place = null; // Where the viewer was last, and how often that place was searched.
    this.slices = 0;
    this.searched = null; // The place of the search, which the viewer may have left.
    byId("engine").hidden = !byId("engine-script");
    byId("engine-on").addEventListener("click", () => this.toggle());
    byId("engine-side").addEventListener("change", (event) => this.play(event.target.value));
  }

  translate(texts) {
    byId("engine-on").textContent = texts.engineAnalyses;
    byId("engine-side-label").textContent = texts.enginePlays;
    const options = { "": texts.nobody, ...this.page.sides };
    byId("engine-side").replaceChildren(
      ...Object.entries(options).map(([side, name]) =>
        html("option", { value: side, selected: side === this.side ? "" : null }, name)
      )
    );
  }

  toggle() {
    this.isOn = !this.isOn;
    this.slices = 0;
    byId("engine-on").setAttribute("aria-pressed", this.isOn);
    this.follow();
  }

  play(side) {
    this.side = side;
    this.follow();
  }

  /** Whether it is its move at the viewer's place. */
  get isToMove() {
    const { at } = this.page;
    return at.position.turn === this.side && at.children.length === 0 && !at.preview && !at.said.end;
  }

  /** Searches the viewer's place, unless a search runs: its end leads here again. */
  async follow() {
    const { at } = this.page;
    if (this.place !== at) {
      this.place = at;
      this.slices = 0;
    }
    const isShown = !at.preview; // Of a place in an engine's line the page shows what was said before the line.
    const isWanted = (this.isOn && isShown && this.slices < Engine.MOST) || this.isToMove;
    if (!isWanted || this.waiting || at.legalMoves.length === 0) {
      return;
    }
    this.waiting = true;
    this.searched = at;
    try {
      this.worker ||= await startWorker((answer) => this.hear(answer));
    } catch (error) {
      this.hear({ error: error.message });
      return;
    }
    this.slices++;
    this.worker.postMessage({ position: this.positionText(at), millis: Engine.SLICE });
  }

  /** The start and the moves, as in USI. */
  positionText(place) {
    const moves = [];
    for (let each = place; each.parent; each = each.parent) {
      moves.unshift(each.usi);
    }
    return this.page.game.start + (moves.length > 0 ? ` moves ${moves.join(" ")}` : "");
  }

  hear({ info, move, error }) {
    if (error) {
      this.waiting = false;
      this.worker?.terminate();
      this.worker = null; // The next search begins anew, and fails aloud.
      this.page.say(error);
    } else if (info) {
      this.note(info);
    } else {
      this.waiting = false;
      if (this.searched === this.page.at && this.isToMove && this.slices >= Engine.MOVE) {
        this.page.play(move);
      }
      this.follow();
    }
  }

  /** What the search says of a place takes the place of what it said before. */
  note(info) {
    const { said, position } = this.searched;
    const evaluation = evaluationOf(info, position.turn);
    said.evaluations = [...said.evaluations.filter((each) => !each.isLive), evaluation];
    if (this.searched === this.page.at) {
      keepFocus(() => this.page.draw());
    }
  }
}

/** The evaluation in an info line of USI, seen from Black. */
function evaluationOf(info, turn) {
  const [, depth, kind, score, nodes, line] = info.match(/depth (\d+) .*score (cp|mate) (-?\d+) nodes (\d+) .*pv (.*)/);
  const value = turn === "b" ? Number(score) : -Number(score);
  const known = { engine: "Sanmai", depth: Number(depth), nodes: Number(nodes), line, isLive: true };
  return kind === "cp" ? { value, ...known } : { mate: value, ...known };
}

/** What the worker does with messages. */
const WORKER = `
onmessage = ({ data }) => {
  try {
    if (data.net) {
      useNet(data.net);
    } else {
      postMessage({ move: search(data.position, "movetime " + data.millis, (info) => postMessage({ info })) });
    }
  } catch (error) {
    postMessage({ error: error.message });
  }
};`;

/** A worker with the script and the net that are in the page. */
async function startWorker(listener) {
  const [script, net] = await Promise.all(["engine-script", "engine-net"].map((id) => unpacked(byId(id).textContent)));
  const worker = new Worker(URL.createObjectURL(new Blob([script, WORKER], { type: "text/javascript" })));
  worker.onmessage = ({ data }) => listener(data);
  worker.onerror = (event) => listener({ error: event.message });
  worker.postMessage({ net });
  return worker;
}

/** A text from gzip in Base64. */
function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
