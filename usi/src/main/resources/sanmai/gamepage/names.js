/**
 * Names of castles and openings, recognised by where pieces stand. The shapes and the English names are those of the
 * articles "Castle (shogi)" and "Shogi opening" of Wikipedia and of the lists of castles (囲い) and strategies (戦法) in its
 * Japanese counterparts.
 *
 * A shape is written as its side sees it, as Black: K2h is its king on 2h, p8e the other side's pawn on that side's own
 * 8e, B* its bishop in hand, b* that of the other side, !P7g means that its pawn is not there, K> and K< that its king is
 * on the files 1 to 5 or 6 to 9, W that the side is White.
 */
const CASTLES = shapes(`
K8h G7h G6g S7g|矢倉|Yagura
K8h G7h G6g S7g S5g|総矢倉|Complete Yagura
K8h G7h G6g S7g S6f|菱矢倉|Diamond Yagura
K8h G7h S7g S6g|銀矢倉|Silver Yagura
K8h G7h G6h S7g|へこみ矢倉|Hollow Yagura
K8h G7h G6g S7f|銀立ち矢倉|Standing Silver Yagura
K7h G6h G6g S7g|片矢倉|Half Yagura
K8i G7h G6g S8h N7g|菊水矢倉|Chrysanthemum Yagura
K2h G3h G4g S3g|右矢倉|Right Yagura
K6i G7h G5h S6h|カニ囲い|Crab
K6i G7h S6g S5g|雁木|Snow Roof
K6i G7h S6g S4g|雁木|Snow Roof
K2h S3h G4i|片美濃囲い|Incomplete Mino
K2h S3h G4i G5h|美濃囲い|Mino
K2h S3h G4i G4g|高美濃囲い|High Mino
K2h S3h G4i S5h|銀美濃|Silver Mino
K2h S3h G4i G5h S4g|ダイヤモンド美濃|Diamond Mino
K2h G3h S4h|金美濃|Gold Mino
K2h G3h S4g|木村美濃|Kimura Mino
K2h S2g G3h|銀冠|Silver Crown
K1i L1h S2h|振り飛車穴熊|Ranging Rook Anaguma
K1i L1h S2g G3h|銀冠穴熊|Silver Crown Anaguma
K3h S2h G4h G5h|金無双|Peerless Golds
K3h S3i G4h G5h|金無双|Peerless Golds
K3h S4h G4i|早囲い|Fast Castle
K9i L9h S8h|居飛車穴熊|Static Rook Anaguma
K9i L9h S8h S7i G7h G6g|松尾流穴熊|Matsuo Anaguma
K9i L9h S8g G7h|銀冠穴熊|Silver Crown Anaguma
K9i L9h G8h G7h S8g S7g|ビッグ４|Big Four
K8h S7h G6i|左美濃|Left Mino
K8g S7h G6i G5h|天守閣美濃|Castle Tower Mino
K8h S8g G7h|左銀冠|Left Silver Crown
K9h L9i S8g G7h|米長玉|Yonenaga King
K9h L9i S8h G7h G7i|串カツ囲い|Kushikatsu
K8i S8h G7h G7i N7g|ミレニアム囲い|Millennium
K7h S7i G6i G5h|舟囲い|Boat
K7h S7i G6i G6h|箱入り娘|Boxed-in Daughter
K7h S6h G7i|エルモ囲い|Elmo
K7h S7g G6h G5h|ボナンザ囲い|Bonanza
K6h S7i G7h G5h|いちご囲い|Strawberry
K5h G7h G3h|中住まい|Central House
K6i G7h G5i S4h|中原囲い|Nakahara
K5h S6h S4h G7h G3i|アヒル囲い|Duck
K5h S6h S4h G7i G3i|アヒル囲い|Duck
K5i R5h G6i G4i S6h S4h|無敵囲い|Invincible
K4h R2i G7h S6g|右玉|Right King
K3h R2i G4h|右玉|Right King
`);

const OPENINGS = shapes(`
B* b* R2h r2h S5f|角換わり腰掛け銀|Bishop Exchange, Reclining Silver
B* b* R2h r2h S4f|角換わり早繰り銀|Bishop Exchange, Rapid Silver
B* b* R2h r2h S2g|角換わり棒銀|Bishop Exchange, Climbing Silver
B* b* R2h r2h|角換わり|Bishop Exchange
R3d P7f p7f|横歩取り|Side Pawn Capture
r3d P7f p7f|横歩取り|Side Pawn Capture
R2h r2h P2e p2e P7g p7g|相掛かり|Double Wing
R2h r2h P7f P6f S7g|矢倉|Yagura
R2h r2h P7f P6f S6g|雁木|Snow Roof
R2h S2f|棒銀|Climbing Silver
R6h K5i S3h N3g P4f|藤井システム|Fujii System
R6h K> B*|角交換四間飛車|Bishop Exchange Fourth File Rook
R6h K>|四間飛車|Fourth File Rook
R7f P7e|石田流|Ishida
R7h P7e|早石田|Quick Ishida
R7h K>|三間飛車|Third File Rook
W R5h K> P5f P7f !P6f|ゴキゲン中飛車|Gokigen Central Rook
W R5h K> P5e P7f !P6f|ゴキゲン中飛車|Gokigen Central Rook
R5h K>|中飛車|Central Rook
R8h K>|向かい飛車|Opposing Rook
R4h S5f|右四間飛車|Right Fourth File Rook
R3h K<|袖飛車|Sleeve Rook
S6h B7i P7g|嬉野流|Ureshino
N6e P7f B8h R2h|鬼殺し|Demon Slayer
R2h P2f|居飛車|Static Rook
R2h P2e|居飛車|Static Rook
`);

/** Openings are looked for up to this ply. */
const OPENING_PLIES = 40;

/** The shapes of a table, those with most conditions first. */
function shapes(table) {
  const rows = table.trim().split("\n").map((row) => row.split("|"));
  const list = rows.map(([conditions, ja, en]) => ({ conditions: conditions.split(" "), ja, en }));
  return list.sort((a, b) => b.conditions.length - a.conditions.length);
}

function fulfils(position, side, condition) {
  if (condition === "W") {
    return side === "w";
  }
  if (condition.startsWith("!")) {
    return !fulfils(position, side, condition.slice(1));
  }
  const kind = condition[0].toUpperCase();
  const owner = condition[0] === kind ? side : other(side);
  const where = condition.slice(1);
  if (where === "*") {
    return position.inHand(owner, kind) > 0;
  }
  if (where === ">" || where === "<") {
    const files = where === ">" ? [1, 2, 3, 4, 5] : [6, 7, 8, 9];
    return files.some((file) => Array.from(RANKS).some((rank) => fulfils(position, side, kind + file + rank)));
  }
  const square = owner === "b" ? where : squareName(10 - fileOf(where), 8 - rankOf(where));
  return position.squares.get(square) === pieceOf(owner, kind);
}

function findShape(list, position, side) {
  return list.find((shape) => shape.conditions.every((condition) => fulfils(position, side, condition)));
}

/** The castle that a side has in a position. */
function castleOf(position, side) {
  return findShape(CASTLES, position, side);
}

/** The opening that a side has played up to a place: the most special one so far, and of equally special ones the last. */
function openingOf(place, side) {
  const path = [];
  for (let before = place; before && !before.openings; before = before.parent) {
    path.push(before);
  }
  for (const each of path.reverse()) {
    each.openings = { ...each.parent?.openings };
    for (const one of each.ply <= OPENING_PLIES ? "bw" : "") {
      const found = findShape(OPENINGS, each.position, one);
      const known = each.openings[one];
      if (found && (!known || found.conditions.length >= known.conditions.length)) {
        each.openings[one] = found;
      }
    }
  }
  return place.openings[side];
}
