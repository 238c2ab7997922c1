/** What the page says, in each of its languages. */
const TEXTS = {};

/** The signs of mistakes, as in books. */
const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** The game's names for the players, White's being that of the stronger player in a handicap game. */
function handicapSides(texts, isHandicap) {
  return isHandicap && texts === TEXTS.ja ? { b: "下手", w: "上手" } : texts.sides;
}

/** A value seen from Black: +350, or a mate. */
function scoreText(evaluation, texts) {
  if (evaluation.value !== undefined) {
    return (evaluation.value > 0 ? "+" : "") + evaluation.value;
  }
  const plies = Math.abs(evaluation.mate);
  return (evaluation.mate > 0 ? "☗ " : "☖ ") + (plies < 1 ? texts.someMate : texts.mateIn(plies));
}

/** A time in minutes and seconds, or with hours. */
function clockText(seconds) {
  const whole = Math.floor(Math.round(seconds * 1000) / 1000); // Sums of fractions are not exact.
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}
