/** Connects buttons, keys, the slider and the address with the page. */
function connect(page) {
  const actions = {
    first: () => page.goTo(page.tree.root),
    back: () => page.step(-1),
    forward: () => page.step(1),
    last: () => page.goTo(page.at.lineEnd),
    "back-mistake": () => page.stepToMistake(-1),
    "forward-mistake": () => page.stepToMistake(1),
    flip: () => page.flip(),
    language: () => page.switchLanguage(),
    play: () => page.autoplay.toggle(),
  };
  for (const [id, action] of Object.entries(actions)) {
    byId(id).addEventListener("click", action);
  }
  byId("slider").addEventListener("input", (event) => page.goToPly(Number(event.target.value)));
  byId("style").addEventListener("change", (event) => page.setStyle(event.target.value));
  connectKeys(page, actions);
  window.addEventListener("hashchange", () => page.goToAddress());
}

function connectKeys(page, actions) {
  const keys = {
    ArrowLeft: actions.back,
    ArrowRight: actions.forward,
    ArrowUp: actions["back-mistake"],
    ArrowDown: actions["forward-mistake"],
    Home: actions.first,
    End: actions.last,
    Escape: () => page.leave(),
  };
  document.addEventListener("keydown", (event) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
    const isTaken = event.target.matches("select, textarea, #move") || document.querySelector("dialog[open]");
    if (isPlain && !isTaken && keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    }
  });
}

/** Plays the moves one after the other until the end of the line, or until the viewer goes elsewhere. */
class Autoplay {
  constructor(page) {
    this.page = page;
    this.pause = 1000; // Milliseconds before each move.
    this.timer = null;
  }

  get isOn() {
    return this.timer !== null;
  }

  toggle() {
    if (this.isOn) {
      this.stop();
    } else {
      const { at, tree } = this.page;
      this.page.goTo(at.next ? at : tree.root);
      this.timer = setInterval(() => this.playOn(), this.pause);
      this.show();
    }
  }

  playOn() {
    this.page.at = this.page.at.next || this.page.at;
    this.page.draw();
    if (!this.page.at.next) {
      this.stop();
    }
  }

  stop() {
    if (this.isOn) {
      clearInterval(this.timer);
      this.timer = null;
      this.show();
    }
  }

  show() {
    byId("play").setAttribute("aria-pressed", this.isOn);
    byId("play").textContent = this.isOn ? "■" : "▷";
  }
}
