// The list of instances. Only the rows near the window are in the document, however many there are.

const AROUND = 12; // rows kept above and below the window; twice as many are always there

const list = {
  body: document.getElementById("rows"),
  shown: [],
  drawn: new Map(), // by place in the list: the row's element
  current: 0, // the row that Tab reaches

  show(found) {
    this.shown = found;
    this.current = 0;
    for (const element of this.drawn.values()) element.remove();
    this.drawn.clear();
    this.body.parentElement.setAttribute("aria-rowcount", found.length + 1);
    this.draw();
  },

  height() {
    return parseFloat(getComputedStyle(this.body).getPropertyValue("--row"));
  },

  draw() {
    const height = this.height();
    this.body.style.height = `${this.shown.length * height}px`;
    const top = -this.body.getBoundingClientRect().top;
    const [count, least] = [this.shown.length, 2 * AROUND];
    const first = Math.max(0, Math.min(Math.floor(top / height) - AROUND, count - least));
    const last = Math.min(count, Math.max(Math.ceil((top + innerHeight) / height) + AROUND, first + least));
    const kept = this.body.contains(document.activeElement) ? this.current : -1;
    for (const [place, element] of this.drawn) {
      if ((place < first || place >= last) && place !== kept) {
        element.remove();
        this.drawn.delete(place);
      }
    }
    for (let place = first; place < last; place++) this.element(place);
    this.mark();
  },

  element(place) {
    let element = this.drawn.get(place);
    if (!element) {
      element = rowElement(this.shown[place], place);
      element.style.transform = `translateY(${place * this.height()}px)`;
      // In their order, for whoever reads the document and not the window.
      const after = [...this.drawn.keys()].filter((other) => other > place);
      this.body.insertBefore(element, after.length ? this.drawn.get(Math.min(...after)) : null);
      this.drawn.set(place, element);
    }
    return element;
  },

  // One link is in the order of tabs; arrows move between the others.
  mark() {
    const places = [...this.drawn.keys()];
    const reached = this.drawn.has(this.current) ? this.current : Math.min(...places);
    for (const [place, element] of this.drawn) {
      element.querySelector("a").tabIndex = place === reached ? 0 : -1;
    }
  },

  focus(place) {
    if (!this.shown.length) return;
    this.current = Math.max(0, Math.min(place, this.shown.length - 1));
    const height = this.height();
    const top = this.body.getBoundingClientRect().top + this.current * height;
    const head = this.body.previousElementSibling.offsetHeight;
    if (top < head) scrollBy({ top: top - head, behavior: "instant" });
    else if (top + height > innerHeight) scrollBy({ top: top + height - innerHeight, behavior: "instant" });
    const element = this.element(this.current);
    this.mark();
    element.querySelector("a").focus({ preventScroll: true });
    this.draw();
  },

  focusRow(row) {
    const place = this.shown.indexOf(row);
    if (place >= 0) this.focus(place);
  },

  key(event) {
    const page = Math.max(1, Math.floor(innerHeight / this.height()) - 2);
    const steps = {
      ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity,
    };
    if (!(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.focus(this.current + steps[event.key]);
  },
};

function rowElement(row, place) {
  const link = make("a", { href: hashOf(view.state, row) }, row.title);
  const sample = page.samples > 1 ? make("span", { class: "sample" }, `sample ${row.sample}`) : null;
  const changed = row.condition === "base" ? null : make("span", { class: "sample" }, `+${row.condition}`);
  const cell = (kind, ...children) => make("div", { role: "cell", class: kind }, ...children);
  const cost = (name) => Math.max(...row.results.map((result) => result?.[name] ?? -1));
  const element = make(
    "div", { role: "row", class: "row", "aria-rowindex": place + 2 },
    cell("task", link, changed, sample),
    cell("language", titled("language", row.language)),
    cell("representation", row.representation && titled("representation", row.representation)),
    cell("domain", row.domain.replaceAll("_", " ")),
    row.results.map((result, index) =>
      make("div", { role: "cell", class: "result", "data-test": visible(shortName(index)) }, verdict(result))),
    cell("cost seconds", cost("seconds") < 0 ? "" : seconds(cost("seconds"))),
    cell("cost memory", cost("memory") < 0 ? "" : mebibytes(cost("memory"))),
  );
  link.addEventListener("focus", () => {
    list.current = list.shown.indexOf(row);
    list.mark();
  });
  return element;
}

// "fixed" for the fixed test: where there is no room for heads.
function shortName(index) {
  const test = page.tests[index];
  return (page.titles.test[test] || test).split(" ")[0].toLowerCase();
}

// A verdict in a word, with the colour of its bucket.
function verdict(result) {
  if (!result) return make("span", { class: "verdict missing" }, "not judged");
  const words = (result.detail || result.bucket).replaceAll("_", " ");
  const text = result.bucket === ERROR ? "error of the benchmark" : words;
  return make("span", { class: `verdict ${result.bucket}`, title: visible(result.why) }, text);
}
