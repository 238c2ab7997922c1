const page = new Page(JSON.parse(byId("game").textContent));
if (Number(location.hash.slice(1)) > 0) {
  page.goTo(Number(location.hash.slice(1)));
}
