/** The styles in which pieces are drawn. Those of the kanji come with the page; the others are drawn here on the same wood. */
const PIECE_STYLES = ["piece", "letter", "symbol"];

/** Pictures of the pieces around (0, 0). A promoted piece has the picture of the piece that it was, in red. */
const PIECE_SHAPES = {
  P: "M0-9a4.6 4.6 0 0 1 3.2 8L7 8v4H-7V8l3.8-9A4.6 4.6 0 0 1 0-9z",
  L: "M0-13 6-3H2v10h4v5H-6V7h4V-3h-4z",
  N: "M-6 12c0-6 6-8 5-12l-5 4-4-4c1-6 4-8 7-9l2-4 3 4c6 2 8 10 7 21z",
  S: "M-10-9H10V0c0 7-5 10-10 13C-5 10-10 7-10 0zM-6-5V0c0 4 3 7 6 8.5 3-1.5 6-4.5 6-8.5v-5z",
  G: "M-10-9H10V0c0 7-5 10-10 13C-5 10-10 7-10 0z",
  B: "M0-14a2.5 2.5 0 0 1 1.8 4C8-5 7 1 4 5h4v6H-8V5h4C-7 1-8-5-1.8-10A2.5 2.5 0 0 1 0-14zM-1-6v3h-3v2h3v4h2v-4h3v-2H1v-3z",
  R: "M-10-11h5v4h3v-4h4v4h3v-4h5v8l-3 3v6h3v6h-20v-6h3V0l-3-3z",
  K: "M-1.5-15h3v3h3v3h-3v3c4-5 11-2 9 4L7 5v7H-7V5l-3.5-7c-2-6 5-9 9-4v-3h-3v-3h3z",
};

/** Adds the letters and symbols to the pieces that the page has. */
function addPieceStyles() {
  const groups = byId("piece-K").parentNode;
  for (const kind of [...groups.querySelectorAll("[id^='piece-']")].map((group) => group.id.slice("piece-".length))) {
    const color = kind.startsWith("+") ? "face promoted" : "face";
    const base = kind.replace("+", "");
    const letter = svg("text", { class: color, y: 12, "text-anchor": "middle" }, kind);
    const symbol = svg("path", { class: color, "fill-rule": "evenodd", transform: "translate(0 3)", d: PIECE_SHAPES[base] });
    for (const [style, face] of Object.entries({ letter, symbol })) {
      groups.append(svg("g", { id: `${style}-${kind}` }, svg("use", { href: "#wood-" + kind }), face));
    }
  }
}
