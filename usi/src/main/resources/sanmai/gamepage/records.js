/** The game with all variations as text: KIF, and USEN, the notation of Shogi Playground for addresses. */

const KIF_LINE = "変化";

function kif(game, tree) {
  const totals = []; // By ply: the seconds that its mover used on the line that is being written.
  const line = (ply, text, seconds) => `${String(ply).padStart(4)} ${text}${kifTime(totals, ply, seconds)}\n`;
  const move = (place) =>
    place.parent
      ? line(place.ply, kifMove(place.parent.position, place.usi, place.parent.lastSquare), place.said.seconds)
      : "";
  const endAfter = (ply, { kif, illegal, seconds, comment }) =>
    (illegal ? line(ply + 1, illegal, seconds) + line(ply + 2, kif) : line(ply + 1, kif, seconds)) + kifNotes({ comment });
  const parts = tree.lines().map(({ from, places, end }) => {
    const head = from ? `\n${KIF_LINE}：${from.ply + 1}手\n` : game.kifHead;
    const moves = places.map((place) => move(place) + kifNotes(place.said));
    const last = places.at(-1) || from;
    return head + moves.join("") + (end ? endAfter(last.ply, end) : "");
  });
  return parts.join("");
}

function kifNotes({ comment, remarks, bookmark }) {
  const text = comment ?? remarks;
  const lines = text ? text.split("\n").map((row) => `*${row}\n`) : [];
  return lines.join("") + (bookmark ? `&${bookmark}\n` : "");
}

/** A time, and what its side has used in all by then. */
function kifTime(totals, ply, seconds) {
  const used = Math.floor(seconds ?? 0);
  totals[ply] = (ply > 2 ? totals[ply - 2] : 0) + used;
  if (seconds === undefined) {
    return "";
  }
  const two = (number, filling) => String(number).padStart(2, filling);
  const total = totals[ply];
  const hours = two(Math.floor(total / 3600), "0");
  const clock = `${hours}:${two(Math.floor(total / 60) % 60, "0")}:${two(total % 60, "0")}`;
  return `   (${two(Math.floor(used / 60), " ")}:${two(used % 60, "0")}/${clock})`;
}

/** The numbers of pieces in hand behind those of the squares. */
const USEN_HAND = { G: 90, P: 91, L: 92, N: 93, S: 94, B: 95, R: 96 };

/** How a game ended; other ends have no letter. */
const USEN_ENDS = {
  RESIGNATION: "r",
  TIME_UP: "t",
  ILLEGAL_ACTION: "i",
  DRAW: "j",
  IMPASSE: "j",
  INTERRUPTION: "p",
};

const EVEN_START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

function usen(game, tree) {
  const root =
    game.start === EVEN_START
      ? ""
      : game.start.replace(/ 1$/, "").replaceAll("/", "_").replaceAll(" ", ".").replaceAll("+", "z");
  const lines = tree.lines().map(({ from, places, end }) => {
    const moves = places.filter((place) => place.parent).map((place) => usenMove(place.usi));
    return `~${from ? from.ply : 0}.${moves.join("")}.${end ? USEN_ENDS[end.name] || "" : ""}`;
  });
  return root + lines.join("");
}

/** Three digits of base 36: the square or piece that moves, the target, and whether it promotes. */
function usenMove(usi) {
  const number = (square) => rankOf(square) * 9 + fileOf(square) - 1;
  const from = isDrop(usi) ? USEN_HAND[usi[0]] : number(usi);
  const move = (from * 81 + number(usi.slice(2, 4))) * 2 + (usi.endsWith("+") ? 1 : 0);
  return move.toString(36).padStart(3, "0");
}
