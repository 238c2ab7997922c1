const page = new Page(JSON.parse(byId("game").textContent));
