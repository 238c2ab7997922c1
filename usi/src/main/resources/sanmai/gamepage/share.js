/** Copies the position and the game as text, and saves the game as a file. */
class Share {
  constructor(page) {
    this.page = page;
    const texts = {
      SFEN: () => page.at.position.sfen(Number(page.game.start.split(" ")[3] || 1) + page.at.ply),
      USEN: () => usen(page.game, page.tree),
      KIF: () => kif(page.game, page.tree),
    };
    for (const [name, text] of Object.entries(texts)) {
      byId("copy-" + name.toLowerCase()).addEventListener("click", () => this.copy(name, text()));
    }
    byId("download").addEventListener("click", () => this.save(texts.KIF()));
  }

  translate() {
    for (const name of ["SFEN", "USEN", "KIF"]) {
      byId("copy-" + name.toLowerCase()).textContent = this.page.texts.copy(name);
    }
    byId("download").textContent = this.page.texts.download;
  }

  /** Copies a text, or shows it where the browser does not let pages copy. */
  async copy(name, text) {
    const { texts } = this.page;
    try {
      await navigator.clipboard.writeText(text);
      this.page.say(texts.copied(name));
    } catch {
      const dialog = byId("copy-dialog");
      const area = html("textarea", { rows: 8, readonly: "", "aria-label": texts.copyByHand }, text);
      dialog.replaceChildren(html("p", {}, texts.copyByHand), area, button({}, () => dialog.close(), texts.close));
      dialog.showModal();
      area.select();
    }
  }

  save(text) {
    const link = html("a", {
      href: URL.createObjectURL(new Blob([text], { type: "text/plain" })),
      download: fileName(document.title),
    });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

/** The name of a file for a game with this title: no signs that a file system refuses, and short enough for all. */
function fileName(title) {
  const words = title.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
  return `${[...words].slice(0, 60).join("").trim() || "game"}.kifu`;
}
