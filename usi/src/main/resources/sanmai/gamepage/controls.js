/** Connects buttons, keys, taps and swipes with the page. */
const SWIPE = 30; // Pixels from which a touch is a swipe.

function connect(page) {
  const last = page.game.places.length - 1;
  const actions = {
    first: () => page.goTo(0),
    back: () => page.step(-1),
    forward: () => page.step(1),
    last: () => page.goTo(last),
    "back-mistake": () => page.stepToMistake(-1),
    "forward-mistake": () => page.stepToMistake(1),
    flip: () => page.flip(),
    language: () => page.switchLanguage(),
  };
  for (const [id, action] of Object.entries(actions)) {
    byId(id).addEventListener("click", action);
  }
  connectKeys(page, actions);
  connectBoard(page);
  const followAddress = () => page.goTo(Number(location.hash.slice(1)) || 0);
  window.addEventListener("hashchange", followAddress);
}

function connectKeys(page, actions) {
  const keys = {
    ArrowLeft: actions.back,
    ArrowRight: actions.forward,
    ArrowUp: actions["back-mistake"],
    ArrowDown: actions["forward-mistake"],
    Home: actions.first,
    End: actions.last,
    Escape: () => page.leaveLine(),
  };
  document.addEventListener("keydown", (event) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
    if (isPlain && keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    }
  });
}

/** A swipe to the left, or a tap on the right half, goes on; the other ones go back. */
function connectBoard(page) {
  const board = byId("board");
  let start = null;
  board.addEventListener("pointerdown", (event) => {
    start = event.isPrimary && event.button === 0 ? event : null;
  });
  board.addEventListener("pointercancel", () => (start = null));
  board.addEventListener("pointerup", (event) => {
    if (!start || event.pointerId !== start.pointerId) {
      return;
    }
    const across = event.clientX - start.clientX;
    const down = event.clientY - start.clientY;
    start = null;
    if (Math.abs(across) >= SWIPE && Math.abs(across) > Math.abs(down)) {
      page.step(across < 0 ? 1 : -1);
    } else if (Math.hypot(across, down) < SWIPE / 3) {
      const box = board.getBoundingClientRect();
      page.step(event.clientX > box.left + box.width / 2 ? 1 : -1);
    }
  });
}
