/** A place of the game, of a variation or of a line of an engine, and the move that leads there. */
class Place {
  /**
   * said is what the page knows of the place: the move in USI, the time, the comment, evaluations and so on.
   */
  constructor(parent, said, position) {
    this.parent = parent;
    this.said = said;
    this.ply = parent ? parent.ply + 1 : 0;
    this.position = position || parent.position.after(said.usi);
    this.next = null; // Where the line goes on.
    this.variations = []; // The first places of those that branch off here.
    this.isGame = false;
    this.isOwn = false; // A move of the viewer.
    this.isEngineLine = false; // A variation that a line of the engine begins with.
    this.preview = null; // In a line of an engine that is not in the tree: {from, evaluation, step}.
  }

  get usi() {
    return this.said.usi;
  }

  /** The side that made the move. */
  get side() {
    return other(this.position.turn);
  }

  get children() {
    return this.next ? [this.next, ...this.variations] : this.variations;
  }

  /** The square that the move before went to. */
  get lastSquare() {
    return this.usi?.slice(2, 4);
  }

  get legalMoves() {
    this.legal ||= legalMoves(this.position);
    return this.legal;
  }

  /** The move in a language. */
  text(language) {
    return moveText(language, this.parent.position, this.usi, this.parent.lastSquare);
  }

  /** The place of the game where the line of this place branches off, or this place. */
  get gamePlace() {
    let place = this;
    while (!place.isGame) {
      place = place.parent;
    }
    return place;
  }

  /** The last place of its line. */
  get lineEnd() {
    let place = this;
    while (place.next) {
      place = place.next;
    }
    return place;
  }

  /** The variations to be listed. Those of the engine are listed as its lines. */
  get shownVariations() {
    return this.variations.filter((place) => !place.isEngineLine);
  }
}

/** The tree of the game, its variations and the viewer's moves. */
class Tree {
  constructor(game) {
    this.places = []; // All of the record, in the order of the page's data.
    this.root = this.addLine(null, game.places, Position.ofSfen(game.start));
    this.game = [...this.places];
    this.game.forEach((place) => (place.isGame = true));
    for (const { from, isEngineLine, places } of game.variations) {
      const first = this.addLine(this.places[from], places);
      first.isEngineLine = isEngineLine;
      this.places[from].variations.push(first);
    }
  }

  addLine(from, said, start) {
    const count = this.places.length;
    let before = from;
    for (const each of said) {
      const place = new Place(before, each, before ? undefined : start);
      if (before !== from) {
        before.next = place;
      }
      this.places.push(place);
      before = place;
    }
    return this.places[count];
  }

  /** The place after a legal move of the viewer; a new one if the move is not in the tree yet. */
  play(from, usi) {
    const kept = this.keep(from);
    const known = kept.children.find((place) => place.usi === usi);
    if (known) {
      known.isEngineLine = false;
      return known;
    }
    const place = new Place(kept, { usi, evaluations: [] });
    place.isOwn = true;
    if (kept.next || kept.said.end || kept.isGame) {
      kept.variations.push(place);
    } else {
      kept.next = place;
    }
    return place;
  }

  /** Puts the moves of an engine's line up to a place into the tree. */
  keep(place) {
    return place.preview ? this.play(place.parent, place.usi) : place;
  }

  /** Takes a move of the viewer back, with all behind it. */
  remove(place) {
    const { parent } = place;
    parent.next = parent.next === place ? null : parent.next;
    parent.variations = parent.variations.filter((variation) => variation !== place);
  }

  /** The places of an engine's line, which are not in the tree. */
  preview(from, index) {
    const places = [];
    const evaluation = from.said.evaluations[index];
    let before = from;
    for (const usi of movesOf(evaluation)) {
      const place = new Place(before, { usi, evaluations: [] });
      place.preview = { from, evaluation, step: places.length + 1 };
      if (before !== from) {
        before.next = place;
      }
      places.push(place);
      before = place;
    }
    return places;
  }

  /**
   * All lines in the order of KIF: the game, then the variations, those that branch off last first. A line without
   * places is an end of the game where the line went on nevertheless.
   */
  lines() {
    const lines = [];
    const waiting = [{ from: null, first: this.root }];
    while (waiting.length > 0) {
      const { from, first } = waiting.pop();
      const places = [];
      for (let place = first; place; place = place.next) {
        places.push(place);
        if (place.next && place.said.end) {
          waiting.push({ from: place, first: null });
        }
        waiting.push(...place.variations.map((variation) => ({ from: place, first: variation })).reverse());
      }
      lines.push({ from, places, end: (places.at(-1) || from).said.end });
    }
    return lines;
  }
}

function movesOf(evaluation) {
  return evaluation.line ? evaluation.line.split(" ") : [];
}
