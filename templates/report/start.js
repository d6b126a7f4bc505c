// Joins the parts: the address, the form, the list and the dialog show the same.

const view = {
  form: document.getElementById("filters"),
  state: { ...STANDARD },
  textsReady: false,

  // Follows the address: at the start, and when somebody goes to another.
  follow() {
    const { state, open, name } = parseHash(location.hash);
    // A link to a part of the page, as for skipping to the list, is none to other instances.
    if (name && !open && document.getElementById(name)) {
      history.replaceState(null, "", hashOf(this.state));
      if (list.shown.length) return this.closed();
      Object.assign(state, this.state);
    }
    const changed = JSON.stringify(state) !== JSON.stringify(this.state);
    this.state = state;
    this.fill();
    if (changed || !list.shown.length) this.refresh();
    if (open) detail.open(open.row, open.test);
    else this.closed();
    if (name && !open && !document.getElementById(name)) {
      document.getElementById("count").textContent = `There is no ${visible(name)} in this run.`;
    }
  },

  fill() {
    for (const control of this.form.elements) {
      if (!(control.name in this.state)) continue;
      if (control.type === "checkbox") control.checked = Boolean(this.state[control.name]);
      else control.value = this.state[control.name];
    }
    for (const choice of document.querySelectorAll("input[name=measure]")) {
      choice.checked = choice.value === visible(this.state.test);
    }
    for (const panel of document.querySelectorAll("[data-measure]")) {
      panel.hidden = panel.dataset.measure !== visible(this.state.test);
    }
    for (const head of document.querySelectorAll("[data-sort]")) {
      const sorted = this.state.sort.replace(/^-/, "") === head.dataset.sort;
      const way = this.state.sort.startsWith("-") ? "descending" : "ascending";
      head.setAttribute("aria-sort", sorted ? way : "none");
    }
  },

  read() {
    for (const control of this.form.elements) {
      if (!(control.name in this.state)) continue;
      this.state[control.name] = control.type === "checkbox" ? (control.checked ? "1" : "") : control.value;
    }
  },

  refresh() {
    const found = chosen(this.state);
    list.show(found);
    const more = this.state.texts && !this.textsReady ? " (reading programs and replies …)" : "";
    const count = found.length === rows.length ? `${rows.length}` : `${found.length} of ${rows.length}`;
    document.getElementById("count").textContent = `${count} ${page.samples > 1 ? "samples" : rows.length === 1 ? "instance" : "instances"}${more}`;
    document.getElementById("nothing").hidden = found.length > 0;
    if (more) this.readTexts();
  },

  async readTexts() {
    await allTexts();
    this.textsReady = true;
    this.refresh();
  },

  // After a change in the form: no entry in the history for each letter.
  changed() {
    history.replaceState(null, "", hashOf(this.state));
    this.fill();
    this.refresh();
  },

  sort(key) {
    this.state.sort = this.state.sort === key ? `-${key}` : key;
    this.changed();
  },

  step(by) {
    const row = list.shown[list.shown.indexOf(detail.row) + by];
    if (!row || !detail.row) return;
    history.replaceState(null, "", hashOf(this.state, row));
    detail.open(row);
  },

  closed() {
    const row = detail.row;
    detail.close();
    if (row) list.focusRow(row);
  },
};

function listen() {
  addEventListener("hashchange", () => view.follow());
  view.form.addEventListener("input", () => {
    view.read();
    view.changed();
  });
  view.form.addEventListener("submit", (event) => event.preventDefault());
  view.form.addEventListener("reset", (event) => {
    event.preventDefault();
    view.state = { ...STANDARD, test: view.state.test };
    view.changed();
  });
  for (const choice of document.querySelectorAll("input[name=measure]")) {
    choice.addEventListener("change", () => {
      view.state.test = choice.value;
      view.changed();
    });
  }
  for (const head of document.querySelectorAll("[data-sort] button")) {
    head.addEventListener("click", () => view.sort(head.parentElement.dataset.sort));
  }
  for (const link of document.querySelectorAll("a.pick")) {
    // The list stands further down: show that something has changed there.
    link.addEventListener("click", () => requestAnimationFrame(() => goToList()));
  }
  let waiting = false;
  const redraw = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      list.draw();
    });
  };
  addEventListener("scroll", redraw, { passive: true });
  addEventListener("resize", redraw);
  list.body.addEventListener("keydown", (event) => list.key(event));
  listenInDialog();
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, select, textarea");
    if (event.key === "/" && !typing && !detail.dialog.open) {
      event.preventDefault();
      view.form.elements.search.focus();
    }
  });
}

function goToList() {
  const title = document.getElementById("instances-title");
  title.scrollIntoView({ block: "start" });
  title.focus({ preventScroll: true });
}

function listenInDialog() {
  const leave = () => {
    history.replaceState(null, "", hashOf(view.state));
    view.closed();
  };
  document.getElementById("close").addEventListener("click", leave);
  document.getElementById("previous").addEventListener("click", () => view.step(-1));
  document.getElementById("next").addEventListener("click", () => view.step(1));
  detail.dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  detail.dialog.addEventListener("click", (event) => {
    if (event.target === detail.dialog) leave(); // beside it
  });
  detail.dialog.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("pre")) return;
    if (event.key === "ArrowLeft") view.step(-1);
    if (event.key === "ArrowRight") view.step(1);
  });
}

listen();
view.follow();
