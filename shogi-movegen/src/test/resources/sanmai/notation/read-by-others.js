// Reads records, one JSON object { format, text } a line on stdin, by tsshogi and json-kifu-format, and prints the moves
// that each of them finds, in USI and in CSA.
const { importKIF, importKI2, importCSA, importJKFString, Record } = require('tsshogi');
const { Parsers, Normalizer } = require('json-kifu-format');

const ofTsshogi = { KIF: importKIF, KI2: importKI2, CSA: importCSA, JKF: importJKFString, USI: (text) => Record.newByUSI(text.trim()) };

function tsshogi(format, text) {
  const record = ofTsshogi[format](text);
  if (record instanceof Error) {
    return String(record);
  }
  const moves = [];
  for (let node = record.first; node; node = node.next) {
    if (node.move && node.move.usi) {
      moves.push(node.move.usi);
    }
  }
  return moves.join(' ');
}

function jkf(format, text) {
  const parse = { KIF: Parsers.parseKIF, KI2: Parsers.parseKI2, CSA: Parsers.parseCSA, JKF: (t) => Normalizer.normalizeMinimal(JSON.parse(t)) };
  if (!parse[format]) {
    return null;
  }
  const digits = (square) => (square ? `${square.x}${square.y}` : '00');
  return parse[format](text).moves.filter((m) => m.move).map((m) => digits(m.move.from) + digits(m.move.to)).join(' ');
}

const safely = (read, ...args) => { try { return read(...args); } catch (e) { return String(e); } };

require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { format, text } = JSON.parse(line);
  console.log(JSON.stringify({ tsshogi: safely(tsshogi, format, text), jkf: safely(jkf, format, text) }));
});
